"""What `gnomon check` says of finished pages, compared with a parser of HTML5 and a link checker of other people's."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import html5lib
from requirement import refuse
from serving.folder import Folder
from serving.workshop import gnomon

ARTICLES = {
    "index.md": "# Home\n\n[a](a.md) [b](b.md) [c](c/index.md)\n\n### Deep\n\n![](x.svg)\n",
    "a.md": "---\ntitle: A\n---\n## One\n\n![x](x.svg) ![](x.svg)\n\n#### Three\n\n[own](#one)\n",
    "b.md": "#### Four\n\n> # One\n\n| a |\n|---|\n| ![](x.svg) |\n",
    "c/index.md": "# C\n\n- ## In a list\n\n  #### Below it\n",
    "c/alone.md": "# Nobody links here\n\n```{clock-picker}\n```\n",
    "x.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}


def tree(page: Path):
    """A page as the HTML standard's parser sees it; what it has to mend is an error."""
    return html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page.read_text())


def faults(site: Path) -> list[tuple[str, str]]:
    """The same faults, found in the standard's tree: (page, code)."""
    found: list[tuple[str, str]] = []
    linked = {"index.html"}
    pages = [page for page in Folder(site).pages if page != "404.html"]
    for name in pages:
        page = tree(site / name)
        article = page.find(".//article")
        ids = [element.get("id") for element in page.iter() if element.get("id")]
        found += [(name, "repeated-id")] * (len(ids) - len(set(ids)))
        found += [(name, "image-without-text") for image in page.iter("img") if not (image.get("alt") or "").strip()]
        levels = [int(element.tag[1]) for element in page.iter() if re.fullmatch("h[1-6]", str(element.tag))]
        found += [(name, "heading-order") for before, level in zip([0, *levels], levels) if level > before + 1]
        for link in [] if article is None else article.iter("a"):
            target = (site / name).parent / (link.get("href") or "").split("#")[0]
            if target.is_relative_to(site) or ".." in str(target):
                linked.add(str(target.resolve().relative_to(site.resolve())))
    return sorted(found + [(name, "unlinked-page") for name in pages if name not in linked])


def test_a_parser_of_html5_agrees(tmp_path: Path) -> None:
    for name, text in ARTICLES.items():
        file = tmp_path / "Content" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    subprocess.run([gnomon(), "build", tmp_path], check=True, capture_output=True)
    report = subprocess.run([gnomon(), "check", "--format", "json"], cwd=tmp_path, capture_output=True, text=True)
    said = [
        (diagnostic["path"].removeprefix("Content/").replace(".md", ".html"), diagnostic["code"])
        for diagnostic in json.loads(report.stdout)["diagnostics"]
    ]
    assert faults(tmp_path / "Site") == sorted(said) != []


def test_a_parser_of_html5_has_nothing_to_mend_in_the_site(site: Path) -> None:
    # Redirects and lists that Gnomon makes by itself need nobody who links to them.
    assert [fault for fault in faults(site) if fault[1] != "unlinked-page"] == []


def test_a_link_checker_finds_every_page_and_every_part_of_it(site: Path, tmp_path: Path) -> None:
    checker = shutil.which("linkchecker", path=str(Path(sys.executable).parent)) or shutil.which("linkchecker")
    if not checker:
        refuse("linkchecker is not installed: pip install -r Tests/Browser/requirements.txt")
    settings = tmp_path / "linkcheckerrc"
    settings.write_text("[AnchorCheck]\n[filtering]\ncheckextern=0\n")
    run = subprocess.run(
        [checker, "--config", settings, "--no-status", (site / "index.html").as_uri()], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout
    assert int(re.search(r"(\d+) links in", run.stdout)[1]) > 100
