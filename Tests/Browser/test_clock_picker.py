"""The clock picker under a real mouse and real keys, against the facts and not against the code."""

import pytest

from dial import Dial

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)


def test_every_mark_is_the_one_that_is_pressed(dial_at):
    dial = dial_at("10:30")
    for minute in range(60):
        dial.click(minute * 6)
        assert dial.value.endswith(f":{minute:02}"), minute
    dial = dial_at("00:00")
    for hour in range(12):
        dial.click(hour * 30, reach=0.3)
        assert int(dial.value[:2]) % 12 == hour, hour


@pytest.mark.parametrize("start, degrees, end", [
    ("13:00", 338, "11:00"), ("11:00", 35, "13:00"), ("01:00", 338, "23:00"), ("23:00", 5, "00:00"),
    ("12:30", 14, "12:30"), ("02:00", 240, "08:00"), ("10:00", 120, "16:00"), ("20:00", 60, "14:00"), ("10:37", 48, "13:37"),
])  # fmt: skip
def test_the_hour_hand_takes_the_nearest_such_hour(dial_at, start, degrees, end):
    dial = dial_at(start)
    dial.click(degrees, reach=0.3)
    assert dial.value == end


@pytest.mark.parametrize("start, minute, end", [
    ("10:58", 2, "11:02"), ("10:02", 58, "09:58"), ("10:46", 0, "11:00"), ("10:45", 0, "10:00"), ("10:51", 5, "11:05"),
    ("10:50", 5, "10:05"),
])  # fmt: skip
def test_a_press_carries_the_hour_within_a_quarter(dial_at, start, minute, end):
    dial = dial_at(start)
    dial.click(minute * 6)
    assert dial.value == end


def test_a_drag_takes_the_shorter_way_and_carries(dial_at):
    dial = dial_at("10:57")
    dial.press(57 * 6)
    for degrees in range(57 * 6, 372 + 1, 3):
        dial.move(degrees)
    assert dial.value == "11:02"
    dial.move(58 * 6)
    assert dial.value == "10:58"
    dial.page.up()
    dial = dial_at("10:40")
    dial.press(240)
    dial.move(60)
    assert dial.value == "11:10"
    dial.page.up()


def test_two_turns_of_the_minute_hand_are_two_hours(dial_at):
    dial = dial_at("10:15")
    dial.press(90)
    for degrees in range(90, 90 + 721, 20):
        dial.move(degrees)
    dial.page.up()
    assert dial.value == "12:15"


def test_the_zone_of_the_press_stays_to_the_end(dial_at):
    dial = dial_at("10:30")
    dial.press(305, reach=0.3)
    dial.move(95)
    dial.page.up()
    assert dial.value == "15:30"
    dial.press(80, reach=1.3)
    dial.move(80)
    dial.page.up()
    assert dial.value == "15:30", "a press outside starts nothing, also when it comes in"


def test_the_centre_means_nothing(dial_at):
    dial = dial_at("10:30")
    dial.click(90, reach=0.04)
    assert dial.value == "10:30"
    dial.press(305, reach=0.3)
    dial.move(90, reach=0.04)
    assert dial.value == "10:30", "no jump while a drag passes through it"
    dial.page.up()


def test_input_while_it_moves_and_change_once_at_the_end(dial_at):
    dial = dial_at("10:00")
    dial.press(0)
    for minute in range(1, 6):
        dial.move(minute * 6)
    assert dial.heard == [f"input 10:0{minute}" for minute in range(1, 6)]
    dial.page.up()
    assert dial.heard == ["change 10:05"]
    dial.click(120)
    assert dial.heard == ["input 10:20", "change 10:20"]
    dial.click(120)
    assert dial.heard == [], "what changes nothing fires nothing"


def test_escape_puts_back_the_value_at_press(dial_at):
    dial = dial_at("10:00")
    dial.press(60)
    dial.move(90)
    dial.heard
    dial.page.press("Escape")
    assert dial.value == "10:00"
    dial.move(180)
    dial.page.up()
    assert dial.value == "10:00" and dial.heard == ["input 10:00"]


