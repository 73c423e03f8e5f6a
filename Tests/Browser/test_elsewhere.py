"""A clock in a page of its own, as a picture, and in pages that Gnomon does not make."""

import base64
import hashlib
import html
import re
import xml.etree.ElementTree as tree

import pytest

import elsewhere
from checks.axe import axe
from checks.finding import none_of
from checks.nu import nu
from dial import Dial
from requirement import Missing, refuse
from serving.folder import Folder
from serving.server import Server

CLOCK = ["clock-picker", "--value", "10:58", "--label", "Tea", "--help", "Any time.", "--width", "200"]
# Real resets go less far.
RESETS = """
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: inherit; transition: all 1s; color: inherit }
svg { width: 100%; height: 100%; fill: currentColor; pointer-events: none; display: inline; padding: 1em; border: 3px solid }
label { display: flex; justify-content: space-between } span { display: inline-block }
.label { color: #fff; background: #777; font-size: 8px } .help { display: none } .problem { visibility: hidden }
text { font-size: 8px; text-anchor: start } line, path, circle { stroke: none; stroke-width: 0 }
input { width: 100%; appearance: none } body { background: #123; color: #fec; padding: 20px }
"""


@pytest.fixture
def clock(page):
    """clock(url): the clock picker of a page, once its script has run."""

    def open_one(url, selector="clock-picker"):
        page.goto(url)
        page.wait_for("!!customElements.get('clock-picker')")
        return Dial(page, selector)

    return open_one


def carries(dial: Dial) -> None:
    """It is drawn where it should be, goes with the mouse and obeys the keys."""
    assert dial.value == "10:58"
    dial.press(348)
    dial.move(12)
    dial.page.up()
    assert dial.value == "11:02" and dial.text == "11:02 AM"
    dial.keys("hour", "ArrowUp")
    assert dial.value == "12:02" and dial.page.problems == []


def test_a_page_in_one_file_works_from_disk(clock, tmp_path):
    file = tmp_path / "clock.html"
    elsewhere.widget(*CLOCK, "--output", file, folder=tmp_path)
    carries(clock(file.as_uri()))


def test_its_policy_lets_in_what_is_in_it_and_nothing_else(page, tmp_path):
    text = elsewhere.widget(*CLOCK, "--persist", "a", "--min", "09:00", folder=tmp_path)
    parts = {name: re.search(f"<{name}>(.*?)</{name}>", text, re.S)[1] for name in ("script", "style")}
    for name, part in parts.items():
        digest = base64.b64encode(hashlib.sha256(part.encode()).digest()).decode()
        assert f"{name}-src 'sha256-{digest}';" in html.unescape(text)
    assert not re.search(r"""(src|href)=|url\(|@import|fetch\(""", text)
    (tmp_path / "clock.html").write_text(text.replace("</main>", "<script>window.stranger = 1</script></main>"))
    page.goto((tmp_path / "clock.html").as_uri())
    page.wait_for("!!customElements.get('clock-picker')")
    assert page.evaluate("window.stranger") is None


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
@pytest.mark.parametrize("width", [1000, 320])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_page_in_one_file_is_accessible(open_page, tmp_path, dark, width):
    page = open_page(dark=dark, width=width)
    for number, options in enumerate([CLOCK, ["clock-picker", "--language", "ja", "--width", "2000"]]):
        (tmp_path / f"{number}.html").write_text(elsewhere.widget(*options, folder=tmp_path))
        page.goto((tmp_path / f"{number}.html").as_uri())
        none_of(axe(page, str(number)))
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_all_that_is_made_is_valid(tmp_path):
    label = 'Tea "x" &amp; </title><script>'
    for number, words in enumerate([CLOCK, ["clock-picker", "--label", label, "--step", "15", "--language", "ja"]]):
        for format in ["html", "svg"]:
            text = elsewhere.widget(*words, "--format", format, folder=tmp_path)
            (tmp_path / f"{number}.{format}").write_text(text)
        elsewhere.widget(*words, "--format", "fragment", "--assets", "assets", "--output", "part", folder=tmp_path)
        (tmp_path / f"part-{number}.html").write_text(elsewhere.page((tmp_path / "part").read_text()))
    try:
        none_of(nu(tmp_path))
    except Missing as missing:
        refuse(str(missing))


@pytest.mark.parametrize("label", ["Tea", "<&>\"'", "]]>", "茶", "a\x01b\x0bc\ufffe", "</style><script>"])
def test_a_picture_is_xml_with_a_name(label, tmp_path):
    root = tree.fromstring(elsewhere.widget("clock-picker", "--label", label, "--format", "svg", folder=tmp_path))
    space = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{space}svg" and root.get("role") == "img"
    assert root[0].tag == f"{space}title" and root[0].text == re.sub("[\x01\x0b\ufffe]", "\ufffd", label)


def test_a_picture_without_a_label_is_called_what_it_shows(tmp_path):
    picture = elsewhere.widget("clock-picker", "--value", "21:05", "--format", "svg", folder=tmp_path)
    assert "<title>9:05 PM</title>" in picture and "var(" not in picture


