// In pages of `gnomon serve` only: follows what the preview builds.
(() => {
  "use strict";
  const { build, draft } = document.currentScript.dataset;
  const isJapanese = document.documentElement.lang.startsWith("ja");
  let current = build;
  let source = null;
  let panel = null;

  /** A box over the page, apart from the page's own styles. */
  function makeBox(name, role) {
    const host = document.createElement("gnomon-preview");
    const root = host.attachShadow({ mode: "open" });
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = "/_preview/preview.css";
    const box = document.createElement("div");
    box.className = name;
    box.setAttribute("role", role);
    root.append(style, box);
    document.body.append(host);
    return { host, box };
  }

  function show(problems) {
    if (!problems) {
      panel?.host.remove();
      panel = null;
      return;
    }
    panel ??= makeBox("problems", "alert");
    const text = document.createElement("pre");
    text.tabIndex = 0;
    for (const line of problems.trimEnd().split("\n")) {
      const part = document.createElement("div");
      // A line of the author's stays whole, so that the caret is below its place.
      part.className = line.startsWith("  ") ? "line" : "";
      part.textContent = line;
      text.append(part);
    }
    panel.box.replaceChildren(text);
  }

  /** Puts the new style sheets in the place of the old ones, each when it is there, so that nothing flashes. */
  function renewStyles() {
    for (const old of document.querySelectorAll("link[rel=stylesheet]")) {
      const address = new URL(old.href);
      if (address.origin !== location.origin) continue;
      address.searchParams.set("v", current);
      const link = old.cloneNode();
      link.href = address;
      link.onload = link.onerror = () => old.remove();
      old.after(link);
    }
  }

  function hear(event) {
    const state = JSON.parse(event.data);
    if (state.build !== current) {
      // What is in frames does not follow by itself.
      if (state.styledFrom !== current || frames.length) return location.reload();
      current = state.build;
      renewStyles();
    }
    show(state.problems);
  }

  // A browser opens six connections to a host at most, so a page that nobody sees holds none.
  function follow() {
    if (document.hidden) {
      source?.close();
      source = null;
    } else if (!source || source.readyState === EventSource.CLOSED) {
      source = new EventSource("/_preview/events");
      source.onmessage = hear;
    }
  }

  if (draft !== undefined) {
    const word = isJapanese ? "下書き" : "Draft";
    document.title = `${word}: ${document.title}`;
    makeBox("draft", "note").box.textContent = word;
  }
  document.addEventListener("visibilitychange", follow);
  addEventListener("pageshow", follow);
  addEventListener("pagehide", () => {
    source?.close();
    source = null;
  });
  follow();
})();
