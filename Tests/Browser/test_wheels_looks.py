"""Wheels scaled, in print, in forced colours, for a finger, for a reader who wants no motion, under the strict policy."""

import pytest

from checks.axe import axe
from checks.finding import none_of
from wheels import Wheels

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)


def test_reduced_motion_goes_there_at_once(open_page, workshop):
    page = open_page(reduced_motion=True)
    page.goto(workshop("```{month-picker}\nvalue: 2026-07\nopen: true\n```\n").url())
    wheels = Wheels(page, "month-picker")
    wheels.fling("years", -2)
    assert wheels.middle("years") == ["2041"] and wheels.value == "2041-07"


def test_scaled_and_scrolled_rows_are_where_they_are_seen(hours):
    wheels = hours()
    for transform, hour in [("scale(.8)", "09"), ("scale(1.6)", "10"), ("none", "11")]:
        wheels.page.evaluate(
            "transform => void Object.assign(document.querySelector('time-range').style, { transform, transformOrigin: '0 0' })",
            transform,
        )
        wheels.page.evaluate("scrollTo(0, 40)")
        wheels.click("hours", 0.98)
        assert wheels.value[:2] == hour and wheels.rest("hours") == hour
        wheels.page.evaluate("scrollTo(0, 0)")


def test_on_a_right_to_left_page_only_the_side_arrows_change_places(hours):
    wheels = hours()
    wheels.page.evaluate("void (document.documentElement.dir = 'rtl')")
    wheels.keys("hours", "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowDown")
    assert wheels.value[:5] == "10:15"


@CHROMIUM
def test_touch_turns_and_does_not_scroll(open_page, workshop):
    page = open_page(touch=True)
    page.goto(workshop("# A\n\n```{time-range}\n```\n\n" + "\n\n".join(["Text."] * 40)).url())
    wheels = Wheels(page, "time-range").open()
    page.native.touchscreen.tap(*wheels.place("hours", 0.98))
    assert wheels.value == "09:15/17:15" and wheels.heard == ["input 09:15/17:15", "change 09:15/17:15"]
    style = "selector => getComputedStyle(document.querySelector(selector)).touchAction"
    assert page.evaluate(style, "time-range svg") == "none" and page.evaluate(style, "time-range .wheels") == "auto"


def test_the_strict_policy_holds_through_it_all(hours):
    wheels = hours()
    wheels.drag("hours", -2)
    wheels.keys("minutes", "ArrowDown", "Escape")
    wheels.open(1)
    assert wheels.page.problems == [] and wheels.page.evaluate("document.querySelectorAll('[style]').length") == 0


@CHROMIUM
@pytest.mark.parametrize("options", [{}, {"dark": True}, {"width": 320}, {"forced_colors": True}], ids=str)
def test_open_invalid_and_disabled_it_is_accessible_and_fits(open_page, workshop, options):
    page = open_page(**options)
    disabled = "```{time-range}\ndisabled: true\n```\n\n```{month-picker}\nreadonly: true\n```\n"
    page.goto(workshop("# A\n\n```{time-range}\nlabel: Shift\nhelp: Any.\n```\n\n```{month-picker}\nopen: true\n```\n\n" + disabled).url())
    wheels = Wheels(page, "time-range").open()
    found = axe(page, "open")
    wheels.get("it.value = '19:00/01:00'")
    none_of(found + axe(page, "invalid"))
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    row = page.box("time-range svg").height * 31.4 / 190
    assert row >= 24 and page.box("time-range .item").height >= 24, "what can be pressed is large enough"


@CHROMIUM
def test_in_print_there_are_rows_of_text_and_no_wheels(hours):
    wheels = hours()
    wheels.page.native.emulate_media(media="print")
    assert wheels.page.box("time-range .wheels").height == 0 and wheels.page.box("time-range .item").height > 20


@CHROMIUM
def test_with_forced_colours_everything_has_a_system_colour(open_page, workshop):
    page = open_page(forced_colors=True)
    page.goto(workshop("```{month-picker}\nopen: true\n```\n").url())
    colours = """['Canvas', 'CanvasText'].map(name => {
      document.body.style.color = name;
      return getComputedStyle(document.body).color;
    })"""
    canvas, text = page.evaluate(colours)
    style = "(part, name) => getComputedStyle(document.querySelector('month-picker ' + part))[name]"
    assert [page.evaluate(style, ".row", "fill"), page.evaluate(style, ".band", "fill"), page.evaluate(style, ".band", "stroke")] == [text, canvas, text]
