"use strict";
// What clocks with a date need beside.
{
  {{> scripts/zoned-time.js}}
  Object.assign(gnomon.words, {{{words}}});

  // What a time on a day becomes when a hand, which goes round in `turn` minutes, is turned towards another: one that
  // there is, between the limits, which may themselves be among the times that there are not.
  const turned = (shown, to, turn, zone, { low = -Infinity, high = Infinity } = {}) => {
    const at = { wall: shown.minutes, offset: shown.offset, wanted: shown.wanted };
    const wanted = Math.min(Math.max(to, low), high);
    let { wall, ...rest } = zone ? turnTo(at, wanted, zone, turn) : { wall: wanted };
    if (wall > high) ({ wall, ...rest } = resolve(high, zone, -1));
    if (wall < low) ({ wall, ...rest } = resolve(low, zone, 1));
    return { offset: undefined, wanted: undefined, ...rest, minutes: wall };
  };

  gnomon.dates = { wallOf, dateText, offsetAt, knows, resolve, turnTo, turned };
}
