"""Wheels under a real mouse, real keys and notches, against the facts and not against the code: both kinds that have them."""

import pytest


def test_a_drag_moves_row_by_row_and_changes_once(hours):
    wheels = hours()
    wheels.press("hours")
    for rows in (1, 2, 3):
        wheels.move("hours", -rows)
    assert wheels.heard == [f"input {hour:02}:15/17:15" for hour in (9, 10, 11)]
    wheels.let_go()
    assert wheels.rest("hours") == "11" and wheels.heard == ["change 11:15/17:15"]
    assert wheels.texts == ["11:15", "17:15"]


def test_a_press_on_a_row_chooses_it(hours):
    wheels = hours()
    wheels.click("hours", 0.98)
    assert wheels.value == "09:15/17:15" and wheels.heard == ["input 09:15/17:15", "change 09:15/17:15"]
    assert wheels.rest("hours") == "09"
    # 77.9 below the middle is 60 degrees round the drum, three rows on.
    wheels.click("hours", -77.9 / 31.416)
    assert wheels.value == "06:15/17:15" and wheels.rest("hours") == "06"
    wheels.heard
    wheels.click("hours", 0)
    assert wheels.value == "06:15/17:15" and wheels.heard == []


def test_a_fling_rests_on_a_row(hours):
    wheels = hours()
    wheels.fling("hours", -2)
    row = wheels.rest("hours")
    page = wheels.page
    page.wait_for("heard.some(text => text.startsWith('change'))")
    heard = wheels.heard
    assert wheels.value == f"{row}:15/17:15" and row == "23", "13 rows on from 10, the most that a fling can do"
    assert heard.count(f"change {row}:15/17:15") == 1 and len([one for one in heard if one.startswith("change")]) == 1
    hours_heard = [int(one[6:8]) for one in heard if one.startswith("input")]
    assert hours_heard == sorted(set(hours_heard)), "each row once, in order"


def test_closed_in_mid_spin_it_has_chosen_the_row_it_would_rest_on(hours):
    wheels = hours()
    wheels.fling("hours", -2)
    wheels.get("it.querySelector('.item').click()")
    closed = wheels.value
    assert closed == "23:15/17:15" and wheels.texts[0] == closed[:5].lstrip("0")
    assert wheels.heard[-1] == f"change {closed}"
    wheels.get("it.querySelector('.item').click()")
    assert wheels.middle("hours") == [closed[:2]] and wheels.value == closed


def test_a_tap_stops_a_fling_on_a_row(hours):
    wheels = hours()
    wheels.fling("hours", -2)
    wheels.press("hours")
    wheels.page.up()
    row = wheels.rest("hours")
    assert wheels.value == f"{row}:15/17:15"
    changes = [text for text in wheels.heard if text.startswith("change")]
    assert changes[-1] == f"change {wheels.value}"


@pytest.mark.parametrize("delta, mode", [(100, 0), (120, 0), (3, 1), (1, 2)])
def test_one_notch_is_one_row(hours, delta, mode):
    wheels = hours()
    wheels.scroll("hours", delta, mode)
    assert wheels.value == "09:15/17:15" and wheels.heard == ["input 09:15/17:15", "change 09:15/17:15"]
    for _ in range(10):
        wheels.scroll("hours", delta, mode)
    assert wheels.value == "19:15/17:15"
    wheels.scroll("hours", -delta, mode)
    assert wheels.value == "18:15/17:15" and wheels.middle("hours") == ["18"]


def test_a_trackpads_small_deltas_add_up(hours):
    wheels = hours()
    for _ in range(10):
        wheels.scroll("hours", 22)
    assert wheels.value == "10:15/17:15"


def test_a_notch_over_a_wheel_does_not_scroll_the_page(hours):
    wheels = hours()
    wheels.page.move(*wheels.place("hours"))
    wheels.page.wheel(0, 100)
    wheels.page.wait_for("document.querySelector('time-range').value === '09:15/17:15'")
    assert wheels.page.evaluate("scrollY") == 0


