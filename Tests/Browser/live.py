"""Clocks of the present time on a page whose own clock is in the test's hands, in any engine."""

from datetime import datetime, timezone

# Put in once the page is there, by the same names that its scripts call: Date.now, timers, whether the page is hidden.
# Timers go by a clock of their own, as real ones do, so that the time of day can be set while they run.
CLOCK = """(start, early) => {
  const timers = new Map();
  const { setTimeout: later, clearTimeout: clear } = window;
  let past = 0, last = 1e9, isHidden = false;
  const fake = window.fake = { now: start, timers, wakes: 0, readings: 0 };
  Date.now = () => { fake.readings += 1; return fake.now; };
  window.setTimeout = (act, wait = 0) => {
    // A driver's own, for a script that takes too long.
    if (wait > 1000) return later(act, wait);
    timers.set(last += 1, { act, at: past + Math.max(1, Math.floor(wait) - (wait > early ? early : 0)) });
    return last;
  };
  window.clearTimeout = id => { timers.delete(id); clear(id); };
  const go = to => { fake.now += to - past; past = to; };
  // Time goes by, and what is due is done when it is due.
  fake.run = (wait, see = () => {}) => {
    const end = past + wait;
    for (;;) {
      const [id, next] = [...timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (!next || next.at > end) break;
      timers.delete(id);
      go(Math.max(next.at, past));
      fake.wakes += 1;
      next.act();
      see(fake.now);
    }
    go(end);
  };
  // Time goes by, and nothing is done.
  fake.sleep = wait => go(past + wait);
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  fake.hide = hidden => { isHidden = hidden; document.dispatchEvent(new Event("visibilitychange")); };
  fake.hide(false);
}"""

# What clocks show, read off the picture: which segments are lit, where the hands and the large dot are.
READ = """() => {
  const digits = ["012345", "12", "01346", "01236", "1256", "02356", "023456", "012", "0123456", "012356"];
  const digit = group => {
    const lit = [...group.children].flatMap((path, i) => path.getAttribute("opacity") === "1" ? [i] : []).join("");
    return lit === "" ? "-" : digits.includes(lit) ? digits.indexOf(lit) : "?";
  };
  const row = (clock, name) => [...clock.querySelectorAll(`.${name}-digit`)].map(digit).join("");
  const angle = (clock, name) => +/[0-9.]+/.exec(clock.querySelector(`.${name}-hand`).getAttribute("transform"))[0];
  const two = number => String(number).padStart(2, "0");
  window.read = clock => {
    if (clock.localName === "digital-clock") return [row(clock, "date"), row(clock, "time")].filter(text => text).join(" ");
    const large = [...clock.querySelectorAll(".dot")].flatMap((dot, i) => dot.getAttribute("r") > 5 ? [i] : []);
    return two(Math.floor(angle(clock, "hour") / 30)) + two(angle(clock, "minute") / 6) + large.map(two).join("+");
  };
}"""


def instant(text):
    """Milliseconds since 1970 of a time in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=timezone.utc).timestamp() * 1000)


def clock(kind, **options):
    """A directive."""
    lines = "".join(f"{name}: {option}\n" for name, option in options.items())
    return f"```{{{kind}}}\n{lines}```\n"


class Clocks:
    """The clocks of a page, whose time begins at an instant in UTC; its timers may come some milliseconds early."""

    def __init__(self, page, url, start="2026-01-15T10:00:00", early=0):
        self.page = page
        page.goto(url)
        page.wait_for("!!(customElements.get('digital-clock') ?? customElements.get('radial-clock'))")
        page.evaluate(READ)
        page.evaluate(CLOCK, instant(start), early)

    def show(self, selector="digital-clock, radial-clock"):
        return self.page.evaluate("selector => read(document.querySelector(selector))", selector)

    def run(self, seconds):
        self.page.evaluate("wait => { fake.run(wait); }", seconds * 1000)

    def get(self, expression):
        return self.page.evaluate(expression)

    def settle(self):
        """Until the browser has told its observers what is on screen: that comes after a frame."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def gather(self):
        """All clocks on screen, on top of each other."""
        self.get("""(() => {
          for (const clock of document.querySelectorAll(".clock")) clock.style.cssText = "position: fixed; top: 0; left: 0";
        })()""")
        self.settle()
