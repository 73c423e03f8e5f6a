"""The options of the clock picker: limits, snapping, carrying, free hands, hours, dates and zones."""

import pytest


@pytest.mark.parametrize("options, start, degrees, end", [
    ({"min": "09:00", "max": "17:00"}, "10:10", 0, "10:00"), ({"min": "09:30", "max": "17:00"}, "09:40", 60, "09:30"),
    ({"min": "22:00", "max": "06:00"}, "05:50", 12, "06:00"), ({"min": "22:00", "max": "06:00"}, "22:05", 348, "22:00"),
    ({"snap": "floor"}, "10:00", 65, "10:10"), ({"snap": "nearest"}, "10:00", 65, "10:11"),
    ({"carry": "never"}, "10:58", 12, "10:02"), ({"carry": "always"}, "10:40", 48, "11:08"),
    ({"carry": "drag"}, "10:40", 48, "10:08"), ({"linked": "false"}, "10:58", 12, "10:02"),
])  # fmt: skip
def test_a_press_with_the_minute_hand(dial_at, options, start, degrees, end):
    dial = dial_at(start, **options)
    dial.click(degrees)
    assert dial.value == end


@pytest.mark.parametrize("options, start, degrees, end", [
    ({"min": "09:00", "max": "17:00"}, "16:30", 180, "17:00"), ({"min": "22:00", "max": "06:00"}, "23:30", 65, "02:30"),
    ({"snap": "floor"}, "10:50", 59, "13:50"), ({"carry": "never"}, "23:00", 35, "01:00"),
    ({"linked": "false"}, "10:50", 59, "01:50"), ({"linked": "false"}, "13:50", 359, "23:50"),
])  # fmt: skip
def test_a_press_with_the_hour_hand(dial_at, options, start, degrees, end):
    dial = dial_at(start, **options)
    dial.click(degrees, reach=0.3)
    assert dial.value == end


@pytest.mark.parametrize("options, start, keys, end", [
    ({"max": "2026-03-08T02:30"}, "2026-03-08T01:30", ["ArrowUp"], "2026-03-08T01:30"),
    ({"min": "2026-03-08T02:30"}, "2026-03-08T04:30", ["ArrowDown", "ArrowDown"], "2026-03-08T03:30"),
])  # fmt: skip
def test_a_limit_that_the_clock_leaves_out_is_not_stepped_over(dial_at, options, start, keys, end):
    dial = dial_at(start, timezone="America/New_York", **options)
    dial.keys("hour", *keys)
    assert dial.value == end and dial.get("clock.validity.valid")


def test_free_hands_stay_where_they_were_put(dial_at):
    dial = dial_at("10:10", linked="false")
    dial.press(40, reach=0.3)
    dial.move(47, reach=0.3)
    dial.page.up()
    angle = "parseFloat(clock.querySelector('.hour-hand').getAttribute('transform').slice(7))"
    before = dial.get(angle)
    assert 46 < before < 48 and dial.value == "01:10"
    dial.click(180)
    assert dial.get(angle) == before and dial.value == "01:30"
    dial.keys("hour", "ArrowUp")
    assert dial.value == "02:30" and abs(dial.get(angle) - before - 30) < 0.02


@pytest.mark.parametrize("options, start, hand, keys, end", [
    ({"min": "09:00", "max": "10:30"}, "10:29", "minute", ["ArrowUp", "ArrowUp"], "10:30"),
    ({"min": "09:20", "max": "17:00"}, "09:40", "minute", ["Home"], "09:20"),
    ({"min": "09:20", "max": "17:00"}, "16:10", "hour", ["End"], "17:00"),
    ({"min": "09:20", "max": "17:00", "step": "15"}, "09:45", "minute", ["Home"], "09:30"),
    ({"carry": "never"}, "10:59", "minute", ["ArrowUp"], "10:00"), ({"linked": "false"}, "10:59", "minute", ["ArrowUp"], "10:00"),
    ({"carry": "never"}, "23:10", "hour", ["ArrowUp"], "00:10"), ({"step": "10"}, "10:10", "minute", ["PageUp"], "10:30"),
    ({"min": "09:00", "max": "17:00"}, "10:10", "hour", ["2", "0"], "20:10"),
])  # fmt: skip
def test_keys(dial_at, options, start, hand, keys, end):
    dial = dial_at(start, **options)
    dial.keys(hand, *keys)
    assert dial.value == end


@pytest.mark.parametrize("options, value, flag, message", [
    ({"min": "09:00"}, "08:59", "rangeUnderflow", "Choose 9:00 AM or later."),
    ({"max": "17:00", "hours": "24"}, "17:01", "rangeOverflow", "Choose 17:00 or earlier."),
    ({"min": "22:00", "max": "06:00"}, "12:00", "rangeUnderflow", "Choose 10:00 PM or later."),
    ({"step": "15"}, "10:07", "stepMismatch", "Choose a time on a mark; the marks are 15 minutes apart."),
    ({"min": "22:00", "max": "06:00"}, "23:00", "valid", ""), ({"min": "22:00", "max": "06:00"}, "05:59", "valid", ""),
    ({"readonly": "true", "min": "11:00"}, "10:00", "valid", ""),
])  # fmt: skip
def test_a_value_that_breaks_a_rule_stays_and_is_invalid(dial_at, options, value, flag, message):
    dial = dial_at("10:00", **options) if "min" not in options or options["min"] < "10:00" else dial_at(options["min"], **options)
    dial.get(f"clock.value = '{value}'")
    assert dial.value == value
    assert dial.get(f"clock.validity.{flag}") and dial.get("clock.validationMessage") == message
    assert dial.get("clock.checkValidity()") == (flag == "valid")


