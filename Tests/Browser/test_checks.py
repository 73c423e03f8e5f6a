"""The checks on pages with one fault each: a check that cannot fail is none."""

from collections.abc import Callable
from pathlib import Path

import pytest

from checks.axe import axe
from checks.document import Document
from checks.finding import Finding, none_of
from checks.links import Links
from checks.markup import markup
from checks.nu import nu
from engines.page import Page
from requirement import Missing, refuse
from serving.folder import Folder

HEAD = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A</title></head>'
GOOD = HEAD + "<body><main><h1>A</h1>{}</main></body></html>"


def write(root: Path, **pages: str) -> Folder:
    for name, body in pages.items():
        (root / f"{name}.html").write_text(GOOD.format(body), encoding="utf-8")
    return Folder(root)


@pytest.mark.parametrize(
    ("rule", "body"),
    [
        ("style attribute", '<p style="color: red">x</p>'),
        ("style attribute", '<svg><g style=""/></svg>'),
        ("style element", "<svg><style>a {}</style></svg>"),
        ("inline script", "<script>1</script>"),
        ("inline script", '<script type="module">1</script>'),
        ("event attribute", '<p onclick="x()">x</p>'),
        ("script address", '<a href=" JavaScript:x()">x</a>'),
        ("duplicate id, first on line 2", '\n<p id="a">x</p>\n<p id="a">y</p>'),
        ("for names the missing id b", '<label for="b">x</label>'),
        ("fill names the missing id g", '<svg><circle fill="url(#g)"/></svg>'),
    ],
)
def test_markup_reports(rule: str, body: str) -> None:
    found = markup("a.html", Document(GOOD.format(body)))
    assert [finding.rule for finding in found] == [rule]


def test_markup_allows_what_the_policy_allows() -> None:
    body = '<script src="a.js"></script><script type="application/ld+json">{}</script><svg fill="red"><g id="g"/></svg>'
    assert markup("a.html", Document(GOOD.format(body + '<p id="x">x</p><svg><circle fill="url(#g)"/></svg>'))) == []


def test_a_finding_is_one_line_with_page_rule_and_element() -> None:
    (found,) = markup("guide/a.html", Document(GOOD.format('\n<p style="color:\nred">x</p>')))
    assert str(found) == r"guide/a.html:2: style attribute: <p style='color:\nred'>"
    with pytest.raises(pytest.fail.Exception, match="2 found\na: b: c d\na: b: c d"):
        none_of([Finding("a", "b", "c\n  d")] * 2)


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("b.html", "b.html leads to no file"),
        ("a.html#x", "a.html#x leads to no element"),
        ("#x", "#x leads to no element"),
        ("guide/", "guide/ leads to a folder"),
        ("../other/a.html", "../other/a.html leads to no file"),
        ("/a.html", "/a.html is not relative"),
        ("A.html", "A.html leads to no file"),
    ],
)
def test_links_report(tmp_path: Path, address: str, fault: str) -> None:
    (tmp_path / "guide").mkdir()
    folder = write(tmp_path, index=f'<a href="{address}">x</a>', a="")
    assert [finding.rule for finding in Links(folder).findings("index.html")] == [fault]


def test_links_of_other_elements_are_followed(tmp_path: Path) -> None:
    body = """<script src="1"></script><img src="2" srcset="3 1x, 4 2x" alt=""><svg><use href="5#a"/></svg>
        <meta http-equiv="refresh" content="0; url=6">"""
    rules = [finding.rule for finding in Links(write(tmp_path, index=body)).findings("index.html")]
    assert rules == [f"{address} leads to no file" for address in ("1", "2", "3", "4", "5#a", "6")]


def test_links_that_lead_somewhere_are_no_fault(tmp_path: Path) -> None:
    name = "時計"
    body = f"""<h2 id="{name}">x</h2><a href="#%E6%99%82%E8%A8%88">x</a><a href="">x</a>
        <a href="%E6%99%82%E8%A8%88.html?v=1#top">x</a><a href="https://example.org/none">x</a>
        <a href="mailto:a@example.org">x</a><img src="data:image/gif;base64,R0lGODdh" alt="">"""
    assert Links(write(tmp_path, index=body, **{name: ""})).findings("index.html") == []


def test_only_the_page_for_missing_pages_may_start_at_the_root(tmp_path: Path) -> None:
    (tmp_path / "_gnomon").mkdir()
    (tmp_path / "_gnomon" / "a.css").touch()
    link = '<link rel="stylesheet" href="/manual/_gnomon/a.css">'
    folder = write(
        tmp_path,
        **{"404": link + '<a href="/manual/">x</a><a href="/other/">x</a><a href="/manual/b">x</a>', "index": ""},
    )
    rules = [finding.rule for finding in Links(folder).findings("404.html")]
    assert rules == ["/other/ is not under /manual/", "/manual/b leads to no file"]


def test_the_checker_reports_errors_and_warnings(tmp_path: Path) -> None:
    write(tmp_path, good="<p>x</p>", bad="<p id=a>x</p><p id=a>y</p>", warned="<section>x</section>")
    (tmp_path / "a.css").write_text("p { colour: red }")
    try:
        found = nu(tmp_path)
    except Missing as missing:
        refuse(str(missing))
    assert {(finding.page.partition(":")[0], finding.rule) for finding in found} >= {
        ("bad.html", "error"),
        ("warned.html", "warning"),
        ("a.css", "error"),
    }
    assert not any(finding.page.startswith("good.html") for finding in found)


def test_axe_reports_in_every_engine(page: Page, tmp_path: Path) -> None:
    write(tmp_path, good="<p>x</p>", bad='<img src="data:image/gif;base64,R0lGODdh"><p>x</p>')
    page.goto((tmp_path / "good.html").as_uri())
    assert axe(page, "good.html") == []
    page.goto((tmp_path / "bad.html").as_uri())
    assert [finding.rule for finding in axe(page, "bad.html")] == ["image-alt"]


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_axe_looks_at_dark_colours(open_page: Callable[..., Page], tmp_path: Path) -> None:
    write(tmp_path, a="<p>A word, since axe does not judge a single letter.</p>")
    (tmp_path / "a.css").write_text("@media (prefers-color-scheme: dark) { p { color: #333; background: #222 } }")
    path = tmp_path / "a.html"
    path.write_text(path.read_text().replace("</head>", '<link rel="stylesheet" href="a.css"></head>'))
    for dark, rules in [(False, []), (True, ["color-contrast"])]:
        page = open_page(dark=dark)
        page.goto(path.as_uri())
        assert [finding.rule for finding in axe(page, "a.html")] == rules
