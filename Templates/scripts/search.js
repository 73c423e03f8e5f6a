"use strict";
// The window of the search.
{
  const words = {{{words}}};
  const site = new URL("..", document.currentScript.src);
  {{> scripts/tokens.js}}
  {{> scripts/search-index.js}}

  // Where words are in a text, as { word, start, end }. Where a run of characters of the query stands as a whole, pairs of
  // it elsewhere do not count, and the whole counts as one more word.
  const marksIn = (text, found) => {
    const all = tokens(text);
    const wholes = new Map();
    for (const { run, isOpen } of found) {
      if (isOpen || wholes.has(run)) continue;
      const pairs = tokens(run ?? "").slice(0, -1);
      const isHere = first => pairs.length > 0 && pairs.every(({ term }, place) => all[first + place]?.term === term);
      const here = [...all.keys()].filter(isHere).map(first => [all[first].start, all[first + pairs.length - 1].end]);
      if (here.length) wholes.set(run, here);
    }
    const marks = [...wholes].map(([run, [[start]]]) => ({ word: run, start, end: start }));
    for (const { term, start, second, end } of all) {
      found.forEach(({ term: wanted, run, isOpen, near }, word) => {
        const isBegun = isOpen && term.startsWith(wanted);
        const whole = wholes.get(run)?.some(([from, to]) => from <= start && end <= to) ?? true;
        if (isBegun || near.includes(term) || term === wanted && whole) marks.push({ word, start, end: isBegun && run ? second : end });
      });
    }
    return marks.sort((one, other) => one.start - other.start);
  };
  const wordsIn = marks => new Set(marks.map(({ word }) => word));

  // A hit with its text, and of that the section that has most of the words, those in headings counted twice; nothing if
  // it turns out to lack a word.
  const read = async (hit, found, version) => {
    const records = await load(`pages-${(hit.page >> 3) + hit.part}`, version);
    const [address, title, sections, isPart] = records[hit.part ? 0 : hit.page & 7];
    const titleMarks = marksIn(title, found);
    const here = wordsIn(titleMarks);
    let best = { score: -1 };
    for (const [id, heading, text] of sections) {
      const [headingMarks, textMarks] = [marksIn(heading, found), marksIn(text, found)];
      const inSection = wordsIn([...headingMarks, ...textMarks]);
      inSection.forEach(word => here.add(word));
      const score = inSection.size + wordsIn(headingMarks).size;
      if (score > best.score) best = { score, id, heading, headingMarks, text, textMarks };
    }
    if (hit.isUnsure && !isPart && !found.every((_, word) => here.has(word))) return undefined;
    const hash = best.score > 0 && best.id ? `#${encodeURIComponent(best.id)}` : "";
    return { ...best, title, titleMarks, address: address + hash, count: here.size };
  };

  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.append(...children);
    return element;
  };

  // A text between two places, its marks marked.
  const marked = (name, text, marks, from = 0, to = text.length) => {
    const element = make("span", { class: name, dir: "auto" }, from > 0 ? "…" : "");
    let at = from;
    for (const { start, end } of marks) {
      if (end <= at || start >= to) continue;
      const begin = Math.max(at, start);
      element.append(text.slice(at, begin), make("mark", {}, text.slice(begin, end)));
      at = end;
    }
    element.append(text.slice(at, Math.max(at, to)), to < text.length ? "…" : "");
    return element;
  };

  // The words in context: from a little before the stretch of text that has most of them.
  const context = (text, marks) => {
    let best = { count: 0, start: 0 };
    marks.slice(0, 500).forEach(({ start }, first) => {
      const count = wordsIn(marks.slice(first, first + 40).filter(({ end }) => end <= start + 140)).size;
      if (count > best.count) best = { count, start };
    });
    const about = Math.max(0, best.start - 40);
    const space = text.indexOf(" ", about);
    let from = about > 0 && space >= 0 && space < best.start ? space + 1 : about;
    const end = text.lastIndexOf(" ", from + 200);
    let to = from + 200 >= text.length ? text.length : end > from + 150 ? end : from + 200;
    const isWithinCharacter = place => /[\udc00-\udfff]/.test(text[place] ?? "");
    if (isWithinCharacter(from)) from--;
    if (isWithinCharacter(to)) to--;
    return marked("search-context", text, marks, from, to);
  };

  const input = make("input", {
    type: "text", role: "combobox", "aria-expanded": "false", "aria-controls": "page:search", "aria-label": words.search,
    "aria-autocomplete": "list", autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "search",
    placeholder: words["search-hint"],
  });
  const close = make("button", { type: "button" }, words["search-close"]);
  const status = make("p", { role: "status" });
  const list = make("div", { role: "listbox", id: "page:search", "aria-label": words.search, hidden: "" });
  const more = make("button", { type: "button", hidden: "" }, words["search-more"]);
  const dialog = make(
    "dialog", { class: "search", "aria-label": words.search },
    make("div", { class: "search-box" }, make("div", { class: "search-field" }, input, close), status, list, more),
  );
  document.body.append(dialog);

  let latest = 0;
  let answered;
  let result;
  let chosen;

  const choose = option => {
    chosen?.setAttribute("aria-selected", "false");
    chosen = option;
    chosen?.setAttribute("aria-selected", "true");
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
  };

  const show = ({ address, title, titleMarks, heading, headingMarks, text, textMarks }) => {
    const id = `page:search-${list.children.length}`;
    const attributes = { role: "option", id, href: new URL(address, site), tabindex: -1, "aria-selected": "false" };
    const option = make("a", attributes, marked("search-title", title, titleMarks));
    if (heading) option.append(marked("search-heading", heading, headingMarks));
    if (text) option.append(context(text, textMarks));
    list.append(option);
  };

  const showLists = () => {
    list.hidden = !list.firstChild;
    more.hidden = list.hidden || !result.hits.length;
    input.setAttribute("aria-expanded", !list.hidden);
  };

  // Eight more pages. Those that turn out to lack a word are passed over.
  const showMore = async turn => {
    const { found, hits, version } = result;
    for (let wanted = 8; wanted > 0 && hits.length;) {
      const records = await Promise.all(hits.splice(0, wanted).map(hit => read(hit, found, version)));
      if (turn !== latest) return;
      const pages = records.filter(Boolean).sort((one, other) => other.count - one.count);
      pages.forEach(show);
      wanted -= pages.length;
    }
    showLists();
  };

  const answer = async () => {
    const turn = ++latest;
    const query = input.value.trim();
    // Whoever types on is not done.
    await new Promise(resolve => setTimeout(resolve, 60));
    if (turn !== latest) return;
    let message;
    try {
      const next = await search(query);
      if (turn !== latest) return;
      result = next;
      const sure = result.hits.filter(hit => !hit.isUnsure).length;
      choose();
      list.replaceChildren();
      await showMore(turn);
      const shown = list.children.length;
      // Of a word on very many pages not all are listed.
      const count = Math.max(sure, shown) + (result.found.some(word => word.isPartial) ? "+" : "");
      message = shown
        ? words["search-found"].replace("{count}", count)
        : words["search-none"].replace("{query}", () => query);
    } catch {
      result = { hits: [] };
      list.replaceChildren();
      showLists();
      message = words["search-failed"];
    }
    if (turn === latest) status.textContent = query && message;
  };

  const step = async distance => {
    await answered;
    const place = [...list.children].indexOf(chosen) + distance;
    if (place === list.children.length && !more.hidden) await showMore(latest);
    choose([...list.children].at(place < -1 ? -1 : place < 0 ? Infinity : place));
  };

  input.addEventListener("input", () => answered = answer());
  input.addEventListener("keydown", event => {
    // What an input method is told is not for the search; WebKit tells by the code alone.
    if (event.isComposing || event.keyCode === 229) return;
    const { key } = event;
    if (key === "ArrowDown") step(1);
    else if (key === "ArrowUp") step(-1);
    else if (key === "Enter") Promise.resolve(answered).then(() => (chosen ?? list.firstChild)?.click());
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", event => {
    if (event.target.closest("a") && !event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  more.addEventListener("click", async () => {
    const place = list.children.length;
    await showMore(latest);
    input.focus();
    choose(list.children[place]);
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", event => event.target === dialog && dialog.close());

  const open = () => {
    if (!dialog.open) dialog.showModal();
    input.focus();
    input.select();
  };
  globalThis.gnomonSearch = { take, open };
}
