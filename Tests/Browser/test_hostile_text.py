"""No text of an author's gets a script, an event's attribute or a dangerous address into a page, as long as `html` is off."""

import re
from concurrent.futures import ProcessPoolExecutor
from html import escape
from pathlib import Path
from urllib.parse import unquote

import html5lib
import pytest

from hostile_site import FRONT, PLACES, build
from requirement import Missing, refuse
from serving.workshop import Workshop
from vectors import ENDINGS, LINKS, MUTATIONS, VECTORS

ADDRESSES = {"href", "src", "srcset", "action", "formaction", "data", "poster", "cite", "ping", "background", "xlink:href", "manifest", "longdesc"}
# The page for missing pages stands at any address and names them from the top of the site.
OWN_SCRIPTS = r"((\.\./)*|/|https://example\.org/)_gnomon/"
ALARM = """<script>
alarms = [];
for (const name of ["alarm", "alert", "print", "confirm", "prompt", "open"]) window[name] = (...what) => alarms.push([name, ...what]);
</script>"""


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    root = tmp_path_factory.mktemp("hostile")
    # YAML's single quotes double what they hold of themselves.
    title = " ".join([*ENDINGS[:4], MUTATIONS[0]]).replace("'", "''")
    try:
        articles, places = build(root, VECTORS, f"title: '{title}'\nbase: https://example.org/\n")
    except Missing as missing:
        refuse(str(missing))
    return root, articles, places


def scheme(address: str) -> str:
    """The scheme of an address as browsers read it (WHATWG URL, 4.4): blanks and control characters around it and line ends
    in it do not count. Empty for a relative one."""
    address = re.sub(r"[\t\n\r]", "", address.strip("".join(map(chr, range(0x21)))))
    found = re.match(r"[A-Za-z][A-Za-z0-9+.\-]*:", address)
    return found.group().lower() if found else ""


def faults(html: bytes) -> list[str]:
    """What must not be in a page, by a parser of the specification's."""
    parser = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
    tree = parser.parse(html, transport_encoding="utf-8")
    # `&#1;` is that character to CommonMark too, and to HTML5 a mistake without consequences.
    found = [f"{code} {data}" for _, code, data in parser.errors if code != "invalid-codepoint"]
    for element in tree.iter():
        if not isinstance(element.tag, str):
            continue
        tag = element.tag.split("}")[-1]
        if tag in {"iframe", "frame", "object", "embed", "applet", "base", "style", "portal", "animate", "set", "foreignObject"}:
            found.append(f"<{tag}>")
        if tag == "script" and ("".join(element.itertext()).strip() or not re.match(OWN_SCRIPTS, element.get("src", ""))):
            found.append("a script")
        if tag == "meta" and element.get("http-equiv", "").lower() not in {"", "content-security-policy", "refresh"}:
            found.append("a meta element")
        if element.get("http-equiv", "").lower() == "refresh" and scheme(element.get("content", "").partition("url=")[2]):
            found.append("a redirect away")
        for name, value in element.attrib.items():
            name = str(name).split("}")[-1].lower()
            if name.startswith("on") or name in {"style", "srcdoc", "formaction", "ping"}:
                found.append(f"{tag} {name}")
            icon = tag in {"link"} and element.get("rel") == "icon"
            if name in ADDRESSES and not icon and scheme(value) not in {"", "http:", "https:", "mailto:", "tel:"}:
                found.append(f"{tag} {name}={value}")
    return found


def test_the_places_and_vectors_are_many(hostile) -> None:
    _, articles, places = hostile
    assert len(set(VECTORS)) >= 300 and len(LINKS) >= 60
    # Some vectors are refused in some places; each place has a good many all the same.
    few = {place: places[place] for place in [*FRONT, *PLACES] if places[place] < 10}
    assert few == {}
    assert sum(places.values()) > 10_000


def test_every_page_is_clean_to_a_parser(hostile) -> None:
    root, articles, _ = hostile
    pages = sorted((root / "Site").rglob("*.html"))
    assert len(pages) > len(articles)
    # The parser is thorough and slow.
    with ProcessPoolExecutor() as pool:
        found = pool.map(faults, [page.read_bytes() for page in pages], chunksize=20)
    assert [(str(page.relative_to(root)), problems) for page, problems in zip(pages, found, strict=True) if problems] == []


