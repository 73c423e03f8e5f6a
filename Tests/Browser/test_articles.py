"""What articles can hold beside widgets: headings with links, pictures, old addresses."""

from pathlib import Path
from urllib.parse import quote

import pytest

from checks.axe import axe
from checks.finding import none_of
from checks.nu import nu
from requirement import Missing, refuse

PICTURES = Path(__file__).parents[1] / "SiteTests" / "Pictures"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
HEADINGS = "# Clocks\n\n## 時計\n\n{tall}\n\n## 概要\n\n{tall}\n\n## 🎉\n\n{tall}\n\n## 時計\n\n{tall}\n".format(tall="x\n\n" * 60)


def test_the_contents_lead_to_the_headings(page, workshop):
    made = workshop(HEADINGS)
    page.goto(made.file_url())
    ids = page.evaluate("[...document.querySelectorAll('article h2[id]:not([id*=\":\"])')].map((e) => e.id)")
    assert ids == ["時計", "概要", "section", "時計-1"]
    for number, name in enumerate(ids):
        page.evaluate("(n) => { scrollTo(0, 0); document.querySelectorAll('.contents a')[n].click() }", number)
        assert page.wait_for("(id) => decodeURIComponent(location.hash) === '#' + id", name)
        top = "(id) => Math.abs(document.getElementById(id).getBoundingClientRect().top) < 120"
        last = "scrollY + innerHeight >= document.documentElement.scrollHeight - 2"
        assert page.wait_for(f"(id) => ({top})(id) || {last}", name)
    assert page.problems == []


def test_the_link_beside_a_heading_shows_when_it_is_needed(page, workshop):
    page.goto(workshop("# A\n\n## B\n\n## C\n").url())
    opacity = "getComputedStyle(document.querySelector('#b + .anchor')).opacity"
    assert page.evaluate(opacity) == "0"
    page.move(*page.box("#b").centre)
    assert page.wait_for(f"{opacity} === '1'")
    page.move(1, 1)
    assert page.wait_for(f"{opacity} === '0'")
    page.evaluate("document.querySelector('#c + .anchor').focus()")
    page.press("Shift+Tab")
    assert page.evaluate("document.activeElement.matches('#b + .anchor')")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Link to “B”"
    assert page.wait_for(f"{opacity} === '1'")
    assert page.evaluate("document.querySelector('#b').textContent") == "B"


def test_a_heading_in_the_page_is_found_by_any_form_of_its_address(page, workshop):
    made = workshop({"index.md": "x", "b.md": HEADINGS + "\n[a](#概要) [b](#%E6%A6%82%E8%A6%81)\n"})
    for fragment in ("概要", quote("概要")):
        page.goto(made.url("b.html") + "#" + fragment)
        assert page.wait_for("Math.abs(document.getElementById('概要').getBoundingClientRect().top) < 120")


def test_pictures_have_the_size_that_the_browser_finds(page, workshop):
    """Formats that an engine does not know have no size there."""
    names = sorted(path.name for path in PICTURES.iterdir() if not path.name.startswith(("box", "ratio")))
    files = {name: (PICTURES / name).read_bytes() for name in names}
    page.goto(workshop({"index.md": "\n".join(f"![{name}]({name})" for name in names), **files}).url())
    page.evaluate("document.querySelectorAll('img').forEach((e) => { e.loading = 'eager' })")
    assert page.wait_for("[...document.images].every((e) => e.complete)")
    sizes = page.evaluate(
        "[...document.images].map((e) => [e.alt, +e.getAttribute('width'), +e.getAttribute('height'), e.naturalWidth, e.naturalHeight])"
    )
    assert len(sizes) == len(names)
    known = [size for size in sizes if size[3] > 0]
    assert len(known) >= len(names) - 1
    assert [size for size in known if size[1:3] != size[3:]] == []


def test_an_old_address_leads_on(page, workshop):
    made = workshop({"index.md": "x", "guide/b.md": "---\naliases: [old/a]\n---\n# Here\n"})
    for start in (made.file_url("old/a.html"), made.url("old/a.html")):
        page.goto(start)
        assert page.wait_for("location.pathname.endsWith('/guide/b.html') && document.title.startsWith('Here')")
    assert page.problems == []


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_pages_are_valid_and_accessible(open_page, workshop):
    files = {
        "index.md": HEADINGS + "\n![A picture](a.svg)\n",
        "a.svg": SVG,
        "ja/b.md": "---\naliases: [old/b]\n---\n# 時計\n\n## 針\n\n### 針\n",
        "own.md": '# Own\n\n<details><summary>More</summary>\n\n## In it\n\n</details>\n\n<b id="old">old</b> [x](#old)\n',
    }
    made = workshop(files, settings="title: Clocks\nlanguages: [en, ja]\nhtml: true\n")
    try:
        none_of(nu(made.site))
    except Missing as missing:
        refuse(str(missing))
    # A page that leads on is left at once; without that it can be looked at.
    old = made.site / "old" / "b.html"
    lines = [line for line in old.read_text(encoding="utf-8").splitlines() if "http-equiv=\"refresh\"" not in line]
    old.write_text("\n".join(lines), encoding="utf-8")
    for dark in (False, True):
        page = open_page(dark=dark, width=320)
        for name in ("index.html", "ja/b.html", "own.html", "old/b.html"):
            page.goto(made.url(name))
            none_of(axe(page, name))
            assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
        assert page.problems == []
