"""The clock picker as a form's field, its storage, its binding and what assistive technology is told."""

import pytest

from dial import Dial

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
INTO_FORM = """(() => {
  const form = document.createElement('form'), set = document.createElement('fieldset');
  form.method = 'post'; form.action = 'answer'; form.innerHTML = '<button id="send">Send</button>';
  const clock = document.querySelector('clock-picker');
  clock.before(form); form.append(set); set.append(clock);
})()"""


@pytest.fixture
def dial_in_form(dial_at):
    """A clock picker that stands in a form, in a fieldset."""

    def make(value, **options):
        dial = dial_at(value, **options)
        dial.page.evaluate(INTO_FORM)
        return dial

    return make


def test_it_is_a_field_of_its_form(dial_in_form):
    dial = dial_in_form("10:10", name="at")
    assert dial.get("[clock.type, clock.name, clock.form.tagName, clock.willValidate]") == ["clock-picker", "at", "FORM", True]
    dial.keys("minute", "ArrowUp")
    assert dial.get("[...new FormData(clock.form)]") == [["at", "10:11"]]


def test_reset_and_disabled_fieldset(dial_in_form):
    dial = dial_in_form("10:10", name="at")
    dial.keys("minute", "ArrowUp")
    dial.heard
    dial.get("clock.form.reset()")
    assert dial.value == "10:10" and dial.heard == []
    dial.get("clock.parentNode.disabled = true")
    assert dial.get("[...new FormData(clock.form)].length") == 0
    dial.click(120)
    assert dial.value == "10:10"
    stops = "[...clock.querySelectorAll('[role=slider]')].map(hand => [hand.hasAttribute('tabindex'), hand.getAttribute('aria-disabled')])"
    assert dial.get(stops) == [[False, "true"]] * 2
    dial.get("clock.parentNode.disabled = false")
    dial.click(120)
    assert dial.value == "10:20" and dial.get(stops) == [[True, "false"]] * 2


def test_readonly_is_posted_and_not_set(dial_in_form):
    dial = dial_in_form("10:10", name="at", readonly="true")
    dial.click(120)
    dial.keys("minute", "ArrowUp")
    assert dial.value == "10:10" and dial.heard == []
    assert dial.get("[...new FormData(clock.form)]") == [["at", "10:10"]]
    assert dial.get("clock.querySelector('.hour-hand').getAttribute('aria-readonly')") == "true"


def test_an_invalid_value_keeps_the_form_and_takes_the_focus(dial_in_form):
    dial = dial_in_form("10:10", name="at", min="09:00")
    dial.get("clock.value = '08:00'")
    dial.page.evaluate("document.querySelector('#send').click()")
    assert dial.get("document.activeElement === clock.querySelector('.hour-hand')")
    assert "answer" not in dial.page.evaluate("location.href")


@CHROMIUM
def test_the_post_is_the_same_with_and_without_script(open_page, workshop):
    form = (
        "---\ntitle: F\n---\n\n```{clock-picker}\nname: at\nvalue: 10:10\n```\n\n"
        "```{clock-picker}\nname: on\nvalue: 2026-02-28T08:05\n```\n"
    )
    made = workshop(form)
    page_file = made.site / "index.html"
    text = page_file.read_text()
    page_file.write_text(
        text.replace("<article>", '<article><form method="post" action="answer">').replace(
            "</article>", '<button id="send">Send</button></form></article>'
        )
    )
    for javascript in (True, False):
        page = open_page(javascript=javascript)
        page.goto(made.url())
        with page.native.expect_navigation():
            page.native.click("#send")
    (_, first), (_, second) = made.posts
    assert first == second == [("at", "10:10"), ("on", "2026-02-28T08:05")]


@CHROMIUM
def test_going_back_restores_what_was_set(page, workshop):
    made = workshop({"index.md": "# A\n\n```{clock-picker}\nvalue: 10:10\nname: at\n```\n", "b.md": "# B"})
    page.goto(made.url())
    Dial(page).keys("minute", "ArrowUp")
    page.goto(made.url("b.html"))
    page.evaluate("history.back()")
    page.wait_for("!!customElements.get('clock-picker')")
    # Not the page as it was left, but a new one with its fields filled in.
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "back_forward"
    assert Dial(page).value == "10:11" and Dial(page).text == "10:11 AM"


def test_a_stored_value_comes_back_and_fires_nothing(dial_at, page):
    dial = dial_at("10:10", persist="tea")
    dial.keys("minute", "ArrowUp")
    assert page.evaluate("localStorage.getItem('gnomon:tea')") == '{"v":1,"value":"10:11"}'
    page.reload()
    again = Dial(page)
    assert again.value == "10:11" and again.text == "10:11 AM" and again.heard == []


@pytest.mark.parametrize("junk", [
    "", "junk", "null", "1", "[]", '{"v":2,"value":"11:11"}', '{"v":1,"value":"25:00"}', '{"v":1,"value":"2026-01-01T11:11"}',
    '{"v":1}', '{"v":1,"value":"08:00"}',
])  # fmt: skip
def test_junk_in_storage_is_nobodys(dial_at, page, junk):
    dial_at("10:10", persist="tea", min="09:00")
    page.evaluate("text => localStorage.setItem('gnomon:tea', text)", junk)
    page.reload()
    assert Dial(page).value == "10:10" and page.problems == []


