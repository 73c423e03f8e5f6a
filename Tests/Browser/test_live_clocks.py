"""The present time on digital and radial clocks: never early, right after sleep, one timer, nothing announced."""

import pytest

from live import READ, Clocks, clock, instant

DIGITAL = "# A clock\n\n```{digital-clock}\n```\n"
RADIAL = "# A clock\n\n```{radial-clock}\n```\n"
TEXT = "\n\n".join(["Text."] * 80)


def test_the_present_time_is_shown_with_its_date(clocks_of):
    clocks = clocks_of(DIGITAL + RADIAL, "2026-02-28T09:08:07")
    assert clocks.show("digital-clock") == "20260228 090807"
    assert clocks.show("radial-clock") == "090807"
    clocks.run(1)
    assert clocks.show("digital-clock") == "20260228 090808" and clocks.show("radial-clock") == "090808"


@pytest.mark.parametrize("text, before, after", [(DIGITAL, "20260115 100000", "20260115 100205"), (RADIAL, "100000", "100205")])
def test_after_sleep_the_present_second_is_shown_at_once(clocks_of, text, before, after):
    clocks = clocks_of(text)
    assert clocks.show() == before
    clocks.get("fake.hide(true)")
    assert clocks.get("fake.timers.size") == 0
    # What follows showing is in one task with it: no frame is drawn in between.
    assert clocks.get("(() => { fake.sleep(125000); fake.hide(false); return read(document.querySelector('.clock')); })()") == after
    assert clocks.get("fake.timers.size") == 1


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_after_sleep_in_a_browser_whose_own_clock_is_set(page, workshop):
    page.native.clock.install(time="2026-01-15T10:00:00Z")
    page.goto(workshop(DIGITAL).url())
    page.evaluate(READ)
    page.native.clock.pause_at("2026-01-15T10:01:00Z")
    show = "read(document.querySelector('digital-clock'))"
    assert page.evaluate(show) == "20260115 100100"
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.isHidden, configurable: true })")
    page.evaluate("(() => { isHidden = true; document.dispatchEvent(new Event('visibilitychange')); })()")
    page.native.clock.set_system_time("2026-01-15T10:03:05Z")
    assert page.evaluate(show) == "20260115 100100"
    page.evaluate("(() => { isHidden = false; document.dispatchEvent(new Event('visibilitychange')); })()")
    assert page.evaluate(show) == "20260115 100305"
    page.native.clock.run_for(3000)
    assert page.evaluate(show) == "20260115 100308"


@pytest.mark.parametrize("early", [0, 2, 7])
def test_a_second_is_shown_when_it_begins_and_never_before(clocks_of, early):
    clocks = clocks_of(DIGITAL, "2026-01-15T12:59:57.400", early)
    seen = clocks.get("""(() => {
      const clock = document.querySelector(".clock"), seen = [[fake.now, read(clock)]];
      fake.run(5000, now => { if (seen.at(-1)[1] !== read(clock)) seen.push([now, read(clock)]); });
      return seen;
    })()""")
    start = instant("2026-01-15T12:59:57")
    assert [text[9:] for _, text in seen] == ["125957", "125958", "125959", "130000", "130001", "130002"]
    for second, (now, _) in list(enumerate(seen))[1:]:
        late = now - (start + second * 1000)
        assert 0 <= late < 50, f"{late} ms after the second"


@pytest.mark.parametrize("hours", [1, -1])
def test_a_system_clock_that_is_set_is_followed(clocks_of, hours):
    clocks = clocks_of(DIGITAL, "2026-01-15T10:00:00.250")
    clocks.run(3)
    clocks.get(f"(() => {{ fake.now += {hours} * 3600000 + 300; }})()")
    clocks.run(1)
    assert clocks.show() == f"20260115 {10 + hours:02}0004"
    seen = clocks.get("(() => { const seen = []; fake.run(2000, now => seen.push(now % 1000)); return seen; })()")
    assert len(seen) == 2 and all(late < 50 for late in seen), "the seconds begin where they now begin"


