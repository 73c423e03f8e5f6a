"""A little site, made from Markdown for one test."""

import os
import subprocess
from pathlib import Path

import pytest

from requirement import Missing

from .folder import Folder
from .server import Post, Server

REPOSITORY = Path(__file__).parents[3]
SETTINGS = "title: Workshop\nlanguage: en\n"


def gnomon() -> Path:
    """The binary under test."""
    if named := os.environ.get("GNOMON"):
        return Path(named).absolute()
    for kind in ("release", "debug"):
        if (path := REPOSITORY / ".build" / kind / "gnomon").exists():
            return path
    raise Missing("gnomon is not built: run `swift build -c release`, or name the binary in GNOMON")


class Workshop:
    """A built site with its addresses; `root` holds Content and Site."""

    def __init__(self, root: Path, content: str | dict[str, str | bytes], settings: str | None = None) -> None:
        files = {"index.md": content} if isinstance(content, str) else content
        for name, text in {"site.yml": settings or SETTINGS, **files}.items():
            path = root / "Content" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode() if isinstance(text, str) else text)
        run = subprocess.run([gnomon(), "build", root], capture_output=True, text=True)
        if run.returncode != 0:
            pytest.fail(f"gnomon build ended with {run.returncode}:\n{run.stdout}{run.stderr}", pytrace=False)
        self.root, self.site = root, root / "Site"
        self.server = Server(Folder(self.site))

    @property
    def posts(self) -> list[Post]:
        return self.server.posts

    def url(self, page: str = "index.html") -> str:
        """The address over HTTP."""
        return self.server.url(page)

    def file_url(self, page: str = "index.html") -> str:
        """The address from disk."""
        return (self.site / page).as_uri()

    def close(self) -> None:
        self.server.close()
