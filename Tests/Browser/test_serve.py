"""`gnomon serve`: the real program, watched by a browser while files are saved."""

import os
import random
import re
import shutil
import subprocess
from urllib.parse import quote

import pytest

from serving.workshop import gnomon

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
# The steps of the soak: a build of each is compared with a fresh one.
EDITS = int(os.environ.get("GNOMON_SOAK", "60"))
TEXT = "document.querySelector('main').innerText"
OVERLAY = """(() => {
  const hosts = [...document.querySelectorAll('gnomon-preview')];
  return hosts.map((host) => host.shadowRoot.querySelector('.problems')?.innerText ?? '').join('');
})()"""


@CHROMIUM
def test_each_save_by_rename_reloads_the_page(serve, page):
    preview = serve({"index.md": "# Home\n\nFirst\n"})
    page.goto(preview.address)
    for word in ("Second", "Third", "Fourth"):
        preview.save("index.md", f"# Home\n\n{word}\n")
        preview.wait_for("^Built")
        page.wait_for(f"{TEXT}.includes('{word}')")
    assert preview.lines.empty(), "one build for each save"
    assert page.problems == []


@CHROMIUM
def test_the_page_stays_where_it_was_scrolled_to(serve, page):
    long = "# Home\n\n" + "\n\n".join(f"Paragraph {number}" for number in range(200))
    preview = serve({"index.md": long})
    page.goto(preview.address)
    page.evaluate("() => { scrollTo(0, 1500); window.isOld = true; }")
    page.wait_for("scrollY === 1500")
    preview.save("index.md", long + "\n\nThe end\n")
    page.wait_for(f"!window.isOld && {TEXT}.includes('The end') && scrollY === 1500")


def test_a_file_that_is_moved_has_its_new_address_only(serve):
    preview = serve({"index.md": "# Home\n", "a.md": "# A\n"})
    assert [preview.get(path)[0] for path in ("/a.html", "/b.html")] == [200, 404]
    (preview.content / "a.md").rename(preview.content / "b.md")
    preview.built()
    assert [preview.get(path)[0] for path in ("/a.html", "/b.html", "/")] == [404, 200, 200]


def test_new_folders_are_watched_and_old_ones_are_not(serve):
    preview = serve({"index.md": "# Home\n"})
    deep = preview.content / "one" / "two"
    deep.mkdir(parents=True)
    preview.built()
    preview.save("one/two/a.md", "# A\n")
    preview.built()
    assert preview.get("/one/two/a.html")[0] == 200
    (preview.content / "one").rename(preview.content / "three")
    preview.built()
    preview.save("three/two/a.md", "# Other\n")
    preview.built()
    assert b"Other" in preview.page("three/two/a.html")
    assert preview.get("/one/two/a.html")[0] == 404
    shutil.rmtree(preview.content / "three")
    preview.built()
    assert [preview.get(path)[0] for path in ("/three/two/a.html", "/")] == [404, 200]


def test_what_editors_leave_beside_a_file_builds_nothing(serve):
    preview = serve({"index.md": "# Home\n", "a.md": "# A\n"})
    names = [".a.md.swp", "4913", "a.md~", "#a.md#", "a.md0HlVyu.bck", ".#a.md", "a.md.tmp"]
    for name in names:
        (preview.content / name).write_text("no page")
    for name in names:
        (preview.content / name).unlink()
    # What comes after them is the first thing that is built.
    preview.save("a.md", "# Another\n")
    preview.built()
    assert b"Another" in preview.page("a.html")
    for name in names:
        assert preview.get("/" + quote(name))[0] == 404
    assert preview.lines.empty()


