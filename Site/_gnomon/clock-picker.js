"use strict";
{
  const { n, mod, atan2, part, set, say, words, format, Clock } = gnomon;

  function drawClockPicker(svg, { minutes }) {
    set(part(svg, "hour-hand"), "transform", `rotate(${n(mod(minutes, 720) / 2)})`);
    set(part(svg, "minute-hand"), "transform", `rotate(${n(mod(minutes, 60) * 6)})`);
  }

  function handAt({ x, y }) {
    const far = x * x + y * y;
    return far <= 144 ? 0 : far <= 5625 ? 1 : far <= 22500 ? 2 : 0;
  }

  function turnHourHand({ x, y, minutes, floors }) {
    const behind = floors === 1 ? 0 : mod(minutes, 60) / 60;
    const lean = floors === 1 ? 1e-09 : 0.5;
    const ahead = mod(Math.floor(mod(atan2(x, 0 - y), 360) / 30 - behind + lean) - Math.floor(minutes / 60), 12);
    return x * x + y * y <= 144 ? minutes : minutes + 60 * ((mod(minutes, 1440) < 1080 ? 6 : 5) < ahead ? ahead - 12 : ahead);
  }

  function pressMinuteHand({ x, y, minutes, step, floors }) {
    const marks = mod(atan2(x, 0 - y), 360) / 6 / step;
    const lean = floors === 1 ? 1e-09 : 0.5;
    const aimed = step * Math.floor(marks + lean);
    const change = mod(aimed, 60) - mod(minutes, 60);
    return x * x + y * y <= 144 ? minutes : minutes + change + (change < -45 ? 60 : 45 < change ? -60 : 0);
  }

  function turnMinuteHand({ x, y, minutes, step, floors }) {
    const marks = mod(atan2(x, 0 - y), 360) / 6 / step;
    const lean = floors === 1 ? 1e-09 : 0.5;
    const aimed = step * Math.floor(marks + lean);
    const ahead = mod(aimed - minutes, 60);
    return x * x + y * y <= 144 ? minutes : minutes + (30.5 < (ahead === 30 ? mod(mod(atan2(x, 0 - y), 360) / 6 - floors * step / 2 - minutes, 60) : ahead) ? ahead - 60 : ahead);
  }

  function nextTime({ direction, grid, minutes }) {
    return direction === 1 ? grid * (Math.floor(minutes / grid) + 1) : 0 - grid * (Math.floor((0 - minutes) / grid) + 1);
  }
  
  const day = 1440;

  class ClockPicker extends Clock {
    #typed = { digits: "", hand: null, time: -Infinity };

    start() {
      const [, hour, minute] = /(\d\d):(\d\d)/.exec(this.getAttribute("value"));
      this.minutes ??= hour * 60 + +minute;
      this.step = Number(this.getAttribute("step") ?? 1);
      this.hour = part(this.svg, "hour-hand");
      this.minute = part(this.svg, "minute-hand");
      this.svg.removeAttribute("aria-hidden");
      set(this.svg, "role", "group");
      set(this.svg, "aria-label", this.getAttribute("label") ?? words.clock);
      for (const [hand, name, last] of [[this.hour, words.hour, 23], [this.minute, words.minute, 59]]) {
        set(hand, "tabindex", "0");
        set(hand, "role", "slider");
        set(hand, "aria-label", name);
        set(hand, "aria-valuemin", "0");
        set(hand, "aria-valuemax", String(last));
      }
    }

    draw() {
      drawClockPicker(this.svg, this);
      say(part(this, "time"), format(words.time, this.minutes));
      set(this.hour, "aria-valuenow", String(Math.floor(this.minutes / 60)));
      set(this.hour, "aria-valuetext", format(words["hour-spoken"], this.minutes));
      set(this.minute, "aria-valuenow", String(this.minutes % 60));
      set(this.minute, "aria-valuetext", format(words["minute-spoken"], this.minutes));
    }

    handAt(point) { return [null, this.hour, this.minute][handAt(point)]; }

    #turned(turn, point, minutes) { return mod(turn({ ...point, minutes, step: this.step, floors: 0 }), day); }
    press(hand, point) { return this.#turned(hand === this.hour ? turnHourHand : pressMinuteHand, point, this.minutes); }
    drag(hand, point, minutes) { return this.#turned(hand === this.hour ? turnHourHand : turnMinuteHand, point, minutes); }

    key(hand, event) {
      const { minutes, step } = this;
      const isHour = hand === this.hour;
      if (/^\d$/.test(event.key)) return this.#type(hand, event);
      const isMirrored = getComputedStyle(this).direction === "rtl";
      const arrows = { ArrowUp: 1, ArrowDown: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 };
      const pages = { PageUp: 1, PageDown: -1 };
      const quarter = 15 % step ? step : 15;
      const next = (grid, direction) => mod(nextTime({ minutes, grid, direction }), day);
      if (event.key in arrows) return isHour ? mod(minutes + 60 * arrows[event.key], day) : next(step, arrows[event.key]);
      if (event.key in pages) return isHour ? mod(minutes + 180 * pages[event.key], day) : next(quarter, pages[event.key]);
      const first = isHour ? minutes - minutes % 720 + minutes % 60 : minutes - minutes % 60;
      if (event.key === "Home") return first;
      if (event.key === "End") return first + (isHour ? 660 : 60 - step);
    }

    // Two digits within a second make one number; out of range, the last digit alone.
    #type(hand, event) {
      const isHour = hand === this.hour;
      const before = this.#typed;
      const goesOn = before.hand === hand && before.digits.length === 1 && event.timeStamp - before.time < 1000;
      const both = goesOn ? before.digits + event.key : event.key;
      const digits = Number(both) < (isHour ? 24 : 60) ? both : event.key;
      this.#typed = { digits, hand, time: event.timeStamp };
      return isHour ? digits * 60 + this.minutes % 60 : this.minutes - this.minutes % 60 + +digits;
    }
  }

  customElements.define("clock-picker", ClockPicker);
}