def test_storage_that_throws_is_no_matter(dial_at, page):
    dial = dial_at("10:10", persist="tea")
    page.evaluate("void (Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error('closed'); })")
    dial.keys("minute", "ArrowUp")
    assert dial.heard == ["input 10:11", "change 10:11"] and page.problems == []


def test_another_tab_is_followed(dial_at, page):
    dial = dial_at("10:10", persist="tea")
    page.evaluate("""(() => {
      localStorage.setItem('gnomon:tea', '{"v":1,"value":"15:07"}');
      dispatchEvent(new StorageEvent('storage', { key: 'gnomon:tea' }));
    })()""")
    assert dial.value == "15:07" and dial.heard == []


def test_without_a_key_nothing_is_stored(dial_at, page):
    dial_at("10:10").keys("minute", "ArrowUp")
    assert page.evaluate("localStorage.length") == 0


def test_the_stored_value_is_the_groups(page, workshop):
    made = workshop("```{clock-picker}\nbind: m\nvalue: 10:00\n```\n\n```{clock-picker}\nbind: m\npersist: m\n```\n\n{value}`m`\n")
    page.goto(made.url())
    page.evaluate("""localStorage.setItem('gnomon:m', '{"v":1,"value":"09:30"}')""")
    page.reload()
    assert page.evaluate("[...document.querySelectorAll('clock-picker')].map(clock => clock.value)") == ["09:30"] * 2
    assert page.evaluate("document.querySelector('clock-value').textContent") == "9:30 AM"


def test_a_value_set_before_the_script_runs_counts(page, workshop):
    made = workshop("```{clock-picker}\nvalue: 10:00\n```\n")
    script = made.site / "_gnomon" / "early.js"
    script.write_text("document.querySelector('clock-picker').value = '15:07';")
    home = made.site / "index.html"
    home.write_text(home.read_text().replace("<script defer", '<script defer src="_gnomon/early.js"></script>\n<script defer', 1))
    page.goto(made.url())
    assert Dial(page).value == "15:07" and Dial(page).text == "3:07 PM"


def test_a_clock_outside_the_page_changes_nothing_in_it(page, workshop):
    page.goto(workshop("```{clock-picker}\nbind: m\nvalue: 10:00\n```\n\n{value}`m`\n").url())
    page.evaluate("""(() => {
      const clock = document.querySelector('clock-picker'); clock.remove(); clock.value = '15:07'; window.clock = clock;
    })()""")
    assert page.evaluate("document.querySelector('clock-value').textContent") == "10:00 AM"
    page.evaluate("document.querySelector('article').append(clock)")
    assert page.evaluate("clock.value") == "10:00", "who joins late gets the present value"


@CHROMIUM
def test_two_fingers_two_hands_and_escape(dial_at):
    dial = dial_at("10:10")
    send = """(type, id, degrees, reach) => {
        const svg = document.querySelector('clock-picker svg'), box = svg.getBoundingClientRect();
        svg.setPointerCapture = () => {};
        const turn = degrees * Math.PI / 180, far = box.width / 305 * 150 * reach;
        svg.dispatchEvent(new PointerEvent(type, { pointerId: id, buttons: 1, bubbles: true,
          clientX: box.x + box.width / 2 + far * Math.sin(turn), clientY: box.y + box.height / 2 - far * Math.cos(turn) }));
    }"""
    dial.page.evaluate(send, "pointerdown", 41, 335, 0.3)
    dial.page.evaluate(send, "pointerdown", 42, 120, 0.75)
    assert dial.value == "11:20"
    dial.page.evaluate(send, "pointercancel", 41, 335, 0.3)
    assert dial.value == "10:20", "what the other finger did stays"
    dial.page.evaluate(send, "pointerdown", 43, 335, 0.3)
    dial.heard
    dial.page.press("Escape")
    assert dial.value == "10:10" and dial.heard == ["input 10:10"]


def test_what_a_screen_reader_is_told(dial_at):
    dial = dial_at("13:07", label="Meeting", help="Any day.")
    told = """[clock.querySelector('svg').getAttribute('role'), clock.querySelector('svg').getAttribute('aria-label'),
      document.getElementById(clock.querySelector('svg').getAttribute('aria-describedby')).textContent,
      clock.querySelector('.face').getAttribute('aria-hidden')]"""
    assert dial.get(told) == ["group", "Meeting", "Any day.", "true"]
    slider = """['hour', 'minute'].map(name => clock.querySelector(`.${name}-hand`)).map(hand =>
      ['role', 'aria-label', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext'].map(name => hand.getAttribute(name)))"""
    assert dial.get(slider) == [
        ["slider", "Hour", "0", "23", "13", "1 PM"],
        ["slider", "Minute", "0", "59", "7", "7 minutes"],
    ]


def test_japanese(page, workshop):
    page.goto(workshop("```{clock-picker}\nvalue: 13:07\nmin: 09:00\n```\n\n{value}`x`\n".replace("\n\n{value}`x`", ""), settings="title: 時計\nlanguage: ja\n").url())
    dial = Dial(page)
    assert dial.text == "13:07" and (dial.spoken("hour"), dial.spoken("minute")) == ("13時", "7分")
    dial.get("clock.value = '08:00'")
    assert dial.get("clock.validationMessage") == "9:00以降の時刻を選んでください。"
    assert dial.get("clock.querySelector('.hour-hand').getAttribute('aria-label')") == "時"
