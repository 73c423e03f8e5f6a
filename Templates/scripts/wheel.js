"use strict";
// What controls with wheels share: drums that are dragged, flung, pressed, scrolled and stepped, and rows of text that
// open and close them.
{
  const { n, mod, atan2, set, say, Control } = gnomon;

  {{> scripts/formula-loops.js}}
  Object.assign(gnomon, { pad, bit, sin, cos, each });
  {{{functions}}}
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  // A kind has list(wheel, shown), which is { labels, row, first, last, Home, End, now, text, digits }: the row that is
  // chosen, the ends of the list, the rows that two keys lead to, what is told and how many digits can be typed;
  // choose(wheel, row, shown, list) and typedRow(wheel, digits, shown), what comes of a row and of digits, undefined if
  // there is no such number; shifted(shown, by), what lies a distance away.
  gnomon.Wheels = class extends Control {
    // Wheels that do not rest. One that is held or glides is { list, turn, rest, travel }, and has a rest once it glides.
    #spins = new Map();

    setUp() {
      this.wheels = this.querySelector(".wheels");
      this.hands = [...this.getElementsByClassName("wheel")];
      this.items = [...this.getElementsByClassName("item")];
      this.svg.removeAttribute("aria-hidden");
      set(this.svg, "role", "group");
      for (const wheel of this.hands) set(wheel, "role", "slider");
    }

    join(signal) {
      super.join(signal);
      const on = (target, type, act, options) => target.addEventListener(type, act, { signal, ...options });
      for (const item of this.items) {
        set(item, "aria-describedby", [this.note.id, this.svg.getAttribute("aria-describedby")].join(" ").trim());
        on(item, "click", () => this.toggle(item));
      }
      on(this.svg, "wheel", event => this.#scroll(event), { passive: false });
      on(this, "keydown", event => {
        if (event.key !== "Escape" || event.defaultPrevented || !this.opened) return;
        event.preventDefault();
        const { opened } = this;
        this.toggle(opened);
        opened.focus();
      });
      // Whoever leaves has chosen.
      on(this, "focusout", event => { if (!this.contains(event.relatedTarget)) this.leave(); });
      on(document, "visibilitychange", () => this.settle());
    }
    disconnectedCallback() {
      this.settle();
      this.#spins.clear();
      super.disconnectedCallback();
    }
    leave() { this.settle(); }

    mark() {
      super.mark();
      for (const item of this.items) item.disabled = this.matches(":disabled");
    }
    get entry() { return this.opened ? this.hands[0] : this.items[0]; }

    // Opens the wheels beneath a row of text, or closes them.
    toggle(item) {
      // A finger may still hold one: it lets go.
      for (const [, spin] of this.#spins) {
        spin.rest ??= rowInMiddle({ ...spin.list, turn: spin.turn });
        spin.isOver = true;
      }
      this.settle();
      this.opened = this.opened === item ? undefined : item;
      for (const other of this.items) set(other, "aria-expanded", String(other === this.opened));
      this.opened?.after(this.wheels);
      this.wheels.hidden = !this.opened;
      this.draw();
    }

    draw() {
      const { shown } = this;
      for (const wheel of this.hands) {
        const rest = this.list(wheel, shown);
        // Where somebody else chose, a wheel goes there at once.
        const { list, turn } = (shown === this.own && this.#spins.get(wheel)) || { list: rest, turn: rest.row };
        drawWheel(wheel, { ...list, turn, count: list.labels.length });
        set(wheel, "aria-valuenow", String(rest.now));
        set(wheel, "aria-valuetext", rest.text);
      }
    }

    handAt(point, target) { return target.closest(".wheel"); }

    press(wheel, { y }, hold, { timeStamp }) {
      const spin = this.#spins.get(wheel);
      const list = spin ? spin.list : this.list(wheel, this.shown);
      const turn = spin ? spin.turn : list.row;
      // Who stops a wheel ends its fling.
      if (spin?.travel) this.change();
      this.#spins.set(wheel, Object.assign(hold, { y, list, turn, start: turn, way: 0, isStop: !!spin, trail: [[timeStamp, turn]] }));
      return this.shown;
    }
    drag(wheel, { y }, shown, hold, { timeStamp }) {
      if (hold.isOver) return shown;
      const turn = turnWheel({ ...hold.list, turn: hold.start, y: y - hold.y });
      hold.turn = turn;
      hold.way = Math.max(hold.way, Math.abs(turn - hold.start));
      hold.trail = [...hold.trail.filter(([at]) => timeStamp - at < 100), [timeStamp, turn]];
      return this.choose(wheel, rowInMiddle({ ...hold.list, turn }), shown, hold.list);
    }
    release(hold, { timeStamp }) {
      if (hold.isOver) return;
      const { hand: wheel, list, turn, y, isStop } = hold;
      if (hold.way < 0.2) {
        // A press, which chooses at once; the drum comes after.
        hold.rest = isStop ? rowInMiddle({ ...list, turn }) : pressWheel({ ...list, turn, y });
        hold.isChosen = true;
        this.turn(this.choose(wheel, hold.rest, this.shown, list), hold);
        if (hold.travel) this.change();
        hold.travel = 0;
      } else {
        const trail = hold.trail.filter(([at]) => timeStamp - at < 100);
        const [[since, from] = [timeStamp, turn]] = trail;
        hold.rest = restOfWheel({ ...list, turn, speed: (turn - from) * 1000 / Math.max(timeStamp - since, 16) });
      }
      hold.from = turn;
      if (still.matches || document.hidden) this.settle();
      else requestAnimationFrame(now => this.#glide(wheel, hold, now, now));
    }
    back(shown, travel, holds) {
      for (const { hand } of holds) this.#spins.delete(hand);
      return this.shifted(shown, -travel);
    }

    #glide(wheel, spin, since, now) {
      if (this.#spins.get(wheel) !== spin) return;
      spin.turn = glideWheel({ turn: spin.from, rest: spin.rest, seconds: (now - since) / 1000 });
      if (this.shown !== this.own || spin.turn === spin.rest) {
        this.#settle(wheel, spin);
        return;
      }
      this.turn(spin.isChosen ? this.shown : this.choose(wheel, rowInMiddle({ ...spin.list, turn: spin.turn }), this.shown, spin.list), spin);
      requestAnimationFrame(now => this.#glide(wheel, spin, since, now));
    }
    // Brings wheels to their rest at once.
    settle() {
      for (const [wheel, spin] of this.#spins) if (spin.rest !== undefined) this.#settle(wheel, spin);
    }
    #settle(wheel, spin) {
      this.#spins.delete(wheel);
      if (this.shown !== this.own) {
        this.draw();
        return;
      }
      this.turn(spin.isChosen ? this.shown : this.choose(wheel, spin.rest, this.shown, spin.list), spin);
      if (spin.travel) this.change();
      spin.travel = 0;
    }

    // So many rows on; a wheel that is held stays with its pointer.
    #stepped(wheel, by) {
      this.settle();
      const list = this.list(wheel, this.shown);
      return this.#spins.has(wheel) ? this.shown : this.choose(wheel, rowInMiddle({ ...list, turn: list.row + by }), this.shown, list);
    }

    // One notch of a mouse's wheel is 100 or 120 pixels, or 3 lines; what is less than half of it comes from a trackpad.
    #scroll(event) {
      const wheel = event.target.closest(".wheel");
      if (!wheel || this.isFixed || event.ctrlKey) return;
      event.preventDefault();
      const rows = event.deltaY / [110, 3, 1][event.deltaMode];
      this.scrolled = Math.abs(rows) > 0.5 ? Math.sign(rows) * Math.max(1, Math.round(Math.abs(rows))) : (this.scrolled ?? 0) + rows;
      const by = Math.trunc(this.scrolled);
      this.scrolled -= by;
      if (by && this.turn(this.#stepped(wheel, by))) this.change();
    }

    key(wheel, { key, timeStamp }) {
      const right = getComputedStyle(this).direction === "rtl" ? -1 : 1;
      const by = { ArrowDown: 1, ArrowUp: -1, ArrowRight: right, ArrowLeft: -right, PageDown: 5, PageUp: -5 }[key];
      if (by) return this.#stepped(wheel, by);
      const list = this.list(wheel, this.#stepped(wheel, 0));
      if (key === "Home" || key === "End") return this.#stepped(wheel, list[key] - list.row);
      if (!/^\d$/.test(key)) return;
      // Digits within a second make one number; out of range, the last digit alone. It may break the limits.
      const { typed, shown } = this;
      const all = typed?.wheel === wheel && timeStamp - typed.timeStamp < 1000 ? typed.digits + key : key;
      const chosen = this.typedRow(wheel, all, shown);
      const digits = chosen ? all : key;
      this.typed = { wheel, timeStamp, digits: digits.length < list.digits ? digits : "" };
      return chosen ?? this.typedRow(wheel, key, shown) ?? shown;
    }
  };
}
