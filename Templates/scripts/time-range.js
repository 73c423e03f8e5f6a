"use strict";
{
  const { mod, part, set, say, words, format, short, share } = gnomon;
  Object.assign(words, {{{words}}});

  {{{functions}}}
  const timeIn = text => {
    const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
    return minute ? hour * 60 + +minute : undefined;
  };
  const timeText = minutes => format("HH:mm", { minutes });

  // What is shown is { start, end }, in minutes after midnight.
  class TimeRange extends gnomon.Wheels {
    static observedAttributes = ["name", "min-duration"];
    attributeChangedCallback() { if (this.shown) this.follow(this.shown); }

    setUp() {
      super.setUp();
      // The fields of those who have no script.
      for (const label of this.querySelectorAll("label")) label.remove();
      const option = (name, otherwise) => this.option(name, otherwise);
      this.step = +option("step", 15);
      this.isFree = option("order") === "free";
      this.isOvernight = +(option("overnight") === "true");
      this.hours = option("hours", words.hours);
      const labels = (length, row, each) => Array.from({ length }, (_, i) => format(words[row], { minutes: i * each }));
      this.hourLabels = labels(24, this.hours === "12" ? "hour-12" : "hour-row", 60);
      this.minuteLabels = labels(60, "minute-row", 1);
      this.hands.forEach((wheel, i) => {
        set(wheel, "aria-label", [words.hour, words.minute][i]);
        set(wheel, "aria-valuemin", "0");
        set(wheel, "aria-valuemax", ["23", "59"][i]);
      });
    }
    join(signal) {
      // Set before there was anything to hear of it.
      const early = ["start", "end", "minDuration"].filter(name => Object.hasOwn(this, name)).map(name => [name, this[name]]);
      for (const [name] of early) delete this[name];
      super.join(signal);
      for (const [name, value] of early) this[name] = value;
    }

    read(text) {
      const [start, end, more] = String(text).split("/").map(timeIn);
      if (start !== undefined && end !== undefined && more === undefined) return { start, end };
    }
    write({ start, end }) { return `${timeText(start)}/${timeText(end)}`; }
    get initial() { return this.read(`${this.option("start", "08:15")}/${this.option("end", "17:15")}`); }
    text({ start, end }, part, pattern = null) {
      if (part === "duration") return format(pattern ?? words.duration, { minutes: mod(end - start, 1440), isDuration: true });
      const time = minutes => pattern === null ? short({ minutes }) : format(pattern, { minutes });
      return part ? time(part === "end" ? end : start) : `${time(start)}–${time(end)}`;
    }
    // Two entries, as two fields would have them. Without a name there is nothing to post.
    entries({ start, end }) {
      const { name } = this;
      if (!name) return null;
      const entries = new FormData();
      entries.append(`${name}.start`, timeText(start));
      entries.append(`${name}.end`, timeText(end));
      return entries;
    }

    get start() { return timeText((this.shown ?? this.initial).start); }
    set start(text) { this.#set("start", text); }
    get end() { return timeText((this.shown ?? this.initial).end); }
    set end(text) { this.#set("end", text); }
    #set(name, text) {
      const time = timeIn(text);
      if (this.shown && time !== undefined) share(this, { ...this.shown, [name]: time });
    }
    get minDuration() { return +this.option("min-duration", this.step ?? this.option("step", 15)); }
    set minDuration(minutes) { this.setAttribute("min-duration", minutes); }

    get field() { return this.opened === this.items[1] ? "end" : "start"; }

    draw() {
      super.draw();
      const { shown } = this;
      set(this.svg, "aria-label", words[this.field]);
      this.items.forEach((item, i) => say(part(item, "time"), short({ minutes: shown[["start", "end"][i]] }, this.hours)));
      const length = this.#isShort(shown) ? "–" : this.text(shown, "duration");
      say(part(this, "duration"), words["duration-line"].replace("{duration}", length));
    }

    #isShort(shown) { return !this.isFree && lengthOf({ ...shown, isOvernight: this.isOvernight }) < this.minDuration; }
    problem(shown, isKept) {
      const { step, minDuration } = this;
      if (this.isReadOnly) return;
      if (this.#isShort(shown)) return ["customError", words[minDuration ? "too-short" : "end-first"].replace("{minutes}", minDuration)];
      // A time beside the rows is kept as it is: it was somebody's before there was a step.
      if (!isKept && (shown.start % step || shown.end % step)) return ["stepMismatch", words["off-step"].replace("{step}", step)];
    }

    list(wheel, shown) {
      const { step } = this;
      const minutes = shown[this.field];
      const list = { minutes, first: 0, Home: 0, digits: 2 };
      if (wheel === this.hands[0]) {
        const row = hourRow({ minutes });
        return { ...list, row, last: 23, End: 23, labels: this.hourLabels, now: row, text: format(words[`hour-${this.hours}`], { minutes }) };
      }
      const last = lastMinuteRow({ minutes, step });
      const labels = Array.from({ length: last + 1 }, (_, row) => this.minuteLabels[minuteAt({ row, minutes, step })]);
      return { ...list, row: minuteRow({ minutes, step }), last, End: last, labels, now: mod(minutes, 60), text: format(words["minute-spoken"], { minutes }) };
    }
    choose(wheel, row, shown, list) {
      const { field, step } = this;
      const minutes = shown[field];
      const to = wheel === this.hands[0] ? withHour({ minutes, row })
        : withMinute({ minutes, minute: minuteAt({ row, minutes: list.minutes, step }) });
      return { ...shown, [field]: to };
    }
    typedRow(wheel, digits, shown) {
      const { field } = this;
      const minutes = shown[field];
      if (wheel === this.hands[0]) return digits < 24 ? { ...shown, [field]: withHour({ minutes, row: +digits }) } : undefined;
      return digits < 60 ? { ...shown, [field]: withMinute({ minutes, minute: +digits }) } : undefined;
    }
    distance(from, to) { return to.start - from.start + to.end - from.end; }
    shifted(shown, by) { return { ...shown, [this.field]: shown[this.field] + by }; }
  }

  customElements.define("time-range", TimeRange);
}
