"""Nothing that pointers do breaks a widget: random sequences of presses, moves, losses, removals, scrolls and zooms."""

import random

import pytest

from dial import RECORD
from sequences import PLAY, WHOLE, by_hand

KINDS = {
    "clock-picker": [
        {"value": "10:10"},
        {"value": "10:10", "step": 5, "min": "09:00", "max": "17:00", "persist": "a"},
        {"value": "10:10", "linked": "false"},
        {"value": "10:10", "carry": "always", "bind": "m"},
        {"value": "2026-03-08T01:55", "timezone": "America/New_York", "min": "2026-03-07T12:00", "max": "2026-03-09T12:00"},
    ],
    "time-range": [{"order": "free"}, {"order": "free", "step": 5, "hours": 12, "persist": "b"}],
    "month-picker": [{"value": "2026-07", "open": "true"}, {"value": "2026-07", "min": "2020-01", "max": "2030-12", "carry": "always"}],
    "radial-clock": [{"value": "10:10:30", "manipulable": "true"}, {"value": "10:10:30"}],
    "digital-clock": [{"value": "10:10:30"}],
}


def directive(kind, options):
    return f"```{{{kind}}}\n" + "".join(f'{name}: "{option}"\n' for name, option in options.items()) + "```\n\n"


@pytest.fixture
def made(page, workshop):
    """made(kind): a page of its widgets, each twice."""

    def make(kind):
        half = "".join(directive(kind, options) for options in KINDS[kind])
        twins = half.replace('bind: "m"', 'bind: "n"').replace("persist", "name")
        page.goto(workshop(f"# Widgets\n\n{half}{twins}" + "Text.\n\n" * 40).url())
        page.wait_for("kind => !!customElements.get(kind)", kind)
        return page

    return make


def whole(found):
    assert not found, "\n".join(" | ".join(map(str, one)) for one in found)


@pytest.mark.parametrize("kind", KINDS)
def test_a_thousand_random_sequences_leave_a_widget_whole(made, kind):
    page = made(kind)
    whole(page.evaluate(PLAY, kind, False, 7, 1000))
    assert page.problems == []


@pytest.mark.parametrize("kind", ["clock-picker", "time-range", "month-picker"])
def test_one_gesture_is_one_change_if_there_is_another_value(made, kind):
    whole(made(kind).evaluate(PLAY, kind, True, 11, 300))


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
@pytest.mark.parametrize("kind", ["clock-picker", "time-range", "month-picker", "radial-clock"])
def test_a_real_mouse_and_real_fingers_leave_a_widget_whole(open_page, workshop, kind):
    page = open_page(touch=True)
    page.goto(workshop(f"# A widget\n\n{directive(kind, KINDS[kind][0])}" + "Text.\n\n" * 40).url())
    page.wait_for("kind => !!customElements.get(kind)", kind)
    page.evaluate("""kind => {
      window.pointers = [];
      addEventListener("pointerdown", event => pointers.push(event.pointerId), true);
      const it = document.querySelector(kind);
      it.open || it.querySelector(".item")?.click();
    }""", kind)  # fmt: skip
    chance = random.Random(5)
    for number in range(30):
        by_hand(page, kind, chance)
        assert page.evaluate(WHOLE, kind) == [], number
    assert page.evaluate("pointers.length") > 20 and page.problems == []


SEND = """(kind, steps) => {
  const it = document.querySelector(kind), svg = it.querySelector("svg");
  svg.setPointerCapture = () => {};
  const target = it.querySelector(".hit, .minute-hand") ?? svg;
  for (const [type, across, down, buttons = 1, after] of steps) {
    const box = svg.getBoundingClientRect();
    target.dispatchEvent(new PointerEvent(type, {
      pointerId: 9, buttons, bubbles: true, clientX: box.left + box.width * across, clientY: box.top + box.height * down,
    }));
    Object.assign(it, after);
  }
  return it.value ?? svg.innerHTML;
}"""


@pytest.mark.parametrize("kind", ["clock-picker", "time-range", "radial-clock"])
def test_what_is_hidden_in_mid_drag_is_not_turned(made, kind):
    """It has no size then, and a place in it is no number."""
    page = made(kind)
    page.evaluate("kind => document.querySelector(kind + ' .item')?.click()", kind)
    after = page.evaluate(SEND, kind, [
        ["pointerdown", 0.9, 0.5], ["pointermove", 0.9, 0.5, 1, {"style": "display: none"}], ["pointermove", 300, 200], ["pointermove", 0, 0, 1, {"style": ""}],
        ["pointerup", 0.9, 0.5, 0],
    ])  # fmt: skip
    page.evaluate("void document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("kind => !/NaN|Infinity/.test(document.querySelector(kind).outerHTML)", kind)
    assert "NaN" not in after and (kind != "clock-picker" or after == "10:15")


def test_a_press_ends_the_drag_whose_end_nobody_told_us_of(made):
    page = made("clock-picker")
    page.evaluate(RECORD)
    page.evaluate(SEND, "clock-picker", [["pointerdown", 0.9, 0.5], ["pointerdown", 0.5, 0.3], ["pointerup", 0.5, 0.3, 0]])
    assert page.evaluate("heard") == ["input 10:15", "change 10:15", "input 12:15", "change 12:15"]


@pytest.mark.parametrize("kind, early, late", [("clock-picker", "10:10", "09:00"), ("time-range", "08:15/17:15", "00:30/17:15")])
def test_what_a_program_sets_in_mid_drag_stays_when_the_drag_is_cancelled(made, kind, early, late):
    page = made(kind)
    page.evaluate("kind => document.querySelector(kind + ' .item')?.click()", kind)
    steps = [["pointerdown", 0.5, 0.5], ["pointermove", 0.9, 0.1, 1, {"value": late}], ["pointercancel", 0.5, 0.5, 0]]
    assert page.evaluate("kind => document.querySelector(kind).value", kind) == early
    assert page.evaluate(SEND, kind, steps) == late


def test_what_is_disabled_in_mid_drag_is_not_turned(made):
    page = made("clock-picker")
    steps = [["pointerdown", 0.9, 0.5, 1, {"disabled": True}], ["pointermove", 0.5, 0.9], ["pointerup", 0.5, 0.9, 0]]
    assert page.evaluate(SEND, "clock-picker", steps) == "10:15"
