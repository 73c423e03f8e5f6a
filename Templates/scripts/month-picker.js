"use strict";
{
  const { mod, pad, part, set, say, words, format, share } = gnomon;
  Object.assign(words, {{{words}}});

  {{{functions}}}
  const monthIn = text => {
    const [, year, month] = /^(?!0000)(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
    return year ? year * 12 + +month - 1 : undefined;
  };
  // A month as a time that can be formatted: its first minute.
  const timeOf = number => ({ minutes: new Date(0).setUTCFullYear(yearOf({ number }), mod(number, 12), 1) / 60000 });

  // The reader's present month, one for all pickers of the page. While somebody is choosing it stays as it is; else it is
  // looked at again at the end of the month, and at least once a day: clocks are set, and readers travel.
  const pickers = new Set();
  let now;
  let timer;
  const look = () => {
    clearTimeout(timer);
    if (!pickers.size) return;
    const date = new Date();
    const end = new Date(date.getFullYear(), date.getMonth() + 1, 1);
    timer = setTimeout(look, Math.min(end - date, 86400000));
    const month = date.getFullYear() * 12 + date.getMonth();
    if (month === now || [...pickers].some(picker => picker.isChoosing)) return;
    now = month;
    for (const picker of pickers) picker.nowChanged();
  };
  document.addEventListener("visibilitychange", look);

  // What is shown is { number, wanted }: months since the year 0, and the month of the year that a year without it stands for.
  class MonthPicker extends gnomon.Wheels {
    setUp() {
      super.setUp();
      const option = (name, otherwise) => this.option(name, otherwise);
      this.low = monthIn(option("min")) ?? monthIn("1900-01");
      this.high = monthIn(option("max")) ?? monthIn("2100-12");
      this.carry = +(option("carry") === "always");
      this.yearLabels = Array.from({ length: lastYearRow(this) + 1 }, (_, row) => this.#yearText(yearOf({ number: this.low }) + row));
      this.monthLabels = words.months.split(" ");
      if (!this.wheels.hidden) this.opened = this.items[0];
      set(this.svg, "aria-label", option("label", words["month-clock"]));
      const years = [this.low, this.high].map(number => String(yearOf({ number })));
      this.hands.forEach((wheel, i) => {
        set(wheel, "aria-label", [words["year-wheel"], words["month-wheel"]][i]);
        set(wheel, "aria-valuemin", [years[0], "1"][i]);
        set(wheel, "aria-valuemax", [years[1], "12"][i]);
      });
    }
    #yearText(year) { return format(words["year-row"], timeOf(year * 12)); }

    join(signal) {
      const early = Object.hasOwn(this, "open") ? this.open : undefined;
      delete this.open;
      pickers.add(this);
      look();
      super.join(signal);
      if (early !== undefined) this.open = early;
    }
    disconnectedCallback() {
      super.disconnectedCallback();
      pickers.delete(this);
      this.isChoosing = false;
      look();
    }
    // All that are told the month are told again.
    nowChanged() { if (this.shown && this.group) share(this, this.shown, this.group.isSet); }

    get open() { return !!this.opened; }
    set open(is) { if (this.items && this.open !== !!is) this.toggle(this.items[0]); }
    toggle(item) {
      if (!this.opened) look();
      super.toggle(item);
      this.isChoosing = this.open;
    }
    turn(shown, hold) {
      this.isChoosing = this.open;
      return super.turn(shown, hold);
    }
    leave() {
      super.leave();
      this.isChoosing = false;
    }

    read(text) {
      const number = monthIn(text);
      return number === undefined ? undefined : { number };
    }
    write({ number }) { return `${pad(yearOf({ number }), 4)}-${pad(mod(number, 12) + 1, 2)}`; }
    get initial() { return { number: Math.min(Math.max(now, this.low), this.high) }; }
    text({ number }, part, pattern) {
      return part === "difference" ? String(number - now) : format(pattern ?? words.month, timeOf(number));
    }

    draw() {
      super.draw();
      const { shown } = this;
      say(part(this.items[0], "time"), this.text(shown));
      say(part(this, "difference"), words["difference-line"].replace("{months}", this.text(shown, "difference")));
    }

    problem({ number }) {
      if (this.isReadOnly) return;
      const { low, high } = this;
      if (number < low) return ["rangeUnderflow", words["month-too-early"].replace("{time}", this.text({ number: low }))];
      if (number > high) return ["rangeOverflow", words["month-too-late"].replace("{time}", this.text({ number: high }))];
    }

    list(wheel, { number }) {
      const { low, high, carry } = this;
      const at = { number, low, high, carry };
      if (wheel === this.hands[0]) {
        const last = lastYearRow(at);
        const year = yearOf({ number });
        return { row: yearRow(at), first: 0, last, Home: 0, End: last, labels: this.yearLabels, now: year, text: this.#yearText(year), digits: 4 };
      }
      const month = mod(number, 12);
      return {
        row: number, first: firstMonthRow(at), last: lastMonthRow(at), Home: number - month, End: number - month + 11,
        labels: this.monthLabels, now: month + 1, text: this.monthLabels[month], digits: 2,
      };
    }
    choose(wheel, row, shown) {
      const { low, high, carry } = this;
      if (wheel === this.hands[1]) return { number: monthWithMonth({ ...shown, row, low, high, carry }) };
      const wanted = shown.wanted ?? mod(shown.number, 12);
      return { number: monthWithYear({ number: wanted, row, low, high }), wanted };
    }
    typedRow(wheel, digits, shown) {
      const { number } = shown;
      const month = mod(number, 12);
      if (wheel === this.hands[1]) return digits > 0 && digits < 13 ? { number: number - month + (digits - 1) } : undefined;
      if (digits.length < 4) return shown;
      const row = digits - yearOf({ number: this.low });
      return row >= 0 && row <= lastYearRow(this) ? { number: digits * 12 + month } : undefined;
    }
    distance(from, to) { return to.number - from.number; }
    shifted({ number }, by) { return { number: number + by }; }
  }

  customElements.define("month-picker", MonthPicker);
}
