"""What a site's policy lets in, by Gnomon's warnings and by the browser: both say the same of each element."""

import json
import subprocess
from pathlib import Path

import pytest

from serving.folder import Folder
from serving.server import Server
from serving.workshop import gnomon

DIAL = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>'
# Each element on a line of its own, with what is true where it is let in. ELSEWHERE is another host.
ELEMENTS = {
    '<img id="picture" src="ELSEWHERE/dial.svg" alt="A dial">': "picture.complete && picture.naturalWidth === 7",
    '<p id="coloured" style="color: rgb(1, 2, 3)">Text</p>': "getComputedStyle(coloured).color === 'rgb(1, 2, 3)'",
    "<script>document.documentElement.dataset.inline = 1</script>": "document.documentElement.dataset.inline === '1'",
    '<p id="listener" onclick="this.title = 1">Text</p>': "(listener.click(), listener.title === '1')",
    '<script src="ELSEWHERE/a.js"></script>': "document.documentElement.dataset.file === '1'",
    '<link rel="stylesheet" href="ELSEWHERE/a.css">': "getComputedStyle(coloured).getPropertyValue('--file') === '1'",
    '<iframe id="inner" src="note.txt" title="A note"></iframe>': "!!inner.contentDocument?.body?.textContent.includes('It is noon')",
}
POLICIES = [
    "[]",
    "false",
    "img-src http://localhost:*",
    "img-src http://localhost",
    "style-src 'unsafe-inline'",
    "style-src localhost:*; script-src 'unsafe-inline'",
    "script-src http://*:*",
    "[frame-src 'self', frame-ancestors 'self']",
]


@pytest.fixture
def elsewhere(tmp_path: Path):
    (tmp_path / "dial.svg").write_text(DIAL)
    (tmp_path / "a.js").write_text("document.documentElement.dataset.file = 1")
    (tmp_path / "a.css").write_text(":root { --file: 1 }")
    with Server(Folder(tmp_path)) as server:
        yield str(server).replace("127.0.0.1", "localhost")


@pytest.mark.parametrize("policy", POLICIES)
def test_what_is_warned_of_does_not_work_and_all_else_does(page, workshop, elsewhere: str, policy: str) -> None:
    lines = "\n\n".join(ELEMENTS).replace("ELSEWHERE", elsewhere)
    setting = "" if policy == "[]" else f"policy: {policy}\n"
    shop = workshop({"index.md": f"{lines}\n", "note.txt": "It is noon"}, f"title: Workshop\nhtml: true\n{setting}")
    run = subprocess.run([gnomon(), "check", shop.root, "--format", "json"], capture_output=True, text=True)
    warned = {diagnostic["line"] for diagnostic in json.loads(run.stdout)["diagnostics"]}
    page.goto(shop.url())
    page.wait_for("document.readyState === 'complete'")
    works = {element: page.evaluate(expression) for element, expression in ELEMENTS.items()}
    assert works == {element: 2 * number + 1 not in warned for number, element in enumerate(ELEMENTS)}
