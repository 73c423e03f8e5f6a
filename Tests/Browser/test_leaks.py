"""A hundred widgets that come into a page and leave it leave nothing behind: no timer, no listener, no node, no object."""

import re

import pytest

KINDS = ["clock-picker", "time-range", "month-picker", "radial-clock", "digital-clock"]
TEXT = """# Widgets

```{clock-picker}
value: 2026-03-08T01:55
timezone: America/New_York
min: 2026-03-07T12:00
bind: NAME
persist: NAME
```

```{time-range}
bind: NAME-range
persist: NAME-range
```

```{month-picker}
bind: NAME-month
open: true
```

```{radial-clock}
manipulable: true
```

```{digital-clock}
timezone: Asia/Tokyo
```

{value}`NAME` {value}`NAME-range` {value}`NAME-month.difference`
"""

# Before the page's scripts: what is waiting to be called.
WATCH = """(() => {
  window.waiting = { timer: new Set(), frame: new Set(), interval: new Set() };
  for (const [name, set, clear] of [
    ["timer", "setTimeout", "clearTimeout"], ["frame", "requestAnimationFrame", "cancelAnimationFrame"],
    ["interval", "setInterval", "clearInterval"],
  ]) {
    const [begin, end] = [window[set], window[clear]];
    window[set] = (act, ...more) => {
      const id = begin(value => { waiting[name].delete(id); act(value); }, ...more);
      waiting[name].add(id);
      return id;
    };
    window[clear] = id => { waiting[name].delete(id); end(id); };
  }
})()"""

# A hundred come in and are used: a hand is held, a wheel is flung, a row is opened, a key is pressed. Then they go.
ROUND = """async (parts, round) => {
  const article = document.querySelector("article");
  const box = document.createElement("div");
  for (let i = 0; i < 20; i += 1) box.insertAdjacentHTML("beforeend", parts.replaceAll("NAME", `name-${round}-${i}`));
  article.append(box);
  box.querySelectorAll(".clock").forEach((it, i) => {
    const target = it.querySelector(".hit, .minute-hand, svg"), svg = it.querySelector("svg");
    svg.setPointerCapture = () => {};
    const { left, top, width, height } = target.getBoundingClientRect();
    const send = (type, part, buttons = 1) => target.dispatchEvent(new PointerEvent(type, {
      pointerId: 7, buttons, bubbles: true, clientX: left + width * part, clientY: top + height * part,
    }));
    send("pointerdown", 0.5);
    send("pointermove", 0.9);
    if (i % 2) send("pointerup", 0.9, 0);
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    it.querySelector(".item")?.click();
    delete svg.setPointerCapture;
  });
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (round % 2) box.remove(); else box.replaceChildren();
  box.remove();
  for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@pytest.fixture
def room(page, workshop):
    """A page without widgets that has the script of all of them, and the markup of one of each kind."""
    made = workshop(TEXT)
    file = made.site / "index.html"
    text = file.read_text()
    parts = re.findall(r"<(?:%s) .*?</(?:%s)>|<clock-value.*?</clock-value>" % (("|".join(KINDS),) * 2), text, re.S)
    assert len(parts) == 8
    for part in parts:
        text = text.replace(part, "")
    file.write_text(text)
    page.native.add_init_script(WATCH)
    page.goto(made.url())
    page.wait_for("kinds => kinds.every(kind => customElements.get(kind))", KINDS)
    return page, "".join(parts)


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_a_hundred_widgets_leave_nothing_behind(room):
    page, parts = room
    session = page.native.context.new_cdp_session(page.native)
    session.send("Performance.enable")

    def alive(prototype):
        found = session.send("Runtime.evaluate", {"expression": prototype, "objectGroup": "look"})
        objects = session.send("Runtime.queryObjects", {"prototypeObjectId": found["result"]["objectId"], "objectGroup": "look"})
        count = session.send("Runtime.callFunctionOn", {
            "functionDeclaration": "function () { return this.length; }", "objectId": objects["objects"]["objectId"],
        })  # fmt: skip
        session.send("Runtime.releaseObjectGroup", {"objectGroup": "look"})
        return count["result"]["value"]

    def heap():
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
        metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return {
            "nodes": metrics["Nodes"],
            "listeners": metrics["JSEventListeners"],
            "clocks": alive("gnomon.Clock.prototype"),
            "values": alive("customElements.get('clock-value').prototype"),
        }

    page.evaluate(ROUND, parts, 0)
    page.evaluate(ROUND, parts, 1)
    before, objects = heap(), alive("Object.prototype")
    for round in range(2, 12):
        page.evaluate(ROUND, parts, round)
    assert heap() == before
    # Of clocks there are the prototypes that their kinds are made of.
    assert (before["clocks"], before["values"]) == (8, 0)
    # The browser makes one or two of its own.
    assert alive("Object.prototype") - objects < 10, "ten rounds leave less than an object each"
    assert page.evaluate("[waiting.timer.size, waiting.frame.size, waiting.interval.size]") == [0, 0, 0]
    assert page.problems == []