def test_past_the_end_nothing_comes(hours):
    wheels = hours("08:45")
    for _ in range(20):
        wheels.scroll("minutes", 100)
    assert wheels.value[:5] == "08:45"
    wheels = hours("23:15")
    for _ in range(3):
        wheels.scroll("hours", 100)
    assert wheels.value[:5] == "23:15" and wheels.heard == []
    wheels.drag("hours", -4)
    assert wheels.value[:5] == "23:15" and wheels.rest("hours") == "23"
    wheels.drag("hours", 6, steps=12)
    assert wheels.value[:5] == "17:15"


def test_a_drag_moves_only_the_wheel_under_the_press(hours):
    wheels = hours()
    x, y = wheels.place("minutes")
    wheels.page.move(x, y)
    wheels.page.down()
    wheels.page.move(*wheels.place("hours", -1), steps=4)
    wheels.let_go()
    assert wheels.value == "08:30/17:15"


def test_escape_in_a_drag_puts_back_and_otherwise_closes(hours):
    wheels = hours()
    wheels.press("hours")
    wheels.move("hours", -3)
    wheels.heard
    wheels.page.press("Escape")
    assert wheels.value == "08:15/17:15" and wheels.heard == ["input 08:15/17:15"]
    wheels.move("hours", -1)
    wheels.page.up()
    assert wheels.value == "08:15/17:15" and wheels.middle("hours") == ["08"] and wheels.heard == []
    wheels.keys("hours", "ArrowDown", "Escape")
    assert wheels.value == "09:15/17:15"
    closed = "[it.querySelector('.wheels').hidden, document.activeElement === it.querySelector('.item'), document.activeElement.getAttribute('aria-expanded')]"
    assert wheels.get(closed) == [True, True, "false"]


def test_a_cancelled_pointer_puts_back_and_a_second_one_is_ignored(hours):
    wheels = hours()
    wheels.pointer("pointerdown", 41, "hours", 0)
    wheels.pointer("pointerdown", 42, "hours", 2)
    wheels.pointer("pointermove", 42, "hours", 4)
    assert wheels.value == "08:15/17:15"
    wheels.pointer("pointermove", 41, "hours", -2)
    assert wheels.value == "10:15/17:15"
    wheels.pointer("pointerdown", 43, "minutes", 0)
    wheels.pointer("pointermove", 43, "minutes", -1)
    assert wheels.value == "10:30/17:15", "another finger may take the other wheel"
    wheels.heard
    wheels.pointer("pointercancel", 41, "hours", -2)
    wheels.pointer("pointermove", 41, "hours", -3)
    assert wheels.value == "08:30/17:15" and wheels.heard == ["input 08:30/17:15"]
    assert wheels.middle("hours") == ["08"]


def test_who_opens_the_other_row_takes_the_wheel_out_of_a_hand(hours):
    wheels = hours()
    wheels.pointer("pointerdown", 41, "hours", 0)
    wheels.pointer("pointermove", 41, "hours", -2)
    wheels.heard
    wheels.get("it.querySelectorAll('.item')[1].click()")
    assert wheels.value == "10:15/17:15" and wheels.heard == ["change 10:15/17:15"]
    wheels.pointer("pointermove", 41, "hours", -5)
    wheels.pointer("pointerup", 41, "hours", -5)
    wheels.page.press("Escape")
    assert wheels.value == "10:15/17:15" and wheels.heard == [] and wheels.middle("hours") == ["17"]


def test_a_release_that_nobody_told_us_of_ends_the_drag(hours):
    wheels = hours()
    wheels.page.evaluate("void addEventListener('pointerdown', event => { window.pointer = event.pointerId; })")
    wheels.press("hours")
    wheels.move("hours", -2)
    wheels.page.evaluate("""(() => {
      const move = new PointerEvent('pointermove', { pointerId: pointer, buttons: 0, bubbles: true, clientX: 10, clientY: 10 });
      document.querySelector('time-range svg').dispatchEvent(move);
    })()""")
    value = wheels.value
    row = wheels.rest("hours")
    wheels.page.up()
    assert value[3:] == "15/17:15" and wheels.rest("hours") == row


