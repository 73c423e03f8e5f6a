"use strict";
{
  const { n, mod, atan2, part, set, say, words, format, short, Control } = gnomon;
  Object.assign(words, {{{words}}});

  {{{functions}}}
  const day = 1440;
  const half = 720;
  const hour = 60;

  class ClockPicker extends Control {
    setUp() {
      const option = (name, otherwise) => this.option(name, otherwise);
      const limit = name => this.read(option(name))?.minutes;
      this.step = +option("step", 1);
      this.floors = +(option("snap") === "floor");
      this.isLinked = +(option("linked") !== "false");
      this.carry = this.isLinked && ["never", "drag", "always"].indexOf(option("carry", "drag"));
      this.hours = option("hours", words.hours);
      this.zone = option("timezone");
      this.limits = gnomon.Limits && new gnomon.Limits(limit("min"), limit("max"), this.step, this.hours);
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
    }

    // A value is read from HH:mm or, with clock-date.js, from YYYY-MM-DDTHH:mm[:ss]; one kind only once there is a value.
    read(text) {
      const time = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
      const minutes = time ? time[1] * 60 + +time[2] : text ? gnomon.dates?.wallOf(text) : undefined;
      const isDated = !time;
      if (minutes !== minutes || minutes === undefined || (this.first?.isDated ?? isDated) !== isDated) return;
      return { minutes, isDated, tail: time ? "" : text.slice(16) };
    }
    write({ minutes, isDated, tail }) { return isDated ? gnomon.dates.dateText(minutes) + tail : format("HH:mm", { minutes }); }
    // As the browser's own field has it: without seconds that are zero.
    entries(shown) { return this.write(shown).replace(/(T.{5}):00$/, "$1"); }
    get initial() { return this.read("10:10"); }

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

    problem(shown) { return this.isReadOnly ? undefined : this.limits?.problem(shown); }

    handAt(point) { return [null, ...this.hands][handAt(point)]; }

    // What comes of turning a hand towards a time: it stops at the limits, and at times that there are.
    #to(hand, turned, shown, mayBreakLimits) {
      const limits = mayBreakLimits ? undefined : this.limits;
      return {
        ...shown, freeAngle: undefined, ...shown.isDated
          ? gnomon.dates.turned(shown, turned, hand === this.hands[0] ? half : hour, this.zone, limits)
          : { minutes: mod(limits?.stop(turned, shown.minutes) ?? turned, day) },
      };
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
    distance(from, to) { return to.minutes - from.minutes; }
    #wrapped(minutes) { return this.shown.isDated ? minutes : mod(minutes, day); }
    release({ travel }) { if (this.#wrapped(travel)) this.change(); }
    back(shown, travel, holds) {
      const minutes = this.#wrapped(shown.minutes - travel);
      return holds.find(hold => hold.before.minutes === minutes)?.before ?? { ...shown, minutes, wanted: undefined };
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
