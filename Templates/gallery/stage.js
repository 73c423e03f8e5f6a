"use strict";
// In frames of the gallery only, before all other scripts: another present time, another zone, less motion. Pointers and
// animations keep the time that really passes: performance.now() and the time of a frame stay as they are.
{
  const { time, zone, speed } = document.currentScript.dataset;
  const Real = globalThis.Date;
  const realNow = Real.now.bind(Real);
  const isStill = "still" in document.documentElement.dataset;

  {{> scripts/zoned-time.js}}
  // In milliseconds. A wall time that does not exist is as much later as the clock leaves out, one that exists twice the
  // first: as in JavaScript.
  const offsetOf = instant => Math.round(offsetAt(zone, instant / 60000) * 60000);
  const instantOf = wall => {
    const minute = Math.floor(wall / 60000);
    const real = resolve(minute, zone, 1);
    return Math.round((real.wall - real.offset) * 60000) + wall - minute * 60000;
  };

  // What all frames of a page begin with: when it was opened, or when the time was set.
  const origin = Math.floor(parent.gnomonStart ?? parent.performance.timeOrigin);
  const isInstant = /(Z|[+-]\d\d:\d\d)$/.test(time);
  const start = !time ? origin : isInstant ? Real.parse(time) : zone ? instantOf(Real.parse(`${time}Z`)) : Real.parse(time);
  const rate = +(speed || (time ? 0 : 1));
  const now = () => start + Math.floor((realNow() - origin) * rate);

  if (time || rate !== 1) Real.now = now;
  if (zone) {
    // What is asked of a date is asked of the wall of the zone.
    const wallOfDate = date => new Real(+date + offsetOf(+date));
    for (const field of ["FullYear", "Month", "Date", "Day", "Hours", "Minutes", "Seconds", "Milliseconds"]) {
      const get = Real.prototype[`getUTC${field}`];
      const set = Real.prototype[`setUTC${field}`];
      Real.prototype[`get${field}`] = function () {
        return isNaN(this) ? NaN : get.call(wallOfDate(this));
      };
      if (set) Real.prototype[`set${field}`] = function (...values) {
        if (isNaN(this)) return NaN;
        const wall = wallOfDate(this);
        set.apply(wall, values);
        return this.setTime(instantOf(+wall));
      };
    }
    Real.prototype.getTimezoneOffset = function () {
      return isNaN(this) ? NaN : -offsetOf(+this) / 60000;
    };
    const Format = Intl.DateTimeFormat;
    const inZone = (languages, options) => [languages, { timeZone: zone, ...options }];
    Intl.DateTimeFormat = new Proxy(Format, {
      construct: (_, [languages, options]) => new Format(...inZone(languages, options)),
      apply: (_, __, [languages, options]) => new Format(...inZone(languages, options)),
    });
  }
  globalThis.Date = new Proxy(Real, {
    construct: (target, values, made) => Reflect.construct(target,
      values.length === 0 ? [Real.now()] : values.length > 1 && zone ? [instantOf(Real.UTC(...values))] : values,
      made === globalThis.Date ? target : made),
    apply: () => new Real(Real.now()).toString(),
  });
  Real.prototype.constructor = globalThis.Date;

  // A second of a fast clock is over sooner. Twenty pictures a second leave a browser time for other things.
  const later = setTimeout;
  if (rate > 1) {
    globalThis.setTimeout = (action, delay = 0, ...values) => later(action, Math.max(delay / rate, 50), ...values);
  }

  const query = matchMedia.bind(window);
  if (isStill) {
    globalThis.matchMedia = text =>
      query(!/prefers-reduced-motion/.test(text) ? text : /no-preference/.test(text) ? "not all" : "all");
  }
}
