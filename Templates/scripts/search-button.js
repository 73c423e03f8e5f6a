"use strict";
// The button of the search, and its keys: / and Ctrl-K. The search itself is loaded when it is used for the first time.
{
  const words = {{{words}}};
  {{{functions}}}
  const base = document.currentScript.src;

  const append = (name, properties) => new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties, { onload: resolve, onerror: reject });
    document.head.append(element);
  });
  let loading;
  const open = async () => {
    loading ??= append("link", { rel: "stylesheet", href: new URL(style, base) })
      .then(() => append("script", { src: new URL(script, base) }));
    try {
      await loading;
      gnomonSearch.open();
    } catch {
      loading = undefined;
    }
  };

  const button = document.createElement("button");
  const key = document.createElement("kbd");
  key.textContent = "/";
  key.ariaHidden = "true";
  button.type = "button";
  button.className = "search-button";
  button.append(words.search, " ", key);
  button.setAttribute("aria-keyshortcuts", "/ Control+K");
  button.setAttribute("aria-haspopup", "dialog");
  button.addEventListener("click", open);
  document.querySelector(".site-header")?.append(button);

  const isText = element => element.isContentEditable || /^(input|textarea|select)$/i.test(element.tagName);
  document.addEventListener("keydown", event => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isSlash = key === "/" && !altKey && !ctrlKey && !metaKey && !isText(event.composedPath()[0]);
    const isChord = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !event.shiftKey;
    if (event.defaultPrevented || event.isComposing || !(isSlash || isChord)) return;
    event.preventDefault();
    open();
  });
}
