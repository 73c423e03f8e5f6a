"""The time as the gallery stages it: stopped, in a zone, faster, on days on which clocks are changed; and less motion."""

import re
from datetime import UTC, datetime, timedelta
from html import unescape
from urllib.parse import parse_qsl
from zoneinfo import ZoneInfo

import pytest

from gallery import address, frame, in_frames

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)

# What a page in the staged zone asks of dates is what a page in a browser of that zone is told.
DATES = """() => {
  const told = [];
  for (let day = 0; day < 366; day++) for (const hour of [0, 1, 2, 3, 12, 23]) for (const minute of [0, 30]) {
    const date = new Date(Date.UTC(2026, 0, 1 + day, hour, minute, 7));
    told.push(date.getFullYear(), date.getMonth(), date.getDate(), date.getDay(), date.getHours(), date.getMinutes(),
      date.getSeconds(), date.getTimezoneOffset(), +new Date(2026, 0, 1 + day, hour, minute), date.setHours(hour, 30));
  }
  return [told.join(), new Intl.DateTimeFormat().resolvedOptions().timeZone].join();
}"""


@CHROMIUM
@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"])
def test_the_staged_zone_is_as_a_browser_has_it(open_page, preview, zone):
    staged, real = open_page(), open_page(timezone=zone)
    staged.goto(frame(preview, "month-picker", view_zone=zone))
    real.goto(preview.address)
    assert staged.evaluate(DATES) == real.evaluate(DATES)


@pytest.mark.parametrize(
    ("zone", "time"),
    [
        ("Europe/Berlin", "2026-03-29T01:59:50"),
        ("Europe/Berlin", "2026-10-25T02:30:00"),
        ("America/New_York", "2026-11-01T00:00"),
        ("Asia/Tokyo", "2026-12-31T23:59:59"),
    ],
)
def test_the_time_stands_at_the_chosen_instant_in_the_chosen_zone(page, preview, zone, time):
    page.goto(address(preview, "digital-clock", view_time=time, view_zone=zone))
    wall = datetime.fromisoformat(time)
    instant = wall.replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000
    shown = (wall - datetime(1970, 1, 1)).total_seconds()
    page.wait_for(in_frames("inside.querySelector('digital-clock')?.wall"))
    assert page.wait_for(in_frames(f"inside.querySelector('digital-clock').wall === {shown}"))
    assert page.wait_for(in_frames(f"+new inside.defaultView.Date() === {instant}"))
    # It is another in a zone of the clock's own.
    page.goto(address(preview, "digital-clock", view_time=time, view_zone=zone, timezone="Asia/Kolkata"))
    there = datetime.fromtimestamp(instant / 1000, ZoneInfo("Asia/Kolkata")).replace(tzinfo=UTC).timestamp()
    page.wait_for(in_frames(f"inside.querySelector('digital-clock')?.wall === {there}"))
    assert page.problems == []


@pytest.mark.parametrize(("start", "before", "after"), [
    ("2026-03-29T01:59:50", "01:59", "03:00"), ("2026-10-25T02:59:50+02:00", "02:59", "02:00"),
])  # fmt: skip
def test_a_day_on_which_clocks_are_changed(page, preview, start, before, after):
    options = {"view_time": start, "view_zone": "Europe/Berlin", "view_speed": "10"}
    page.goto(frame(preview, "digital-clock", **options))
    shown = "document.querySelector('digital-clock time')?.dateTime.slice(11)"
    page.evaluate("""() => {
      window.told = [];
      new MutationObserver(() => told.push(document.querySelector('digital-clock time')?.dateTime.slice(11)))
        .observe(document.querySelector('digital-clock'), { subtree: true, attributes: true, childList: true });
    }""")
    page.wait_for(f"{shown} === '{after}'", seconds=20)
    assert set(page.evaluate("told")) <= {before, after}


@pytest.mark.parametrize("speed", [60, 3600])
def test_faster_time(page, preview, speed):
    page.goto(frame(preview, "digital-clock", view_time="2026-03-29T00:00", view_zone="UTC", view_speed=str(speed)))
    look = "({ staged: Date.now(), real: performance.now() })"
    first = page.evaluate(look)
    page.wait_for(f"performance.now() > {first['real']} + 300")
    last = page.evaluate(look)
    passed = (last["staged"] - first["staged"]) / (last["real"] - first["real"])
    assert passed == pytest.approx(speed, rel=0.05)
    # The clock goes along: it shows minutes that are far from the first.
    page.wait_for("document.querySelector('digital-clock').wall >= Date.UTC(2026, 2, 29, 0, 5) / 1000", seconds=20)


def test_the_links_lead_to_days_on_which_clocks_are_changed(preview):
    page = preview.get("/_gallery/digital-clock")[1].decode()
    links = [dict(parse_qsl(unescape(query))) for query in re.findall(r'href="/_gallery/digital-clock\?([^"]+)"', page)]
    changes = []
    for link in links:
        if "view.zone" in link:
            zone = ZoneInfo(link["view.zone"])
            start = datetime.fromisoformat(link["view.time"])
            start = start.replace(tzinfo=zone) if start.tzinfo is None else start.astimezone(zone)
            length = 86_400 if link["view.speed"] == "3600" else 20
            end = (start.astimezone(UTC) + timedelta(seconds=length)).astimezone(zone)
            changes.append((link["view.zone"], (end.utcoffset() - start.utcoffset()).total_seconds()))
    assert sorted(changes) == [
        ("America/New_York", -3600), ("America/New_York", 3600),
        ("Europe/Berlin", -3600), ("Europe/Berlin", 3600), ("Europe/Berlin", 3600),
    ]  # fmt: skip


@CHROMIUM
def test_less_motion(open_page, preview):
    moving = """[...document.querySelectorAll('*')].filter(element =>
      getComputedStyle(element).transitionDuration.split(',').some(parseFloat)).length"""
    asked = "['reduce', 'no-preference'].map(text => matchMedia(`(prefers-reduced-motion: ${text})`).matches)"
    page = open_page()
    for motion, answer in (("", [False, True]), ("reduced", [True, False])):
        page.goto(frame(preview, "radial-clock", view_motion=motion))
        page.evaluate("document.querySelector('radial-clock').classList.add('ticking')")
        assert page.evaluate(asked) == answer
        assert (page.evaluate(moving) == 0) == (motion == "reduced")
