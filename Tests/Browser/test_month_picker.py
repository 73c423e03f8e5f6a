"""The month picker: its label, its limits, the present month, forms and storage."""

import pytest

from wheels import Wheels

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
DIFFERENCE = "it.querySelector('.difference').textContent"


def test_the_label_opens_and_closes_and_follows_while_it_is_open(wheels_on):
    made = wheels_on("month-picker", value="2026-11", label="Card")
    state = "[it.querySelector('.item').getAttribute('aria-expanded'), it.querySelector('.wheels').hidden, it.open]"
    assert made.get(state) == ["false", True, False] and made.texts == ["November 2026"]
    made.open()
    assert made.get(state) == ["true", False, True]
    made.press("months")
    made.move("months", -1)
    assert made.texts == ["December 2026"] and made.heard == ["input 2026-12"]
    made.let_go()
    made.rest("months")
    made.close()
    assert made.get(state) == ["false", True, False] and made.heard == ["change 2026-12"]
    named = "it.querySelector('.item').getAttribute('aria-labelledby').split(' ').map(id => document.getElementById(id).textContent)"
    assert made.get(named) == ["Card", "December 2026"]
    made.get("it.open = true")
    assert made.get(state) == ["true", False, True] and made.heard == []


@pytest.mark.parametrize("value, difference", [
    ("2027-02", 3), ("2026-11", 0), ("2025-12", -11), ("1900-01", -1522), ("2100-12", 889),
])  # fmt: skip
@CHROMIUM
def test_months_from_now(page, workshop, value, difference):
    page.native.clock.install(time="2026-11-30T10:00:00Z")
    page.goto(workshop(f"```{{month-picker}}\nvalue: {value}\nbind: m\nshow-difference: true\n```\n\n{{value}}`m.difference`\n").url())
    made = Wheels(page, "month-picker")
    assert made.get(DIFFERENCE) == f"Months from now: {difference}"
    assert page.evaluate("document.querySelector('clock-value').textContent") == str(difference)


@CHROMIUM
def test_the_31st_of_january_and_a_month_is_february(page, workshop):
    page.native.clock.install(time="2026-01-31T10:00:00Z")
    page.goto(workshop("```{month-picker}\nshow-difference: true\nopen: true\n```\n", settings="title: A\nlanguage: ja\n").url())
    made = Wheels(page, "month-picker")
    assert made.value == "2026-01" and made.texts == ["2026年1月"]
    made.keys("months", "ArrowDown")
    assert made.value == "2026-02" and made.texts == ["2026年2月"] and made.get(DIFFERENCE) == "今月との差：1か月"
    assert made.middle("years") == ["2026年"] and made.middle("months") == ["2月"] and made.told("months") == "2月"


@CHROMIUM
@pytest.mark.parametrize("options, value", [("", "2026-11"), ("max: 2025-06\n", "2025-06"), ("min: 2030-02\n", "2030-02")])
def test_without_a_value_it_is_the_readers_present_month_within_the_limits(open_page, workshop, options, value):
    page = open_page(timezone="Asia/Tokyo", javascript=True)
    page.native.clock.install(time="2026-10-31T16:00:00Z")
    made = workshop(f"---\ntitle: A\ndate: 2024-03-05\n---\n\n```{{month-picker}}\nname: m\n{options}```\n")
    page.goto(made.url())
    assert Wheels(page, "month-picker").value == value
    still = open_page(javascript=False)
    still.goto(made.url())
    assert still.native.locator("input").input_value() == "", "nobody has chosen a month"


@CHROMIUM
def test_now_stays_while_somebody_chooses_and_moves_on_at_the_months_end(page, workshop):
    page.native.clock.install(time="2026-11-30T23:58:00Z")
    page.goto(workshop("```{month-picker}\nvalue: 2027-02\nbind: m\nshow-difference: true\n```\n\n{value}`m.difference`\n").url())
    said = "document.querySelector('clock-value').textContent"
    made = Wheels(page, "month-picker").open()
    page.native.clock.fast_forward("03:00")
    made.close()
    assert made.get(DIFFERENCE) == "Months from now: 3" and page.evaluate(said) == "3"
    made.open()
    assert made.get(DIFFERENCE) == "Months from now: 2" and page.evaluate(said) == "2"
    made.close()
    for _ in range(31):
        page.native.clock.fast_forward("24:00:00")
    assert made.get(DIFFERENCE) == "Months from now: 1" and page.evaluate(said) == "1" and made.value == "2027-02"
    assert made.heard == []


