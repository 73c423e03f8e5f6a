"use strict";
// What clocks that can be set share: forms, storage, pointers and keys.
{
  const { part, set, say, format, short, join, share, Clock } = gnomon;
  let problems = 0;

  const pointIn = (svg, { clientX, clientY }) => {
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    return {
      x: view.x + (clientX - box.left) / box.width * view.width,
      y: view.y + (clientY - box.top) / box.height * view.height,
    };
  };

  // A kind of control knows its value and its hands, which are what a pointer can take and the keyboard can reach:
  // setUp(), which sets hands; initial, read(text), write(shown), draw(), problem(shown); handAt(point, target),
  // press(hand, point, hold, event), drag(hand, point, shown, hold, event), key(hand, event), distance(from, to) and
  // back(shown, travel, holds). It may have an entry, which takes the focus for all, and a release(hold, event) of its own.
  class Control extends Clock {
    static formAssociated = true;
    #internals = this.attachInternals();
    #holds = new Map();
    #message = "";

    join(signal) {
      let stored;
      if (!this.shown) {
        // The fields would be posted, and checked, beside this element.
        for (const field of this.querySelectorAll("input")) field.remove();
        this.first = this.shown = this.read(this.getAttribute("value")) ?? this.initial;
        this.mark();
        const help = part(this, "help");
        if (help) set(this.svg, "aria-describedby", help.id);
        this.note = document.createElement("span");
        this.note.className = "problem";
        this.note.id = `clock-problem-${++problems}`;
        set(this.note, "aria-live", "polite");
        this.insertBefore(this.note, help ?? null);
        stored = this.#storage?.stored(this);
        // Set before there was anything to hear of it.
        if (Object.hasOwn(this, "value")) {
          stored = this.read(this.value) ?? stored;
          delete this.value;
        }
      }
      join(this, stored);
      // A form that finds it invalid, and its label, come to the first hand.
      set(this, "tabindex", "-1");
      this.addEventListener("focus", () => this.entry.focus(), { signal });
      const on = (type, act) => this.svg.addEventListener(type, act, { signal });
      on("pointerdown", event => this.#down(event));
      on("pointermove", event => this.#move(event));
      on("pointerup", event => this.#release(event));
      on("lostpointercapture", event => this.#release(event));
      on("pointercancel", event => this.#takeBack([event.pointerId]));
      // A press would take the focus away from the hand again.
      on("mousedown", event => { if (this.#holds.size) event.preventDefault(); });
      on("keydown", event => this.#key(event));
      this.#storage?.listen(this, signal);
    }
    disconnectedCallback() {
      super.disconnectedCallback();
      this.#holds.clear();
    }

    // What can be operated, and what cannot.
    mark() {
      const isDisabled = this.matches(":disabled");
      for (const hand of this.hands) {
        if (isDisabled) hand.removeAttribute("tabindex"); else set(hand, "tabindex", "0");
        set(hand, "aria-disabled", String(isDisabled));
        set(hand, "aria-readonly", String(this.isReadOnly));
      }
    }
    get entry() { return this.hands[0]; }
    get isReadOnly() { return this.getAttribute("readonly") === "true"; }
    get isFixed() { return this.matches(":disabled") || this.isReadOnly; }

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

    get value() { return this.shown ? this.write(this.shown) : this.getAttribute("value") ?? ""; }
    set value(text) {
      const shown = this.shown && this.read(text);
      if (shown) share(this, shown);
    }
    text(shown, part, pattern) { return pattern ? format(pattern, shown) : short(shown); }
    // What a form posts, under the name that it has.
    entries(shown) { return this.write(shown); }

    // Shows what somebody else chose, and fires nothing.
    follow(shown) {
      this.shown = shown;
      this.draw();
      this.#internals.setFormValue(this.entries(shown), this.write(shown));
      this.#check();
    }
    #check() {
      const [flag, message] = this.#message ? ["customError", this.#message] : this.problem(this.shown) ?? [];
      this.#internals.setValidity(flag ? { [flag]: true } : {}, message);
      say(this.note, message ?? "");
      for (const hand of this.hands) {
        set(hand, "aria-invalid", String(!!flag));
        if (flag) set(hand, "aria-errormessage", this.note.id); else hand.removeAttribute("aria-errormessage");
      }
    }

    // Shows what the reader chose; tells whether it is something else. A hand that is held remembers how far it went.
    turn(shown, hold) {
      this.own = shown;
      const travel = this.distance(this.shown, shown);
      if (hold) hold.travel += travel;
      if (!travel) {
        this.follow(shown);
        return false;
      }
      share(this, shown);
      this.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    }
    // What the reader chose is final.
    change() {
      this.#storage?.store(this);
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }
    get #storage() { return this.hasAttribute("persist") ? gnomon.storage : undefined; }
    // A hand is let go.
    release({ travel }) { if (travel) this.change(); }

    #down(event) {
      // Who presses had let go before.
      this.#release(event);
      if (event.button !== 0 || this.isFixed) return;
      const point = pointIn(this.svg, event);
      const hand = this.handAt(point, event.target);
      if (!hand || [...this.#holds.values()].some(hold => hold.hand === hand)) return;
      this.svg.setPointerCapture(event.pointerId);
      const hold = { hand, before: this.shown, travel: 0 };
      this.#holds.set(event.pointerId, hold);
      hand.focus({ preventScroll: true });
      this.turn(this.press(hand, point, hold, event), hold);
    }
    #move(event) {
      const hold = this.#holds.get(event.pointerId);
      if (!hold) return;
      // Released where nobody told us: outside the window, say.
      if (!(event.buttons & 1)) { this.#release(event); return; }
      // What has no size has no places.
      if (this.isFixed || !this.svg.getBoundingClientRect().width) return;
      const moves = event.getCoalescedEvents?.() ?? [];
      let { shown } = this;
      for (const move of moves.length ? moves : [event]) shown = this.drag(hold.hand, pointIn(this.svg, move), shown, hold, move);
      this.turn(shown, hold);
    }
    #release(event) {
      const hold = this.#holds.get(event.pointerId);
      if (this.#holds.delete(event.pointerId)) this.release(hold, event);
    }
    // Puts back the value at press; what another hand did since then stays, and so does what somebody else chose.
    #takeBack(pointers) {
      const holds = pointers.map(pointer => this.#holds.get(pointer)).filter(hold => hold);
      if (!holds.length) return;
      for (const pointer of pointers) this.#holds.delete(pointer);
      const travel = this.shown === this.own ? holds.reduce((sum, hold) => sum + hold.travel, 0) : 0;
      this.turn(this.back(this.shown, travel, holds));
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
      if (this.turn(shown)) this.change();
    }
  }

  gnomon.Control = Control;
}
