"""A page as it stands in the file, before a browser repairs it."""

from dataclasses import dataclass
from html.parser import HTMLParser


@dataclass(frozen=True)
class Element:
    tag: str
    attributes: list[tuple[str, str]]
    line: int

    def get(self, name: str) -> str | None:
        return next((value for key, value in self.attributes if key == name), None)

    def __str__(self) -> str:
        text = f"<{' '.join([self.tag, *(f'{key}={value!r}' for key, value in self.attributes)])}>"
        return text if len(text) <= 160 else text[:159] + "…"


class Document(HTMLParser):
    """The elements in their order, each with its line."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, [(key, value or "") for key, value in attrs], self.getpos()[0]))

    @property
    def anchors(self) -> set[str]:
        """What a fragment may name."""
        named = (element.get("name") for element in self.elements if element.tag == "a")
        return {name for name in (*named, *(element.get("id") for element in self.elements)) if name}
