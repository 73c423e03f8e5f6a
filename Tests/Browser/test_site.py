"""What leads readers through a site, and what they choose of its looks."""

import gzip
import json
import re
from xml.etree import ElementTree

import pytest

from checks.axe import axe
from checks.finding import none_of
from checks.links import Links
from checks.markup import markup
from serving.folder import Folder
from serving.workshop import REPOSITORY

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
SECTION = "\n\nWords.\n" * 40
PAGES = {
    "index.md": "# Home\n\n[Parts](guide/index.md)\n",
    "about.md": "# About\n",
    "guide/index.md": "# The guide\n\n[Two](part2.md)\n",
    "guide/part2.md": "---\ntags: [clock]\n---\n\n# Part 2\n\n"
    + "".join(f"## Section {name}{SECTION}" for name in ("one", "two", "three")),
    "guide/part10.md": "# Part 10\n\n```sh\nls\n```\n",
    "ja/index.md": "# 家\n",
    "ja/guide/index.md": "# 手引き\n",
}
SETTINGS = "title: Workshop\nlanguages: [en, ja]\n"


@pytest.fixture
def shop(workshop):
    return workshop(PAGES, SETTINGS)


@CHROMIUM
@pytest.mark.parametrize("width", [1440, 900, 320])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_page_is_accessible_and_fits(open_page, shop, dark: bool, width: int) -> None:
    page, found = open_page(dark=dark, width=width), []
    for name in Folder(shop.site).readable:
        if name == "404.html":
            continue
        page.goto(shop.url(name))
        found += axe(page, name)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width, name
    none_of(found)


def test_every_link_leads_somewhere(shop) -> None:
    folder = Folder(shop.site)
    links = Links(folder)
    none_of([finding for page in folder.pages for finding in links.findings(page)])
    none_of([finding for page in folder.pages for finding in markup(page, links.document(page))])


def test_the_list_is_opened_along_the_way_and_the_page_marked(page, shop) -> None:
    page.goto(shop.url("guide/part2.html"))
    titles = "[...document.querySelectorAll('.sidebar a')].map(link => link.textContent)"
    assert page.evaluate(titles) == ["About", "The guide", "Part 2", "Part 10"]
    here = "[...document.querySelectorAll('.sidebar [aria-current=page]')].map(link => link.textContent)"
    assert page.evaluate(here) == ["Part 2"]
    steps = "[...document.querySelectorAll('.steps a')].map(link => link.rel + ' ' + link.textContent)"
    assert page.evaluate(steps) == ["prev Previous The guide", "next Next Part 10"]
    languages = "[...document.querySelectorAll('.languages a')].map(link => link.textContent)"
    assert page.evaluate(languages) == ["日本語 (not translated; leads to “手引き”)"]


@CHROMIUM
def test_the_list_is_unfolded_from_the_keyboard_without_script(open_page, shop) -> None:
    page = open_page(width=320, javascript=False).native
    page.goto(shop.url("guide/part10.html"))
    link = page.locator(".sidebar a", has_text="About")
    assert not link.is_visible()
    page.locator(".sidebar-fold summary").focus()
    page.keyboard.press("Enter")
    assert link.is_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "About"
    page.keyboard.press("Enter")
    page.wait_for_url("**/about.html")


def test_the_contents_mark_the_present_section(page, shop) -> None:
    page.goto(shop.url("guide/part2.html"))
    marked = "document.querySelector('.contents [aria-current=location]')?.textContent"
    for name in ["two", "one", "three"]:
        page.evaluate(f"document.getElementById('section-{name}').scrollIntoView()")
        page.wait_for(f"{marked} === 'Section {name}'")
        assert page.evaluate("document.querySelector('.contents-fold span').textContent") == f"Section {name}"


@CHROMIUM
def test_a_choice_of_colours_holds_for_the_next_page_before_it_is_shown(open_page, shop) -> None:
    page = open_page(dark=True).native
    page.goto(shop.url())
    paper = "getComputedStyle(document.body).backgroundColor"
    button = page.get_by_role("button", name="Colours")
    dark = page.evaluate(paper)
    button.click()
    assert button.get_attribute("aria-label") == "Colours: light" and page.evaluate(paper) != dark
    # Deferred scripts do not come: what is there then was there for the first picture.
    page.route("**/page-en.js*", lambda route: route.abort())
    page.goto(shop.url("about.html"))
    assert page.evaluate("document.documentElement.dataset.theme") == "light" and page.evaluate(paper) != dark
    page.emulate_media(media="print")
    assert page.evaluate(paper) == "rgb(255, 255, 255)"


