"""Blocks of code in a page: they are copied, they scroll, they are readable by everybody."""

import re
from collections.abc import Callable

import pytest

from checks.axe import axe
from checks.finding import none_of
from engines.page import Page
from serving.workshop import Workshop

LONG = "x" * 300
TEXT = f"""# Code

```swift title="A clock.swift" {{2,4}}
let a = "<b>" // {LONG}
/* one
   two */

print(a)
```

```console
$ echo one \\
    two
one two
$ echo three
three
```

```diff
-12
+24
```
"""
SWIFT = f'let a = "<b>" // {LONG}\n/* one\n   two */\n\nprint(a)\n'

# What is copied is caught, since no engine lets a test read the clipboard without asking.
CATCH = """() => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: {
    writeText(text) { window.copied = text; return window.refused ? Promise.reject() : Promise.resolve(); } } });
}"""


@pytest.fixture
def blocks(page: Page, workshop: Callable[..., Workshop]) -> Page:
    page.goto(workshop(TEXT).url())
    page.wait_for("document.querySelectorAll('.code button').length === 3")
    return page


def press_button(page: Page, number: int) -> None:
    page.evaluate("(n) => document.querySelectorAll('.code button')[n].focus()", number)
    page.press("Enter")


def test_copies_the_text_and_of_a_console_the_commands(blocks: Page) -> None:
    blocks.evaluate(CATCH)
    for number, text in enumerate([SWIFT, "echo one \\\n    two\necho three", "-12\n+24\n"]):
        press_button(blocks, number)
        assert blocks.wait_for("window.copied") == text
        assert blocks.wait_for("document.querySelector('[role=status]').textContent") == "Copied"
        assert blocks.evaluate("document.activeElement.textContent") == "Copied"
        blocks.evaluate("() => { window.copied = ''; }")
    assert blocks.problems == []


def test_without_a_clipboard_the_text_is_copied_as_of_old_or_selected(blocks: Page) -> None:
    blocks.evaluate("""() => {
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
      document.execCommand = () => { window.copied = document.activeElement.value; return window.isAllowed; };
      window.isAllowed = true;
    }""")
    press_button(blocks, 2)
    assert blocks.wait_for("window.copied") == "-12\n+24\n"
    assert blocks.wait_for("document.querySelector('[role=status]').textContent") == "Copied"
    blocks.evaluate("() => { window.isAllowed = false; }")
    press_button(blocks, 2)
    assert blocks.wait_for("String(getSelection())").strip() == "-12\n+24"
    assert blocks.wait_for("document.querySelector('[role=status]').textContent.startsWith('Selected')")


def test_only_what_scrolls_has_the_focus(blocks: Page) -> None:
    focusable = "[...document.querySelectorAll('pre')].map((e) => e.tabIndex)"
    assert blocks.wait_for(f"JSON.stringify({focusable}) === '[0,-1,-1]'")
    assert blocks.evaluate("document.querySelector('pre').scrollWidth > document.querySelector('pre').clientWidth")
    assert blocks.evaluate("document.scrollingElement.scrollWidth === innerWidth")


def test_a_button_is_large_enough_and_its_name_says_of_what(blocks: Page) -> None:
    box = blocks.box(".code button")
    assert box.width >= 24 and box.height >= 24
    name = blocks.evaluate("document.querySelector('.code button').getAttribute('aria-label')")
    assert name == "Copy (A clock.swift)"


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_is_accessible(open_page, workshop, dark: bool) -> None:
    page = open_page(dark=dark, width=320)
    page.goto(workshop(TEXT).url())
    page.wait_for("document.querySelectorAll('.code button').length === 3")
    none_of(axe(page, "index.html"))


def test_without_script_every_block_can_have_the_focus(workshop: Callable[..., Workshop]) -> None:
    text = (workshop(TEXT).site / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'<pre tabindex="0" role="group" aria-label="([^"]*)">', text)
    assert names == ["A clock.swift", "Code: Console", "Code: Diff"] and "<button" not in text


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_paper_breaks_long_lines_and_shows_marks_but_no_button(blocks: Page) -> None:
    blocks.native.emulate_media(media="print")
    assert blocks.evaluate("document.querySelector('pre').scrollWidth <= document.querySelector('pre').clientWidth")
    assert blocks.evaluate("getComputedStyle(document.querySelector('.code button')).display") == "none"
    assert blocks.evaluate("parseFloat(getComputedStyle(document.querySelector('mark')).borderLeftWidth)") >= 3


def test_a_page_without_code_loads_nothing_for_it(page: Page, workshop: Callable[..., Workshop]) -> None:
    page.goto(workshop("# A\n\n`code`\n").url())
    assert page.evaluate("document.querySelectorAll('[src*=code], [href*=code]').length") == 0
