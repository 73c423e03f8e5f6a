"""Every relative link leads to a file of the folder, and every fragment to an element of that file."""

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from urllib.parse import unquote, urlsplit

from serving.folder import Folder

from .document import Document, Element
from .finding import Finding

ADDRESSES = {
    "a": ["href"],
    "area": ["href"],
    "audio": ["src"],
    "embed": ["src"],
    "iframe": ["src"],
    "image": ["href", "xlink:href"],
    "img": ["src"],
    "input": ["src"],
    "link": ["href"],
    "object": ["data"],
    "script": ["src"],
    "source": ["src"],
    "track": ["src"],
    "use": ["href", "xlink:href"],
    "video": ["src", "poster"],
}


class Links:
    """The links of a folder; each page is read once."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self.document = cache(lambda page: Document(folder.text(page)))

    def findings(self, page: str) -> list[Finding]:
        return [
            Finding(f"{page}:{element.line}", rule, str(element))
            for element in self.document(page).elements
            for address in addresses(element)
            if (rule := self._fault(page, address))
        ]

    def _fault(self, page: str, address: str) -> str | None:
        try:
            url = urlsplit(address.strip())
        except ValueError as error:
            return f"no address ({error})"
        if url.scheme or url.netloc:
            return None
        path = unquote(url.path)
        if path.startswith("/") and page != "404.html":
            return f"{address} is not relative"
        if path.startswith("/") and not path.startswith(self._folder.base):
            return f"{address} is not under {self._folder.base}"
        target = self._target(page, path)
        file = self._folder.root / target
        if target.startswith("..") or not file.exists():
            return f"{address} leads to no file"
        if not file.is_file():
            # 404.html is only ever seen on a host, where a folder's address shows its index.
            return None if page == "404.html" and (file / "index.html").exists() else f"{address} leads to a folder"
        fragment = unquote(url.fragment)
        if fragment in ("", "top") or not target.endswith(".html"):
            return None
        return None if fragment in self.document(target).anchors else f"{address} leads to no element"

    def _target(self, page: str, path: str) -> str:
        if path.startswith("/"):
            return posixpath.normpath(path.removeprefix(self._folder.base) or ".")
        return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page


def addresses(element: Element) -> Iterator[str]:
    for name in ADDRESSES.get(element.tag, []):
        if (value := element.get(name)) is not None:
            yield value
    if element.tag in ("img", "source") and (value := element.get("srcset")):
        yield from (part.split()[0] for part in re.split(r",\s+", value.strip()) if part)
    if element.tag == "meta" and (element.get("http-equiv") or "").lower() == "refresh":
        if found := re.search(r"url=(.*)", element.get("content") or "", re.IGNORECASE):
            yield found[1].strip("'\" ")
