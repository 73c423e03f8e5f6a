"""Accessibility by axe-core, which runs inside the page."""

from importlib.util import find_spec
from pathlib import Path

from engines.page import Page

from .finding import Finding


def source() -> str:
    """The package is only the carrier: its own interface knows Playwright alone."""
    spec = find_spec("axe_playwright_python")
    assert spec and spec.origin
    return Path(spec.origin).with_name("axe.min.js").read_text(encoding="utf-8")


def axe(page: Page, name: str) -> list[Finding]:
    """What axe is sure of, best practices included. It comes into the page from outside: no policy is in its way."""
    page.evaluate(f"() => {{ {source()}\n }}")
    rules = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [Finding(name, rule["id"], describe(node)) for rule in rules for node in rule["nodes"]]


def describe(node: dict) -> str:
    """The failing element and what axe says of it; a whole widget's markup would hide the sentence."""
    html = node["html"] if len(node["html"]) <= 160 else node["html"][:159] + "…"
    return f"{html} {node['failureSummary']}"
