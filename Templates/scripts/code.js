"use strict";
// A button for each block of code that copies its text.
{
  const words = {{{words}}};
  const status = document.createElement("p");
  status.className = "code-status";
  status.setAttribute("role", "status");

  // Of a console only the commands.
  const textOf = (block) => {
    const code = block.querySelector("code").cloneNode(true);
    if (!block.matches(".console") || !code.querySelector(".prompt")) return code.textContent;
    for (const part of code.querySelectorAll(".prompt, .output")) part.remove();
    return code.textContent.replace(/\n$/, "");
  };

  // Where there is no clipboard: on a page over plain HTTP.
  const copyOld = (text) => {
    const field = document.createElement("textarea");
    field.className = "code-text";
    field.value = text;
    document.body.append(field);
    field.select();
    let isDone = false;
    try {
      isDone = document.execCommand("copy");
    } catch {}
    field.remove();
    return isDone;
  };

  const copy = async (text) => {
    if (!navigator.clipboard) return copyOld(text);
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyOld(text);
    }
  };

  const addButton = (block) => {
    const pre = block.querySelector("pre");
    const button = document.createElement("button");
    const show = (word) => {
      button.textContent = word;
      button.setAttribute("aria-label", `${word} (${pre.getAttribute("aria-label")})`);
    };
    let timer;
    button.type = "button";
    show(words.copy);
    button.addEventListener("click", async () => {
      const isDone = await copy(textOf(block));
      button.focus();
      if (!isDone) getSelection().selectAllChildren(pre);
      status.textContent = isDone ? words.copied : words.selected;
      if (isDone) show(words.copied);
      button.classList.toggle("copied", isDone);
      clearTimeout(timer);
      timer = setTimeout(() => {
        status.textContent = "";
        show(words.copy);
        button.classList.remove("copied");
      }, 3000);
    });
    block.append(button);
  };

  // What does not scroll need not have the focus.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else if (target !== document.activeElement) target.removeAttribute("tabindex");
    }
  });

  for (const block of document.querySelectorAll(".code")) {
    addButton(block);
    observer.observe(block.querySelector("pre"));
  }
  document.body.append(status);
}