@CHROMIUM
def test_an_error_lies_over_the_last_good_page_until_it_is_mended(serve, page):
    preview = serve({"index.md": "# Home\n\nGood\n"})
    page.goto(preview.address)
    preview.save("index.md", "# Home\n\n```{clock-picker}\nvaleu: 10:10\n```\n")
    shown = page.wait_for(OVERLAY)
    assert "Content/index.md:4:1: error: clock-picker has no option ‘valeu’" in shown
    assert "  valeu: 10:10\n  ^~~~~" in shown
    assert "Good" in page.evaluate(TEXT)
    # It is there for who comes now, too.
    page.reload()
    assert "valeu" in page.wait_for(OVERLAY)
    panel = "document.querySelector('gnomon-preview').shadowRoot.querySelector('.problems')"
    page.wait_for(f"getComputedStyle({panel}).position === 'fixed'")
    preview.save("index.md", "# Home\n\nGood\n")
    page.wait_for(f"!{OVERLAY}")
    assert page.problems == []


@CHROMIUM
def test_a_site_with_errors_from_the_start_is_shown_when_it_has_none(serve, page):
    preview = serve({"index.md": "# Home\n\n[x](none.md)\n"})
    page.goto(preview.address)
    assert "none.md" in page.wait_for(OVERLAY)
    preview.save("index.md", "# Home\n\nGood\n")
    page.wait_for(f"document.querySelector('main') && {TEXT}.includes('Good')")


@CHROMIUM
def test_drafts_are_shown_and_marked(serve, page):
    files = {"index.md": "# Home\n", "a.md": "---\ndraft: true\n---\n\n# A\n"}
    preview = serve(files)
    page.goto(preview.address + "a.html")
    page.wait_for("document.title.startsWith('Draft: A')")
    assert page.evaluate("document.querySelector('gnomon-preview').shadowRoot.textContent") == "Draft"
    page.goto(preview.address)
    assert not page.evaluate("document.title.startsWith('Draft')")
    assert serve(files, "--port", "0", "--no-drafts").get("/a.html")[0] == 404


@CHROMIUM
def test_a_style_changes_without_a_reload(serve, page):
    preview = serve({"index.md": "# Home\n"})
    style = preview.root / "Templates" / "styles" / "page.css"
    page.goto(preview.address)
    style.parent.mkdir(parents=True)
    preview.built()
    page.evaluate("() => { window.isOld = true; }")
    for colour in ("rgb(1, 2, 3)", "rgb(4, 5, 6)"):
        style.write_text(f"body {{ color: {colour}; }}\n")
        page.wait_for(f"getComputedStyle(document.body).color === '{colour}'")
    assert page.evaluate("window.isOld && document.querySelectorAll('link[rel=stylesheet]').length") == 1
    assert page.problems == []


