"use strict";
// What all clocks of a page share: the printer's vocabulary, the words of the language, bound values, hands and keys.
{
  {{> scripts/formula.js}}
  const words = {{{words}}};

  // A time by a pattern such as "h:mm a", as Sources/Widgets/TimeFormat.swift writes it.
  const format = (pattern, minutes) => {
    const hour = Math.floor(minutes / 60);
    const fields = { H: hour, h: (hour + 11) % 12 + 1, m: minutes % 60, s: 0, a: hour < 12 ? words.am : words.pm };
    return pattern.replace(/'((?:[^']|'')*)'|([Hhmsa])\2?/g, (all, quoted, letter) =>
      letter ? String(fields[letter]).padStart(letter === "a" ? 0 : all.length, "0")
        : quoted ? quoted.replaceAll("''", "'") : "'");
  };

  // Values by name. Whoever joins late gets the present one; only the clock that the reader touches fires events.
  const groups = new Map();
  const groupOf = member => {
    const name = member.getAttribute("bind");
    if (!name) return { members: new Set() };
    if (!groups.has(name)) groups.set(name, { members: new Set() });
    return groups.get(name);
  };
  const join = member => {
    const group = groupOf(member);
    group.members.add(member);
    if (group.minutes !== undefined) member.follow(group.minutes);
  };
  const leave = member => groupOf(member).members.delete(member);
  const share = from => {
    const group = groupOf(from);
    group.minutes = from.minutes;
    for (const member of group.members) if (member !== from) member.follow(from.minutes);
  };

  class ClockValue extends HTMLElement {
    connectedCallback() { join(this); }
    disconnectedCallback() { leave(this); }
    follow(minutes) { say(this, format(this.getAttribute("format") ?? words.time, minutes)); }
  }

  const pointIn = (svg, { clientX, clientY }) => {
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    return {
      x: view.x + (clientX - box.left) / box.width * view.width,
      y: view.y + (clientY - box.top) / box.height * view.height,
    };
  };

  // A clock knows what it shows (minutes), how to draw it, which hand a point means and what turning a hand does:
  // draw(), handAt(point), press(hand, point), drag(hand, point), key(hand, event).
  class Clock extends HTMLElement {
    #listening;
    #holds = new Map();

    connectedCallback() {
      this.svg = this.querySelector("svg");
      if (!this.svg || this.#listening) return;
      this.#listening = new AbortController();
      this.start();
      this.draw();
      join(this);
      const on = (type, act) => this.svg.addEventListener(type, act, { signal: this.#listening.signal });
      on("pointerdown", event => this.#down(event));
      on("pointermove", event => this.#move(event));
      on("pointerup", event => this.#release(event.pointerId));
      on("lostpointercapture", event => this.#release(event.pointerId));
      on("pointercancel", event => this.#takeBack(event.pointerId));
      // A press would take the focus away from the hand again.
      on("mousedown", event => { if (this.#holds.size) event.preventDefault(); });
      on("keydown", event => this.#key(event));
    }

    disconnectedCallback() {
      this.#listening?.abort();
      this.#listening = undefined;
      this.#holds.clear();
      leave(this);
    }

    get value() { return format("HH:mm", this.minutes); }
    set value(text) {
      const time = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
      if (!time || !this.svg) return;
      this.follow(time[1] * 60 + +time[2]);
      share(this);
    }

    follow(minutes) {
      this.minutes = minutes;
      this.draw();
    }

    // Shows a time that the reader chose; tells whether it is another one.
    #turn(minutes) {
      if (minutes === this.minutes) return false;
      this.follow(minutes);
      share(this);
      this.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    }

    #change() { this.dispatchEvent(new Event("change", { bubbles: true })); }

    #down(event) {
      if (event.button !== 0) return;
      const point = pointIn(this.svg, event);
      const hand = this.handAt(point);
      if (!hand || [...this.#holds.values()].some(hold => hold.hand === hand)) return;
      this.#holds.set(event.pointerId, { hand, before: this.minutes });
      this.svg.setPointerCapture(event.pointerId);
      hand.focus({ preventScroll: true });
      this.#turn(this.press(hand, point));
    }

    #move(event) {
      const hold = this.#holds.get(event.pointerId);
      if (!hold) return;
      // Released where nobody told us: outside the window, say.
      if (event.buttons === 0) { this.#release(event.pointerId); return; }
      const moves = event.getCoalescedEvents?.() ?? [];
      let minutes = this.minutes;
      for (const move of moves.length ? moves : [event]) minutes = this.drag(hold.hand, pointIn(this.svg, move), minutes);
      this.#turn(minutes);
    }

    #release(pointer) {
      const hold = this.#holds.get(pointer);
      if (!hold) return;
      this.#holds.delete(pointer);
      if (hold.before !== this.minutes) this.#change();
    }

    #takeBack(pointer) {
      const hold = this.#holds.get(pointer);
      if (!hold) return;
      this.#holds.delete(pointer);
      this.#turn(hold.before);
    }

    #key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === "Escape" && this.#holds.size) {
        for (const pointer of [...this.#holds.keys()]) this.#takeBack(pointer);
        event.preventDefault();
        return;
      }
      const minutes = this.key(event.target, event);
      if (minutes === undefined) return;
      event.preventDefault();
      if (this.#turn(minutes)) this.#change();
    }
  }

  globalThis.gnomon = Object.freeze({ n, pad, mod, bit, sin, cos, atan2, part, each, set, say, words, format, Clock });
  customElements.define("clock-value", ClockValue);
}
