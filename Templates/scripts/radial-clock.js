"use strict";
{
  const { n, mod, part, each, set, LiveClock } = gnomon;

  {{{functions}}}

  class RadialClock extends LiveClock {
    setUp() {
      super.setUp();
      const still = Date.parse(`1970-01-01T${this.option("value", "10:10:30")}Z`) / 1000;
      if (this.option("manipulable") === "true") this.posed = new gnomon.Manipulation(this.svg, still);
    }
    join(signal) {
      super.join(signal);
      this.posed?.join(signal);
    }

    draw(wall) {
      const time = mod(wall, 86400);
      if (this.posed) this.posed.show(time); else drawRadialClock(this.svg, { time });
    }
  }

  customElements.define("radial-clock", RadialClock);
}