def test_a_step_is_anchored_at_the_hour(dial_at):
    dial = dial_at("10:00", step=15)
    dial.click(22 * 6)
    assert dial.value == "10:15"
    dial.click(23 * 6)
    assert dial.value == "10:30"
    dial.click(359)
    assert dial.value.endswith(":00")


def test_a_release_that_nobody_told_us_of_ends_the_drag(dial_at):
    dial = dial_at("10:00")
    dial.press(60)
    dial.page.evaluate("""document.querySelector('clock-picker svg').dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, buttons: 0, clientX: 10, clientY: 10 }))""")
    dial.move(180)
    assert dial.value in ("10:10", "10:30")
    dial.page.up()


@pytest.mark.parametrize("start, hand, keys, end", [
    ("10:59", "minute", ["ArrowUp"], "11:00"), ("10:00", "minute", ["ArrowLeft"], "09:59"),
    ("10:05", "minute", ["PageUp"], "10:15"), ("10:05", "minute", ["PageDown"], "10:00"),
    ("10:37", "minute", ["Home"], "10:00"), ("10:37", "minute", ["End"], "10:59"),
    ("10:37", "minute", ["0", "7"], "10:07"), ("10:37", "minute", ["7", "5"], "10:05"),
    ("23:30", "hour", ["ArrowRight"], "00:30"), ("00:30", "hour", ["ArrowDown"], "23:30"),
    ("10:30", "hour", ["PageUp"], "13:30"), ("14:30", "hour", ["Home"], "12:30"), ("14:30", "hour", ["End"], "23:30"),
    ("10:30", "hour", ["1", "7"], "17:30"), ("10:30", "hour", ["2", "5"], "05:30"),
])  # fmt: skip
def test_keys(dial_at, start, hand, keys, end):
    dial = dial_at(start)
    dial.focus(hand)
    for key in keys:
        dial.page.press(key)
    assert dial.value == end
    assert dial.heard.count(f"change {end}") == 1


def test_arrows_leave_an_odd_value_for_the_grid(dial_at):
    dial = dial_at("10:07", step=15)
    dial.focus("minute")
    dial.page.press("ArrowUp")
    assert dial.value == "10:15"
    dial.page.evaluate("document.querySelector('clock-picker').value = '10:07'")
    dial.page.press("ArrowDown")
    assert dial.value == "10:00"


def test_enter_and_space_change_nothing(dial_at):
    dial = dial_at("10:07")
    dial.focus("minute")
    for key in ["Enter", "Space", "Tab"]:
        dial.page.press(key)
    assert dial.value == "10:07" and dial.heard == []


def test_one_tab_stop_a_hand_and_each_says_what_it_is(dial_at):
    dial = dial_at("10:07", label="Meeting")
    stops = []
    within = "(at => at.closest('clock-picker') && at.getAttribute('aria-label'))(document.activeElement)"
    # The header and the list of pages come first, whatever is in them.
    for _ in range(20):
        dial.page.press("Tab")
        label = dial.page.evaluate(within)
        if stops and not label:
            break
        stops += [label] if label else []
    assert stops == ["Hour", "Minute"]
    assert (dial.spoken("hour"), dial.spoken("minute")) == ("10 AM", "7 minutes")
    dial.focus("hour")
    dial.page.press("ArrowUp")
    assert (dial.spoken("hour"), dial.spoken("minute")) == ("11 AM", "7 minutes")


def test_bound_clocks_and_readouts_follow_and_only_the_touched_one_fires(page, workshop):
    made = workshop(
        "```{clock-picker}\nbind: m\nvalue: 10:00\nwidth: 200\n```\n\n```{clock-picker}\nbind: m\nwidth: 100\n```\n\n"
        "A {value}`m`, {value}`m HH'h'mm`, {value}`m h 'o''clock' a`.\n"
    )
    page.goto(made.file_url())
    page.wait_for("!!customElements.get('clock-picker')")
    dial = Dial(page)
    page.evaluate("document.addEventListener('input', event => heard.push(event.target.matches(':first-of-type')))")
    dial.click(120)
    assert page.evaluate("[...document.querySelectorAll('clock-picker')].map(clock => clock.value)") == ["10:20"] * 2
    assert page.evaluate("document.querySelector('p').textContent") == "A 10:20 AM, 10h20, 10 o'clock AM."
    assert dial.heard == ["input 10:20", True, "change 10:20"]
    page.evaluate("document.querySelector('clock-picker').value = '15:07'")
    assert page.evaluate("document.querySelector('p').textContent") == "A 3:07 PM, 15h07, 3 o'clock PM."
    assert dial.heard == [], "setting a property fires nothing"


