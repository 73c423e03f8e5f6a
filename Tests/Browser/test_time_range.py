"""A start and an end: their order, what is stored, what is posted, what is said."""

import pytest

from wheels import Wheels

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
INTO_FORM = """(() => {
  const form = document.createElement('form'), set = document.createElement('fieldset');
  form.method = 'post'; form.action = 'answer'; form.innerHTML = '<button id="send">Send</button>';
  const range = document.querySelector('time-range');
  range.before(form); form.append(set); set.append(range);
})()"""
LATE, EARLY = "The end must be at least 15 minutes after the start.", "The end must not be before the start."


@pytest.fixture
def range_of(wheels_on):
    """The range from one time to another."""
    return lambda start, end, **options: wheels_on("time-range", start=start, end=end, **options)


@pytest.fixture
def range_in_form(range_of):
    """A range that stands in a form, in a fieldset."""

    def make(start="08:15", end="17:15", **options):
        made = range_of(start, end, name="shift", **options)
        made.page.evaluate(INTO_FORM)
        return made

    return make


def test_a_row_opens_its_wheel_in_place_and_closes_the_other(range_of):
    made = range_of("08:15", "17:15", hours=24)
    state = "[...it.querySelectorAll('.item')].map(item => [item.getAttribute('aria-expanded'), item.nextElementSibling?.className])"
    assert made.get(state)[0] == ["false", "item"] and made.get("it.querySelector('.wheels').hidden")
    made.open(0)
    assert made.get(state) == [["true", "wheels"], ["false", None]] and made.middle("hours") == ["08"]
    made.open(1)
    assert made.get(state) == [["false", "item"], ["true", "wheels"]] and made.middle("hours") == ["17"]
    assert made.get("it.querySelector('svg').getAttribute('aria-label')") == "End"
    made.close()
    assert made.get("it.querySelector('.wheels').hidden") and made.heard == []


def test_each_row_has_its_own_wheel(range_of):
    made = range_of("08:15", "17:15").open(1)
    made.keys("minutes", "ArrowDown")
    assert made.value == "08:15/17:30" and made.texts == ["8:15 AM", "5:30 PM"]
    made.open(0)
    made.keys("hours", "ArrowUp")
    assert made.value == "07:15/17:30" and made.texts == ["7:15 AM", "5:30 PM"]


@pytest.mark.parametrize("options, value, message", [
    ({}, "19:00/01:00", LATE), ({}, "17:45/17:15", LATE), ({}, "08:15/08:15", LATE), ({}, "08:15/08:30", ""),
    ({"min-duration": 0}, "08:15/08:15", ""), ({"min-duration": 0}, "08:15/08:00", EARLY),
    ({"min-duration": 60}, "08:15/09:00", LATE.replace("15", "60")), ({"min-duration": 60}, "08:15/09:15", ""),
    ({"order": "free"}, "17:15/08:15", ""), ({"order": "free"}, "08:15/08:15", ""), ({"overnight": "true"}, "22:00/06:00", ""),
    ({"overnight": "true"}, "22:00/22:00", LATE), ({"overnight": "true", "min-duration": 0}, "22:00/22:00", ""),
    ({"overnight": "true", "min-duration": 600}, "22:00/06:00", LATE.replace("15", "600")), ({"readonly": "true"}, "19:00/01:00", ""),
])  # fmt: skip
def test_the_order(range_of, options, value, message):
    made = range_of("08:15", "20:15", **options)
    made.get(f"it.value = '{value}'")
    assert made.value == value and made.get("it.validationMessage") == message
    assert made.get("it.validity.customError") == bool(message) and made.get("it.checkValidity()") == (not message)
    assert made.told("hours", "aria-invalid") == str(bool(message)).lower()
    note = made.get("it.querySelector('.problem').id")
    assert made.get("it.querySelector('.problem').textContent") == message
    assert made.get("it.querySelector('.item').getAttribute('aria-describedby')").split() == [note]
    assert made.told("hours", "aria-errormessage") == (note if message else None)


