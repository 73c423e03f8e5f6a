"""The still gallery of `gnomon build --gallery`, and by it the looks of all widgets.

Pictures are compared within one browser, so neither its fonts nor its version matter: each panel with an article of the
same directive under light and dark colours, and each drawing with the picture that `gnomon widget` makes of it.
"""

import base64
import re
import subprocess
from html import unescape

import pytest

import elsewhere
from checks.axe import axe
from checks.finding import Finding, none_of
from checks.links import Links
from checks.markup import markup
from checks.nu import nu
from gallery import KINDS
from requirement import Missing, refuse
from serving.folder import Folder
from serving.server import Server
from serving.workshop import gnomon

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
SETTINGS = "title: Workshop\nlanguages: [en, ja]\nbase: https://example.org/clocks/\n"


@pytest.fixture(scope="module")
def still(tmp_path_factory):
    """A site with a gallery."""
    root = tmp_path_factory.mktemp("still")
    for name, text in {"site.yml": SETTINGS, "index.md": "# Home\n", "ja/index.md": "# 家\n"}.items():
        (root / "Content" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "Content" / name).write_text(text)
    try:
        subprocess.run([gnomon(), "build", root, "--gallery", "--strict"], check=True, capture_output=True, text=True)
    except Missing as missing:
        refuse(str(missing))
    with Server(Folder(root / "Site")) as server:
        yield server


def pages(folder):
    return [page for page in folder.pages if "_gallery/" in page]


def test_there_is_a_page_of_each_kind_in_each_language(still):
    names = [f"{name}.html" for name in ("index", *KINDS)]
    assert pages(still.folder) == sorted(f"{root}_gallery/{name}" for root in ("", "ja/") for name in names)


def test_its_pages_are_in_no_list(still):
    root = still.folder.root
    lists = [path for path in root.rglob("*") if path.is_file() and path.name != "gnomon.json"]
    named = [path.relative_to(root).as_posix() for path in lists if b"_gallery" in path.read_bytes()]
    assert [name for name in named if not name.split("_gallery/")[0] in ("", "ja/")] == []
    assert (root / "gnomon.json").read_text().count("_gallery/") == len(pages(still.folder)) + 1


def test_its_pages_are_valid_and_keep_to_the_policy(still):
    folder = still.folder
    links = Links(folder)
    none_of([one for page in pages(folder) for one in markup(page, links.document(page)) + links.findings(page)])
    try:
        none_of(nu(folder.root))
    except Missing as missing:
        refuse(str(missing))


def test_its_pages_open_over_http_and_from_disk(engine, still):
    root = still.folder.root
    addresses = [still.url(page) for page in pages(still.folder)[:6]] + [(root / "_gallery/index.html").as_uri()]
    none_of([problem for address in addresses for problem in engine.load_problems(address)])


@CHROMIUM
@pytest.mark.parametrize("width", [1000, 320])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_its_pages_are_accessible_and_fit(open_page, still, dark, width):
    page, found = open_page(dark=dark, width=width), []
    for name in pages(still.folder):
        page.goto(still.url(name))
        found += axe(page, name)
        if (wide := page.evaluate("document.scrollingElement.scrollWidth")) > width:
            found.append(Finding(name, "wider than the window", f"{wide} px instead of {width}"))
    none_of(found)


def directives(folder, kind):
    """What the page of a kind says that an author has to write, preset by preset."""
    return [unescape(text) for text in re.findall(r"<code>(```[^<]*)</code>", folder.text(f"_gallery/{kind}.html"))]


# An element alone in the corner of the window, on its own paper; false puts all back.
ALONE = """(selector, isAlone, direction) => {
  const clock = document.querySelector(selector);
  const panel = clock.closest('.panel');
  const put = (element, style) => isAlone ? Object.assign(element.style, style) : element.removeAttribute('style');
  put(document.body, { visibility: 'hidden' });
  if (panel) put(panel, { position: 'fixed', inset: 0, zIndex: 9, padding: 0, border: 0, borderRadius: 0, visibility: 'visible' });
  else document.documentElement.dir = direction;
  put(clock, { position: 'fixed', top: 0, left: 0, margin: 0, width: '480px', visibility: 'visible' });
}"""


