"use strict";
{
const clocks = new Map();
const dateText = wall => new Date(wall * 60000).toISOString().slice(0, 16);
const wallOf = text => {
const [, minute] = /^(?!0000)(.{16})(:[0-5]\d)?$/.exec(text) ?? [];
const wall = Date.parse(minute + "Z") / 60000;
return wall === wall && dateText(wall) === minute ? wall : NaN;
};
const offsetAt = (zone, instant) => {
if (!clocks.has(zone)) clocks.set(zone, new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
timeZone: zone, hourCycle: "h23", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric",
}));
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
gnomon.dates = { wallOf, dateText, resolve, turnTo };
}
