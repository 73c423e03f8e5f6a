"use strict";
{
  const { n, mod, bit, part, each, set, say, words, LiveClock } = gnomon;
  Object.assign(words, {{{words}}});

  {{{functions}}}

  class DigitalClock extends LiveClock {
    setUp() {
      super.setUp();
      this.hours = this.option("hours", "24");
      this.tellsDate = this.option("date") !== "false";
      this.look = {
        hours: +this.hours,
        noon: /K/.test(words["time-12"].replace(/'[^']*'/g, "")) ? 0 : 12,
        ghost: this.option("ghost") === "false" ? 0 : 0.1,
        halves: [words.am, words.pm],
      };
    }

    draw(wall, isDated) {
      const day = new Date(wall * 1000);
      const date = isDated ? (day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate() : 0;
      drawDigitalClock(this.svg, { ...this.look, time: mod(wall, 86400), date });
    }
  }

  customElements.define("digital-clock", DigitalClock);
}
