"use strict";
// What all clocks of a page share: the printer's vocabulary, the words of the language, bound values, storage, forms,
// hands and keys.
{
  {{> scripts/formula.js}}
  const words = {{{words}}};

  // What a clock shows is { minutes, isDated, tail }: minutes after midnight, or after 1970 on the wall; tail are the
  // seconds as they were written. Read from HH:mm or, with clock-date.js, from YYYY-MM-DDTHH:mm[:ss].
  const read = text => {
    const time = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
    if (time) return { minutes: time[1] * 60 + +time[2], isDated: false, tail: "" };
    const minutes = text ? gnomon.dates?.wallOf(text) : undefined;
    if (minutes === minutes && minutes !== undefined) return { minutes, isDated: true, tail: text.slice(16) };
  };
  const write = ({ minutes, isDated, tail }) =>
    isDated ? gnomon.dates.dateText(minutes) + tail : format("HH:mm", { minutes });

  // A time by a pattern such as "h:mm a", as Sources/Widgets/TimeFormat.swift writes it.
  const format = (pattern, { minutes, tail = "" }) => {
    const date = new Date(minutes * 60000);
    const hour = date.getUTCHours();
    const fields = {
      y: date.getUTCFullYear(), M: date.getUTCMonth() + 1, d: date.getUTCDate(),
      H: hour, K: hour % 12, h: (hour + 11) % 12 + 1, m: date.getUTCMinutes(), s: +tail.slice(1), a: hour < 12 ? words.am : words.pm,
    };
    return pattern.replace(/''|'((?:[^']|'')+)'|([yMdHKhmsa])\2*/g, (all, quoted, letter) =>
      letter ? String(fields[letter]).padStart(letter === "a" ? 0 : all.length, "0")
        : quoted ? quoted.replaceAll("''", "'") : "'");
  };
  const short = (shown, hours = words.hours) =>
    (shown.isDated ? `${format(words.date, shown)} ` : "") + format(words[`time-${hours}`], shown);

  // Values by name: { members, shown, isSet }. Whoever joins late gets the present one; only the clock that the reader
  // touches fires events.
  const groups = new Map();
  const join = (member, stored) => {
    const name = member.getAttribute("bind");
    const group = member.group = name && groups.get(name) || { members: new Set() };
    if (name) groups.set(name, group);
    group.members.add(member);
    if (stored && !group.isSet) share(member, stored);
    else if (group.shown) member.follow(group.shown);
    else if (member.shown) member.follow(group.shown = member.shown);
  };
  const leave = member => {
    member.group?.members.delete(member);
    member.group = undefined;
  };
  const share = (from, shown) => {
    from.follow(shown);
    if (!from.group) return;
    Object.assign(from.group, { shown, isSet: true });
    for (const member of from.group.members) if (member !== from) member.follow(shown);
  };

  class ClockValue extends HTMLElement {
    connectedCallback() { join(this); }
    disconnectedCallback() { leave(this); }
    follow(shown) {
      const pattern = this.getAttribute("format");
      say(this, pattern ? format(pattern, shown) : short(shown));
    }
  }

  const pointIn = (svg, { clientX, clientY }) => {
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    return {
      x: view.x + (clientX - box.left) / box.width * view.width,
      y: view.y + (clientY - box.top) / box.height * view.height,
    };
  };

  // A clock knows how to draw what it shows, which hand a point means and what turning a hand does: start(), draw(),
  // handAt(point), press(hand, point), drag(hand, point, shown), key(hand, event), problem(shown).
  class Clock extends HTMLElement {
    static formAssociated = true;
    #internals = this.attachInternals();
    #listening;
    #holds = new Map();
    #message = "";

    connectedCallback() {
      this.svg = this.querySelector("svg");
      if (!this.svg || this.#listening) return;
      this.#listening = new AbortController();
      const { signal } = this.#listening;
      let stored;
      if (!this.shown) {
        // The field would be posted, and checked, beside this element.
        this.querySelector("input")?.remove();
        this.first = this.shown = read(this.getAttribute("value")) ?? read("10:10");
        this.start();
        const help = part(this, "help");
        if (help) set(this.svg, "aria-describedby", help.id);
        stored = this.#stored();
        // Set before there was anything to hear of it.
        if (Object.hasOwn(this, "value")) {
          stored = read(this.value) ?? stored;
          delete this.value;
        }
      }
      join(this, stored);
      // A form that finds it invalid, and its label, come to the first hand.
      set(this, "tabindex", "-1");
      this.addEventListener("focus", () => this.hands[0].focus(), { signal });
      const on = (type, act) => this.svg.addEventListener(type, act, { signal });
      on("pointerdown", event => this.#down(event));
      on("pointermove", event => this.#move(event));
      on("pointerup", event => this.#release(event.pointerId));
      on("lostpointercapture", event => this.#release(event.pointerId));
      on("pointercancel", event => this.#takeBack([event.pointerId]));
      // A press would take the focus away from the hand again.
      on("mousedown", event => { if (this.#holds.size) event.preventDefault(); });
      on("keydown", event => this.#key(event));
      addEventListener("storage", event => {
        const stored = event.key === this.#storageKey && this.#stored();
        if (stored) share(this, stored);
      }, { signal });
    }

    disconnectedCallback() {
      this.#listening?.abort();
      this.#listening = undefined;
      this.#holds.clear();
      leave(this);
    }

    // The interface of a form's field; see the HTML standard, "form-associated custom elements".
    get form() { return this.#internals.form; }
    get validity() { return this.#internals.validity; }
    get validationMessage() { return this.#internals.validationMessage; }
    get willValidate() { return this.#internals.willValidate; }
    get type() { return this.localName; }
    get name() { return this.getAttribute("name") ?? ""; }
    set name(name) { this.setAttribute("name", name); }
    get disabled() { return this.hasAttribute("disabled"); }
    set disabled(is) { this.toggleAttribute("disabled", is); }
    checkValidity() { return this.#internals.checkValidity(); }
    reportValidity() { return this.#internals.reportValidity(); }
    setCustomValidity(message) { this.#message = String(message); this.#check(); }
    formDisabledCallback() { if (this.shown) this.mark(); }
    formResetCallback() { if (this.shown) share(this, this.first); }
    formStateRestoreCallback(text) { this.value = text; }

    get value() { return this.shown ? write(this.shown) : this.getAttribute("value") ?? ""; }
    set value(text) {
      const shown = this.shown && read(text);
      if (shown?.isDated === this.shown?.isDated && shown) share(this, shown);
    }

    get isFixed() { return this.matches(":disabled") || this.getAttribute("readonly") === "true"; }

    // Shows what somebody else chose, and fires nothing.
    follow(shown) {
      this.shown = shown;
      this.draw();
      // As the browser's own field has it: without seconds that are zero.
      this.#internals.setFormValue(write(shown).replace(/(T.{5}):00$/, "$1"));
      this.#check();
    }
    #check() {
      const [flag, message] = this.#message ? ["customError", this.#message] : this.problem(this.shown) ?? [];
      this.#internals.setValidity(flag ? { [flag]: true } : {}, message);
      for (const hand of this.hands) set(hand, "aria-invalid", String(!!flag));
    }

    // What the reader set is kept as { v: 1, value }; anything else that is found there is nobody's.
    get #storageKey() { return `gnomon:${this.getAttribute("persist")}`; }
    #stored() {
      try {
        const { v, value } = this.hasAttribute("persist") ? JSON.parse(localStorage.getItem(this.#storageKey)) : {};
        const shown = v === 1 && read(value);
        if (shown && shown.isDated === this.shown.isDated && !this.problem(shown)) return shown;
      } catch { /* Storage may be closed to us, or hold anything. */ }
    }
    #store() {
      if (!this.hasAttribute("persist") || this.problem(this.shown)) return;
      try { localStorage.setItem(this.#storageKey, JSON.stringify({ v: 1, value: this.value })); } catch { /* Then not. */ }
    }

    // Shows what the reader chose; tells whether it is something else. A hand that is held remembers how far it went.
    #turn(shown, hold) {
      const travel = shown.minutes - this.shown.minutes;
      if (hold) hold.travel += travel;
      if (!travel) {
        this.follow(shown);
        return false;
      }
      share(this, shown);
      this.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    }
    #wrapped(minutes) { return this.shown.isDated ? minutes : mod(minutes, 1440); }
    #change() {
      this.#store();
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }

    #down(event) {
      if (event.button !== 0 || this.isFixed) return;
      const point = pointIn(this.svg, event);
      const hand = this.handAt(point);
      if (!hand || [...this.#holds.values()].some(hold => hold.hand === hand)) return;
      this.svg.setPointerCapture(event.pointerId);
      const hold = { hand, before: this.shown, travel: 0 };
      this.#holds.set(event.pointerId, hold);
      hand.focus({ preventScroll: true });
      this.#turn(this.press(hand, point), hold);
    }
    #move(event) {
      const hold = this.#holds.get(event.pointerId);
      if (!hold) return;
      // Released where nobody told us: outside the window, say.
      if (!(event.buttons & 1)) { this.#release(event.pointerId); return; }
      const moves = event.getCoalescedEvents?.() ?? [];
      let { shown } = this;
      for (const move of moves.length ? moves : [event]) shown = this.drag(hold.hand, pointIn(this.svg, move), shown);
      this.#turn(shown, hold);
    }
    #release(pointer) {
      const hold = this.#holds.get(pointer);
      if (!hold) return;
      this.#holds.delete(pointer);
      if (this.#wrapped(hold.travel)) this.#change();
    }
    // Puts back the value at press; what another hand did since then stays.
    #takeBack(pointers) {
      const holds = pointers.map(pointer => this.#holds.get(pointer)).filter(hold => hold);
      if (!holds.length) return;
      for (const pointer of pointers) this.#holds.delete(pointer);
      const minutes = this.#wrapped(holds.reduce((sum, hold) => sum - hold.travel, this.shown.minutes));
      const before = holds.find(hold => hold.before.minutes === minutes)?.before;
      this.#turn(before ?? { ...this.shown, minutes, wanted: undefined });
    }
    #key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || this.isFixed) return;
      if (event.key === "Escape" && this.#holds.size) {
        this.#takeBack([...this.#holds.keys()]);
        event.preventDefault();
        return;
      }
      const shown = this.key(event.target, event);
      if (!shown) return;
      event.preventDefault();
      if (this.#turn(shown)) this.#change();
    }
  }

  globalThis.gnomon = { n, pad, mod, bit, sin, cos, atan2, part, each, set, say, words, read, format, short, Clock };
  customElements.define("clock-value", ClockValue);
}