NEEDED = r'<link rel="stylesheet" href="([^"?]*)|<script src="([^"?]*)'


def test_a_page_is_light_in_weight_and_can_be_read_after_three_requests(shop) -> None:
    page = shop.site / "guide/part10.html"
    html = page.read_text(encoding="utf-8")
    head = html[: html.index("</head>")]
    assert len(re.findall(NEEDED, head)) == 2
    files = [(page.parent / name).resolve() for name in re.findall(r'(?:src|href)="([^"?:]*\.(?:js|css))\?', head)]
    assert len(files) >= 4
    weight = sum(len(gzip.compress(file.read_bytes())) for file in [page, *files])
    assert weight < 15_000, weight


def test_a_page_with_widgets_can_be_read_after_three_requests_too(page, workshop) -> None:
    kinds = ["clock-picker", "time-range", "radial-clock", "month-picker", "digital-clock"]
    shop = workshop({"index.md": "\n".join(f"```{{{kind}}}\n```\n" for kind in kinds), "b.md": "# B\n"})
    html = (shop.site / "index.html").read_text(encoding="utf-8")
    assert len(re.findall(NEEDED, html)) == 2
    page.goto(shop.url())
    page.wait_for("document.readyState === 'complete'")
    assert page.evaluate("performance.getEntriesByType('resource').filter(({ name }) => /\\.css/.test(name)).length") == 1
    style = "kind => getComputedStyle(document.querySelector(`${kind} svg`)).display"
    assert all(page.evaluate(style, kind) == "block" for kind in kinds)


ARTICLE = """---
title: "A <first> & only"
date: 2024-02-29
tags: [a&b]
---

[Here](#part), [there](../a%20b.md#x), [out](https://example.com/?a=1&b=2). ![Dial](dial.svg)

## Part

```{clock-picker}
value: 10:10
label: "Tea & cake"
```
"""
DIAL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
PUBLIC = {"index.md": "Home\n", "a b.md": "# A\n\n## X\n", "g/one.md": ARTICLE, "g/dial.svg": DIAL, "ja/index.md": "家\n"}


def test_other_programs_learn_what_a_site_holds(workshop) -> None:
    base = "https://example.org/clocks/"
    site = workshop(PUBLIC, f"title: A & B\nlanguages: [en, ja]\nbase: {base[:-1]}\n").site
    atom = {"a": "http://www.w3.org/2005/Atom"}
    entry = ElementTree.parse(site / "feed.xml").find("a:entry", atom)
    item = json.loads((site / "feed.json").read_text(encoding="utf-8"))["items"][0]
    content = entry.findtext("a:content", namespaces=atom)
    assert entry.findtext("a:title", namespaces=atom) == item["title"] == "A <first> & only"
    assert entry.findtext("a:updated", namespaces=atom) == "2024-02-29T00:00:00Z" and content == item["content_html"]
    addresses = re.findall(r'(?:href|src)="([^"]*)"', content)
    assert addresses[:4] == [
        f"{base}g/one.html#part", f"{base}a%20b.html#x", "https://example.com/?a=1&amp;b=2", f"{base}g/dial.svg"
    ]
    assert addresses[4].startswith("data:image/svg+xml;base64,") and 'alt="Tea &amp; cake, 10:10 AM"' in content
    assert "clock-picker" not in content and not (site / "ja/feed.xml").exists()

    places = [element.text for element in ElementTree.parse(site / "sitemap.xml").iter() if element.tag.endswith("loc")]
    pages = {page for page in Folder(site).readable if page != "404.html"}
    assert {base + page.replace(" ", "%20").replace("&", "%26").removesuffix("index.html") for page in pages} == set(places)
    head = (site / "index.html").read_text(encoding="utf-8")
    assert f'<link rel="canonical" href="{base}">' in head
    assert re.findall(r'hreflang="([^"]*)" href="(https[^"]*)"', head) == [
        ("en", base), ("ja", f"{base}ja/"), ("x-default", base)
    ]
    missing = (site / "404.html").read_text(encoding="utf-8")
    assert all(address.startswith(("/clocks/", "#", "data:")) for address in re.findall(r'(?:href|src)="([^"]*)', missing))