def test_a_file_that_is_made_at_each_build_does_not_build_for_ever(serve):
    """A program beside the preview may write a file into Content whenever a build is done."""
    preview = serve({"index.md": "# Home\n"})
    # The first time it is new; then its bytes are the same, and nothing is to be sent to a page.
    for _ in range(2):
        preview.save("made.md", "# Made\n")
        preview.built()
    builds, told = re.compile(rb'"build": "[^"]+-(\d+)"'), b""
    with preview.connect() as stream:
        stream.sendall(b"GET /_preview/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while not builds.findall(told):
            told += stream.recv(4096)
        for _ in range(20):
            preview.save("made.md", "# Made\n")
            preview.built()
        assert preview.lines.empty(), "one build for each time that it is written, and none after the last"
        preview.save("index.md", "# Other\n")
        preview.built()
        while len(builds.findall(told)) < 2:
            told += stream.recv(4096)
    first, second = map(int, builds.findall(told))
    assert second == first + 1, "pages hear of the change alone"


@CHROMIUM
def test_where_the_system_does_not_tell_it_looks_by_itself(serve, page):
    preview = serve({"index.md": "# Home\n"}, "--port", "0", "--poll")
    page.goto(preview.address)
    for word in ("First", "Second"):
        preview.save("index.md", f"# Home\n\n{word}\n")
        preview.wait_for("^Built")
        page.wait_for(f"{TEXT}.includes('{word}')")
    preview.save("one/two/a.md", "# A\n")
    preview.built()
    assert preview.get("/one/two/a.html")[0] == 200
    (preview.content / "one").rename(preview.content / "three")
    preview.built()
    assert [preview.get(f"/{folder}/two/a.html")[0] for folder in ("one", "three")] == [404, 200]
    assert preview.complaints.empty()


def test_a_change_reaches_the_pages_of_other_articles(serve):
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="9"/>\n'
    files = {"index.md": "# Home\n\n![A picture](p.svg)\n\n[A link](a.md)\n", "p.svg": svg.format(7)}
    preview = serve({**files, "a.md": "# A\n", "b.md": "# B\n\n```text file=b.txt\n```\n", "b.txt": "Old\n"})
    for name, saved, page, shown in (
        ("p.svg", svg.format(8), "index.html", b'width="8"'),
        ("a.md", "---\nslug: other\n---\n\n# A\n", "index.html", b'href="other.html">A link'),
        ("b.txt", "New\n", "b.html", b"New"),
        ("site.yml", "title: Renamed\n", "index.html", b"Renamed"),
    ):
        assert shown not in preview.page(page)
        preview.save(name, saved)
        preview.built()
        assert shown in preview.page(page), name


def test_after_edits_all_files_are_those_of_a_fresh_build(serve, tmp_path):
    chance = random.Random(20)
    folders = ("", "one/", "one/two/", "ja/")
    names = [f"{folder}{name}.md" for folder in folders for name in ("index", "a", "b", "c")]
    settings = "title: Soak {}\nlanguages: [en, ja]\n"
    preview = serve({"site.yml": settings.format(0), "index.md": "# Home\n"}, "--port", "0", "--no-drafts")
    styles = preview.root / "Templates" / "styles"
    styles.mkdir(parents=True)

    def number() -> int:
        return chance.randrange(10**9)

    def article() -> str:
        draft = "---\ndraft: true\n---\n\n" if chance.random() < 0.1 else ""
        clock = f"```{{clock-picker}}\nvalue: 1{chance.randrange(10)}:10\n```\n" if chance.random() < 0.5 else ""
        link = f"[A link](/{chance.choice(names)}#title)\n" if chance.random() < 0.3 else ""
        picture = "![A picture](/one/picture.svg)\n" if chance.random() < 0.3 else ""
        return f"{draft}# Title {chance.randrange(5)}\n\nText {number()}\n\n{clock}\n{link}\n{picture}"

    def edit() -> None:
        path = preview.content / chance.choice(names)
        match chance.randrange(8):
            case 0 if path.exists() and path.parent != preview.content:
                path.unlink()
            case 1 if path.exists() and path.parent != preview.content:
                path.rename(path.with_name(f"{chance.choice('abc')}.md"))
            case 2:
                (styles / "page.css").write_text(f"body {{ margin: {number()}px; }}\n")
            case 3:
                preview.save("site.yml", settings.format(number()))
            case 4:
                size = chance.randrange(1, 99)
                svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"/>\n'
                preview.save("one/picture.svg", svg)
            case _:
                preview.save(path.relative_to(preview.content).as_posix(), article())

    def compare(step: int) -> None:
        # Links to what is not there are errors; the pages of before stay until they are gone.
        for path in preview.content.rglob("*.md"):
            lines = path.read_text().split("\n")
            path.write_text("\n".join(line for line in lines if "#title" not in line))
        if not (preview.content / "one/picture.svg").exists():
            preview.save("one/picture.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n')
        # When this page is served, all that was saved before it is, too.
        preview.save("mark.md", f"# Step {step}\n")
        while f"Step {step}<".encode() not in preview.get("/mark.html")[1]:
            preview.built()
        fresh = tmp_path / "fresh"
        run = subprocess.run([gnomon(), "build", preview.root, "--output", fresh], capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        files = {path.relative_to(fresh).as_posix() for path in fresh.rglob("*") if path.is_file()} - {"gnomon.json"}
        wrong = sorted(name for name in files if preview.page(quote(name)) != (fresh / name).read_bytes())
        assert wrong == []
        gone = [name.replace(".md", ".html") for name in names if name.replace(".md", ".html") not in files]
        assert [name for name in gone if preview.get(f"/{name}")[0] != 404] == []

    for step in range(1, EDITS + 1):
        edit()
        if chance.random() < 0.3:
            preview.save("pause.md", f"# Pause {step}\n")
            preview.built()
        if step % 10 == 0:
            compare(step)
