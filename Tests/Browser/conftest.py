"""The fixtures that tests use. What they do is in engines/, serving/ and checks/."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dial import Dial
from engines import STARTERS, Engines
from engines.options import Options
from engines.page import Engine, Page
from live import Clocks
from requirement import Missing, refuse
from serving.folder import Folder
from serving.preview import Preview
from serving.server import Server
from serving.workshop import Workshop
from wheels import Wheels

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def engines() -> Iterator[Engines]:
    started = Engines()
    yield started
    started.close()


@pytest.fixture(params=list(STARTERS))
def engine(request: pytest.FixtureRequest, engines: Engines) -> Engine:
    """Each engine in turn. For some only: @pytest.mark.parametrize("engine", ["chromium"], indirect=True)."""
    try:
        return engines.get(request.param)
    except Missing as missing:
        refuse(str(missing))


@pytest.fixture
def open_page(engine: Engine) -> Iterator[Callable[..., Page]]:
    """open_page(dark=True, timezone="Asia/Tokyo", ...): a fresh page; the names are those of Options."""
    pages: list[Page] = []

    def open_one(**options: Any) -> Page:
        pages.append(engine.page(Options(**options)))
        return pages[-1]

    yield open_one
    for page in pages:
        page.close()


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """A fresh page with the usual options, in each engine."""
    return open_page()


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site that is under test."""
    folder = Path(os.environ.get("GNOMON_SITE", REPOSITORY / "Site")).absolute()
    if not folder.is_dir():
        refuse(f"{folder} is not there: build it with `gnomon build`, or name another in GNOMON_SITE")
    return folder


@pytest.fixture(scope="session")
def site_server(site: Path) -> Iterator[Server]:
    with Server(Folder(site)) as server:
        yield server


@pytest.fixture
def served(site_server: Server) -> Server:
    """The site over HTTP; str(served) and served.url("a.html") are addresses, served.posts what forms have sent."""
    site_server.posts.clear()
    return site_server


@pytest.fixture
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Workshop]]:
    """workshop("# Markdown"): a little site of one article; workshop({"index.md": ..., "ja/a.md": ...}): of several."""
    made: list[Workshop] = []

    def make(content: str | dict[str, str | bytes], settings: str | None = None) -> Workshop:
        try:
            made.append(Workshop(tmp_path_factory.mktemp("workshop"), content, settings))
        except Missing as missing:
            refuse(str(missing))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Preview]]:
    """serve({"index.md": ...}, "--port", "0"): a preview that runs."""
    made: list[Preview] = []

    def start(files: dict[str, str], *options: str) -> Preview:
        try:
            made.append(Preview(tmp_path / f"site{len(made)}", files, *(options or ("--port", "0"))))
        except Missing as missing:
            refuse(str(missing))
        return made[-1]

    yield start
    for one in made:
        one.close()


@pytest.fixture
def preview(serve):
    """A preview of a site of one page."""
    return serve({"index.md": "# Home\n"})


@pytest.fixture
def dial_at(page, workshop):
    """dial_at("10:58", step=5): a page with one clock picker."""

    def make(value, **options):
        lines = "".join(f"{name}: {option}\n" for name, option in {"value": value, **options}.items())
        made = workshop(f"# A clock\n\n```{{clock-picker}}\n{lines}```\n\n" + "\n\n".join(["Text."] * 40))
        page.goto(made.url())
        page.wait_for("!!customElements.get('clock-picker')")
        return Dial(page)

    return make


@pytest.fixture
def wheels_on(page, workshop):
    """wheels_on("month-picker", value="2026-07"): a page with one such widget; names with `_` for `-`."""

    def make(kind, language="en", **options):
        lines = "".join(f"{name.replace('_', '-')}: {option}\n" for name, option in options.items())
        text = f"# Wheels\n\n```{{{kind}}}\n{lines}```\n\n" + "\n\n".join(["Text."] * 40)
        page.goto(workshop(text, settings=f"title: Workshop\nlanguage: {language}\n").url())
        page.wait_for("kind => !!customElements.get(kind)", kind)
        return Wheels(page, kind)

    return make


@pytest.fixture
def clocks_of(page, workshop):
    """clocks_of(markdown, start=...): the clocks of a page, at a time."""

    def make(text, start="2026-01-15T10:00:00", early=0):
        return Clocks(page, workshop(text).url(), start, early)

    return make


@pytest.fixture
def hours(wheels_on):
    """The wheels of a start at 8:15, open, with hours to 24."""

    def make(start="08:15", **options):
        return wheels_on("time-range", start=f'"{start}"', **{"order": "free", "hours": 24, **options}).open()

    return make


@pytest.fixture
def months(wheels_on):
    """A month picker, open."""

    def make(value="2026-07", **options):
        return wheels_on("month-picker", value=value, open="true", **options)

    return make