def test_a_draft_may_be_wrong_on_the_way_and_only_what_is_valid_is_kept(range_of, page):
    stored = "localStorage.getItem('gnomon:shift')"
    made = range_of("08:15", "17:15", persist="shift").open(0)
    made.keys("hours", "PageDown", "PageDown")
    assert made.value == "18:15/17:15" and not made.get("it.validity.valid")
    assert page.evaluate(stored) == '{"v":1,"value":"13:15/17:15"}'
    made.open(1)
    made.keys("hours", "2", "0")
    assert made.value == "18:15/20:15" and made.get("it.validity.valid")
    assert page.evaluate(stored) == '{"v":1,"value":"18:15/20:15"}'
    page.reload()
    assert Wheels(page, "time-range").value == "18:15/20:15"


def test_midnight_survives(range_of, page):
    made = range_of("08:15", "17:15", persist="shift", order="free").open(0)
    made.keys("hours", "Home")
    made.keys("minutes", "Home")
    assert made.value == "00:00/17:15"
    page.reload()
    again = Wheels(page, "time-range")
    assert again.value == "00:00/17:15" and again.texts[0] == "12:00 AM" and again.heard == []
    again.get("it.end = '00:00'")
    assert again.value == "00:00/00:00"


@pytest.mark.parametrize("junk", [
    "", "junk", "null", '{"v":1,"value":"08:15"}', '{"v":1,"value":"19:00/01:00"}', '{"v":1,"value":"24:00/25:00"}',
    '{"v":2,"value":"09:00/10:00"}', '{"v":1,"value":"09:00/10:00/11:00"}', '{"v":1,"value":["09:00","10:00"]}', '{"v":1}',
])  # fmt: skip
def test_junk_in_storage_is_nobodys(range_of, page, junk):
    range_of("08:15", "17:15", persist="shift")
    page.evaluate("text => localStorage.setItem('gnomon:shift', text)", junk)
    page.reload()
    assert Wheels(page, "time-range").value == "08:15/17:15" and page.problems == []


def test_another_tab_is_followed(range_of, page):
    made = range_of("08:15", "17:15", persist="shift")
    page.evaluate("""(() => {
      localStorage.setItem('gnomon:shift', '{"v":1,"value":"09:00/10:00"}');
      dispatchEvent(new StorageEvent('storage', { key: 'gnomon:shift' }));
    })()""")
    assert made.value == "09:00/10:00" and made.texts == ["9:00 AM", "10:00 AM"] and made.heard == []


def test_a_time_beside_the_rows_is_kept_until_it_is_touched(range_of, page):
    made = range_of("08:00", "17:15", persist="shift")
    page.evaluate("""localStorage.setItem('gnomon:shift', '{"v":1,"value":"08:07/17:15"}')""")
    page.reload()
    made = Wheels(page, "time-range")
    assert made.value == "08:07/17:15" and made.texts[0] == "8:07 AM"
    assert made.get("[it.validity.stepMismatch, it.validationMessage]") == [
        True, "Choose a time on a mark; the marks are 15 minutes apart.",
    ]  # fmt: skip
    made.open(0)
    made.keys("hours", "ArrowDown")
    assert made.value == "09:07/17:15", "the hour's wheel leaves the minute alone"
    assert page.evaluate("localStorage.getItem('gnomon:shift')") == '{"v":1,"value":"09:07/17:15"}'
    shown = "[...it.querySelectorAll('.minutes .row')].filter(row => row.getAttribute('display') === 'inline').map(row => row.textContent)"
    assert made.get(shown) == ["00", "07", "15", "30", "45"] and made.middle("minutes") == ["07"]
    made.keys("minutes", "ArrowDown")
    assert made.value == "09:15/17:15" and made.get(shown) == ["00", "15", "30", "45"]
    made.get("it.start = '09:07'")
    made.keys("minutes", "ArrowUp")
    assert made.value == "09:00/17:15" and made.get("it.validity.valid")
    made.get("it.start = '09:07'")
    made.drag("minutes", -2)
    assert made.value == "09:30/17:15" and made.rest("minutes") == "30"


