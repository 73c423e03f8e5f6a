"""Wall times and zones in the script, against the facts about them and against Python's zoneinfo."""

import random
import re
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest

from conftest import REPOSITORY
from requirement import refuse

# As it reaches a page: without the template's comments.
SCRIPT = re.sub(
    r"\{\{!.*?\}\}\n", "", (REPOSITORY / "Templates/scripts/zoned-time.js").read_text(encoding="utf-8"), flags=re.DOTALL
)
NEW_YORK, BERLIN, LORD_HOWE, APIA = "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Pacific/Apia"
CASABLANCA, KATHMANDU, MONROVIA, TOKYO = "Africa/Casablanca", "Asia/Kathmandu", "Africa/Monrovia", "Asia/Tokyo"
EPOCH = datetime(1970, 1, 1)
MINUTE = timedelta(minutes=1)

# Zones of which all versions of the database from 2021 to 2026 say the same for 1900 to 2100: browsers and Python seldom
# have the same version, and each version corrects the past or the future of some zone.
ZONES = [
    "UTC", "America/New_York", "America/Los_Angeles", "America/St_Johns", "America/Argentina/Buenos_Aires",
    "America/Caracas", "Europe/London", "Europe/Berlin", "Europe/Paris", "Europe/Rome", "Europe/Istanbul",
    "Africa/Monrovia", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney", "Australia/Lord_Howe",
    "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kiritimati",
]  # fmt: skip


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("blank") / "index.html"
    file.write_text("<!DOCTYPE html><html lang='en'><title>Blank</title>", encoding="utf-8")
    return file.as_uri()


@pytest.fixture
def ask(page, blank) -> Iterator[Callable[..., Any]]:
    """ask("cases => ...", cases): the value of a function that sees the script's; NaN comes as None."""
    page.goto(blank)
    yield lambda function, *args: page.evaluate(f"(...args) => {{ {SCRIPT}\nreturn ({function})(...args); }}", *args)
    assert page.problems == []


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except ZoneInfoNotFoundError:
        refuse("Python finds no time zones: apt-get install tzdata, or pip install tzdata")


def wall_of(text: str) -> int:
    return (datetime.fromisoformat(text) - EPOCH) // MINUTE


# MARK: Dates


def test_texts_and_wall_times(ask):
    texts = ["1970-01-01T00:00", "1969-12-31T23:59", "2026-03-08T01:30", "0001-01-01T00:00", "9999-12-31T23:59",
             "0099-12-31T12:00", "1582-10-10T00:00", "2000-02-29T00:00", "2024-02-29T23:59"]  # fmt: skip
    assert ask("texts => texts.map(wallOf)", texts) == [wall_of(text) for text in texts]
    assert ask("texts => texts.map(wallOf).map(dateText)", texts) == texts
    assert ask("text => dateText(wallOf(text))", "2026-03-08T01:30:59") == "2026-03-08T01:30"