def corner(page, width=480, height=420):
    """What is seen in the corner of the window, as a PNG."""
    clip = {"x": 0, "y": 0, "width": width, "height": height}
    return page.native.screenshot(clip=clip, animations="disabled")


def picture(page, selector, direction="ltr", size=(480, 420)):
    """What is seen of a widget."""
    page.evaluate(ALONE, selector, True, direction)
    seen = corner(page, *size)
    page.evaluate(ALONE, selector, False, direction)
    return seen


def apart(page, one, other):
    """The share of the pixels that differ by more than a shade, of two PNGs."""
    return page.evaluate(
        """async (...pictures) => {
          const [one, other] = await Promise.all(pictures.map(async picture => {
            const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), one => one.charCodeAt(0))]));
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
            canvas.drawImage(image, 0, 0);
            return canvas.getImageData(0, 0, image.width, image.height).data;
          }));
          if (one.length !== other.length) return 1;
          return one.filter((value, index) => Math.abs(value - other[index]) > 24).length / one.length;
        }""",
        *(base64.b64encode(picture).decode() for picture in (one, other)),
    )


@CHROMIUM
@pytest.mark.parametrize("kind", KINDS)
def test_panels_show_what_articles_show_in_light_and_in_dark(open_page, still, workshop, kind):
    presets = directives(still.folder, kind)
    articles = workshop({f"{number}.md": f"# A\n\n{text}" for number, text in enumerate(presets, 1)} | {"index.md": "# A\n"})
    gallery, found = open_page(), []
    gallery.goto(still.url(f"_gallery/{kind}.html"))
    gallery.wait_for("kind => document.querySelectorAll(kind + ':defined').length > 1", kind)
    for theme in ("light", "dark"):
        page = open_page(dark=theme == "dark")
        seen = set()
        for number in range(1, len(presets) + 1):
            panel = f"section:nth-of-type({number}) .{theme}"
            direction = gallery.evaluate(f"document.querySelector('{panel}').dir")
            page.goto(articles.url(f"{number}.html"))
            page.wait_for("kind => !!document.querySelector(kind + ':defined')", kind)
            one, other = picture(gallery, f"{panel} .clock"), picture(page, ".clock", direction)
            seen.add(one)
            if (share := apart(page, one, other)) > 0:
                found.append(Finding(f"{kind}, preset {number}, {theme}", "differs", f"{share:.2%} of the pixels"))
        assert len(seen) == len(presets), "each preset looks other than the rest"
    none_of(found)


@CHROMIUM
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", ["clock-picker", "radial-clock", "digital-clock"])
def test_scripts_draw_what_the_still_picture_shows(open_page, still, tmp_path, kind, theme):
    """The drawing after its script has run, and the SVG file that no script draws."""
    gallery, page = open_page(), open_page(dark=theme == "dark")
    gallery.goto(still.url(f"_gallery/{kind}.html"))
    gallery.wait_for("kind => document.querySelectorAll(kind + ':defined').length > 1", kind)
    (value,) = re.findall(r"value: (\S+)", directives(still.folder, kind)[0])
    svg = elsewhere.widget(kind, "--value", value, "--format", "svg", folder=tmp_path)
    (tmp_path / "a.svg").write_text(svg)
    paper = {"light": "#fbfaf7", "dark": "#161715"}[theme]
    style = f":root {{ color-scheme: {theme} }} body {{ margin: 0; background: {paper} }} h1 {{ display: none }}"
    (tmp_path / "index.html").write_text(elsewhere.page(svg, style))
    page.goto((tmp_path / "index.html").as_uri())
    box = page.box("svg")
    size = round(box.width), round(box.height)
    seen = picture(gallery, f"section:nth-of-type(1) .{theme} .clock", size=size)
    assert apart(page, seen, corner(page, *size)) < 0.002
