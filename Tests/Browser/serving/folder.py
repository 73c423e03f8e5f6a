"""A folder of pages."""

import re
from functools import cached_property
from pathlib import Path


class Folder:
    """What was built, and under which path it expects to stand."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def pages(self) -> list[str]:
        """Every HTML file, as a path with slashes; sorted, so that runs can be compared."""
        return sorted(path.relative_to(self.root).as_posix() for path in self.root.rglob("*.html"))

    @cached_property
    def readable(self) -> list[str]:
        """The pages but those that only send the reader on: a browser leaves them before they can be looked at."""
        return [
            page
            for page in self.pages
            if not re.search(r"""<meta\s[^>]*http-equiv=["']?refresh""", self.text(page), re.I)
        ]

    @cached_property
    def base(self) -> str:
        """The path of the site's address, `/` or `/manual/`. Only 404.html knows it, as it is shown at any depth."""
        found = (
            re.search(r"""=["']?(/[^"'>\s]*?)_gnomon/""", self.text("404.html")) if "404.html" in self.pages else None
        )
        return found[1] if found else "/"

    @cached_property
    def policy(self) -> str:
        """What the site tells its host to send as a policy; empty if nothing."""
        headers = self.root / "_headers"
        found = re.search(r"^  Content-Security-Policy: (.*)$", headers.read_text(), re.M) if headers.exists() else None
        return found[1] if found else ""

    def text(self, page: str) -> str:
        return (self.root / page).read_text(encoding="utf-8")
