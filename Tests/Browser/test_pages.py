"""What holds for every page of the site, whatever is on it."""

from pathlib import Path

import pytest

from checks.axe import axe
from checks.finding import Finding, none_of
from checks.links import Links
from checks.markup import markup
from checks.nu import nu
from engines.page import Engine
from requirement import Missing, refuse
from serving.folder import Folder
from serving.server import Server


def test_there_are_pages(site: Path) -> None:
    assert Folder(site).readable, f"{site} holds no page, so nothing below would be checked"


def test_opens_from_disk(engine: Engine, site: Path) -> None:
    """404.html is left out: its absolute paths are right on a host only."""
    pages = [page for page in Folder(site).readable if page != "404.html"]
    none_of([problem for page in pages for problem in engine.load_problems((site / page).as_uri())])


def test_opens_over_http(engine: Engine, served: Server) -> None:
    none_of([problem for page in served.folder.readable for problem in engine.load_problems(served.url(page))])


@pytest.mark.parametrize(
    ("engine", "width"), [("chromium", 1000), ("chromium", 320), ("firefox", 1000), ("webkit", 1000)], indirect=["engine"]
)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_is_accessible_and_fits(open_page, served: Server, dark: bool, width: int) -> None:
    page, found = open_page(dark=dark, width=width), []
    for name in served.folder.readable:
        page.goto(served.url(name))
        found += axe(page, name)
        wide = page.evaluate("document.scrollingElement.scrollWidth")
        if wide > width:
            found.append(Finding(name, "wider than the window", f"{wide} px instead of {width}: {widest(page, width)}"))
    none_of(found)


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_nothing_moves_by_itself_where_less_motion_is_wanted(open_page, served: Server) -> None:
    page, found = open_page(reduced_motion=True), []
    moving = """[...document.querySelectorAll('*')].filter(element => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return transitionDuration.split(',').some(parseFloat) || animationName !== 'none';
    }).map(element => element.cloneNode().outerHTML)"""
    for name in served.folder.readable:
        page.goto(served.url(name))
        found += [Finding(name, "moves", element) for element in page.evaluate(moving)]
    none_of(found)


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_with_forced_colours_no_text_has_the_colour_of_its_ground(open_page, served: Server, dark: bool) -> None:
    page, found = open_page(dark=dark, forced_colors=True), []
    hidden = """() => [...document.querySelectorAll('body, body *')].filter(element => {
        if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())) return false;
        let ground = element;
        const colour = at => getComputedStyle(at).backgroundColor;
        while (ground.parentElement && /^rgba.* 0\\)$/.test(colour(ground))) ground = ground.parentElement;
        return element.checkVisibility() && getComputedStyle(element).color === colour(ground);
    }).map(element => element.outerHTML)"""
    for name in served.folder.readable:
        page.goto(served.url(name))
        found += [Finding(name, "text that cannot be seen", element[:160]) for element in page.evaluate(hidden)]
    none_of(found)


def widest(page, width: int) -> str:
    """The innermost element that sticks out."""
    script = "(w) => [...document.body.querySelectorAll('*')].findLast((e) => e.getBoundingClientRect().right > w)"
    return page.evaluate(f"(w) => ({script})(w)?.cloneNode().outerHTML ?? ''", width)


def test_is_valid(site: Path) -> None:
    try:
        none_of(nu(site))
    except Missing as missing:
        refuse(str(missing))


def test_holds_nothing_that_the_policy_forbids_and_no_id_twice(site: Path) -> None:
    folder = Folder(site)
    links = Links(folder)
    none_of([finding for page in folder.pages for finding in markup(page, links.document(page))])


def test_links_lead_somewhere(site: Path) -> None:
    folder = Folder(site)
    links = Links(folder)
    none_of([finding for page in folder.pages for finding in links.findings(page)])
