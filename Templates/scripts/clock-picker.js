"use strict";
{
  const { n, mod, atan2, part, set, say, words, read, format, short, Clock } = gnomon;

  {{{functions}}}
  const day = 1440;
  const half = 720;
  const hour = 60;

  class ClockPicker extends Clock {
    start() {
      const option = (name, otherwise) => this.getAttribute(name) ?? otherwise;
      const limit = name => read(option(name))?.minutes;
      this.step = +option("step", 1);
      this.floors = +(option("snap") === "floor");
      this.isLinked = +(option("linked") !== "false");
      this.carry = this.isLinked && ["never", "drag", "always"].indexOf(option("carry", "drag"));
      this.hours = option("hours", words.hours);
      this.zone = option("timezone");
      this.low = limit("min");
      this.high = limit("max");
      const [first, last] = [Math.ceil((this.low ?? 0) / this.step), Math.floor((this.high ?? day - 1) / this.step)];
      this.earliest = first * this.step;
      this.reach = mod((last - first) * this.step, day);
      this.hands = [part(this.svg, "hour-hand"), part(this.svg, "minute-hand")];
      this.svg.removeAttribute("aria-hidden");
      set(this.svg, "role", "group");
      set(this.svg, "aria-label", option("label", words.clock));
      this.hands.forEach((hand, i) => {
        set(hand, "role", "slider");
        set(hand, "aria-label", [words.hour, words.minute][i]);
        set(hand, "aria-valuemin", "0");
        set(hand, "aria-valuemax", ["23", "59"][i]);
      });
      this.mark();
    }

    // What can be operated, and what cannot.
    mark() {
      const isDisabled = this.matches(":disabled");
      for (const hand of this.hands) {
        if (isDisabled) hand.removeAttribute("tabindex"); else set(hand, "tabindex", "0");
        set(hand, "aria-disabled", String(isDisabled));
        set(hand, "aria-readonly", String(this.getAttribute("readonly") === "true"));
      }
    }

    draw() {
      const { shown, shown: { minutes }, hours } = this;
      // A value that comes from elsewhere brings its own place for the free hand.
      this.freeAngle = shown.freeAngle ?? hourAngle({ minutes });
      drawClockPicker(this.svg, { minutes, isLinked: this.isLinked, freeAngle: this.freeAngle });
      say(part(this, "time"), short(shown, hours));
      const [hourHand, minuteHand] = this.hands;
      set(hourHand, "aria-valuenow", String(Math.floor(mod(minutes, day) / hour)));
      set(hourHand, "aria-valuetext", format(words[`hour-${hours}`], shown));
      set(minuteHand, "aria-valuenow", String(mod(minutes, hour)));
      set(minuteHand, "aria-valuetext", format(words["minute-spoken"], shown));
    }

    // Which rule a value breaks, and the sentence for it.
    problem({ minutes, isDated }) {
      const { low, high, step } = this;
      if (this.getAttribute("readonly") === "true") return;
      const message = (name, at) => words[name].replace("{time}", at === undefined ? "" : short({ minutes: at, isDated }, this.hours));
      const isOvernight = !isDated && low > high;
      if (minutes < low && !(isOvernight && minutes <= high)) return ["rangeUnderflow", message("too-early", low)];
      if (minutes > high && !(isOvernight && minutes >= low)) return ["rangeOverflow", message("too-late", high)];
      if (minutes % step) return ["stepMismatch", words["off-step"].replace("{step}", step)];
    }

    handAt(point) { return [null, ...this.hands][handAt(point)]; }

    // What comes of turning a hand towards a time: it stops at the limits, and at times that there are.
    #to(hand, turned, shown, mayBreakLimits) {
      const minutes = shown.wanted ?? shown.minutes;
      const { low, high, earliest: first, reach: length, zone } = this;
      const isFree = mayBreakLimits || (low ?? high) === undefined;
      if (!shown.isDated) return { ...shown, freeAngle: undefined, minutes: mod(isFree ? turned : limited({ turned, minutes, first, length }), day) };
      const wanted = isFree ? turned : Math.min(Math.max(turned, low ?? -Infinity), high ?? Infinity);
      const at = { wall: shown.minutes, offset: shown.offset, wanted: shown.wanted };
      const to = zone ? gnomon.dates.turnTo(at, wanted, zone, hand === this.hands[0] ? half : hour) : { wall: wanted };
      return { ...shown, freeAngle: undefined, minutes: to.wall, offset: to.offset, wanted: to.wanted };
    }

    #turned(turn, hand, point, shown) {
      const isHour = hand === this.hands[0];
      if (isHour && !this.isLinked) {
        const freeAngle = freeHandAngle({ ...point, freeAngle: this.freeAngle });
        return this.#free(freeHandHour({ freeAngle }), freeAngle, shown);
      }
      const minutes = shown.wanted ?? shown.minutes;
      const { step, floors, carry } = this;
      const to = this.#to(hand, turn({ ...point, minutes, step, floors, carry }), shown);
      return this.isLinked ? to : { ...to, freeAngle: this.freeAngle };
    }
    #free(hourOfHalf, freeAngle, shown) {
      const { minutes } = shown;
      const start = minutes - mod(minutes, half);
      return { ...this.#to(this.hands[0], start + hourOfHalf * hour + mod(minutes, hour), shown), freeAngle };
    }
    press(hand, point) { return this.#turned(hand === this.hands[0] ? turnHourHand : pressMinuteHand, hand, point, this.shown); }
    drag(hand, point, shown) { return this.#turned(hand === this.hands[0] ? turnHourHand : turnMinuteHand, hand, point, shown); }

    key(hand, { key, timeStamp }) {
      const { shown, shown: { minutes }, step, carry } = this;
      const isHour = hand === this.hands[0];
      const span = isHour ? half : hour;
      const first = minutes - mod(minutes, span) + (isHour ? mod(minutes, hour) : 0);
      const right = getComputedStyle(this).direction === "rtl" ? -1 : 1;
      const by = { ArrowUp: 1, ArrowRight: right, ArrowDown: -1, ArrowLeft: -right, PageUp: 3, PageDown: -3 }[key];
      if (by) {
        // The next quarter of an hour that is also a mark.
        const grid = by % 3 ? step : [15, 30, 60].find(grid => grid % step === 0);
        const turned = isHour ? minutes + by * hour : nextTime({ minutes, grid, direction: Math.sign(by) });
        return this.#stepped(hand, carried({ turned, minutes, carry, period: isHour ? day : hour }));
      }
      if (key === "Home") return this.#stepped(hand, first);
      if (key === "End") return this.#stepped(hand, first + span - (isHour ? hour : step));
      if (!/^\d$/.test(key)) return;
      // Two digits within a second make one number; out of range, the last digit alone. It may break the limits.
      const { typed } = this;
      const both = typed?.hand === hand && timeStamp - typed.timeStamp < 1000 ? typed.key + key : key;
      const number = +both < (isHour ? 24 : 60) ? both : key;
      this.typed = { hand, timeStamp, key: number.length < 2 ? number : "" };
      return this.#stepped(hand, isHour ? first - mod(first, day) + number * hour + mod(minutes, hour) : first + +number, true);
    }

    #stepped(hand, turned, mayBreakLimits) {
      const { shown, shown: { minutes } } = this;
      const to = this.#to(hand, turned, { ...shown, wanted: undefined }, mayBreakLimits);
      if (this.isLinked) return to;
      return { ...to, freeAngle: hand === this.hands[0] ? mod(this.freeAngle + (to.minutes - minutes) / 2, 360) : this.freeAngle };
    }
  }

  customElements.define("clock-picker", ClockPicker);
}
