"""What clocks of the present time cost in Chromium, as a table. Scripts/measure runs it; it tests nothing.

Lateness is of a page of one clock and of a page of a hundred, from the second to the change in the document and to the
frame that shows it.
"""

import gzip
import re
import sys
import tempfile
from pathlib import Path

from engines.chromium import Chromium
from engines.options import Options
from serving.workshop import Workshop

KINDS = {"digital-clock": "digital-clock", "radial-clock": "radial-clock", "radial, manipulable": "radial-clock"}

# Before the page's scripts: how often a timer has called, and the instants at which the first clock was painted anew.
WATCH = """(() => {
  const { setTimeout: later } = window;
  window.wakes = 0;
  window.setTimeout = (act, wait) => later(() => { window.wakes += 1; act(); }, wait);
})()"""

# Milliseconds after the second at which a change is in the document, and at which the frame with it begins to be shown.
LATE = """seconds => new Promise(done => {
  const clock = document.querySelector(".clock");
  const changed = [], shown = [];
  const since = () => Date.now() % 1000;
  let isNew = true;
  new MutationObserver(() => {
    if (!isNew) return;
    isNew = false;
    changed.push(since());
    requestAnimationFrame(() => setTimeout(() => {
      shown.push(since());
      isNew = changed.length < seconds;
      if (!isNew) done([changed, shown]);
    }));
  }).observe(clock.querySelector("svg"), { subtree: true, attributes: true });
})"""


# All of them on the screen.
GRID = """() => {
  document.querySelectorAll(".clock").forEach((clock, i) => {
    clock.style.cssText = `position: fixed; margin: 0; left: ${i % 12 * 60}px; top: ${Math.floor(i / 12) * 60}px`;
  });
}"""


def text(kind: str, count: int = 1) -> str:
    option = "manipulable: true\n" if kind.endswith("manipulable") else ""
    return "# Clocks\n\n" + f"```{{{KINDS[kind]}}}\n{option}width: 48\n```\n" * count


def packed(*files: bytes) -> tuple[int, int]:
    """Bytes, and bytes of each in gzip level 9."""
    return sum(map(len, files)), sum(len(gzip.compress(file, 9)) for file in files)


def part(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def lateness(count: str, changed: list[float], shown: list[float]) -> dict[str, str]:
    return {
        f"ms late, {count}: {name}, p50 / p99 / most": f"{part(late, 0.5):.0f} / {part(late, 0.99):.0f} / {max(late):.0f}"
        for name, late in [("document", changed), ("frame", shown)]
    }


def measure(engine: Chromium, folder: Path, kind: str, seconds: int) -> dict[str, str]:
    made = Workshop(folder / kind.replace(" ", ""), text(kind))
    html = (made.site / "index.html").read_text()
    svg = re.search(r"<svg class=\"(?:disc|digits)\".*?</svg>", html, re.DOTALL)[0]
    clocks = made.site / "_gnomon/clocks"
    every = (made.site / "_gnomon/page.css").read_bytes()
    found = {
        "SVG, bytes / gzip": "%d / %d" % packed(svg.encode()),
        "script of a page": "%d / %d" % packed(*(file.read_bytes() for file in clocks.glob("*.js"))),
        "style of a page": "%d / %d" % packed(*(file.read_bytes().removeprefix(every) for file in made.site.glob("_gnomon/_page.*.css"))),
    }
    page = engine.page(Options())
    page.goto(made.url())
    page.wait_for("[...document.querySelectorAll('time')].length")
    found["document nodes of one"] = str(page.evaluate("document.querySelector('.clock').querySelectorAll('*').length + 1"))
    update = page.evaluate("""(() => {
      const clock = document.querySelector(".clock"), start = performance.now();
      for (let i = 0; i < 5000; i += 1) clock.tick(1e9 + i, true);
      return (performance.now() - start) / 5;
    })()""")
    found["one update, script"] = f"{update:.1f} µs"
    found |= lateness("one", *page.evaluate(LATE, seconds))
    page.close()
    made.close()

    made = Workshop(folder / f"{kind.replace(' ', '')}-100", text(kind, 100))
    page = engine.page(Options(height=1000))
    page.native.add_init_script(WATCH)
    page.goto(made.url())
    page.wait_for("[...document.querySelectorAll('time')].length === 100")
    page.evaluate(GRID)
    session = page.native.context.new_cdp_session(page.native)
    session.send("Performance.enable")

    def spent() -> dict[str, float]:
        return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}

    before, wakes = spent(), page.evaluate("wakes")
    changed, shown = page.evaluate(LATE, seconds)
    after = spent()
    found["wakes a second, 100 shown"] = f"{(page.evaluate('wakes') - wakes - seconds) / seconds:.2f}"
    for name in ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration"]:
        found[f"100 shown, ms a second, {name}"] = f"{(after[name] - before[name]) / seconds * 1000:.1f}"
    found |= lateness("100", changed, shown)
    page.evaluate("""(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
      window.wakes = 0;
    })()""")
    page.native.wait_for_timeout(3000)
    found["wakes in 3 s, 100 hidden"] = str(page.evaluate("wakes"))
    page.close()
    made.close()
    return found


def main() -> None:
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    engine = Chromium()
    with tempfile.TemporaryDirectory() as folder:
        columns = {kind: measure(engine, Path(folder), kind, seconds) for kind in KINDS}
    engine.close()
    print("| |", " | ".join(columns), "|")
    print("|---" * (len(columns) + 1) + "|")
    for name in columns["digital-clock"]:
        print(f"| {name} |", " | ".join(column[name] for column in columns.values()), "|")


if __name__ == "__main__":
    main()
