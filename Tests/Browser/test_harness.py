"""The harness on a page made by hand: what it promises is seen to happen, and each fault is seen to be reported."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engines.options import Options
from engines.page import Engine, Page, ScriptError
from engines.programs import find
from requirement import Missing, refuse
from serving.folder import Folder
from serving.server import Server
from serving.workshop import Workshop

FROM_A_PAGE = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'"
META = f'<meta http-equiv="Content-Security-Policy" content="{FROM_A_PAGE}">'
ICON = '<link rel="icon" href="data:,">'
HEAD = f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">{META}{ICON}<title>A page</title>'
GOOD = f"""{HEAD}<link rel="stylesheet" href="a.css"><script src="a.js" defer></script></head><body>
<form method="post" action="received">
<input name="time" value="10:10" aria-label="Time"><input name="empty" aria-label="Empty">
<button>Send</button></form></body></html>"""
SCRIPT = """
window.events = [];
for (const type of ["pointerdown", "pointermove", "pointerup", "keydown", "wheel"])
    addEventListener(type, (e) => events.push(
        [type, e.clientX, e.clientY, e.buttons, e.key, e.shiftKey, e.isTrusted, e.deltaY]
    ));
"""
FAULTS = {
    "policy": f"{HEAD}<script>window.a = 1</script></head><body></body></html>",
    "error": f'{HEAD}<script src="throws.js"></script></head><body></body></html>',
    "console": f'{HEAD}<script src="logs.js" defer></script></head><body></body></html>',
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    root = tmp_path_factory.mktemp("hand-made")
    files = {"index.html": GOOD, "a.js": SCRIPT, "a.css": "body { margin: 0; min-height: 3000px }"}
    files |= {f"{kind}.html": html for kind, html in FAULTS.items()}
    files["_headers"] = f"/*\n  Content-Security-Policy: {FROM_A_PAGE}; frame-ancestors 'none'\n"
    files |= {"throws.js": "throw new Error('thrown on load')", "logs.js": "console.error('logged', 'on load')"}
    for name, text in files.items():
        (root / name).write_text(text)
    return Folder(root)


@pytest.fixture(scope="module")
def server(folder: Folder):
    with Server(folder) as server:
        yield server


@pytest.fixture(params=["disk", "http"])
def address(request: pytest.FixtureRequest, folder: Folder, server: Server) -> Callable[[str], str]:
    return server.url if request.param == "http" else lambda page: (folder.root / page).as_uri()


def test_a_good_page_has_no_problems(engine: Engine, address: Callable[[str], str]) -> None:
    assert engine.load_problems(address("index.html")) == []


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_on_load_is_reported(engine: Engine, address: Callable[[str], str], kind: str) -> None:
    found = engine.load_problems(address(f"{kind}.html"))
    assert {problem.kind for problem in found} == {kind}, found
    assert f"{kind}.html: {engine.name} {kind}: " in str(found[0])
    assert {"policy": "script", "error": "thrown on load", "console": "logged on load"}[kind] in str(found[0])


def test_a_fault_after_load_is_reported(page: Page, server: Server) -> None:
    page.goto(server.url())
    assert page.problems == []
    page.evaluate("() => document.body.setAttribute('style', 'color: red')")
    page.evaluate("() => void console.error('said', 'later')")
    page.evaluate("() => { Promise.reject(new Error('refused later')); }")
    page.evaluate("() => { setTimeout(() => { window.thrown = true; throw new Error('thrown later'); }); }")
    page.wait_for("window.thrown")
    text = "\n".join(map(str, page.problems))
    for part in ("style-src", "said later", "refused later", "thrown later"):
        assert part in text, f"{part} is not in:\n{text}"
    page.goto(server.url())
    assert len(page.problems) == 4, "a new document does not lose what was found"


def test_a_mouse_is_a_mouse(page: Page, server: Server) -> None:
    page.goto(server.url())
    page.drag((100, 50), (140, 70), steps=2)
    page.wait_for("events.some((e) => e[0] === 'pointerup')")
    events = [event[:4] for event in page.evaluate("events")]
    assert events == [
        ["pointermove", 100, 50, 0],
        ["pointerdown", 100, 50, 1],
        ["pointermove", 120, 60, 1],
        ["pointermove", 140, 70, 1],
        ["pointerup", 140, 70, 0],
    ]
    assert page.evaluate("events.every((e) => e[6])"), "a page can tell events that a script has made"


def test_a_wheel_turns_where_the_mouse_is(page: Page, server: Server) -> None:
    page.goto(server.url())
    page.move(100, 50)
    page.wheel(0, 120)
    kind, x, y, *_, delta = page.wait_for("events.find((e) => e[0] === 'wheel')")
    assert (kind, x, y) == ("wheel", 100, 50) and delta > 0


def test_keys_arrive(page: Page, server: Server) -> None:
    page.goto(server.url())
    page.click(*page.box("[name=empty]").centre)
    for keys in ("ArrowUp", "Escape", "PageDown", "+", "Space", "Shift+ArrowUp", "5"):
        page.press(keys)
    page.wait_for("events.some((e) => e[4] === '5')")
    pressed = page.evaluate("events.filter((e) => e[0] === 'keydown').map((e) => [e[4], e[5]])")
    assert [key for key, _ in pressed] == ["ArrowUp", "Escape", "PageDown", "+", " ", "Shift", "ArrowUp", "5"]
    assert ["ArrowUp", True] in pressed and ["5", False] in pressed, "Shift is held for its chord only"


def test_focus_and_text_go_to_a_field(page: Page, server: Server) -> None:
    page.goto(server.url())
    page.click(*page.box("[name=empty]").centre)
    page.type("ab 1")
    assert page.wait_for("document.querySelector('[name=empty]').value") == "ab 1"
    page.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "BUTTON"
    page.press("Shift+Tab")
    assert page.evaluate("document.activeElement.name") == "empty"


def test_posts_are_recorded(page: Page, server: Server) -> None:
    server.posts.clear()
    page.goto(server.url())
    page.click(*page.box("button").centre)
    page.wait_for("document.title === 'Received'")
    assert server.posts == [("/received", [("time", "10:10"), ("empty", "")])]


def test_values_come_through_json(page: Page, server: Server) -> None:
    page.goto(server.url())
    assert page.evaluate("1 + 1") == 2
    assert page.evaluate("undefined") is None
    assert page.evaluate("(a, b) => [a.x, b]", {"x": "時"}, None) == ["時", None]
    assert page.evaluate("async () => await new Promise((ok) => setTimeout(ok, 0, 'later'))") == "later"
    for wrong in ("nothing.here", "() => { throw new Error('no') }", "1 +"):
        with pytest.raises(ScriptError):
            page.evaluate(wrong)
    with pytest.raises(TimeoutError, match="window.never"):
        page.wait_for("window.never", seconds=0.1)


def test_pages_share_nothing(engine: Engine, server: Server) -> None:
    for _ in range(2):
        page = engine.page(Options())
        page.goto(server.url())
        assert page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]") == [0, 0, ""]
        page.evaluate("() => { localStorage.a = sessionStorage.a = 1; document.cookie = 'a=1'; }")
        page.reload()
        assert page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]") == [1, 1, "a=1"]
        page.close()


def test_options_reach_the_page(open_page: Callable[..., Page], server: Server) -> None:
    script = """() => [
        matchMedia("(prefers-color-scheme: dark)").matches, matchMedia("(prefers-reduced-motion)").matches,
        Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language, innerWidth, innerHeight]"""
    page = open_page()
    page.goto(server.url())
    assert page.evaluate(script) == [False, False, "UTC", "en-US", 1000, 800]
    page.viewport(640, 700)
    assert page.evaluate(script)[4:] == [640, 700]
    page = open_page(dark=True, reduced_motion=True, timezone="Asia/Tokyo", width=600, height=500)
    page.goto(server.url())
    assert page.evaluate(script) == [True, True, "Asia/Tokyo", "en-US", 600, 500]


@pytest.mark.parametrize("engine", ["chromium", "firefox"], indirect=True)
def test_the_language_reaches_the_page(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page(locale="ja-JP")
    page.goto(server.url())
    assert page.evaluate("[navigator.language, Intl.DateTimeFormat().resolvedOptions().locale]") == ["ja-JP", "ja-JP"]


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_what_only_chromium_can_do(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page(javascript=False)
    page.goto(server.url("policy.html"))
    assert page.evaluate("window.events") is None and page.evaluate("document.title") == "A page"
    page = open_page(forced_colors=True, touch=True)
    page.goto(server.url())
    assert page.evaluate("[matchMedia('(forced-colors: active)').matches, navigator.maxTouchPoints > 0]") == [
        True,
        True,
    ]


@pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True)
def test_what_an_engine_cannot_do_is_an_error(open_page: Callable[..., Page]) -> None:
    with pytest.raises(ValueError, match="forced_colors"):
        open_page(forced_colors=True)


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_waiting_does_not_need_the_page_clock(page: Page, server: Server) -> None:
    page.goto(server.url())
    page.native.clock.install(time=0)
    page.native.clock.pause_at(1000)
    page.evaluate("() => { setTimeout(() => { window.done = 1; }, 5000); }")
    with pytest.raises(TimeoutError):
        page.wait_for("window.done", seconds=0.1)
    page.native.clock.run_for(5000)
    assert page.wait_for("window.done") == 1
    assert page.problems == []


def test_a_screenshot_is_a_picture(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(server.url())
    page.screenshot(tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_a_workshop_builds_what_it_is_given(page: Page, workshop: Callable[..., Workshop]) -> None:
    made = workshop({"index.md": "# Outside\n", "guide/a.md": "# Inside\n"}, settings="title: Given\nlanguage: ja\n")
    for address in (made.url("guide/a.html"), made.file_url("guide/a.html")):
        page.goto(address)
        assert page.evaluate("[document.documentElement.lang, document.querySelector('h1').innerText]") == [
            "ja",
            "Inside",
        ]


def test_a_workshop_that_cannot_be_built_says_why(workshop: Callable[..., Workshop]) -> None:
    with pytest.raises(pytest.fail.Exception, match="index.md:3.*no-such-clock"):
        workshop("# A\n\n```{no-such-clock}\n```\n")


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_what_is_missing_fails_in_ci(monkeypatch: pytest.MonkeyPatch, ci: str, outcome: type[BaseException]) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(Missing, match="apt-get install no-such-package") as missing:
        find("no-such-package", "no-such-program", "/no/such/*")
    with pytest.raises(outcome, match="no-such-package"):
        refuse(str(missing.value))


def test_a_stub_is_not_a_browser(tmp_path: Path) -> None:
    stub = tmp_path / "no-such-browser"
    stub.write_text("#!/bin/sh\nexec /snap/bin/no-such-browser\n")
    with pytest.raises(Missing):
        find("no-such-package", str(stub))
