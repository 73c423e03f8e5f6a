"use strict";
// The present time. All clocks of a page share one timer, and there is none while the page is hidden or none of them is on
// screen. Each tick reads the clock once and waits for the rest of the second: a timer that comes early paints the same
// second again, and no count of seconds can fall behind.
{
  const { n, mod, words, format, say, part, bound, join, Clock } = gnomon;
  {{> scripts/formula-loops.js}}
  Object.assign(gnomon, { pad, bit, sin, cos, each });
  Object.assign(words, {{{words}}});

  // Dots that grow and shrink cost a browser 6 ms a clock each second: a page full of them would come late.
  const mostThatEase = 12;
  const clocks = new Set();
  let timer;
  let isDue;
  let painted;

  // Seconds since 1970 on the wall of a zone, the reader's if none is named; once for each zone.
  const wallsAt = now => {
    const walls = new Map();
    return zone => {
      if (!walls.has(zone)) {
        const offset = zone ? gnomon.dates.offsetAt(zone, now / 60000) : -new Date(now).getTimezoneOffset();
        walls.set(zone, Math.floor(now / 1000 + offset * 60));
      }
      return walls.get(zone);
    };
  };
  // Called by timers and by events, which are not `true`.
  const tick = evenUnseen => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = Date.now();
    const all = [...clocks];
    const seen = all.filter(clock => clock.isSeen);
    // Before the painting, which takes time.
    if (seen.length) timer = setTimeout(tick, 1000 - mod(now, 1000));
    const wallOf = wallsAt(now);
    const mayEase = seen.length <= mostThatEase;
    for (const clock of evenUnseen === true ? all : seen) clock.tick(wallOf(clock.zone), mayEase && clock.isSeen);
  };
  // Once for all that come into the page, or out of it, together; before they are painted.
  const soon = () => {
    if (!isDue) queueMicrotask(() => {
      isDue = false;
      tick();
    });
    isDue = true;
  };
  // What comes on screen is right in its first frame there: this is called before the frame, the observer after it.
  const scrolled = () => {
    const second = Math.floor(Date.now() / 1000);
    if (second !== painted && [...clocks].some(clock => !clock.isSeen)) tick(true);
    painted = second;
  };
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      target.isSeen = isIntersecting;
      if (!isIntersecting) target.classList.remove("ticking");
    }
    soon();
  });
  document.addEventListener("visibilitychange", tick);
  addEventListener("pageshow", tick);
  addEventListener("scroll", scrolled, { capture: true, passive: true });

  // A kind of clock knows how it is drawn: draw(seconds after 1970 or after midnight, isDated), and hours of its text.
  gnomon.LiveClock = class extends Clock {
    setUp() {
      this.zone = this.option("timezone");
      this.hours = this.option("hours", words.hours);
      this.isLive = !this.hasAttribute("value") && !this.hasAttribute("bind");
      // Ten past ten is better than the time of another zone.
      if (!this.isLive || !this.zone || gnomon.dates?.knows(this.zone)) return;
      this.isLive = false;
      const note = document.createElement("span");
      note.className = "problem";
      say(note, words["unknown-zone"].replace("{zone}", () => this.zone));
      this.insertBefore(note, part(this, "help") ?? null);
    }

    join(signal) {
      if (this.hasAttribute("bind")) join(this);
      if (!this.isLive) return;
      this.isSeen = true;
      clocks.add(this);
      observer.observe(this);
      signal.addEventListener("abort", () => {
        clocks.delete(this);
        observer.unobserve(this);
        soon();
      });
      soon();
    }

    tick(wall, mayEase) {
      if (wall === this.wall) return;
      // The dots move from one second to the next, and to no other.
      this.classList.toggle("ticking", mayEase && wall - 1 === this.wall);
      this.wall = wall;
      this.show(wall, true);
    }
    follow(shown, owner) {
      const { isDated } = shown;
      const text = owner.text(shown, bound(this)[1], `${isDated ? "yyyy-MM-dd'T" : "'1970-01-01T"}'HH:mm:ss'Z'`);
      this.show(Date.parse(text) / 1000, isDated);
    }
    show(wall, isDated) {
      this.draw(wall, isDated);
      this.tell(wall, isDated);
    }

    // For those who cannot see it: once a minute, and never by itself.
    tell(wall, isDated) {
      const seconds = this.isLive ? 0 : mod(wall, 60);
      const minutes = Math.floor(wall / 60);
      const text = new Date((minutes * 60 + seconds) * 1000).toISOString().slice(isDated ? 0 : 11, seconds ? 19 : 16);
      let time = this.querySelector("time");
      if (!time) {
        time = document.createElement("time");
        time.className = "spoken";
        this.svg.after(time);
      }
      if (time.dateTime === text) return;
      time.dateTime = text;
      const told = { minutes, tail: `:${seconds}` };
      const date = isDated && this.tellsDate ? `${format(words.date, told)} ` : "";
      say(time, date + format(words[`${seconds ? "seconds" : "time"}-${this.hours}`], told));
    }
  };
}
