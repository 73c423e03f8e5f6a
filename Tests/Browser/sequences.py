"""Random sequences of what a visitor's pointers do to a widget, and what must hold after each.

A page has widgets in two halves: those of the first are handled, and each has a twin of the same options in the second, which
is only ever told a value. Whatever was done, both must look alike.
"""

# What broke, at most three, with the sequence that broke it. Solo: one press a sequence, and nothing else that sets a value.
PLAY = """async (kind, solo, seed, count) => {
  const all = [...document.querySelectorAll(kind)];
  const half = all.length / 2;
  let state = seed >>> 0;
  const random = () => {
    state = state + 0x6D2B79F5 >>> 0;
    let t = Math.imul(state ^ state >>> 15, state | 1);
    t ^= t + Math.imul(t ^ t >>> 7, t | 61);
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
  const below = n => Math.floor(random() * n);
  const pick = list => list[below(list.length)];
  const errors = [];
  addEventListener("error", event => errors.push(event.message));
  addEventListener("unhandledrejection", event => errors.push(String(event.reason)));

  // As browsers capture pointers, for pointers that they do not know of.
  const down = new Map(), captured = new Map();
  Element.prototype.setPointerCapture = function (id) {
    if (!down.has(id)) throw new DOMException(`no pointer ${id} is down`, "NotFoundError");
    if (!this.isConnected) throw new DOMException("not in the document", "InvalidStateError");
    captured.set(id, this);
  };
  Element.prototype.hasPointerCapture = function (id) { return captured.get(id) === this; };
  Element.prototype.releasePointerCapture = function (id) { captured.delete(id); };

  const found = [];
  const faces = new Map(all.map(it => [it, it.getAttributeNames().sort().join(" ")]));
  const valueOf = it => it.value ?? "";
  // What there is to see and to hear, without what names one widget.
  const look = it => [...it.querySelectorAll("svg, .time, .duration, .difference, .problem")].map(part =>
    part.outerHTML.replace(/ (id|aria-describedby|aria-errormessage|tabindex)="[^"]*"/g, "")).join("\\n");
  const values = {
    "clock-picker": it => it.hasAttribute("timezone") ? ["2026-03-08T01:55", "2026-03-08T03:10"] : ["10:10", "09:00", "12:30", "17:00"],
    "time-range": () => ["08:15/17:15", "00:00/23:45", "12:00/12:00", "09:30/00:15"],
    "month-picker": () => ["2026-07", "2024-02", "2030-12", "2020-01"],
  }[kind] ?? (() => [undefined]);

  for (let number = 0; number < count && found.length < 3; number += 1) {
    const [it, twin] = [all[number % half], all[number % half + half]];
    const svg = it.querySelector("svg");
    const home = it.parentNode, place = document.createComment("");
    const done = [], heard = [];
    let known = valueOf(it), inputs = 0, changes = 0, clock = 1e6 + number * 1e5, presses = 0;
    const wrong = what => { if (found.length < 3) found.push([kind, number % half, number, what, done.join("; ")]); };
    const hear = event => {
      if (event.target !== it) return;
      heard.push(`${event.type} ${valueOf(it)}`);
      done.push(`(${heard.at(-1)})`);
      if (event.type === "input" && valueOf(it) === known) wrong("an input without another value");
      if (event.type === "input") inputs += 1; else changes += 1;
      if (changes > inputs) wrong("a change without an input");
      known = valueOf(it);
    };
    for (const type of ["input", "change"]) it.addEventListener(type, hear);

    const somewhere = () => {
      const hits = [...svg.querySelectorAll(".hit, [class$=-hand], .dot, .digit"), svg];
      const box = (random() < 0.7 ? pick(hits) : svg).getBoundingClientRect();
      if (random() < 0.15) return [below(3000) - 1000, below(3000) - 1000];
      return [box.left + box.width * random(), box.top + box.height * random()];
    };
    const send = (type, id, [clientX, clientY], buttons, button = 0) => {
      clock += 1 + below(60);
      const under = document.elementFromPoint(clientX, clientY);
      const target = captured.get(id) ?? (it.contains(under) ? under : document.documentElement);
      const event = new PointerEvent(type, {
        pointerId: id, clientX, clientY, buttons, button, bubbles: true, cancelable: true, composed: true,
        pointerType: ["mouse", "touch", "pen"][id % 3], isPrimary: id === 1, shiftKey: random() < 0.1,
      });
      Object.defineProperty(event, "timeStamp", { value: clock });
      target.dispatchEvent(event);
      return target;
    };
    const lose = (id, at) => {
      const target = captured.get(id);
      if (!target) return;
      send("lostpointercapture", id, at, 0);
      captured.delete(id);
    };
    const end = (type, id) => {
      const at = somewhere();
      send(type, id, at, 0);
      down.delete(id);
      lose(id, at);
    };
    const putBack = () => { if (!it.isConnected) place.replaceWith(it); };
    const shown = () => { it.style.cssText = ""; };
    const one = () => solo ? 1 : 1 + below(3);
    const held = () => pick([...down.keys()]);
    const actions = {
      down() {
        const id = one();
        if (solo && (down.has(id) || presses)) return;
      done.push(id);
        const button = random() < 0.9 || solo ? 0 : 1 + below(2);
        presses += 1;
        down.set(id, true);
        send("pointerdown", id, somewhere(), button ? 2 * button : 1, button);
      },
      move() { const id = held() ?? one(); send("pointermove", id, somewhere(), down.has(id) ? 1 : 0); },
      up() { if (down.size) end("pointerup", held()); },
      cancel() { if (down.size) end("pointercancel", held()); },
      lost() { if (down.size) lose(held(), somewhere()); },
      leave() {
        const id = held() ?? one();
        for (const type of ["pointerout", "pointerleave"]) send(type, id, [-5, -5], down.has(id) ? 1 : 0);
      },
      unseen() { const id = held(); if (id) { down.delete(id); send("pointermove", id, somewhere(), 0); captured.delete(id); } },
      scroll() { scrollBy(below(9) - 4, below(81) - 40); },
      zoom() { it.style.cssText = pick(["zoom: 1.5", "transform: scale(.5)", "transform: scale(3)", "width: 90px", "margin: 9px", ""]); },
      hide() { it.style.cssText = pick(["display: none", "transform: scale(0)", "visibility: hidden"]); },
      show() { shown(); },
      remove() { if (it.isConnected) { it.replaceWith(place); for (const id of [...captured.keys()]) captured.delete(id); } },
      putBack,
      again() { it.replaceWith(place); captured.clear(); putBack(); },
      set() { const value = pick(values(it)); if (value && it.isConnected) { it.value = value; known = valueOf(it); } },
      fix() { it.toggleAttribute("disabled"); },
      key() {
        const key = pick(["Escape", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "PageUp", "Home", "End", "+"]);
        const target = pick([...it.querySelectorAll("[role=slider], svg[tabindex], .item")]);
        target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      },
      notch() { svg.dispatchEvent(new WheelEvent("wheel", { deltaY: pick([100, -100, 9, -7]), ctrlKey: random() < 0.3, bubbles: true, cancelable: true })); },
      row() { pick([...it.querySelectorAll(".item")])?.click(); },
      hidden() { document.dispatchEvent(new Event("visibilitychange")); },
      menu() { svg.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })); },
    };
    const moves = ["move", "move", "move", "move", "leave", "scroll", "zoom", "menu"];
    const ends = ["up", "cancel", "lost", "unseen"];
    const rare = ["hide", "show", "remove", "putBack", "again", "set", "fix", "key", "notch", "row", "hidden", "show", "putBack"];
    it.scrollIntoView({ block: "center" });
    const before = valueOf(it);
    for (let step = 4 + below(16); step > 0; step -= 1) {
      const from = random();
      const name = solo ? (from < 0.3 ? "down" : pick(moves)) : from < 0.25 ? "down" : from < 0.6 ? pick(moves) : from < 0.75 ? pick(ends) : pick(rare);
      done.push(name);
      actions[name]();
      if (random() < 0.01) await new Promise(requestAnimationFrame);
    }

    const last = pick(ends);
    if (solo && down.size) { done.push(last); actions[last](); }
    // All let go, and nothing is in the way any more.
    putBack();
    shown();
    it.removeAttribute("disabled");
    for (const id of [...down.keys()]) end("pointerup", id);
    document.dispatchEvent(new Event("visibilitychange"));

    const seen = look(it), value = valueOf(it), count = heard.length;
    for (const id of [1, 2, 3]) {
      const box = svg.getBoundingClientRect();
      for (const part of [0.1, 0.9]) svg.dispatchEvent(new PointerEvent("pointermove", {
        pointerId: id, buttons: 1, bubbles: true, clientX: box.left + box.width * part, clientY: box.top + box.height * 0.3,
      }));
    }
    if (look(it) !== seen || valueOf(it) !== value || heard.length !== count) wrong(`it is still held at ${value}`);
    if (errors.length) wrong(errors.splice(0).join());
    if (captured.size) wrong("a pointer is captured");
    if (/NaN|Infinity|undefined/.test(it.outerHTML + value)) wrong("no number");
    if (it.getAttributeNames().filter(name => name !== "style").sort().join(" ") !== faces.get(it)) wrong("attributes differ");
    if (it.posed) it.posed.show(); else if (it.shown) it.follow(it.shown);
    if (look(it) !== seen) wrong("it shows something else than it draws");

    if (kind.endsWith("-picker") || kind === "time-range") {
      if (!it.validity.valid) wrong(`${value}: ${it.validationMessage}`);
      if (solo && last === "cancel" && presses && value !== before) wrong(`${before} is ${value} after a cancel`);
      if (solo && changes !== +(value !== before)) wrong(`${changes} changes from ${before} to ${value}: ${heard}`);
      twin.value = value;
      if (twin.value !== value) wrong(`${value} cannot be set`);
      if (it.open !== undefined) twin.open = it.open;
      else it.querySelectorAll(".item").forEach((item, i) => {
        const other = twin.querySelectorAll(".item")[i];
        if (item.ariaExpanded !== other.ariaExpanded && item.getAttribute("aria-expanded") === "true") other.click();
      });
      if (!it.wheels || !it.wheels.hidden) {
        const [a, b] = [look(it), look(twin)];
        if (it.getAttribute("linked") !== "false" && a !== b) {
          let at = 0;
          while (a[at] === b[at]) at += 1;
          wrong(`beside its twin at ${value}: ${a.slice(at - 90, at + 160)} | ${b.slice(at - 90, at + 160)}`);
        }
      }
      for (const hand of svg.querySelectorAll("[role=slider]")) {
        const [low, now, high] = ["min", "now", "max"].map(name => +hand.getAttribute(`aria-value${name}`));
        if (!(low <= now && now <= high)) wrong(`aria ${low} ${now} ${high}`);
      }
    } else {
      svg.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
      if (look(it) !== look(twin)) wrong("it does not come to rest");
    }
    for (const type of ["input", "change"]) it.removeEventListener(type, hear);
  }
  return found;
}"""


