"""Documents that nobody wrote become well-formed pages, to an HTML5 parser of the specification's."""

import json
import random
import subprocess

import html5lib

from requirement import Missing, refuse
from serving.workshop import gnomon

PIECES = [
    "time", "*a*", "**b_c**", "_d", "`e`", "~~f~~", "[g](https://h.example)", "[i][j]", "![k](../p.png \"l\")", "<b>", "</i>", "<!-- m -->", "&amp;", "&nope;",
    "&#35;", "\\*", "\\{value}`n`", "{o}", "https://p.example/q?r=s&t", "u  ", "10:45", "#", "-", "|", '"', "'", "<", ">", "時計", "é", "[^1]", "w@x.example",
]  # fmt: skip
KINDS = ["clock-picker", "time-range", "month-picker", "digital-clock", "radial-clock"]


def block(chance: random.Random, depth: int = 0) -> list[str]:
    """A block and those in it, as lines."""

    def line() -> str:
        return " ".join(chance.choices(PIECES, k=chance.randint(1, 8)))

    def inside() -> list[str]:
        return [row for _ in range(chance.randint(1, 3)) for row in [*block(chance, depth + 1), ""]]

    match chance.randrange(13 if depth < 3 else 9):
        case 0: return [f"{'#' * chance.randint(1, 6)} {line()}"]
        case 1: return ["| a | b |", "|:--|--:|", *(f"| {line()} | {line()} |".replace("|| ", "| ") for _ in range(3))]
        case 2: return [f"```{chance.choice(['', 'swift', 'html title=a {1}', '{1,3}'])}", line().replace("`", ""), "```"]
        case 3: return [f"```{{{chance.choice(KINDS)}}}", f"label: {json.dumps(line())}", "```"]
        case 4: return ["    " + line()]
        case 5: return [f"[^1]: {line()}"]
        case 6: return ["---"]
        case 7 | 8: return [line() for _ in range(chance.randint(1, 4))]
        case 9: return ["> " + row for row in [chance.choice(["[!NOTE]", "[!TIP]", "x"]), *inside()]]
        case 10: return [chance.choice(["- [ ] ", "- [x] ", "- "]) + line(), "", *("  " + row for row in inside())]
        case _: return [f"{chance.randint(0, 99)}. {line()}", "", *("    " + row for row in inside())]  # fmt: skip


def test_three_thousand_documents_are_well_formed_pages(tmp_path) -> None:
    content = tmp_path / "Content"
    for number in range(60):
        # The seed is the number, so that a page can be made again.
        chance = random.Random(number)
        path = content / str(number) / "a.md"
        path.parent.mkdir(parents=True)
        documents = ["\n".join(block(chance)) for _ in range(50)]
        path.write_text("# Generated\n\n" + "\n\n".join(documents) + "\n")
    (content / "p.png").write_bytes(bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000"))
    try:
        run = subprocess.run([gnomon(), "build", tmp_path, "--format", "json"], capture_output=True, text=True)
    except Missing as missing:
        refuse(str(missing))
    report = json.loads(run.stdout)
    assert run.returncode == 0, [d for d in report["diagnostics"] if d["severity"] == "error"][:5]
    for found in report["diagnostics"]:
        lines = (tmp_path / found["path"]).read_text().split("\n")
        assert 1 <= found["line"] <= len(lines), found
        assert 1 <= found["column"] <= len(lines[found["line"] - 1]) + 1, found
    faults = {}
    for number in range(60):
        parser = html5lib.HTMLParser()
        parser.parse((tmp_path / f"Site/{number}/a.html").read_bytes(), transport_encoding="utf-8")
        if parser.errors:
            faults[number] = parser.errors[:3]
    assert faults == {}


def test_the_parser_finds_what_is_malformed() -> None:
    parser = html5lib.HTMLParser()
    parser.parse("<!DOCTYPE html><title>x</title><p><b></p>")
    assert parser.errors
