{{!
  What time it is on a wall in a zone, for the inside of a block, like formula.js.

  A wall time is minutes since 1970-01-01T00:00 on the wall, an instant minutes since then in UTC, an offset minutes
  east of UTC: wall = instant + offset. Wall times are whole minutes; instants need not be, and before there was
  standard time offsets have seconds. A value's seconds are no part of its wall time: whoever has some writes them after
  the text again.

  wallOf(text): the wall time of YYYY-MM-DDTHH:mm[:ss], NaN of all that Sources/Widgets/DateTime.swift does not read.
  dateText(wall): YYYY-MM-DDTHH:mm.
  offsetAt(zone, instant): the offset; that of UTC if the browser does not know the zone. Year and month need not be
  asked for: the zone's day is UTC's, the one before or the one after, and no era or month's length comes in.
  knows(zone): whether the browser knows the zone.

  resolve(wanted, zone, direction, offset): a wanted wall time made one that exists, as { wall, offset }.
  - If it exists once: that.
  - If it exists twice: with the offset at hand if that is one of the two, else the earlier.
  - If it does not exist: as much later as the clock leaves out there, or with a direction below 0 as much earlier, to a
    whole minute. Direction 0 is a value that a program sets.
  - It stays in the years 0001 to 9999. 960 minutes are more than any offset, and no zone changes twice in that time.

  turnTo(at, wanted, zone, turn): the hand that goes round in `turn` minutes (720, 60) is brought to a wanted wall time
  from `at`, at first { wall, offset }. The result is the next `at`. In a drag the next wanted time is to be reckoned
  from at.wanted ?? at.wall; a press, a key or a value that a program sets begins anew with { wall, offset }. Rules:
  1. What is wanted is reckoned on the wall, never in time that passes: the hour hand at 01:30, pointed to 2, wants
     02:30 on every day of the year; so does an hour back from 03:30.
  2. The direction is the way from the last wanted time to this. New York, 8 March 2026, where 02:00 to 02:59 are left
     out: 01:30 to 2 is 03:30. Berlin, 27 March 2022: 01:30 and an hour is 03:30, and an hour back is 01:30; 01:58 to
     minute 2 is 03:02, and back to minute 57 is 01:57. Apia, where 30 December 2011 is left out: a day on from the 29th
     is the 31st, a day back the 29th.
  3. The offset stays if it can. New York, 1 November 2026: the second 01:30 at minute 45 is the second 01:45. From
     00:30 the hours are the first 01:30, 02:30, 03:30; back from 03:30 they are 02:30, the second 01:30, 00:30.
  4. A drag goes on from what was wanted, for there the pointer is; but if the hand points there also where it was put,
     from where it was put. So after 01:30 to 2, which is 03:30, the hour hand at 3 is 03:30 and at 4 is 04:30: it does
     not run ahead. The minute hand went from 01:58 to 03:02 and goes on to 03:59 and 04:00. Where half an hour is left
     out (Lord Howe), 01:58 to minute 2 is 02:32, and on to minute 30 is 02:30, under the pointer again. And who wants
     the same again gets the same: a hand in a gap does not tremble.
}}
const clocks = new Map();

const dateText = wall => new Date(wall * 60000).toISOString().slice(0, 16);
const wallOf = text => {
  const [, minute] = /^(?!0000)(.{16})(:[0-5]\d)?$/.exec(text) ?? [];
  const wall = Date.parse(minute + "Z") / 60000;
  return wall === wall && dateText(wall) === minute ? wall : NaN;
};

const clockIn = timeZone => {
  const fields = { timeZone, hourCycle: "h23", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" };
  try {
    return new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", fields);
  } catch {
    return undefined;
  }
};
const utc = clockIn("UTC");
const knows = zone => !!clockIn(zone);
const offsetAt = (zone, instant) => {
  if (!clocks.has(zone)) clocks.set(zone, clockIn(zone) ?? utc);
  // A second is no binary fraction of a minute: to the millisecond, then down.
  const seconds = Math.floor(Math.round(instant * 60000) / 1000);
  const date = new Date(seconds * 1000);
  const there = {};
  for (const { type, value } of clocks.get(zone).formatToParts(date)) there[type] = +value;
  const days = there.day - date.getUTCDate();
  const hours = (Math.abs(days) > 1 ? -Math.sign(days) : days) * 24 + there.hour;
  return ((hours * 60 + there.minute) * 60 + there.second + date.setUTCHours(0, 0, 0, 0) / 1000 - seconds) / 60;
};

const resolve = (wanted, zone, direction, offset) => {
  const wall = Math.min(Math.max(wanted, -1035593280), 4223371679);
  const [before, after] = [-960, 960].map(way => offsetAt(zone, wall + way));
  const real = [before, after].filter(one => offsetAt(zone, wall - one) === one);
  if (real.length) return { wall, offset: real.includes(offset) ? offset : real[0] };
  const gap = after - before;
  if (direction < 0) return { wall: Math.floor(wall - gap), offset: before };
  return { wall: Math.ceil(wall + gap), offset: after };
};

const turnTo = (at, wanted, zone, turn) => {
  const from = at.wanted ?? at.wall;
  if (wanted === from) return at;
  const to = resolve(wanted, zone, wanted - from, at.offset);
  return { ...to, wanted: (to.wall - wanted) % turn ? wanted : to.wall };
};