def test_a_site_below_a_path_leads_to_its_own_files_alone(page, workshop) -> None:
    """Addresses from the top, in Markdown, in HTML and in the author's page for what is missing, below /repo/."""
    pages = {
        "index.md": '![A dial](/images/a.svg)\n\n<a href="/b/">Further</a>\n',
        "b/index.md": '---\ndate: 2026-01-02\n---\n\n# B\n\n[Home](/)\n',
        "images/a.svg": DIAL,
        "404.md": '# Lost\n\n<a href="/b/">B</a> ![A dial](images/a.svg)\n',
    }
    shop = workshop(pages, "title: Workshop\nhtml: true\nbase: https://u.github.io/repo/\n")
    folder = Folder(shop.site)
    links = Links(folder)
    assert folder.base == "/repo/" and folder.pages == ["404.html", "b/index.html", "index.html"]
    none_of([finding for name in folder.pages for finding in links.findings(name)])
    # A file has no slash behind it, a folder has one.
    public = [element.text for element in ElementTree.parse(shop.site / "sitemap.xml").iter() if (element.text or "").strip()]
    assert public == ["https://u.github.io/repo/b/", "https://u.github.io/repo/"]
    for name in folder.pages:
        page.goto(shop.url(name))
        assert "/repo/" in page.evaluate("location.pathname")
        assert page.evaluate("[...document.images].every(image => image.complete && image.naturalWidth === 1)")


def test_one_clock_three_times_is_three_clocks(page, workshop) -> None:
    clock = '```{clock-picker}\nvalue: 10:10\n```\n\n'
    shop = workshop(clock * 3)
    page.goto(shop.url())
    page.wait_for("!!customElements.get('clock-picker')")
    page.evaluate("document.querySelector('clock-picker').hidden = true")
    ids = "[...document.querySelectorAll('[id]')].map(element => element.id)"
    assert page.evaluate(f"new Set({ids}).size === {ids}.length")
    # What a clock names by an id lies within it.
    names = "(clock, name) => [...clock.querySelectorAll(`[${name}]`)].flatMap(part => part.getAttribute(name).split(/\\s+/))"
    for name in ("aria-labelledby", "aria-describedby", "for"):
        assert page.evaluate(
            f"name => [...document.querySelectorAll('clock-picker')].every(clock => ({names})(clock, name)"
            ".every(id => clock.contains(document.getElementById(id))))",
            name,
        )
    page.evaluate("document.querySelectorAll('clock-picker')[1].value = '04:20'")
    assert page.evaluate("[...document.querySelectorAll('clock-picker')].map(({ value }) => value)") == ["10:10", "04:20", "10:10"]
    assert page.evaluate("document.querySelectorAll('clock-picker')[2].getBoundingClientRect().height > 0")


def test_without_an_address_nothing_is_there_that_needs_one(workshop) -> None:
    site = workshop(PUBLIC).site
    assert not any((site / name).exists() for name in ["sitemap.xml", "robots.txt", "feed.xml", "feed.json"])
    head = (site / "index.html").read_text(encoding="utf-8")
    assert "canonical" not in head and "og:" not in head and (site / "llms.txt").exists()


@CHROMIUM
@pytest.mark.parametrize("width", [1440, 320])
def test_a_language_can_run_from_right_to_left(open_page, workshop, width: int) -> None:
    words = (REPOSITORY / "Templates/strings/en.yml").read_text(encoding="utf-8")
    pages = {
        "../Templates/strings/he.yml": words.replace("direction: ltr", "direction: rtl"),
        "index.md": "# שעונים\n",
        "a.md": "# שעון\n\n## אחת\n\n```sh\nls\n```\n\n## שתיים\n\n- פריט\n",
    }
    shop, page = workshop(pages, "language: he\ntitle: Workshop\n"), open_page(width=width)
    page.goto(shop.url("a.html"))
    none_of(axe(page, "a.html"))
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    name, text = page.box(".site-name"), page.box("article")
    assert name.x > width / 2 and text.x + text.width > name.centre[0] - width / 2
    if width == 1440:
        assert page.box(".contents").x < text.x < page.box(".sidebar").x