def test_custom_validity(dial_at):
    dial = dial_at("10:00")
    dial.get("clock.setCustomValidity('Taken.')")
    assert dial.get("[clock.validity.customError, clock.validationMessage]") == [True, "Taken."]
    dial.get("clock.setCustomValidity('')")
    assert dial.get("clock.validity.valid")


def test_off_step_marks_are_dimmed(dial_at):
    dial = dial_at("10:00", step=15)
    assert dial.get("[...clock.querySelectorAll('.off-step')].every(mark => getComputedStyle(mark).opacity < 0.5)")
    assert dial.get("clock.querySelectorAll('.off-step').length") == 2


@pytest.mark.parametrize("value, hours, text", [
    ("00:00", 12, "12:00 AM"), ("12:00", 12, "12:00 PM"), ("12:00", 24, "12:00"), ("00:00", 24, "0:00"), ("21:05", 12, "9:05 PM"),
])  # fmt: skip
def test_hours_of_the_text(dial_at, value, hours, text):
    dial = dial_at(value, hours=hours)
    assert dial.text == text
    dial.keys("minute", "ArrowUp", "ArrowDown")
    assert dial.text == text and dial.value == value


def test_noon_and_midnight_stand_at_twelve(dial_at):
    dial = dial_at("09:00", hours=12)
    dial.click(0, reach=0.3)
    assert (dial.value, dial.text) == ("12:00", "12:00 PM")
    assert dial.get("clock.querySelector('.hour-hand').getAttribute('transform')") == "rotate(0)"


def test_turning_back_over_noon_keeps_the_date(dial_at):
    dial = dial_at("2026-01-15T13:00")
    dial.press(30, reach=0.3)
    for degrees in range(30, -31, -5):
        dial.move(degrees, reach=0.3)
    dial.page.up()
    assert dial.value == "2026-01-15T11:00"


def test_full_turns_move_the_hour_and_the_day(dial_at):
    dial = dial_at("2026-01-15T10:15")
    dial.press(90)
    for degrees in range(90, 90 + 721, 30):
        dial.move(degrees)
    dial.page.up()
    assert dial.value == "2026-01-15T12:15"
    dial = dial_at("2026-01-15T10:15")
    dial.press(307, reach=0.3)
    for degrees in range(307, 307 + 721, 30):
        dial.move(degrees, reach=0.3)
    dial.page.up()
    assert dial.value == "2026-01-16T10:15"


def test_wiggling_over_twelve_comes_back(dial_at):
    dial = dial_at("10:58")
    dial.press(58 * 6)
    seen = []
    for minute in (2, 58, 2, 58):
        dial.move(minute * 6)
        seen.append(dial.value)
    dial.page.up()
    assert seen == ["11:02", "10:58", "11:02", "10:58"]


@pytest.mark.parametrize("zone, start, hand, keys, end", [
    ("Europe/Berlin", "2022-03-27T01:30", "hour", ["ArrowUp"], "2022-03-27T03:30"),
    ("Europe/Berlin", "2022-03-27T03:30", "hour", ["ArrowDown"], "2022-03-27T01:30"),
    ("America/New_York", "2026-03-08T01:59", "minute", ["ArrowUp"], "2026-03-08T03:00"),
    ("Pacific/Apia", "2011-12-29T23:30", "hour", ["ArrowUp"], "2011-12-31T00:30"),
    ("Asia/Kathmandu", "2026-03-08T23:30:07", "hour", ["ArrowUp"], "2026-03-09T00:30:07"),
    (None, "2026-03-08T01:30", "hour", ["ArrowUp"], "2026-03-08T02:30"),
])  # fmt: skip
def test_what_a_zone_leaves_out_is_stepped_over(dial_at, zone, start, hand, keys, end):
    dial = dial_at(start, **({"timezone": zone} if zone else {}))
    dial.keys(hand, *keys)
    assert dial.value == end


@pytest.mark.parametrize("degrees, end", [(65, "03:30"), (104, "03:30"), (134, "04:30")])
def test_a_drag_into_a_gap_goes_on_where_the_pointer_is(dial_at, degrees, end):
    dial = dial_at("2026-03-08T01:30", timezone="America/New_York")
    dial.press(45, reach=0.3)
    for step in range(45, degrees + 1, 5):
        dial.move(step, reach=0.3)
    dial.page.up()
    assert dial.value == f"2026-03-08T{end}"


def test_a_time_of_any_day_knows_no_summer_time(open_page, workshop):
    from dial import Dial

    page = open_page(timezone="America/New_York")
    page.goto(workshop("```{clock-picker}\nvalue: 01:30\n```\n").url())
    dial = Dial(page)
    dial.keys("hour", "ArrowUp")
    assert dial.value == "02:30"


def test_dates_in_text_and_readouts(page, workshop):
    from dial import Dial

    made = workshop("```{clock-picker}\nvalue: 2026-02-28T23:59\nbind: d\n```\n\n{value}`d`, {value}`d yyyy年M月d日 H:mm`\n")
    page.goto(made.url())
    dial = Dial(page)
    assert dial.text == "2026-02-28 11:59 PM"
    dial.keys("minute", "ArrowUp")
    assert page.evaluate("document.querySelector('p').textContent") == "2026-03-01 12:00 AM, 2026年3月1日 0:00"