PIXELS = """async () => {
  const image = document.querySelector('img');
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [305, 305];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0, 305, 305);
  const at = (x, y) => [...context.getImageData(x + 152, y + 152, 1, 1).data];
  return { size: [image.naturalWidth, image.naturalHeight], face: at(20, 40), rim: at(0, -150), corner: at(-150, -150),
    hour: at(-37, -26), minute: at(52, -30), inner: at(0, 75) };
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_picture_shows_right_as_an_image(open_page, tmp_path, dark):
    """The dial's colours, as page.css has them: read where the drawing has its parts at ten past ten."""
    page = open_page(dark=dark)
    elsewhere.widget("clock-picker", "--width", "305", "--format", "svg", "--output", "a.svg", folder=tmp_path)
    (tmp_path / "index.html").write_text(
        elsewhere.page('<img src="a.svg" alt="A clock">', ":root { color-scheme: light dark }")
    )
    with Server(Folder(tmp_path)) as server:
        page.goto(server.url())
        seen = page.evaluate(PIXELS)
    # In WebKit an image of SVG is always light.
    is_dark = dark and page.engine != "webkit"
    ink, face = ([231, 230, 225, 255], [28, 29, 27, 255]) if is_dark else ([32, 33, 31, 255], [255, 255, 255, 255])
    assert seen["size"] == [305, 305] and seen["corner"][3] == 0

    def is_alike(part, colour):
        return all(abs(a - b) <= 2 for a, b in zip(seen[part], colour, strict=True))

    assert is_alike("face", face) and all(is_alike(part, ink) for part in ["rim", "hour", "minute"])
    assert not is_alike("inner", face) and not is_alike("inner", ink)


def test_fragments_work_in_a_page_that_is_written_by_hand(clock, tmp_path):
    parts = [
        elsewhere.widget(*words, "--format", "fragment", "--assets", "clocks", folder=tmp_path)
        for words in ([*CLOCK, "--bind", "tea"], ["clock-picker", "--value", "07:00", "--max", "08:00", "--help", "Early."])
    ]
    (tmp_path / "index.html").write_text(elsewhere.page("<p><clock-value bind=tea></clock-value></p>".join(parts)))
    dial = clock((tmp_path / "index.html").as_uri())
    carries(dial)
    assert dial.page.evaluate("document.querySelector('clock-value').textContent") == "12:02 PM"
    other = Dial(dial.page, "div:last-of-type > clock-picker")
    other.keys("hour", "ArrowUp", "ArrowUp")
    assert other.value == "08:00"
    ids = dial.page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(set(ids)) == len(ids) == 4
    shown = "getComputedStyle(clock.querySelector('.rim'))"
    assert dial.get(f"{shown}.stroke") == dial.get("getComputedStyle(clock).color")


def test_resets_of_a_page_leave_a_clock_as_it_is(clock, tmp_path):
    part = elsewhere.widget(*CLOCK, "--format", "fragment", "--assets", ".", folder=tmp_path)
    (tmp_path / "index.html").write_text(elsewhere.page(part, RESETS))
    dial = clock((tmp_path / "index.html").as_uri())
    box = dial.page.box("clock-picker svg")
    assert (box.width, box.height) == (200, 200)
    looks = "['.label', '.help', '.rim', '.numeral'].map(part => getComputedStyle(clock.querySelector(part)))"
    label, help, rim, numeral = dial.get(
        f"{looks}.map(style => [style.display, style.fontSize, style.strokeWidth, style.backgroundColor])"
    )
    assert label[0] == help[0] == "block" and label[3] == "rgba(0, 0, 0, 0)"
    assert rim[2] == "5px" and numeral[1] == "30px"
    carries(dial)


def test_a_fragment_works_in_mkdocs(clock, tmp_path):
    """As Content/widgets/elsewhere.md tells it."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: A site\n")
    part = elsewhere.widget(
        *CLOCK, "--format", "fragment", "--assets", "docs/clocks", "--base", "clocks/", folder=tmp_path
    )
    (tmp_path / "docs" / "index.md").write_text(f"# A page\n\nText *before*.\n\n{part}\nText *after*.\n")
    elsewhere.tool("mkdocs", "build", "--quiet", folder=tmp_path)
    with Server(Folder(tmp_path / "site")) as server:
        dial = clock_beside_others(clock, server.url())
    assert dial.page.evaluate("document.querySelectorAll('p em').length") == 2


def test_a_fragment_works_in_hugo(clock, tmp_path):
    """As Content/widgets/elsewhere.md tells it: a shortcode, since Hugo leaves HTML out of Markdown."""
    layouts = tmp_path / "layouts"
    (layouts / "shortcodes").mkdir(parents=True)
    (tmp_path / "content").mkdir()
    (tmp_path / "hugo.toml").write_text('baseURL = "/"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap"]\n')
    (layouts / "index.html").write_text(elsewhere.page("{{ .Content }}"))
    elsewhere.widget(
        *CLOCK, "--format", "fragment", "--assets", "static/clocks", "--base", "/clocks/",
        "--output", "layouts/shortcodes/tea.html", folder=tmp_path,
    )  # fmt: skip
    (tmp_path / "content" / "_index.md").write_text("Text *before*.\n\n{{< tea >}}\n\nText *after*.\n")
    elsewhere.tool("hugo", "--quiet", folder=tmp_path)
    with Server(Folder(tmp_path / "public")) as server:
        dial = clock_beside_others(clock, server.url())
    assert dial.page.evaluate("document.querySelectorAll('p em').length") == 2


def clock_beside_others(clock, url: str) -> Dial:
    """The clock works; what else the page has is not for us to judge."""
    dial = clock(url)
    dial.keys("minute", "ArrowUp", "ArrowUp")
    assert dial.value == "11:00" and dial.text == "11:00 AM"
    return dial
