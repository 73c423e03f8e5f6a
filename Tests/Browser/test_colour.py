"""A site's own colour can be read on every page, light and dark, and stays the colour that it was."""

import pytest

from checks.axe import axe
from checks.finding import none_of

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
COLOURS = ["000", "fff", "ffcc00", "1f5a8f", "00a86b", "ff00ff", "0000ff", "808080"]
PAGES = {
    "index.md": "---\ntitle: Tea\ntags: [a]\n---\n\n[Next](b.md)\n\n> [!NOTE]\n> [A](b.md)\n\n## One\n\n```js {1}\na()\n```\n\n## Two\n\n"
    "```{clock-picker}\n```\n\n```{time-range}\n```\n",
    "b.md": "# B\n",
}


@CHROMIUM
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_can_be_read_in_light_and_dark(open_page, workshop, colour: str) -> None:
    shop = workshop(PAGES, f"title: Workshop\ncolour: '{colour}'\n")
    for dark in (False, True):
        page = open_page(dark=dark)
        page.goto(shop.url())
        none_of(axe(page, f"{colour} {'dark' if dark else 'light'}"))


@CHROMIUM
@pytest.mark.parametrize("colour", ["#ffcc00", "#1f5a8f", "#00a86b", "#ff00ff", "#0000ff"])
def test_a_colour_keeps_its_hue(open_page, workshop, colour: str) -> None:
    shop = workshop(PAGES, f"title: Workshop\ncolour: '{colour}'\n")
    hue = """colour => {
        document.body.style.setProperty('color', `oklch(from ${colour} l c h)`);
        return Number(/^oklch\\([^ ]+ [^ ]+ ([^ ]+)\\)$/.exec(getComputedStyle(document.body).color)[1]);
    }"""
    for dark in (False, True):
        page = open_page(dark=dark)
        page.goto(shop.url())
        accent = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--accent')")
        difference = abs(page.evaluate(hue, accent) - page.evaluate(hue, colour)) % 360
        assert min(difference, 360 - difference) < 4, accent