def test_a_value_on_a_mark_opens_at_its_row(range_of):
    made = range_of("12:45", "17:15").open(0)
    assert made.middle("minutes") == ["45"]


def test_it_is_two_fields_of_its_form(range_in_form):
    made = range_in_form()
    entries = "[...new FormData(it.form)]"
    assert made.get("[it.type, it.name, it.form.tagName, it.willValidate]") == ["time-range", "shift", "FORM", True]
    assert made.get(entries) == [["shift.start", "08:15"], ["shift.end", "17:15"]]
    made.get("it.name = 'day'")
    assert made.get(entries) == [["day.start", "08:15"], ["day.end", "17:15"]]
    made.get("it.removeAttribute('name')")
    assert made.get(entries) == []


def test_reset_disabled_fieldset_and_readonly(range_in_form):
    made = range_in_form().open(0)
    made.keys("hours", "ArrowDown")
    made.heard
    made.get("it.form.reset()")
    assert made.value == "08:15/17:15" and made.heard == []
    made.get("it.parentNode.disabled = true")
    assert made.get("[...new FormData(it.form)]") == [] and made.get("[...it.querySelectorAll('.item')].every(item => item.disabled)")
    made.click("hours", 1)
    made.scroll("hours", 100)
    assert made.value == "08:15/17:15"
    made.get("it.parentNode.disabled = false")
    made.scroll("hours", 100)
    assert made.value == "09:15/17:15"
    made = range_in_form(readonly="true").open(0)
    made.click("hours", 1)
    made.keys("hours", "ArrowDown", "1")
    made.scroll("hours", 100)
    assert made.value == "08:15/17:15" and made.told("hours", "aria-readonly") == "true"
    assert made.get("[...new FormData(it.form)].length") == 2
    made.page.press("Escape")
    assert made.get("it.querySelector('.wheels').hidden"), "what can be read can be closed"


def test_a_state_that_the_browser_brings_back(range_in_form):
    made = range_in_form()
    made.get("it.formStateRestoreCallback('18:00/20:00', 'restore')")
    assert made.value == "18:00/20:00" and made.heard == []


def test_an_invalid_range_keeps_the_form_and_takes_the_focus(range_in_form):
    made = range_in_form()
    made.get("it.value = '18:00/17:00'")
    made.page.evaluate("document.querySelector('#send').click()")
    assert made.get("document.activeElement === it.querySelector('.item')") and "answer" not in made.page.evaluate("location.href")


@CHROMIUM
def test_the_post_is_the_same_with_and_without_script(open_page, workshop):
    made = workshop(
        "---\ntitle: F\n---\n\n```{time-range}\nname: shift\n```\n\n```{time-range}\nstart: 22:00\nend: 06:00\novernight: true\n"
        "name: night\n```\n\n```{time-range}\n```\n\n```{month-picker}\nname: card\nvalue: 2026-07\n```\n"
    )
    home = made.site / "index.html"
    text = home.read_text().replace("<article>", '<article><form method="post" action="answer">')
    home.write_text(text.replace("</article>", '<button id="send">Send</button></form></article>'))
    for javascript in (True, False):
        page = open_page(javascript=javascript)
        page.goto(made.url())
        with page.native.expect_navigation():
            page.native.click("#send")
    (_, first), (_, second) = made.posts
    assert first == second == [
        ("shift.start", "08:15"), ("shift.end", "17:15"), ("night.start", "22:00"), ("night.end", "06:00"), ("card", "2026-07"),
    ]  # fmt: skip


@CHROMIUM
def test_without_javascript_there_are_two_named_fields(open_page, workshop):
    page = open_page(javascript=False)
    page.goto(workshop("```{time-range}\nlabel: Shift\n```\n").file_url())
    assert [page.native.get_by_role("textbox", name=name).input_value() for name in ("Start", "End")] == ["08:15", "17:15"]
    assert page.native.get_by_role("group", name="Shift").count() == 1 and not page.native.locator(".item").first.is_visible()


