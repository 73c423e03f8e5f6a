"""Measures what widgets cost a page in Chromium beside their aims: time until they can be used, a step of a drag, shifts of the
layout, long tasks. `Scripts/bench` prints the rows behind those of builds; `Scripts/bench --browser` prints them alone.

With `--record` they are kept in browser.txt with the commit. Times are medians of several fresh pages, without throttling: of CPU where
it says so, else as they pass, so that a busy machine shows. It is a benchmark and asserts nothing."""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Browser"))

from engines.chromium import Chromium, ChromiumPage
from engines.options import Options
from serving.workshop import Workshop

KINDS = {"clock-picker": "", "time-range": "", "month-picker": "open: true\n", "radial-clock": "manipulable: true\n", "digital-clock": ""}

# Before the page's scripts: shifts and long tasks, from the first frame on.
WATCH = """(() => {
  window.shifts = [];
  window.longTasks = [];
  const watch = (type, act) => new PerformanceObserver(list => list.getEntries().forEach(act)).observe({ type, buffered: true });
  watch("layout-shift", entry => shifts.push(entry.value));
  watch("longtask", entry => longTasks.push(entry.duration));
})()"""

FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))"

# Milliseconds of each step of a drag round a dial or along a wheel: the events of one press, script and layout.
DRAG = """async kind => {
  const it = document.querySelector(kind), svg = it.querySelector("svg");
  it.open || it.querySelector(".item")?.click();
  svg.setPointerCapture = () => {};
  const target = it.querySelector(".hit, .minute-hand") ?? svg, box = target.closest("svg").getBoundingClientRect();
  const send = (type, turn, buttons = 1) => target.dispatchEvent(new PointerEvent(type, {
    pointerId: 5, buttons, bubbles: true,
    clientX: box.left + box.width * (0.5 + 0.3 * Math.sin(turn)), clientY: box.top + box.height * (0.5 - 0.3 * Math.cos(turn)),
  }));
  send("pointerdown", 0);
  const steps = [];
  for (let i = 1; i <= 600; i += 1) {
    const start = performance.now();
    send("pointermove", i / 10);
    svg.getBoundingClientRect();
    steps.push(performance.now() - start);
    if (i % 20 === 0) await new Promise(requestAnimationFrame);
  }
  send("pointerup", 60, 0);
  return steps;
}"""


def text(kind: str, count: int) -> str:
    return "# Widgets\n\n" + f"```{{{kind}}}\n{KINDS[kind]}```\n\n" * count


def mixed(count: int) -> str:
    return "# Widgets\n\n" + "".join(f"```{{{kind}}}\n{KINDS[kind]}```\n\n" for kind in KINDS) * (count // len(KINDS))


def opened(engine: Chromium, made: Workshop) -> tuple[ChromiumPage, Callable[[], dict[str, float]]]:
    """A fresh page, two frames after it was loaded, and what tells the milliseconds of a processor that it has spent."""
    page = engine.page(Options())
    page.native.add_init_script(WATCH)
    session = page.native.context.new_cdp_session(page.native)
    # What others do on the machine in between is not counted.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(made.url())
    page.evaluate(FRAMES)

    def spent() -> dict[str, float]:
        metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return {name: metrics[name] * 1000 for name in ("ScriptDuration", "TaskDuration")}

    return page, spent


def measure(rounds: int = 7) -> list[str]:
    """Rows: what, what was found, the aim."""
    rows = [f"{'in Chromium':<60} {'found':>18}   aim"]

    def row(what: str, found: str, aim: str) -> None:
        rows.append(f"{what:<60} {found:>18}   {aim}")

    engine = Chromium()
    with tempfile.TemporaryDirectory() as folder:
        pages = {
            "no widget": ("# Widgets\n", ""),
            "one clock picker": (text("clock-picker", 1), "under 20 ms"),
            "100 clock pickers": (text("clock-picker", 100), "under 100 ms"),
            "100 widgets, 20 of each kind": (mixed(100), "under 100 ms"),
        }
        for number, (name, (content, aim)) in enumerate(pages.items()):
            made = Workshop(Path(folder) / str(number), content)
            spent, shifts, longest = [], [], []
            for _ in range(rounds):
                page, times = opened(engine, made)
                spent.append(times())
                shifts.append(sum(page.evaluate("shifts")))
                longest.append(max(page.evaluate("longTasks"), default=0))
                page.close()
            script, all_tasks = (statistics.median(one[key] for one in spent) for key in ("ScriptDuration", "TaskDuration"))
            row(f"{name}: script until it can be used, CPU", f"{script:.1f} ms", aim)
            row(f"{name}: all of the main thread, CPU", f"{all_tasks:.1f} ms", "")
            row(f"{name}: layout shift", f"{statistics.median(shifts):.4f}", "none")
            row(f"{name}: longest task over 50 ms", f"{statistics.median(longest):.0f} ms", "none")
            made.close()
        for kind in [kind for kind in KINDS if kind != "digital-clock"]:
            made = Workshop(Path(folder) / kind, text(kind, 1))
            page, times = opened(engine, made)
            before = times()
            steps = sorted(page.evaluate(DRAG, kind))
            mean = (times()["TaskDuration"] - before["TaskDuration"]) / len(steps)
            row(f"{kind}: a step of a drag, CPU on average", f"{mean:.2f} ms", "under 1 ms")
            row(f"{kind}: a step of a drag, p50 / p99", f"{steps[300]:.2f} / {steps[594]:.2f} ms", "under 1 ms")
            row(f"{kind}: longest task over 50 ms in the drag", f"{max(page.evaluate('longTasks'), default=0):.0f} ms", "none")
            page.close()
            made.close()
    engine.close()
    return rows


def main() -> None:
    load = os.getloadavg()[0]
    rows = measure()
    command = ["git", "-C", str(HERE), "rev-parse", "--short=12", "HEAD"]
    commit = subprocess.run(command, capture_output=True, text=True).stdout.strip()
    head = f"Measured at {commit} on {os.cpu_count()} cores, load {load:.1f} at the start and {os.getloadavg()[0]:.1f} at the end; medians."
    text = "\n".join([head, "", *rows]) + "\n"
    print(text, end="")
    if "--record" in sys.argv:
        (HERE / "browser.txt").write_text(text)


if __name__ == "__main__":
    main()