@pytest.mark.parametrize("wheel, keys, end", [
    ("hours", ["ArrowDown"], "09:15"), ("hours", ["ArrowUp"], "07:15"), ("hours", ["PageDown"], "13:15"),
    ("hours", ["PageUp"], "03:15"), ("hours", ["PageUp", "PageUp"], "00:15"), ("hours", ["Home"], "00:15"),
    ("hours", ["End"], "23:15"), ("hours", ["1", "7"], "17:15"), ("hours", ["2", "5"], "05:15"),
    ("minutes", ["ArrowDown"], "08:30"), ("minutes", ["Home"], "08:00"), ("minutes", ["End"], "08:45"),
    ("minutes", ["End", "ArrowDown"], "08:45"), ("minutes", ["3", "0"], "08:30"), ("minutes", ["0", "7"], "08:07"),
    ("minutes", ["7", "5"], "08:05"), ("hours", ["Enter", "Space"], "08:15"),
])  # fmt: skip
def test_keys_of_a_list(hours, wheel, keys, end):
    wheels = hours()
    wheels.keys(wheel, *keys)
    assert wheels.value[:5] == end
    assert wheels.heard.count(f"change {end}/17:15") == (0 if end == "08:15" else 1)


def test_one_tab_stop_a_wheel_and_each_says_what_it_is(hours):
    wheels = hours()
    wheels.get("it.querySelector('.item').focus()")
    stops = []
    for _ in range(4):
        stops.append(wheels.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"))
        wheels.page.press("Tab")
    assert stops == ["Start8:15", "Hour", "Minute", "End17:15"]
    told = ["role", "aria-label", "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext"]
    assert [wheels.told("hours", name) for name in told] == ["slider", "Hour", "0", "23", "8", "8"]
    assert [wheels.told("minutes", name) for name in told] == ["slider", "Minute", "0", "59", "15", "15 minutes"]


def test_never_more_than_24_rows(hours, months):
    wheels = hours(step=1)
    assert wheels.get("document.querySelectorAll('.row').length") == 18
    wheels.fling("minutes", -3)
    assert wheels.get("document.querySelectorAll('.row').length") == 18


def test_months_have_no_end(months):
    wheels = months()
    wheels.focus("months")
    many = """(key, count) => {
      const wheel = document.activeElement;
      for (let i = 0; i < count; i++) wheel.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }"""
    wheels.page.evaluate(many, "ArrowDown", 2000)
    assert wheels.value == "2026-03" and wheels.middle("months") == ["March"]
    shown = "[...it.querySelectorAll('.months .row')].filter(row => row.getAttribute('display') === 'inline' && row.textContent).length"
    assert wheels.get(shown) == 9
    wheels.page.evaluate(many, "ArrowUp", 2000)
    assert wheels.value == "2026-07" and wheels.middle("months") == ["July"]


def test_another_choice_from_elsewhere_moves_the_wheels_and_stops_them(months):
    wheels = months()
    wheels.fling("years", -2)
    wheels.get("it.value = '1999-02'")
    assert wheels.value == "1999-02" and wheels.middle("years") == ["1999"] and wheels.middle("months") == ["February"]
    wheels.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
    assert wheels.value == "1999-02" and wheels.middle("years") == ["1999"]


def test_put_back_into_the_page_it_works_once(hours):
    wheels = hours()
    wheels.get("""[1, 2, 3].forEach(() => { const parent = it.parentNode; it.remove(); parent.prepend(it); })""")
    wheels.scroll("hours", 100)
    assert wheels.heard == ["input 09:15/17:15", "change 09:15/17:15"]
    wheels.get("it.querySelector('.item').click()")
    assert wheels.get("it.querySelector('.wheels').hidden")


def test_taken_out_in_mid_spin_it_has_chosen(hours):
    wheels = hours()
    wheels.fling("hours", -2)
    wheels.page.evaluate("(() => { window.taken = document.querySelector('time-range'); taken.remove(); window.value = taken.value; })()")
    assert wheels.page.evaluate("value") == "23:15/17:15"
    wheels.page.evaluate("document.querySelector('article').append(taken)")
    assert wheels.page.evaluate("taken.value") == wheels.page.evaluate("value")