@CHROMIUM
def test_now_is_looked_at_again_when_the_page_is_shown(page, workshop):
    page.native.clock.install(time="2026-11-30T12:00:00Z")
    page.goto(workshop("```{month-picker}\nvalue: 2027-02\nshow-difference: true\n```\n").url())
    made = Wheels(page, "month-picker")
    page.native.clock.set_fixed_time("2026-12-24T12:00:00Z")
    page.evaluate("void document.dispatchEvent(new Event('visibilitychange'))")
    assert made.get(DIFFERENCE) == "Months from now: 2"


@CHROMIUM
def test_timers_wait_a_day_at_most_and_end_with_the_last_picker(page, workshop):
    page.native.clock.install(time="2026-11-02T12:00:00Z")
    page.goto(workshop("```{month-picker}\n```\n").url())
    page.evaluate("""(() => {
      window.waits = [];
      const later = setTimeout;
      window.setTimeout = (act, wait) => { waits.push(wait); return later(act, wait); };
    })()""")
    page.native.clock.fast_forward("24:00:01")
    assert page.evaluate("waits.splice(0)") == [86400000]
    page.evaluate("document.querySelector('month-picker').remove()")
    page.native.clock.fast_forward("48:00:00")
    assert page.evaluate("waits.splice(0)") == []


@pytest.mark.parametrize("value, flag, message", [
    ("2026-02", "rangeUnderflow", "Choose March 2026 or later."), ("2027-05", "rangeOverflow", "Choose April 2027 or earlier."),
    ("1850-05", "rangeUnderflow", "Choose March 2026 or later."), ("2026-03", "valid", ""), ("2027-04", "valid", ""),
])  # fmt: skip
def test_a_month_beyond_the_limits_stays_and_is_invalid(wheels_on, value, flag, message):
    made = wheels_on("month-picker", value="2026-07", min="2026-03", max="2027-04", open="true")
    made.get(f"it.value = '{value}'")
    assert made.value == value and made.get(f"it.validity.{flag}") and made.get("it.validationMessage") == message
    month = ["February", "March", "April", "May"][int(value[5:]) - 2]
    assert made.middle("months") == [month], "the year is clamped, the month still placed"
    assert made.middle("years") == [str(min(max(int(value[:4]), 2026), 2027))]


def test_a_drag_stops_at_the_limits(wheels_on):
    made = wheels_on("month-picker", value="2026-07", min="2026-03", max="2027-04", open="true", carry="always")
    made.drag("months", 5)
    assert made.value == "2026-03" and made.rest("months") == "March"
    made.drag("years", -3)
    assert made.value == "2027-03" and made.rest("years") == "2027"
    made.drag("months", -5)
    assert made.value == "2027-04"


def test_the_month_of_a_year_without_it_comes_back(wheels_on):
    made = wheels_on("month-picker", value="2027-01", min="2026-03", open="true")
    made.press("years")
    made.move("years", 1)
    assert made.value == "2026-03"
    made.move("years", 0)
    assert made.value == "2027-01"
    made.let_go()


@pytest.mark.parametrize("text", ["2026-13", "2026-00", "0000-01", "26-01", "2026-1", "2026-01-01", "", "２０２６-０１"])
def test_what_is_no_month_is_ignored(wheels_on, text):
    made = wheels_on("month-picker", value="2026-07")
    made.get(f"it.value = '{text}'")
    assert made.value == "2026-07"


def test_years_of_one_to_four_digits(wheels_on):
    made = wheels_on("month-picker", value="0050-12", min="0001-01", max="9999-12", open="true", carry="always")
    assert made.texts == ["December 0050"] and made.middle("years") == ["0050"]
    made.keys("months", "ArrowDown")
    assert made.value == "0051-01"


