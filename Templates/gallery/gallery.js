"use strict";
// The gallery works without it: then its form is sent. With it what is typed is shown at once, and the address follows.
{
  // Frames are as high as what is in them.
  const fit = frame => {
    const inside = frame.contentDocument;
    if (!inside?.body || inside.URL === "about:blank") return;
    const measure = () => { frame.style.height = `${inside.body.getBoundingClientRect().height}px`; };
    new frame.contentWindow.ResizeObserver(measure).observe(inside.body);
    measure();
  };
  const follow = frame => {
    frame.addEventListener("load", () => fit(frame));
    if (frame.contentDocument?.readyState === "complete") fit(frame);
  };
  for (const frame of document.querySelectorAll("iframe[data-fits]")) follow(frame);

  const form = document.querySelector(".controls");
  if (form) {
    // What is in the address stays as it is, to the last character, but for what is set here.
    const state = new URLSearchParams(location.search);
    const clock = () => ["view.time", "view.zone", "view.speed"].map(name => state.get(name)).join("\n");
    let shownClock = clock();
    let wait;
    let asking;

    const take = (other, id) => document.getElementById(id).replaceChildren(...other.getElementById(id).childNodes);

    const showFrames = other => {
      const box = document.getElementById("frames");
      const next = other.getElementById("frames");
      const old = [...box.querySelectorAll("iframe")];
      const wanted = [...next.querySelectorAll("iframe")];
      box.hidden = next.hidden;
      if (!wanted.length) return;
      if (old.length !== wanted.length) {
        box.replaceChildren(...next.childNodes);
        for (const frame of box.querySelectorAll("iframe")) follow(frame);
        return;
      }
      for (const [index, frame] of old.entries()) {
        const address = wanted[index].getAttribute("src");
        if (frame.contentWindow.location.href !== new URL(address, location).href) {
          frame.contentWindow.location.replace(address);
        }
      }
    };

    const show = async () => {
      clearTimeout(wait);
      const address = `?${state}`;
      history.replaceState(null, "", state.size ? address : location.pathname);
      if (clock() !== shownClock) {
        shownClock = clock();
        globalThis.gnomonStart = Date.now();
      }
      asking?.abort();
      asking = new AbortController();
      let answer;
      try {
        const reply = await fetch(address, { signal: asking.signal });
        answer = reply.ok && await reply.text();
      } catch (error) {
        if (error.name === "AbortError") return;
      }
      if (!answer) {
        document.getElementById("report").textContent = "The preview does not answer. It may have ended, or the address may be too long for it.";
        return;
      }
      const other = new DOMParser().parseFromString(answer, "text/html");
      for (const id of ["report", "directive", "shelves"]) take(other, id);
      for (const control of form.querySelectorAll("[id][name]")) {
        const isWrong = other.getElementById(control.id)?.hasAttribute("aria-invalid");
        if (isWrong) control.setAttribute("aria-invalid", "true");
        else control.removeAttribute("aria-invalid");
      }
      showFrames(other);
    };

    form.addEventListener("input", ({ target }) => {
      if (target.value) state.set(target.name, target.value);
      else state.delete(target.name);
      if (target.rows) target.rows = Math.min(target.value.split("\n").length, 8);
      clearTimeout(wait);
      wait = setTimeout(show, 120);
    });
    form.addEventListener("submit", event => {
      event.preventDefault();
      show();
    });
    form.querySelector(".show").hidden = true;

    const button = document.createElement("button");
    const copied = document.getElementById("copied");
    button.type = "button";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      const code = document.getElementById("directive");
      try {
        await navigator.clipboard.writeText(code.textContent);
        copied.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(code);
        copied.textContent = "Selected, copy it with the keyboard";
      }
      setTimeout(() => { copied.textContent = ""; }, 3000);
    });
    document.getElementById("directive-title").after(button);
  }
}