def test_a_clock_put_back_into_the_page_works_once(dial_at):
    dial = dial_at("10:00")
    dial.page.evaluate("""(() => {
        const clock = document.querySelector('clock-picker'), parent = clock.parentNode;
        for (let i = 0; i < 3; i++) { clock.remove(); parent.prepend(clock); }
    })()""")
    dial.click(120)
    assert dial.heard == ["input 10:20", "change 10:20"]


def test_scaled_and_scrolled_it_is_still_where_it_is_seen(dial_at):
    dial = dial_at("10:00")
    for transform in ["scale(.8)", "scale(2)", "none"]:
        dial.page.evaluate(
            "transform => Object.assign(document.querySelector('clock-picker').style, { transform, transformOrigin: '0 0' })",
            transform,
        )
        dial.page.evaluate("scrollTo(0, 60)")
        for hour in (1, 4, 7, 11):
            dial.click(hour * 30, reach=0.3)
            assert int(dial.value[:2]) % 12 == hour, transform
        dial.page.evaluate("scrollTo(0, 0)")


def test_the_picture_after_a_drag_is_the_picture_of_that_time(dial_at, page, workshop):
    dial = dial_at("10:00")
    dial.click(210)
    after = page.evaluate("document.querySelector('clock-picker .minute-hand').getAttribute('transform')")
    hour = page.evaluate("document.querySelector('clock-picker .hour-hand').getAttribute('transform')")
    assert (hour, after) == ("rotate(317.5)", "rotate(210)")
    assert page.problems == []


@CHROMIUM
def test_touch_takes_a_tap_and_does_not_scroll(open_page, workshop):
    page = open_page(touch=True)
    made = workshop("# A\n\n```{clock-picker}\nvalue: 10:00\n```\n\n" + "\n\n".join(["Text."] * 40))
    page.goto(made.url())
    dial = Dial(page)
    page.native.touchscreen.tap(*dial.place(120))
    assert dial.value == "10:20" and dial.heard == ["input 10:20", "change 10:20"]
    style = "selector => getComputedStyle(document.querySelector(selector)).touchAction"
    assert page.evaluate(style, "clock-picker svg") == "none" and page.evaluate(style, "clock-picker") == "auto"


@CHROMIUM
@pytest.mark.parametrize("through, end", [([30, 20, 10], "10:10"), ([50, 0, 10], "11:10")])
def test_moves_that_the_browser_brings_together_each_count(dial_at, through, end):
    dial = dial_at("10:40")
    dial.press(240)
    places = [dial.place(minute * 6) for minute in through]
    dial.get(f"""(() => {{
        const move = ([clientX, clientY]) => new PointerEvent('pointermove', {{ pointerId: 1, buttons: 1, clientX, clientY }});
        const last = move({list(places[-1])});
        last.getCoalescedEvents = () => {[list(place) for place in places]}.map(move);
        clock.querySelector('svg').dispatchEvent(last);
    }})()""")
    assert dial.value == end
    dial.page.up()


@CHROMIUM
def test_a_style_sheet_sets_its_colours(dial_at):
    dial = dial_at("10:10")
    for name, part, paint in [("hand", "hour-hand", "stroke"), ("tick", "rim", "stroke"), ("face", "rim", "fill"),
                              ("muted", "inner", "stroke"), ("numeral", "numeral", "fill")]:  # fmt: skip
        dial.get(f"clock.style.setProperty('--clock-{name}', 'rgb(1, 2, 3)')")
        assert dial.get(f"getComputedStyle(clock.querySelector('.{part}')).{paint}") == "rgb(1, 2, 3)", name