# The last second before a zone's clocks are set, and what they show there and a second later.
CHANGES = [
    ("America/New_York", "2026-03-08T06:59:59", "20260308 015959", "20260308 030000"),
    ("America/New_York", "2026-11-01T05:59:59", "20261101 015959", "20261101 010000"),
    ("Australia/Lord_Howe", "2026-04-04T14:59:59", "20260405 015959", "20260405 013000"),
    ("Australia/Lord_Howe", "2026-10-03T15:29:59", "20261004 015959", "20261004 023000"),
]


@pytest.mark.parametrize("zone, start, before, after", CHANGES)
def test_a_zone_that_changes_while_it_is_shown(clocks_of, zone, start, before, after):
    clocks = clocks_of("# A\n\n" + clock("digital-clock", timezone=zone), start)
    assert clocks.show() == before
    clocks.run(1)
    assert clocks.show() == after


@pytest.mark.parametrize("zone, start, before, after", CHANGES)
def test_the_readers_own_zone_that_changes_while_it_is_shown(open_page, workshop, zone, start, before, after):
    clocks = Clocks(open_page(timezone=zone), workshop(DIGITAL).url(), start)
    assert clocks.show() == before
    clocks.run(1)
    assert clocks.show() == after


@pytest.mark.parametrize("zone, time", [
    ("Asia/Tokyo", "20260101 085959"), ("UTC", "20251231 235959"), ("Asia/Kathmandu", "20260101 054459"),
    ("Pacific/Kiritimati", "20260101 135959"), ("America/Los_Angeles", "20251231 155959"),
])  # fmt: skip
def test_date_and_time_are_of_the_same_instant(clocks_of, zone, time):
    clocks = clocks_of("# A\n\n" + clock("digital-clock", timezone=zone), "2025-12-31T23:59:59.900")
    assert clocks.show() == time


