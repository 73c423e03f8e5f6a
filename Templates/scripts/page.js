"use strict";
// What a page can do without, and is better with: the switch of its colours, and the mark in its table of contents.
{
  const words = {{{words}}};
  const root = document.documentElement;

  const themes = ["system", "light", "dark"];
  const button = document.createElement("button");
  const show = theme => {
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    button.dataset.choice = theme;
    button.title = words.theme.replace("{choice}", words["theme-" + theme]);
    button.setAttribute("aria-label", button.title);
  };
  button.type = "button";
  button.className = "theme-button";
  button.addEventListener("click", () => {
    const theme = themes[(themes.indexOf(button.dataset.choice) + 1) % themes.length];
    show(theme);
    try {
      if (theme === "system") localStorage.removeItem("gnomon-theme");
      else localStorage.setItem("gnomon-theme", theme);
    } catch {
      // A browser that keeps nothing has the choice until the next page.
    }
  });
  addEventListener("storage", ({ key, newValue }) => {
    if (key === "gnomon-theme") show(themes.includes(newValue) ? newValue : "system");
  });
  show(root.dataset.theme ?? "system");
  document.querySelector(".site-header")?.append(button);

  const sidebar = document.querySelector(".sidebar");
  const here = sidebar?.querySelector("[aria-current]");
  if (here) sidebar.scrollTop = here.offsetTop - sidebar.clientHeight / 2;

  const fold = document.querySelector(".contents-fold");
  const present = fold?.querySelector("span");
  const sections = [...document.querySelectorAll(".contents a")].flatMap(link => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  // The present section is the last one whose heading has come into the upper quarter; at the end of a page, the last.
  const mark = () => {
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
    const section = sections.findLast(({ heading }) => isAtEnd || heading.getBoundingClientRect().top < innerHeight / 4);
    for (const { link } of sections) {
      if (link === section?.link) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
    present.textContent = section?.link.textContent ?? "";
  };
  if (present) {
    // Everything above counts as in view, so that a jump over several headings is noticed.
    const observer = new IntersectionObserver(mark, { rootMargin: "9999999px 0px -75% 0px" });
    for (const { heading, link } of sections) {
      observer.observe(heading);
      link.addEventListener("click", () => { fold.open = false; });
    }
    const end = document.querySelector(".site-footer");
    if (end) new IntersectionObserver(mark, { threshold: [0, 1] }).observe(end);
  }
}
