"use strict";
// What all clocks of a page share: the printer's vocabulary, the words of the language, times as text, bound values.
{
  {{> scripts/formula.js}}
  const words = {{{words}}};

  // A time is { minutes, isDated, tail }: minutes after midnight, or after 1970 on the wall; tail are the seconds as they
  // were written. This is it by a pattern such as "h:mm a", as Sources/Widgets/TimeFormat.swift writes it. Of a duration,
  // H are all hours.
  const format = (pattern, { minutes, tail = "", isDuration }) => {
    const date = new Date(minutes * 60000);
    const hour = date.getUTCHours();
    const fields = {
      y: date.getUTCFullYear(), M: date.getUTCMonth() + 1, d: date.getUTCDate(), H: isDuration ? Math.floor(minutes / 60) : hour,
      K: hour % 12, h: (hour + 11) % 12 + 1, m: date.getUTCMinutes(), s: +tail.slice(1), a: hour < 12 ? words.am : words.pm,
    };
    return pattern.replace(/''|'((?:[^']|'')+)'|([yMdHKhmsa])\2*/g, (all, quoted, letter) =>
      all === "MMMM" ? words.months.split(" ")[fields.M - 1]
        : letter ? String(fields[letter]).padStart(letter === "a" ? 0 : all.length, "0")
          : quoted ? quoted.replaceAll("''", "'") : "'");
  };
  const short = (time, hours = words.hours) =>
    (time.isDated ? `${format(words.date, time)} ` : "") + format(words[`time-${hours}`], time);

  // Values by name: { name, members, shown, owner, isSet }. The owner is a control that knows what the value means. Whoever
  // joins late gets the present value; only the control that the reader touches fires events.
  const groups = new Map();
  const bound = member => (member.getAttribute("bind") ?? "").split(".");
  const join = (member, stored) => {
    const [name] = bound(member);
    const group = member.group = groups.get(name) ?? { name, members: new Set() };
    if (name) groups.set(name, group);
    group.members.add(member);
    if (member.shown) group.owner ??= member;
    if (stored && !group.isSet) share(member, stored);
    else if (group.shown) member.follow(group.shown, group.owner);
    else if (member.shown) share(member, member.shown, false);
  };
  // Who has left is not kept: another control takes its place, and the last one ends the group.
  const leave = member => {
    const { group } = member;
    if (!group) return;
    const { members, owner } = group;
    members.delete(member);
    member.group = undefined;
    if (owner === member) group.owner = [...members].find(({ shown }) => shown) ?? owner;
    if (!members.size) groups.delete(group.name);
  };
  const share = (from, shown, isSet = true) => {
    from.follow(shown);
    const { group } = from;
    if (!group) return;
    Object.assign(group, { shown, isSet });
    for (const member of group.members) if (member !== from) member.follow(shown, group.owner);
  };

  class ClockValue extends HTMLElement {
    connectedCallback() { join(this); }
    disconnectedCallback() { leave(this); }
    follow(shown, owner) { say(this, owner.text(shown, bound(this)[1], this.getAttribute("format"))); }
  }

  // An element around a drawing: setUp() once, then follow(shown, owner) whenever its value is another. What listens
  // and ticks ends with `signal`, when it is taken out of the page.
  class Clock extends HTMLElement {
    connectedCallback() {
      this.svg = this.querySelector("svg");
      if (!this.svg || this.listening) return;
      this.listening = new AbortController();
      if (!this.isSetUp) this.setUp();
      this.isSetUp = true;
      this.join(this.listening.signal);
    }
    disconnectedCallback() {
      this.listening?.abort();
      this.listening = undefined;
      leave(this);
    }
    join() { join(this); }
    option(name, otherwise) { return this.getAttribute(name) ?? otherwise; }
  }

  globalThis.gnomon = { n, mod, atan2, part, set, say, words, format, short, bound, join, share, Clock };
  customElements.define("clock-value", ClockValue);
}