def test_a_hundred_clocks_share_a_timer_a_reading_and_what_a_zone_costs(clocks_of):
    zones = ["Asia/Tokyo", "Europe/Berlin", None, "Asia/Tokyo"]
    kinds = ["digital-clock", "radial-clock"]
    text = "".join(
        clock(kinds[i % 2], width=48, **({"timezone": zones[i // 2 % 4]} if zones[i // 2 % 4] else {})) for i in range(100)
    )
    clocks = clocks_of("# A\n\n" + text)
    clocks.gather()
    counts = clocks.get("""(() => {
      const { formatToParts } = Intl.DateTimeFormat.prototype;
      let calls = 0;
      Intl.DateTimeFormat.prototype.formatToParts = function (date) { calls += 1; return formatToParts.call(this, date); };
      fake.wakes = fake.readings = 0;
      fake.run(1000);
      const shown = new Set([...document.querySelectorAll("radial-clock")].map(clock => read(clock).slice(4)));
      return [fake.timers.size, fake.wakes, fake.readings, calls, [...shown]];
    })()""")
    assert counts == [1, 1, 1, 2, ["01"]]


def test_no_timer_runs_for_clocks_that_are_out_of_sight(clocks_of):
    clocks = clocks_of(f"# A\n\n{TEXT}\n\n{DIGITAL}\n{TEXT}")
    clocks.page.wait_for("fake.timers.size === 0")
    clocks.run(125)
    assert clocks.get("fake.wakes") == 0
    # Right in the first frame there: a callback of that frame sees it, after the events of scrolling.
    shown = clocks.get("""new Promise(done => {
      document.querySelector("digital-clock").scrollIntoView();
      requestAnimationFrame(() => done(read(document.querySelector("digital-clock"))));
    })""")
    assert shown == "20260115 100205"
    clocks.page.wait_for("fake.timers.size === 1")
    clocks.run(1)
    assert clocks.show() == "20260115 100206"
    clocks.get("scrollTo(0, 0)")
    clocks.page.wait_for("fake.timers.size === 0")


def test_a_clock_that_is_taken_out_stops_and_one_that_is_put_back_goes_on_once(clocks_of):
    clocks = clocks_of(DIGITAL)
    clocks.get("(() => { window.clock = document.querySelector('.clock'); window.home = clock.parentNode; clock.remove(); })()")
    clocks.page.wait_for("fake.timers.size === 0")
    clocks.run(125)
    clocks.get("(() => { for (let i = 0; i < 5; i += 1) { home.append(clock); clock.remove(); } home.append(clock); })()")
    clocks.page.wait_for("fake.timers.size === 1")
    assert clocks.show() == "20260115 100205"
    clocks.get("(() => { fake.wakes = 0; })()")
    clocks.run(3)
    assert clocks.show() == "20260115 100208" and clocks.get("fake.wakes") == 3
    assert clocks.page.problems == []


def test_nothing_is_announced_and_the_text_changes_once_a_minute(clocks_of):
    clocks = clocks_of(DIGITAL + RADIAL, "2026-01-15T10:00:30")
    clocks.get("""(() => {
      window.told = [];
      new MutationObserver(records => told.push(...records.map(({ target, attributeName: name }) =>
        name ? `${target.localName} ${name}` : `text of ${(target.localName ? target : target.parentElement).localName}`)))
        .observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
    })()""")
    assert clocks.get("[...document.querySelectorAll('time')].map(time => [time.dateTime, time.textContent])") == [
        ["2026-01-15T10:00", "2026-01-15 10:00"], ["2026-01-15T10:00", "10:00 AM"],
    ]  # fmt: skip
    clocks.run(60)
    assert clocks.get("[...document.querySelectorAll('time')].map(time => [time.dateTime, time.textContent])") == [
        ["2026-01-15T10:01", "2026-01-15 10:01"], ["2026-01-15T10:01", "10:01 AM"],
    ]  # fmt: skip
    told = clocks.page.wait_for("told.length > 0 && told.filter(what => !/^(path|circle|rect|g) (opacity|r|transform)$/.test(what))")
    assert sorted(what for what in told if not what.endswith(" class")) == sorted(["time datetime", "text of time"] * 2)
    live = "[...document.querySelectorAll('[aria-live], [role=timer], [role=status], [role=alert]')].length"
    assert clocks.get(live) == 0


def test_the_policy_is_kept_while_clocks_go(clocks_of):
    clocks = clocks_of(DIGITAL + RADIAL + clock("radial-clock", manipulable="true"))
    clocks.run(70)
    assert clocks.page.problems == []
    assert clocks.get("document.querySelectorAll('[style], style').length") == 0


def test_the_dots_move_from_one_second_to_the_next_and_to_no_other(clocks_of):
    clocks = clocks_of(RADIAL)
    clocks.run(2)
    duration = "getComputedStyle(document.querySelector('.dot')).transitionDuration"
    assert clocks.get(duration).startswith("0.5s")
    clocks.get("(() => { fake.hide(true); fake.sleep(20500); fake.hide(false); })()")
    assert clocks.show() == "100022" and clocks.get(duration) == "0s", "after sleep the dot is there at once"
    clocks.run(1)
    assert clocks.get(duration).startswith("0.5s")


def test_of_more_than_a_dozen_clocks_on_screen_the_dots_change_at_once(clocks_of):
    clocks = clocks_of("# A\n\n" + clock("radial-clock", width=48) * 13)
    clocks.gather()
    clocks.run(2)
    moving = "document.querySelectorAll('.ticking').length"
    assert clocks.get(moving) == 0
    clocks.get("(() => { document.querySelector('.clock').remove(); })()")
    clocks.run(1)
    assert clocks.get(moving) == 12


def test_with_less_motion_the_dots_change_at_once(open_page, workshop):
    clocks = Clocks(open_page(reduced_motion=True), workshop(RADIAL).url())
    clocks.run(2)
    assert clocks.get("getComputedStyle(document.querySelector('.dot')).transitionDuration") == "0s"
    assert clocks.show() == "100002"


def test_a_zone_that_the_browser_does_not_know_is_said(page, workshop):
    made = workshop("# A\n\n" + clock("digital-clock", timezone="Asia/Tokyo") + clock("radial-clock", timezone="Asia/Tokyo"))
    file = made.site / "index.html"
    file.write_text(file.read_text().replace('timezone="Asia/Tokyo"', 'timezone="Mars/$&amp;Olympus"'))
    clocks = Clocks(page, made.url())
    clocks.run(5)
    assert clocks.show("digital-clock") == "-------- 101030" and clocks.show("radial-clock") == "101030"
    assert clocks.get("[...document.querySelectorAll('.problem')].map(note => note.textContent)") == [
        "This browser does not know the time zone Mars/$&Olympus."
    ] * 2
    assert clocks.get("document.querySelectorAll('time').length + fake.timers.size") == 0
