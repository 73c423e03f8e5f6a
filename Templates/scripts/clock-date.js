"use strict";
// What clocks with a date need beside.
{
  {{> scripts/zoned-time.js}}
  gnomon.dates = { wallOf, dateText, resolve, turnTo };
}