@pytest.mark.parametrize("html", [
    "<p onclick=a>", "<script>a</script>", "<a href='java&Tab;script:a'>x</a>", "<p style=a>", "<iframe></iframe>",
    "<svg><a xlink:href=javascript:a /></svg>", "<base href=x>", "<meta http-equiv=refresh content='0;url=javascript:a'>",
])  # fmt: skip
def test_the_check_can_fail(html: str) -> None:
    assert faults(f"<!DOCTYPE html><title>x</title>{html}".encode())


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_nothing_calls_the_alarm_without_a_policy(hostile, page) -> None:
    root, articles, _ = hostile
    rung = []
    # What lists and tags say of an article, its own page says too.
    for article in articles:
        source = article.path.relative_to(root / "Content")
        path = root / "Site" / source.with_name(source.name.removesuffix(".md") + ".html")
        # Such names are left out of a site.
        if source.name.startswith("_"):
            assert not path.exists()
            continue
        html, count = re.subn(r'<meta http-equiv="Content-Security-Policy"[^>]*>', lambda _: ALARM, path.read_text())
        assert count == 1, path
        bare = path.with_name("bare.html")
        bare.write_text(html)
        page.native.goto(bare.as_uri(), wait_until="load")
        # What waits for somebody: each event that an element could listen to, and each address as the browser has it.
        page.evaluate("""() => {
          for (const element of document.querySelectorAll("body *"))
            for (const name of ["mouseover", "pointerover", "focus", "toggle", "error"]) element.dispatchEvent(new Event(name));
        }""")
        # An address that is none has only the colon.
        bad = page.evaluate("""() => [...document.querySelectorAll("a, area")].map((a) => a.protocol)
          .filter((protocol) => ![":", "file:", "http:", "https:", "mailto:", "tel:"].includes(protocol))""")
        alarms = page.evaluate("() => alarms")
        bare.unlink()
        if alarms or bad:
            rung.append((str(path.relative_to(root)), alarms, bad))
    assert rung == []


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_the_alarm_is_heard(page, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(f"<!DOCTYPE html><title>x</title>{ALARM}<img src=x onerror=alarm(1)>")
    page.goto((tmp_path / "a.html").as_uri())
    page.wait_for("() => alarms.length === 1")


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_search_shows_what_is_looked_for_as_text(workshop, page) -> None:
    made = workshop({f"{n}.md": f"---\ntitle: {escape(v)!r}\n---\n\nalarm {v}\n" for n, v in enumerate(MUTATIONS)})
    for path in made.site.rglob("*.html"):
        path.write_text(re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', lambda _: ALARM, path.read_text()))
    page.goto(made.file_url("0.html"))
    page.press("/")
    page.wait_for("document.querySelector('dialog.search')?.open")
    found = page.evaluate(
        """async (queries) => {
          const input = document.querySelector(".search input"), status = document.querySelector(".search [role=status]");
          const allowed = new Set(["A", "LI", "UL", "OL", "MARK", "SPAN", "P", "DIV", "STRONG", "B", "EM", "INPUT", "BUTTON", "FORM", "LABEL", "H2", "SVG", "svg", "path", "circle", "KBD"]);
          const bad = [];
          for (const query of ["alarm", ...queries]) {
            status.textContent = "";
            const answered = new Promise((done) => new MutationObserver((_, seen) => {
              if (status.textContent) { seen.disconnect(); done(); }
            }).observe(status, { childList: true }));
            input.value = query;
            input.dispatchEvent(new Event("input"));
            if (query.trim()) await answered;
            for (const element of document.querySelectorAll("dialog.search *")) {
              const isBad = !allowed.has(element.tagName) || [...element.attributes].some((a) => a.name.startsWith("on"));
              if (isBad) bad.push([query, element.tagName]);
            }
          }
          return bad;
        }""",
        [v for v in VECTORS],
    )  # fmt: skip
    assert found == []
    assert page.evaluate("() => alarms") == []