def test_every_day_of_a_few_years(ask):
    days = [datetime(1999, 1, 1) + timedelta(days=day) for day in range(1096)]
    days += [datetime(1900, 2, 20) + timedelta(days=day) for day in range(20)]
    texts = [day.isoformat()[:16] for day in days]
    assert ask("texts => texts.map(wallOf)", texts) == [(day - EPOCH) // MINUTE for day in days]
    assert ask("walls => walls.map(dateText)", [(day - EPOCH) // MINUTE for day in days]) == texts


def test_what_is_no_date_and_time(ask):
    texts = [
        "", "2026-03-08", "01:30", "2026-03-08 01:30", "2026-03-08t01:30", "2026-03-08T1:30", "2026-3-8T01:30",
        "2026-03-08T24:00", "2026-03-08T23:60", "2026-03-08T23:59:60", "2026-03-08T01:30:", "2026-03-08T01:30:5",
        "2026-03-08T01:30:00.5", "2026-03-08T01:30Z", "2026-03-08T01:30+01", " 2026-03-08T01:30", "2026-03-08T01:30 ",
        "2026-03-08T01:30\n", "2026/03/08T01:30", "0000-01-01T00:00", "-001-01-01T00:00", "+026-01-01T00:00",
        "10000-01-01T00:00", "26-03-08T01:30", "2026-00-01T00:00", "2026-13-01T00:00", "2026-01-00T00:00",
        "2026-01-32T00:00", "2026-04-31T00:00", "2026-02-29T00:00", "1900-02-29T00:00", "2024-02-30T00:00",
        "２０２６-03-08T01:30", "March 08 2026 1:30", "2026-03-08T0a:30",
    ]  # fmt: skip
    assert ask("texts => texts.filter(text => !Number.isNaN(wallOf(text)))", texts) == []


# MARK: Offsets


def test_offsets_are_those_of_zoneinfo(ask):
    chance = random.Random(20260308)
    start, end = (int((datetime(year, 1, 1) - EPOCH).total_seconds()) for year in (1900, 2101))
    seconds = [chance.randrange(start, end) for _ in range(500)]
    found = ask("(zones, all) => zones.map(zone => all.map(one => offsetAt(zone, one / 60) * 60))", ZONES, seconds)
    for name, offsets in zip(ZONES, found, strict=True):
        zone = zone_of(name)
        for second, offset in zip(seconds, offsets, strict=True):
            moment = datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=second)
            expected = moment.astimezone(zone).utcoffset()
            assert expected is not None and round(offset, 6) == expected.total_seconds(), (name, moment)


def test_offsets_to_the_second_and_the_millisecond(ask):
    """Detroit's local mean time ended at a second that in minutes is no binary number, and in milliseconds is too low."""
    turns = [
        (NEW_YORK, 1772953200, -18000, -14400), (NEW_YORK, 1793512800, -14400, -18000),
        (NEW_YORK, -1633280400, -18000, -14400), ("America/Detroit", -2051202469, -19931, -21600),
    ]  # fmt: skip
    for zone, turn, before, after in turns:
        instants = [turn - 1, turn - 0.001, turn, turn + 0.001, turn + 0.999]
        found = ask("(zone, all) => all.map(one => Math.round(offsetAt(zone, one / 60) * 60))", zone, instants)
        assert found == [before, before, after, after, after], (zone, turn)


@pytest.mark.parametrize("text", ["0001-01-01T00:00", "0050-03-01T00:00", "0999-12-31T23:59", "1582-10-10T12:00"])
def test_offsets_long_ago_are_local_mean_time(ask, text):
    zones = {NEW_YORK: -(4 * 3600 + 56 * 60 + 2), BERLIN: 53 * 60 + 28, KATHMANDU: 5 * 3600 + 41 * 60 + 16, "UTC": 0}
    found = ask("(zones, text) => zones.map(zone => offsetAt(zone, wallOf(text)) * 60)", list(zones), text)
    assert [round(offset, 6) for offset in found] == list(zones.values())


def test_a_zone_that_the_browser_does_not_know_counts_as_utc(ask):
    assert ask("() => offsetAt('Asia/Edo', 0)") == 0


# MARK: Wall times that do not exist, or twice


# Zone, wanted, direction, the offset at hand in hours; the wall time that exists and its offset in hours.
RESOLVED = [
    # The usual case: one offset whatever is at hand.
    (TOKYO, "2026-03-08T02:30", 1, None, "2026-03-08T02:30", 9),
    (KATHMANDU, "2026-03-08T02:30", -1, 9, "2026-03-08T02:30", 5.75),
    (NEW_YORK, "2026-03-08T01:59", 1, None, "2026-03-08T01:59", -5),
    (NEW_YORK, "2026-03-08T03:00", -1, -5, "2026-03-08T03:00", -4),
    # A gap of an hour, in the direction of travel; a program's value later.
    (NEW_YORK, "2026-03-08T02:30", 1, -5, "2026-03-08T03:30", -4),
    (NEW_YORK, "2026-03-08T02:30", -1, -4, "2026-03-08T01:30", -5),
    (NEW_YORK, "2026-03-08T02:30", 0, None, "2026-03-08T03:30", -4),
    (NEW_YORK, "2026-03-08T02:00", 1, -5, "2026-03-08T03:00", -4),
    (NEW_YORK, "2026-03-08T02:59", -1, -4, "2026-03-08T01:59", -5),
    (NEW_YORK, "2026-03-08T02:00", -1, -4, "2026-03-08T01:00", -5),
    (BERLIN, "2022-03-27T02:30", 1, 1, "2022-03-27T03:30", 2),
    (BERLIN, "2022-03-27T02:30", -1, 2, "2022-03-27T01:30", 1),
    # An overlap: what is at hand, else the earlier, whatever the direction.
    (NEW_YORK, "2026-11-01T01:45", 1, -5, "2026-11-01T01:45", -5),
    (NEW_YORK, "2026-11-01T01:45", -1, -4, "2026-11-01T01:45", -4),
    (NEW_YORK, "2026-11-01T01:00", 0, None, "2026-11-01T01:00", -4),
    (NEW_YORK, "2026-11-01T01:59", -1, 1, "2026-11-01T01:59", -4),
    (NEW_YORK, "2026-11-01T00:59", -1, -5, "2026-11-01T00:59", -4),
    (NEW_YORK, "2026-11-01T02:00", 1, -4, "2026-11-01T02:00", -5),
    (BERLIN, "2022-10-30T02:30", 1, 2, "2022-10-30T02:30", 2),
    (BERLIN, "2022-10-30T02:30", 1, 1, "2022-10-30T02:30", 1),
    # Half an hour.
    (LORD_HOWE, "2025-10-05T02:15", 1, 10.5, "2025-10-05T02:45", 11),
    (LORD_HOWE, "2025-10-05T02:15", -1, 11, "2025-10-05T01:45", 10.5),
    (LORD_HOWE, "2025-10-05T02:30", -1, 11, "2025-10-05T02:30", 11),
    (LORD_HOWE, "2026-04-05T01:45", 0, None, "2026-04-05T01:45", 11),
    (LORD_HOWE, "2026-04-05T01:45", 1, 10.5, "2026-04-05T01:45", 10.5),
    (LORD_HOWE, "2026-04-05T01:29", 1, 10.5, "2026-04-05T01:29", 11),
    # A day.
    (APIA, "2011-12-30T10:00", 1, -10, "2011-12-31T10:00", 14),
    (APIA, "2011-12-30T10:00", -1, 14, "2011-12-29T10:00", -10),
    (APIA, "2011-12-30T00:00", 0, None, "2011-12-31T00:00", 14),
    (APIA, "2011-12-29T23:59", 1, 14, "2011-12-29T23:59", -10),
    (APIA, "2011-12-31T00:00", -1, -10, "2011-12-31T00:00", 14),
    # Ramadan: winter time in spring, so the overlap comes first.
    (CASABLANCA, "2022-03-27T02:30", 0, None, "2022-03-27T02:30", 1),
    (CASABLANCA, "2022-03-27T02:30", -1, 0, "2022-03-27T02:30", 0),
    (CASABLANCA, "2022-05-08T02:30", 1, 0, "2022-05-08T03:30", 1),
    (CASABLANCA, "2022-05-08T02:30", -1, 1, "2022-05-08T01:30", 0),
    # 44 and a half minutes: the first and the last whole minute.
    (MONROVIA, "1972-01-07T00:00", 1, -44.5 / 60, "1972-01-07T00:45", 0),
    (MONROVIA, "1972-01-07T00:44", -1, 0, "1972-01-06T23:59", -44.5 / 60),
    (MONROVIA, "1972-01-07T00:45", -1, 0, "1972-01-07T00:45", 0),
    # The years that can be written.
    ("UTC", "0001-01-01T00:00", -1, 0, "0001-01-01T00:00", 0),
    ("UTC", "9999-12-31T23:59", 1, 0, "9999-12-31T23:59", 0),
    (TOKYO, "9999-12-31T23:59", 1, 9, "9999-12-31T23:59", 9),
    (APIA, "9999-12-31T23:59", 1, None, "9999-12-31T23:59", 13),
]


def test_a_wanted_time_becomes_one_that_exists(ask):
    script = "all => all.map(one => { const { wall, offset } = resolve(...one); return [dateText(wall), offset / 60]; })"
    cases = [(wall_of(wanted), zone, way, None if at is None else at * 60) for zone, wanted, way, at, *_ in RESOLVED]
    found = ask(script, cases)
    assert [(*case[:4], *result) for case, result in zip(RESOLVED, found, strict=True)] == RESOLVED


def test_times_stay_in_the_years_that_can_be_written(ask):
    script = "walls => walls.map(wall => dateText(resolve(wall, 'UTC', 0).wall))"
    assert ask(script, [wall_of("0001-01-01T00:00") - 1, wall_of("9999-12-31T23:59") + 720]) == [
        "0001-01-01T00:00", "9999-12-31T23:59"
    ]  # fmt: skip


def test_around_each_change_it_is_what_zoneinfo_says(ask):
    """PEP 495: the offset with fold=0 is that before a change, with fold=1 that after it, in gaps and overlaps."""
    chance = random.Random(20221030)
    cases, expected = [], []
    for name in [name for name in ZONES if name != "UTC"]:
        zone = zone_of(name)
        days = [datetime(1901, 1, 1) + timedelta(days=day) for day in range(365 * 200)]
        offsets = [day.replace(tzinfo=zone).utcoffset() for day in days]
        changes = [day for day, one, next_one in zip(days, offsets, offsets[1:]) if one != next_one]
        for change in chance.sample(changes, min(25, len(changes))):
            for _ in range(40):
                wall = change + timedelta(minutes=chance.randrange(-180, 1440 + 180))
                before, after = (wall.replace(tzinfo=zone, fold=fold).utcoffset() / MINUTE for fold in (0, 1))
                direction, at_hand = chance.choice([-1, 0, 1]), chance.choice([before, after, None])
                wanted = (wall - EPOCH) // MINUTE
                if before >= after:
                    result = [wanted, before if at_hand is None else at_hand]
                elif direction < 0:
                    result = [(wanted - (after - before)) // 1, before]
                else:
                    result = [-((-wanted - (after - before)) // 1), after]
                cases.append([wanted, name, direction, at_hand])
                expected.append(result)
    # Offsets with seconds are no binary numbers: seconds are compared.
    found = ask("cases => cases.map(one => { const { wall, offset } = resolve(...one); return [wall, offset]; })", cases)
    for case, (wall, offset), result in zip(cases, found, expected, strict=True):
        assert [wall, round(offset * 60)] == [result[0], round(result[1] * 60)], case
    assert len(cases) > 10_000


# MARK: Hands


# Each stop is what the pointer points to, as on the dial: an hour of 12 or a minute; the nearer way round.
DRAG = """(zone, start, offset, turn, stops) => {
    const unit = turn === 720 ? 60 : 1, marks = turn / unit;
    let at = resolve(wallOf(start), zone, 0, offset);
    return stops.map(stop => {
        const from = at.wanted ?? at.wall;
        let ahead = ((stop - Math.floor(from / unit)) % marks + marks) % marks;
        if (ahead > marks / 2) ahead -= marks;
        at = turnTo(at, from + ahead * unit, zone, turn);
        return [dateText(at.wall), at.offset];
    });
}"""
HOUR, MINUTES = 720, 60

# Zone, start, its offset in hours, the hand, stops; what is shown at each stop.
DRAGS = [
    # 02:00 to 02:59 are left out: the hand does not run ahead, does not tremble, comes back.
    (NEW_YORK, "2026-03-08T01:30", None, HOUR, [2, 3, 4], "03:30 -4, 03:30 -4, 04:30 -4"),
    (NEW_YORK, "2026-03-08T01:30", None, HOUR, [2, 2, 2, 1], "03:30 -4, 03:30 -4, 03:30 -4, 01:30 -5"),
    (NEW_YORK, "2026-03-08T04:30", None, HOUR, [3, 2, 2, 1], "03:30 -4, 01:30 -5, 01:30 -5, 01:30 -5"),
    (NEW_YORK, "2026-03-08T01:30", None, HOUR, [3, 4], "03:30 -4, 04:30 -4"),
    (BERLIN, "2022-03-27T01:58", None, MINUTES, [2, 57], "03:02 +2, 01:57 +1"),
    (BERLIN, "2022-03-27T01:58", None, MINUTES, [2, 3, 30, 59, 0], "03:02 +2, 03:03 +2, 03:30 +2, 03:59 +2, 04:00 +2"),
    (BERLIN, "2022-03-27T03:02", None, MINUTES, [57, 57, 30, 2], "01:57 +1, 01:57 +1, 01:30 +1, 01:02 +1"),
    # Twice 01:00 to 01:59: the offset stays, and the second hour is reached from behind.
    (NEW_YORK, "2026-11-01T00:30", None, HOUR, [1, 2, 3], "01:30 -4, 02:30 -5, 03:30 -5"),
    (NEW_YORK, "2026-11-01T03:30", None, HOUR, [2, 1, 0, 1], "02:30 -5, 01:30 -5, 00:30 -4, 01:30 -4"),
    (NEW_YORK, "2026-11-01T01:30", -5, MINUTES, [45, 59, 2, 58], "01:45 -5, 01:59 -5, 02:02 -5, 01:58 -5"),
    (NEW_YORK, "2026-11-01T01:30", -4, MINUTES, [45, 20, 55, 40], "01:45 -4, 01:20 -4, 00:55 -4, 00:40 -4"),
    (NEW_YORK, "2026-11-01T01:58", -4, MINUTES, [2, 58, 2], "02:02 -5, 01:58 -5, 02:02 -5"),
    # Half an hour: the minute hand stands elsewhere than the pointer, and takes it up again.
    (LORD_HOWE, "2025-10-05T01:58", None, MINUTES, [2, 3, 29, 30], "02:32 +11, 02:33 +11, 02:59 +11, 02:30 +11"),
    (LORD_HOWE, "2025-10-05T01:58", None, MINUTES, [2, 25, 40], "02:32 +11, 02:55 +11, 02:40 +11"),
    (LORD_HOWE, "2025-10-05T01:58", None, MINUTES, [2, 57], "02:32 +11, 01:57 +10.5"),
    (LORD_HOWE, "2025-10-05T01:15", None, HOUR, [2, 3], "02:45 +11, 03:15 +11"),
    # A day: both hands point the same.
    (APIA, "2011-12-29T23:30", None, HOUR, [0, 1], "00:30 +14, 01:30 +14"),
    (APIA, "2011-12-31T00:01", None, MINUTES, [58, 57], "23:58 -10, 23:57 -10"),
    (CASABLANCA, "2022-05-08T01:30", None, HOUR, [2, 3, 2], "03:30 +1, 03:30 +1, 01:30 +0"),
    (CASABLANCA, "2022-03-27T01:30", None, HOUR, [2, 3, 2], "02:30 +1, 03:30 +0, 02:30 +0"),
]


def test_a_drag(ask):
    found = [
        ask(DRAG, zone, start, None if offset is None else offset * 60, turn, stops)
        for zone, start, offset, turn, stops, _ in DRAGS
    ]
    shown = [", ".join(f"{text[11:]} {offset / 60:+g}" for text, offset in one) for one in found]
    assert [(*case[:5], one) for case, one in zip(DRAGS, shown, strict=True)] == DRAGS


# Zone, start, its offset in hours, steps in minutes; what is shown after each.
KEYS = [
    (BERLIN, "2022-03-27T01:30", None, [60, -60, 60, 60], "27T03:30 27T01:30 27T03:30 27T04:30"),
    (BERLIN, "2022-03-27T01:59", None, [1, -1, 1, 1], "27T03:00 27T01:59 27T03:00 27T03:01"),
    (NEW_YORK, "2026-03-08T01:30", None, [60, 60, -60, -60], "08T03:30 08T04:30 08T03:30 08T01:30"),
    (NEW_YORK, "2026-03-08T03:30", None, [-180, 180], "08T00:30 08T03:30"),
    (NEW_YORK, "2026-03-08T02:30", None, [-60], "08T01:30"),
    (LORD_HOWE, "2025-10-05T01:59", None, [1, -1, 1, 1], "05T02:30 05T01:59 05T02:30 05T02:31"),
    (APIA, "2011-12-29T10:00", None, [1440, -1440, 1440], "31T10:00 29T10:00 31T10:00"),
    (APIA, "2011-12-29T23:30", None, [60, -60], "31T00:30 29T23:30"),
    (KATHMANDU, "1985-12-31T23:50", None, [20, -20], "01T00:25 31T23:50"),
]


def test_keys_go_on_from_what_is_shown(ask):
    script = """(zone, start, offset, steps) => {
        let at = resolve(wallOf(start), zone, 0, offset);
        return steps.map(step => {
            at = turnTo({ wall: at.wall, offset: at.offset }, at.wall + step, zone, 60);
            return dateText(at.wall).slice(8);
        }).join(" ");
    }"""
    assert [(*case[:4], ask(script, *case[:4])) for case in KEYS] == KEYS


def test_who_wants_nothing_else_gets_the_same(ask):
    assert ask("zone => { const at = { wall: 0, offset: 0 }; return turnTo(at, 0, zone, 60) === at; }", BERLIN)
