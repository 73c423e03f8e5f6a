"""A site in which somebody tries to get a script into a page: each vector in every place where an author can write."""

import json
import subprocess
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from serving.workshop import gnomon

KINDS = ["clock-picker", "time-range", "month-picker", "digital-clock", "radial-clock"]

# Places in front matter, and what stands there.
FRONT = {"title": "title: {json}", "description": "description: {json}", "tags": "tags: [{json}]", "aliases": "aliases: [{json}]"}

# Places in the text. What begins a block comes last, as it can go on to the end of the page.
PLACES = {
    "heading": "## {line}", "heading id": "## x {{#{line}}}", "emphasis": "*{line}* **{line}** ~~{line}~~", "link": "[{line}](https://example.org)",
    "address": "[x]({line})", "address in brackets": "[x](<{line}>)", "reference": "[{line}][r{number}]\n\n[r{number}]: <{line}> \"{line}\"",
    "autolink": "<{line}> {line}", "link title": '[x](https://example.org "{line}")', "alternative text": "![{line}](../p.png)",
    "picture": "![x](<{line}>)", "picture title": '![x](../p.png "{line}")', "code title": '```js title="{line}"\nx\n```',
    "code title in single quotes": "```js title='{line}'\nx\n```", "language of code": "```{line}\nx\n```", "code span": "`{line}`",
    "code": "```html\n{line}\n```", "indented code": "    {line}", "included file": "```js file=\"{line}\"\n```",
    "label": "```{{{kind}}}\nlabel: {json}\n```", "help": "```{{{kind}}}\nhelp: {json}\n```", "name": "```{{clock-picker}}\nbind: {json}\n```",
    "value": "```{{clock-picker}}\nvalue: {json}\n```", "format": "```{{clock-picker}}\nbind: m\n```\n\n{{value}}`m {line}`",
    "directive": "```{{{line}}}\n```", "footnote": "x[^{line}] y[^{number}]\n\n[^{number}]: {line}\n\n[^{line}]: x",
    "table": "| {line} | b |\n|---|---|\n| {line} | `{line}` |", "alert": "> [!NOTE]\n> {line}", "alert kind": "> [!{line}]\n> x",
    "task": "- [ ] {line}", "comment": "<!-- {line} -->", "list": "- {text}", "quote": "> {line}", "text": "x {text}", "block": "{text}",
}  # fmt: skip


@dataclass
class Article:
    """A page of one vector; its places are left out one by one as the build refuses them."""

    vector: str
    number: int
    front: dict[str, str] = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    path: Path = Path()

    def __post_init__(self) -> None:
        line = " ".join(self.vector.replace("\r", "\n").split("\n"))
        words = {
            "json": json.dumps(self.vector), "line": line, "text": self.vector, "number": self.number,
            "kind": KINDS[self.number % len(KINDS)],
        }  # fmt: skip
        self.front = {place: pattern.format(**words) for place, pattern in FRONT.items()}
        self.text = {place: pattern.format(**words) for place, pattern in PLACES.items()}

    def markdown(self) -> str:
        """The article; `lines` then has the place of each of its lines."""
        rows, self.lines = ["---", "weight: 1"], ["", ""]
        for place, text in [*self.front.items(), ("", "---\n"), *self.text.items()]:
            for row in (text if place in self.front else text + "\n").split("\n"):
                rows.append(row)
                self.lines.append(place)
        return "\n".join(rows) + "\n"

    def drop(self, line: int) -> None:
        """Leaves out what stands in a line, or before it."""
        while line > 1 and (line > len(self.lines) or self.lines[line - 1] not in {**self.front, **self.text}):
            line -= 1
        place = self.lines[line - 1]
        # Of several mistakes in one place the first has left it out.
        self.front.pop(place, None)
        self.text.pop(place, None)


def build(root: Path, vectors: list[str], settings: str) -> tuple[list[Article], Counter[str]]:
    """Builds a site of the vectors into ROOT/Site. Says which article is which and how many of each place are in it."""
    content = root / "Content"
    content.mkdir(parents=True)
    (content / "site.yml").write_text(settings)
    (content / "p.png").write_bytes(bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000"))
    articles = [Article(vector, number) for number, vector in enumerate(vectors)]
    for article in articles:
        file_name = "".join(c for c in article.vector if c.isprintable() and c not in "/\\")[:60].strip(". #~")
        # Its name is the vector too, as far as a file can have it.
        path = content / str(article.number) / f"{file_name or 'x'}.md"
        path.parent.mkdir()
        path.touch()
        article.path = path
    changed = articles
    by_path = {str(article.path): article for article in articles}
    for _ in range(20):
        for article in changed:
            article.path.write_text(article.markdown(), newline="")
        run = subprocess.run([gnomon(), "build", root, "--format", "json"], capture_output=True, text=True)
        report = json.loads(run.stdout)
        if run.returncode == 0:
            return articles, Counter(place for article in articles for place in {**article.front, **article.text})
        assert run.returncode == 1, run.stderr
        refused = [found for found in report["diagnostics"] if found["severity"] == "error"]
        assert refused, run.stderr
        changed = [by_path[path] for path in {found["path"] for found in refused}]
        for found in refused:
            by_path[found["path"]].drop(found["line"])
    raise AssertionError("the build refuses what was left out")
