"""Widgets on pages that are not kind to them: prototypes with more on them, a Math that lies, styles for everything."""

import pytest

import elsewhere
from sequences import WHOLE

KINDS = {
    "clock-picker": ["--value", "10:58"],
    "time-range": ["--start", "08:15", "--order", "free"],
    "month-picker": ["--value", "2026-07", "--open", "true"],
    "radial-clock": ["--value", "10:10:30", "--manipulable", "true"],
    "digital-clock": ["--value", "10:10:30"],
}

RESETS = {
    "box": "*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; font: inherit; color: inherit }",
    "svg": "svg, img { width: 100%; height: 100%; max-width: 60px; min-width: 700px; display: inline; padding: 1em; border: 3px solid }",
    "paint": "svg { fill: currentColor; stroke: red; opacity: .9 } path, circle, line, rect, text, g { fill: lime; stroke: none; stroke-width: 9; opacity: 1 }",
    "text": "text, tspan { font-size: 8px; text-anchor: start; dominant-baseline: auto; font-weight: 900; letter-spacing: 3px }",
    "fields": "input { display: none; width: 100%; appearance: none } button { all: unset; display: none } label { display: flex }",
    "direction": "div, span, button, svg { direction: rtl; text-align: right }",
    "motion": "* { transition: all 1s; animation: page 1s infinite } @keyframes page { to { translate: 40px; opacity: 0 } }",
    "pointer": "svg, span, g { pointer-events: none; user-select: all; touch-action: auto }",
    "words": "span, time { display: inline-block; visibility: hidden; position: absolute } .label, .time, .row, .item { display: none }",
    "transform": "g, circle, path { transform: none; rotate: 20deg; d: none; r: 3px; cx: 9px }",
    "unset": "* { all: unset }",
}

# What is seen of a widget: where each part of it is and how it is painted.
SEEN = """kind => {
  const it = document.querySelector(kind), svg = it.querySelector("svg"), at = svg.getBoundingClientRect();
  const parts = [...svg.querySelectorAll("*")].filter(part => part.getAttribute("display") !== "none");
  return [...parts, svg, ...it.querySelectorAll(".time, .item, .label, .help, .duration, .difference")].map(part => {
    const style = getComputedStyle(part), box = part.getBoundingClientRect();
    const names = svg.contains(part)
      ? ["fill", "stroke", "strokeWidth", "opacity", "display", "visibility", "fontSize", "fontWeight", "textAnchor", "pointerEvents", "letterSpacing"]
      : ["display", "visibility"];
    const places = svg.contains(part) ? [box.left - at.left, box.top - at.top, box.width, box.height] : [];
    return [part.localName, part.getAttribute("class"), ...places.map(Math.round), ...names.map(name => style[name])];
  });
}"""


def fragment(folder, kind, style=""):
    part = elsewhere.widget(kind, *KINDS[kind], "--format", "fragment", "--assets", ".", "--label", "Tea", "--help", "Any.", folder=folder)
    file = folder / "index.html"
    file.write_text(elsewhere.page(part, style))
    return file.as_uri()


def parts_of(page, address, kind):
    page.goto(address)
    page.wait_for("kind => !!customElements.get(kind)", kind)
    page.evaluate("kind => document.querySelector(kind + ' .item[aria-expanded=false]')?.click()", kind)
    return page.evaluate(SEEN, kind)


def differ(a, b):
    """Where a part is may be rounded otherwise where the page around it is."""
    return len(a) != len(b) or any(
        abs(x - y) > 2 if isinstance(x, int) and isinstance(y, int) else x != y for x, y in zip(a, b, strict=True)
    )


@pytest.mark.parametrize("kind", KINDS)
def test_styles_for_everything_leave_a_widget_as_it_is(page, tmp_path, kind):
    before = parts_of(page, fragment(tmp_path, kind), kind)
    for name, style in RESETS.items():
        after = parts_of(page, fragment(tmp_path, kind, style), kind)
        changed = [f"{a} -> {b}" for a, b in zip(before, after, strict=True) if differ(a, b)]
        assert not changed, f"{name}, {len(changed)} parts: {changed[0]}"
        assert page.evaluate(WHOLE, kind) == []


# Before the page's scripts: what libraries of old put on prototypes, where a loop over names finds it.
PROTOTYPES = """
for (const { prototype } of [Array, String, Function, Number, RegExp, Date, Map, Set, Promise, Event, Element, Node, Object])
  for (const name of ["extend", "size", "inherits", "isEmpty", "clean", "pollution", "each", "merge"])
    if (!(name in prototype)) prototype[name] = function () { throw new Error(name); };
Object.prototype.evil = "evil";
Array.prototype.evil = { evil: 1 };
"""

# After them: nothing of Math is what it was.
LIES = """for (const name of Object.getOwnPropertyNames(Math)) {
  if (typeof Math[name] === "function") Math[name] = () => 7e9;
}"""

USED = """kind => {
  const it = document.querySelector(kind), svg = it.querySelector("svg");
  it.open || it.querySelector(".item")?.click();
  svg.setPointerCapture = () => {};
  const target = it.querySelector(".hit, .minute-hand") ?? svg;
  const box = svg.getBoundingClientRect();
  const send = (type, x, y, buttons = 1) => target.dispatchEvent(new PointerEvent(type, {
    pointerId: 5, buttons, bubbles: true, clientX: box.left + box.width * x, clientY: box.top + box.height * y,
  }));
  send("pointerdown", 0.3, 0.5);
  send("pointermove", 0.3, 0.3);
  send("pointermove", 0.5, 0.2);
  send("pointerup", 0.5, 0.2, 0);
  document.dispatchEvent(new Event("visibilitychange"));
  for (const key of ["ArrowUp", "End", "PageDown", "7"])
    (it.querySelector("[role=slider]") ?? svg).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const hands = [...it.querySelectorAll("[role=slider]")].map(hand => hand.getAttribute("aria-valuetext"));
  return [it.value, it.textContent, svg.innerHTML.replace(/-?[0-9.]+e[-+][0-9]+/g, "0"), hands, localStorage.getItem("gnomon:a")];
}"""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("early, late", [(PROTOTYPES, ""), ("", LIES)], ids=["prototypes", "Math"])
def test_what_others_put_on_prototypes_and_into_math_changes_nothing(page, workshop, kind, early, late):
    options = "".join(f'{name[2:]}: "{option}"\n' for name, option in zip(KINDS[kind][::2], KINDS[kind][1::2]))
    kept = "persist: a\n" if kind.endswith("picker") or kind == "time-range" else ""
    made = workshop(f"# A\n\n```{{{kind}}}\n{options}{kept}```\n")
    file = made.site / "index.html"
    text = file.read_text()
    found = []
    for before, after in [("", ""), (early, late)]:
        (made.site / "_gnomon/before.js").write_text(before)
        (made.site / "_gnomon/after.js").write_text(after)
        scripts = [f'<script defer src="_gnomon/{name}.js"></script>\n' for name in ("before", "after")]
        file.write_text(text.replace("<script defer", scripts[0] + "<script defer", 1).replace("</head>", scripts[1] + "</head>"))
        page.goto(made.url())
        page.evaluate("localStorage.clear()")
        page.wait_for("kind => !!customElements.get(kind)", kind)
        found.append(page.evaluate(USED, kind))
        assert page.evaluate(WHOLE, kind) == []
    assert found[0] == found[1]
    assert page.problems == []