def test_persist_group_and_form(page, workshop):
    made = workshop(
        "```{month-picker}\nbind: m\nvalue: 2026-07\npersist: card\nname: card\n```\n\n```{month-picker}\nbind: m\n```\n\n"
        "{value}`m`, {value}`m yyyy年M月`\n"
    )
    page.goto(made.url())
    wheels = Wheels(page, "month-picker").open()
    wheels.keys("years", "ArrowDown")
    assert page.evaluate("[...document.querySelectorAll('month-picker')].map(picker => picker.value)") == ["2027-07"] * 2
    assert page.evaluate("document.querySelector('p').textContent") == "July 2027, 2027年7月"
    page.reload()
    assert Wheels(page, "month-picker").value == "2027-07"
    page.evaluate("""(() => {
      const form = document.createElement('form'), picker = document.querySelector('month-picker');
      picker.before(form);
      form.append(picker);
    })()""")
    assert wheels.get("[...new FormData(it.form)]") == [["card", "2027-07"]]
    wheels.get("it.form.reset()")
    assert wheels.value == "2026-07"


@CHROMIUM
def test_without_javascript_there_is_a_field_with_a_pattern_and_an_example(open_page, workshop):
    page = open_page(javascript=False)
    page.goto(workshop("```{month-picker}\nvalue: 2026-07\nlabel: Card\nmin: 2020-01\n```\n").file_url())
    field = page.native.get_by_role("textbox", name="Card")
    assert field.input_value() == "2026-07" and field.get_attribute("title") == "A year and a month, such as 2026-07"
    field.fill("July")
    assert field.evaluate("field => field.matches(':invalid')")
    field.fill("2026-12")
    assert field.evaluate("field => field.matches(':valid')")


@CHROMIUM
def test_a_buddhist_calendar_changes_nothing(open_page, workshop):
    page = open_page(locale="th-TH-u-ca-buddhist")
    page.native.clock.install(time="2026-11-30T10:00:00Z")
    page.goto(workshop("```{month-picker}\nopen: true\n```\n").url())
    made = Wheels(page, "month-picker")
    assert made.value == "2026-11" and made.middle("years") == ["2026"]


@pytest.mark.parametrize("options, start, wheel, keys, end", [
    ({}, "2026-12", "months", ["ArrowDown"], "2026-01"), ({"carry": "always"}, "2026-12", "months", ["ArrowDown"], "2027-01"),
    ({"carry": "always"}, "2027-01", "months", ["ArrowUp"], "2026-12"), ({}, "2026-07", "months", ["Home"], "2026-01"),
    ({}, "2026-07", "months", ["End"], "2026-12"), ({"carry": "always"}, "2026-07", "months", ["End"], "2026-12"),
    ({}, "2026-07", "months", ["1", "1"], "2026-11"), ({}, "2026-07", "months", ["1", "3"], "2026-03"),
    ({}, "2026-07", "months", ["PageDown"], "2026-12"), ({}, "2026-10", "months", ["PageDown"], "2026-03"),
    ({}, "2026-07", "years", ["Home"], "1900-07"), ({}, "2026-07", "years", ["End"], "2100-07"),
    ({}, "2026-07", "years", ["1", "9", "9", "9"], "1999-07"), ({}, "2026-07", "years", ["1", "9", "9"], "2026-07"),
    ({}, "2026-07", "years", ["1", "8", "9", "9"], "2026-07"), ({}, "2100-07", "years", ["ArrowDown"], "2100-07"),
    ({"min": "2026-03"}, "2026-04", "months", ["ArrowUp", "ArrowUp"], "2026-03"),
    ({"min": "2026-03"}, "2026-12", "months", ["ArrowDown"], "2026-12"), ({"min": "2026-03"}, "2027-12", "months", ["ArrowDown"], "2027-01"),
    ({"min": "2026-03"}, "2027-01", "years", ["ArrowUp"], "2026-03"), ({"min": "2026-03"}, "2027-01", "years", ["ArrowUp", "ArrowDown"], "2027-01"),
    ({"min": "2026-03", "carry": "always"}, "2026-05", "months", ["PageUp"], "2026-03"),
    ({"min": "2026-03"}, "2026-05", "months", ["1"], "2026-01"),
])  # fmt: skip
def test_keys_of_years_and_months(months, options, start, wheel, keys, end):
    wheels = months(start, **options)
    wheels.keys(wheel, *keys)
    assert wheels.value == end


def test_a_drag_over_december_keeps_or_carries_the_year(months):
    wheels = months("2026-11")
    wheels.drag("months", -2)
    assert wheels.value == "2026-01" and wheels.rest("months") == "January" and wheels.middle("years") == ["2026"]
    wheels = months("2026-11", carry="always")
    wheels.drag("months", -2)
    assert wheels.value == "2027-01" and wheels.rest("years") == "2027"
