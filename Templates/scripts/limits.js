"use strict";
// Which times a clock may show: between two limits, overnight if the first is the later, and on a step.
{
  const { mod, words, short } = gnomon;
  Object.assign(words, {{{words}}});

  {{{functions}}}

  gnomon.Limits = class {
    constructor(low, high, step, hours) {
      const [first, last] = [Math.ceil((low ?? 0) / step), Math.floor((high ?? 1439) / step)];
      Object.assign(this, { low, high, step, hours, first: first * step, length: mod((last - first) * step, 1440) });
    }

    // Which rule a time breaks, and the sentence for it.
    problem({ minutes, isDated }) {
      const { low, high, step } = this;
      const message = (name, at) => words[name].replace("{time}", short({ minutes: at, isDated }, this.hours));
      const isOvernight = !isDated && low > high;
      if (minutes < low && !(isOvernight && minutes <= high)) return ["rangeUnderflow", message("too-early", low)];
      if (minutes > high && !(isOvernight && minutes >= low)) return ["rangeOverflow", message("too-late", high)];
      if (minutes % step) return ["stepMismatch", words["off-step"].replace("{step}", step)];
    }

    // Where a hand stops that is turned towards a time of day.
    stop(turned, minutes) { return (this.low ?? this.high) === undefined ? turned : limited({ ...this, turned, minutes }); }
  };
}