@CHROMIUM
def test_a_pen_turns_a_hand(dial_at):
    dial = dial_at("10:00")
    pen = dial.page.native.context.new_cdp_session(dial.page.native)

    def event(kind, degrees, buttons):
        x, y = dial.place(degrees)
        pen.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1, "pointerType": "pen",
        })  # fmt: skip

    event("mousePressed", 60, 1)
    event("mouseMoved", 90, 1)
    event("mouseReleased", 90, 0)
    assert dial.value == "10:15" and dial.heard == ["input 10:10", "input 10:15", "change 10:15"]


@CHROMIUM
def test_printed_from_a_dark_page_it_is_dark_on_light_and_whole(open_page, workshop):
    page = open_page(dark=True)
    page.goto(workshop("# A\n\n```{clock-picker}\nvalue: 10:00\n```\n").url())
    dial = Dial(page)
    dial.click(120)
    page.native.emulate_media(media="print")
    colours = "name => getComputedStyle(clock.querySelector('svg .' + name)).stroke.match(/[\\d.]+/g).map(Number)"
    for colour in dial.get(f"['rim', 'hour-hand', 'minute-hand', 'hour-ticks'].map({colours})"):
        assert sum(colour[:3]) < 150
    assert dial.text == "10:20 AM" and dial.get("clock.querySelector('.minute-hand').getAttribute('transform')") == "rotate(120)"


@CHROMIUM
def test_a_cancelled_pointer_puts_back_and_a_second_one_is_ignored(dial_at):
    dial = dial_at("10:00")
    send = """(type, id, degrees) => {
        const svg = document.querySelector('clock-picker svg'), box = svg.getBoundingClientRect();
        svg.setPointerCapture = () => {};
        const turn = degrees * Math.PI / 180, reach = box.width / 305 * 112;
        svg.dispatchEvent(new PointerEvent(type, { pointerId: id, buttons: type === 'pointermove' ? 1 : 0, bubbles: true,
          clientX: box.x + box.width / 2 + reach * Math.sin(turn), clientY: box.y + box.height / 2 - reach * Math.cos(turn) }));
    }"""
    dial.page.evaluate(send, "pointerdown", 41, 60)
    dial.page.evaluate(send, "pointerdown", 42, 180)
    dial.page.evaluate(send, "pointermove", 42, 200)
    assert dial.value == "10:10"
    dial.page.evaluate(send, "pointermove", 41, 90)
    assert dial.value == "10:15"
    dial.heard
    dial.page.evaluate(send, "pointercancel", 41, 90)
    dial.page.evaluate(send, "pointermove", 41, 120)
    assert dial.value == "10:00" and dial.heard == ["input 10:00"]


@CHROMIUM
def test_without_javascript_there_is_a_named_field_and_the_whole_picture(open_page, workshop):
    page = open_page(javascript=False)
    page.goto(workshop("# A\n\n```{clock-picker}\nvalue: 10:10\nlabel: Meeting\n```\n").file_url())
    assert page.native.get_by_label("Meeting").input_value() == "10:10"
    assert page.native.locator("clock-picker svg").bounding_box()["width"] == 300


def test_on_a_right_to_left_page_left_and_right_change_places(dial_at):
    dial = dial_at("10:10")
    dial.page.evaluate("void (document.documentElement.dir = 'rtl')")
    dial.keys("minute", "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowUp")
    assert dial.value == "10:12"
    dial.click(90)
    assert dial.value == "10:15", "the dial itself is not mirrored"


def test_scaled_and_scrolled_in_mid_drag_the_hand_still_points_at_the_pointer(dial_at):
    dial = dial_at("10:00")
    dial.press(60)
    dial.get("Object.assign(clock.style, { transform: 'scale(.7)', transformOrigin: '0 0' }) && 1")
    dial.page.evaluate("scrollTo(0, 40)")
    dial.move(120)
    assert dial.value == "10:20"
    dial.page.up()
    assert dial.heard[-1] == "change 10:20"
