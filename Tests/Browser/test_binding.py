"""What the page “Binding and forms” says of forms and of scripts, done by its own examples."""

import re
from urllib.parse import unquote, urlencode

import pytest

from conftest import REPOSITORY

PAGES = pytest.mark.parametrize("name", ["widgets/binding.md", "ja/widgets/binding.md"])


def fences(name: str) -> list[str]:
    """The two fences with a title: a form, and what it posts."""
    text = (REPOSITORY / "Content" / name).read_text()
    return [body for _, body in re.findall(r'^(`{3,})\w+ title="[^"]+"\n(.*?)^\1$', text, re.S | re.M)]


@PAGES
@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_the_form_posts_what_the_page_says_with_and_without_script(open_page, workshop, name):
    form, posted = fences(name)
    made = workshop(form, settings="title: A form\nhtml: true\n")
    for javascript in (True, False):
        page = open_page(javascript=javascript)
        page.goto(made.url())
        with page.native.expect_navigation():
            page.native.click("article form > p > button >> nth=0")
    assert [unquote(urlencode(fields)) for _, fields in made.posts] == [posted.strip()] * 2


def test_a_value_that_a_script_sets_is_everywhere_and_fires_nothing(page, workshop):
    made = workshop(
        "```{time-range}\nbind: visit\nstart: 10:00\nend: 12:30\n```\n\n```{digital-clock}\nbind: visit.start\n```\n\n"
        "```{time-range}\nbind: visit\npersist: visit\n```\n\n{value}`visit.duration H 'h' mm`\n"
    )
    page.goto(made.url())
    page.wait_for("!!customElements.get('time-range')")
    told = page.evaluate("""(() => {
      const [first, second] = document.querySelectorAll('time-range'), heard = [];
      for (const type of ['input', 'change']) document.addEventListener(type, () => heard.push(type));
      first.value = '11:15/12:00';
      return [second.value, document.querySelector('clock-value').textContent, heard.length, localStorage.length,
        document.querySelector('digital-clock time').textContent];
    })()""")
    assert told == ["11:15/12:00", "0 h 45", 0, 0, told[4]] and told[4].startswith("11:15")


def test_what_is_set_comes_before_what_is_kept_and_that_before_what_is_written(page, workshop):
    made = workshop("```{clock-picker}\nbind: a\nvalue: 08:00\n```\n\n```{clock-picker}\nbind: a\npersist: a\n```\n\n```{clock-picker}\n```\n")
    values = "[...document.querySelectorAll('clock-picker')].map(clock => clock.value)"
    page.goto(made.url())
    page.wait_for("!!customElements.get('clock-picker')")
    assert page.evaluate(values) == ["08:00", "08:00", "10:10"]
    page.evaluate("""localStorage.setItem('gnomon:a', '{"v":1,"value":"09:00"}')""")
    page.reload()
    page.wait_for("!!customElements.get('clock-picker')")
    assert page.evaluate(values) == ["09:00", "09:00", "10:10"]
    page.evaluate("void (document.querySelector('clock-picker').value = '07:00')")
    assert page.evaluate(values) == ["07:00", "07:00", "10:10"]
