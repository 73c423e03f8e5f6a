"""What the policy forbids a page to hold, and ids that are not what they should be.

A browser reports a violation only where it comes to it, and axe does not report an id that two elements have.
"""

import re
from collections.abc import Iterator

from .document import Document, Element
from .finding import Finding

DATA = {"application/json", "application/ld+json"}
REFERENCES = {
    "for",
    "list",
    "form",
    "headers",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-owns",
    "aria-details",
}


def markup(page: str, document: Document) -> list[Finding]:
    found = [*policy(document), *duplicates(document), *references(document)]
    return [Finding(f"{page}:{element.line}", rule, str(element)) for rule, element in found]


def policy(document: Document) -> Iterator[tuple[str, Element]]:
    for element in document.elements:
        if element.tag == "style":
            yield "style element", element
        if element.tag == "script" and element.get("src") is None and element.get("type") not in DATA:
            yield "inline script", element
        for name, value in element.attributes:
            if name == "style":
                yield "style attribute", element
            if name.startswith("on"):
                yield "event attribute", element
            if value.strip().lower().startswith("javascript:"):
                yield "script address", element


def duplicates(document: Document) -> Iterator[tuple[str, Element]]:
    seen: dict[str, Element] = {}
    for element in document.elements:
        if (name := element.get("id")) is None:
            continue
        if name in seen:
            yield f"duplicate id, first on line {seen[name].line}", element
        seen.setdefault(name, element)


def references(document: Document) -> Iterator[tuple[str, Element]]:
    """Ids that an element speaks of have to be on the page."""
    ids = {element.get("id") for element in document.elements}
    for element in document.elements:
        for name, value in element.attributes:
            wanted = value.split() if name in REFERENCES else re.findall(r"url\(['\"]?#([^'\")]+)", value)
            for one in wanted:
                if one not in ids:
                    yield f"{name} names the missing id {one}", element
