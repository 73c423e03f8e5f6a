"""What digital and radial clocks show that stand still or are bound, and how they look."""

import pytest

from live import Clocks, clock

DIGITAL = "# A clock\n\n```{digital-clock}\n```\n"
RADIAL = "# A clock\n\n```{radial-clock}\n```\n"


def test_a_written_time_stands_still(clocks_of):
    text = clock("digital-clock", value="2026-02-28T13:05:07", hours=12) + clock("radial-clock", value="01:02:03")
    clocks = clocks_of("# A\n\n" + text)
    clocks.run(65)
    assert clocks.show("digital-clock") == "20260228 -10507" and clocks.show("radial-clock") == "010203"
    assert clocks.get("[...document.querySelectorAll('time')].map(time => [time.dateTime, time.textContent])") == [
        ["2026-02-28T13:05:07", "2026-02-28 1:05:07 PM"], ["01:02:03", "1:02:03 AM"],
    ]  # fmt: skip
    assert clocks.get("fake.timers.size") == 0


def test_a_bound_clock_follows_its_value(clocks_of):
    text = clock("digital-clock", bind="at") + clock("radial-clock", bind="at") + clock("clock-picker", bind="at", value="10:58")
    clocks = clocks_of("# A\n\n" + text)
    assert clocks.show("digital-clock") == "105800" and clocks.show("radial-clock") == "105800"
    clocks.get("(() => { document.querySelector('clock-picker').value = '23:59'; })()")
    assert clocks.show("digital-clock") == "235900" and clocks.show("radial-clock") == "115900"
    assert clocks.get("[...document.querySelectorAll('time')].map(time => time.textContent)") == ["23:59", "11:59 PM"]
    assert clocks.get("fake.timers.size") == 0
    clocks.get("(() => { const clock = document.querySelector('digital-clock'); clock.remove(); "
               "document.querySelector('clock-picker').value = '02:30'; document.body.append(clock); })()")  # fmt: skip
    assert clocks.show("digital-clock") == "023000"
    assert clocks.get("document.querySelector('clock-picker').value") == "02:30"


def test_a_bound_clock_shows_the_date_and_the_seconds_of_its_value(clocks_of):
    value = "2026-03-08T01:30:07"
    text = clock("digital-clock", bind="at") + clock("clock-picker", bind="at", value=value, timezone="America/New_York")
    clocks = clocks_of("# A\n\n" + text)
    assert clocks.show() == "20260308 013007"
    clocks.get("document.querySelector('.hour-hand').focus()")
    clocks.page.press("ArrowUp")
    assert clocks.show() == "20260308 033007"


def test_a_leading_blank_keeps_its_place(clocks_of):
    clocks = clocks_of("# A\n\n" + clock("digital-clock", hours=12, date="false"), "2026-01-15T09:59:59")
    places = "[...document.querySelectorAll('.time-digit')].map(digit => digit.getAttribute('transform'))"
    before = clocks.get(places)
    assert clocks.show() == "-95959" and clocks.get("document.querySelector('.half').textContent") == "AM"
    clocks.run(1)
    assert clocks.show() == "100000" and clocks.get(places) == before
    clocks.run(2 * 3600)
    assert clocks.show() == "120000" and clocks.get("document.querySelector('.half').textContent") == "PM"


def test_a_time_of_any_day_is_shown_on_days_that_leave_it_out(open_page, workshop):
    text = clock("digital-clock", bind="at") + clock("clock-picker", bind="at", value="02:30") + clock("radial-clock", value="02:30:00")
    clocks = Clocks(open_page(timezone="America/New_York"), workshop("# A\n\n" + text).url(), "2026-03-08T07:30:00")
    assert clocks.show("digital-clock") == "023000" and clocks.show("radial-clock") == "023000"
    clocks.get("(() => { document.querySelector('clock-picker').value = '02:31'; })()")
    assert clocks.show("digital-clock") == "023100"


def test_on_a_page_from_right_to_left_the_half_of_the_day_is_still_before_the_hour(clocks_of):
    clocks = clocks_of("# A\n\n" + clock("digital-clock", hours=12, date="false"), "2026-01-15T22:00:00")
    clocks.get("(() => { document.documentElement.dir = 'rtl'; })()")
    half, digits, ground = (clocks.page.box(f".{name}") for name in ["half", "time-line", "ground"])
    assert ground.x < half.x < half.x + half.width < digits.x + digits.width / 2
    assert digits.x + digits.width < ground.x + ground.width


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_without_a_script_a_clock_of_the_present_time_tells_none(open_page, workshop):
    page = open_page(javascript=False)
    page.goto(workshop(DIGITAL + RADIAL).url())
    native = page.native
    assert [image.get_attribute("aria-label") for image in native.query_selector_all("svg[role=img]")] == ["Clock"] * 2
    assert native.query_selector_all("time") == [] and "10:10" not in native.inner_text("main")


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
@pytest.mark.parametrize("media", [{"forced_colors": "active"}, {"media": "print"}])
def test_ghosts_are_not_seen_where_only_opacity_tells_them_apart(page, workshop, media):
    page.goto(workshop("# A\n\n" + clock("digital-clock", value="11:11:11")).url())
    page.native.emulate_media(**media)
    display = page.evaluate("""[...document.querySelectorAll(".segment")].map(segment =>
      [segment.getAttribute("opacity"), getComputedStyle(segment).display])""")
    assert {tuple(one) for one in display} == {("1", "inline"), ("0.1", "none")}


def test_clocks_survive_what_a_page_does_to_them(clocks_of):
    clocks = clocks_of(DIGITAL + RADIAL)
    clocks.get("""(() => {
      document.body.append(document.createElement("digital-clock"), document.createElement("radial-clock"));
      document.querySelector("digital-clock svg").replaceChildren();
      document.querySelector("digital-clock time").remove();
      document.querySelector("digital-clock").removeAttribute("class");
    })()""")
    clocks.run(2)
    assert clocks.show("radial-clock") == "100002"
    assert clocks.page.problems == []