def test_properties(range_of):
    made = range_of("08:15", "17:15")
    assert made.get("[it.start, it.end, it.minDuration]") == ["08:15", "17:15", 15]
    made.get("it.start = '09:00'")
    made.get("it.end = '10:00'")
    made.get("it.end = 'noon'")
    made.get("it.value = '9/10'")
    assert made.value == "09:00/10:00" and made.heard == []
    made.get("it.minDuration = 90")
    assert made.get("[it.validity.customError, it.getAttribute('min-duration')]") == [True, "90"]
    made.get("it.minDuration = 60")
    assert made.get("it.validity.valid")


def test_properties_set_before_the_script_runs_count(page, workshop):
    made = workshop("```{time-range}\n```\n")
    (made.site / "_gnomon" / "early.js").write_text(
        "Object.assign(document.querySelector('time-range'), { start: '06:00', minDuration: 600 });"
    )
    home = made.site / "index.html"
    home.write_text(home.read_text().replace("<script defer", '<script defer src="_gnomon/early.js"></script>\n<script defer', 1))
    page.goto(made.url())
    assert page.evaluate("(it => [it.value, it.minDuration, it.validity.valid])(document.querySelector('time-range'))") == [
        "06:00/17:15", 600, True,
    ]  # fmt: skip


def test_readouts_and_ranges_of_one_name(page, workshop):
    made = workshop(
        "```{time-range}\nbind: shift\nstart: 22:00\nend: 06:00\novernight: true\nshow-duration: true\n```\n\n"
        "```{time-range}\nbind: shift\norder: free\n```\n\n"
        "{value}`shift`, {value}`shift.start HH:mm`, {value}`shift.end`, {value}`shift.duration`, {value}`shift.duration m`.\n"
    )
    page.goto(made.file_url())
    page.wait_for("!!customElements.get('time-range')")
    said = "document.querySelector('p').textContent"
    assert page.evaluate(said) == "10:00 PM–6:00 AM, 22:00, 6:00 AM, 8:00, 0."
    wheels = Wheels(page, "time-range").open(1)
    assert wheels.get("it.querySelector('.duration').textContent") == "Duration: 8:00"
    wheels.keys("minutes", "ArrowDown")
    assert page.evaluate(said) == "10:00 PM–6:15 AM, 22:00, 6:15 AM, 8:15, 15."
    assert page.evaluate("[...document.querySelectorAll('time-range')].map(range => range.value)") == ["22:00/06:15"] * 2
    assert wheels.heard == ["input 22:00/06:15", "change 22:00/06:15"]


def test_the_length_of_what_is_no_range_is_a_dash(range_of):
    made = range_of("08:15", "17:15", show_duration="true")
    assert made.get("it.querySelector('.duration').textContent") == "Duration: 9:00"
    made.get("it.value = '17:15/08:15'")
    assert made.get("it.querySelector('.duration').textContent") == "Duration: –"


def test_japanese(wheels_on):
    made = wheels_on("time-range", language="ja", show_duration="true", label="勤務").open(0)
    assert made.texts == ["8:15", "17:15"] and made.middle("hours") == ["08時"] and made.middle("minutes") == ["15分"]
    assert [made.told("hours", name) for name in ("aria-label", "aria-valuetext")] == ["時", "8時"]
    assert made.get("it.querySelector('.duration').textContent") == "長さ：9時間0分"
    assert made.get("[...it.querySelectorAll('.name')].map(name => name.textContent)") == ["開始", "終了"]
    made.get("it.value = '18:00/17:00'")
    assert made.get("it.validationMessage") == "終了は開始より15分以上後の時刻にしてください。"


@pytest.mark.parametrize("hours, rows", [(12, ["12 AM", "1 AM"]), (24, ["00", "01"])])
def test_hours_of_the_text(range_of, hours, rows):
    made = range_of("00:00", "12:00", hours=hours).open(0)
    assert made.texts == (["12:00 AM", "12:00 PM"] if hours == 12 else ["0:00", "12:00"])
    assert made.middle("hours") == rows[:1]
    made.keys("hours", "ArrowDown")
    assert made.middle("hours") == rows[1:]