# What must hold of a widget that nobody holds, whatever was done to it: nothing, or what is wrong.
WHOLE = """kind => {
  const it = document.querySelector(kind), svg = it.querySelector("svg");
  const seen = svg.innerHTML;
  if (it.posed) it.posed.show(); else if (it.shown) it.follow(it.shown);
  return [
    svg.innerHTML !== seen && "it shows something else than it draws",
    /NaN|Infinity|undefined/.test(it.outerHTML + (it.value ?? "")) && "no number",
    it.validity?.valid === false && it.validationMessage,
    window.pointers?.some(id => svg.hasPointerCapture(id)) && "a pointer is captured",
  ].filter(what => what);
}"""


def by_hand(page, kind, random):
    """One sequence of a mouse or of two fingers, as Chromium's own events."""
    session = page.native.context.new_cdp_session(page.native)
    box = page.box(f"{kind} svg")

    def somewhere():
        far = 300 if random.random() < 0.2 else 0
        return {
            "x": box.x + random.uniform(-far, box.width + far) % 990,
            "y": max(1, box.y + random.uniform(-far, box.height + far)) % 790,
        }

    def fingers(type, count):
        points = [] if type in ("touchEnd", "touchCancel") else [{**somewhere(), "id": id} for id in range(count)]
        session.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})

    def mouse(type, buttons):
        button = "left" if type != "mouseMoved" else "none"
        session.send("Input.dispatchMouseEvent", {"type": type, **somewhere(), "button": button, "buttons": buttons, "clickCount": 1})

    def meanwhile():
        page.evaluate(random.choice([
            "scrollBy(0, 30)", "scrollBy(0, -30)", "0", "0", "0", "0",
            f"""(it => {{ const place = document.createComment(''); it.replaceWith(place); place.replaceWith(it); }})
            (document.querySelector('{kind}'))""",
        ]))  # fmt: skip

    if random.random() < 0.5:
        count = random.choice([1, 2])
        fingers("touchStart", count)
        for _ in range(random.randint(0, 4)):
            fingers("touchMove", count)
            meanwhile()
        fingers(random.choice(["touchEnd", "touchEnd", "touchCancel"]), count)
    else:
        mouse("mouseMoved", 0)
        mouse("mousePressed", 1)
        for _ in range(random.randint(0, 4)):
            mouse("mouseMoved", 1)
            meanwhile()
        mouse("mouseReleased", 0)
    session.detach()
    page.evaluate("void document.dispatchEvent(new Event('visibilitychange'))")
