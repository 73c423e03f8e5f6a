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
      .then(() => append("script", { src: new URL(script, base) }))
      .then(() => document.querySelector(".search-box").append(label));
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

  // Who speaks to the browser, or touches a key unawares, must be able to do without / (WCAG 2.1.4).
  const label = document.createElement("label");
  const choice = document.createElement("input");
  const store = "gnomon-slash";
  const show = () => {
    key.hidden = !choice.checked;
    button.setAttribute("aria-keyshortcuts", key.hidden ? "Control+K" : "/ Control+K");
  };
  choice.type = "checkbox";
  choice.checked = true;
  label.append(choice, words["search-slash"]);
  try {
    choice.checked = !localStorage.getItem(store);
  } catch {
  }
  choice.addEventListener("change", () => {
    show();
    try {
      if (choice.checked) localStorage.removeItem(store);
      else localStorage.setItem(store, "off");
    } catch {
    }
  });
  show();
  button.setAttribute("aria-haspopup", "dialog");
  button.addEventListener("click", open);
  document.querySelector(".site-header")?.append(button);

  const isText = element => element.isContentEditable || /^(input|textarea|select)$/i.test(element.tagName);
  document.addEventListener("keydown", event => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isSlash = key === "/" && choice.checked && !altKey && !ctrlKey && !metaKey && !isText(event.composedPath()[0]);
    const isChord = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !event.shiftKey;
    if (event.defaultPrevented || event.isComposing || !(isSlash || isChord)) return;
    event.preventDefault();
    open();
  });
}
