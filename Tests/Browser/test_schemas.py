"""The JSON Schemas that `gnomon schema` prints, by another validator: they say what Gnomon itself says."""

import json
import re
import subprocess
from pathlib import Path

import jsonschema
import pytest
import yaml

from requirement import Missing, refuse
from serving.workshop import gnomon

CONTENT = Path(__file__).parents[2] / "Content"


class Core(yaml.SafeLoader):
    """YAML 1.2 as editors read it (its core schema), where `10:10` and `2026-02-28` are text and `no` is no truth value."""

    yaml_implicit_resolvers = {}


for tag, pattern, first in [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+0123456789."),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
]:
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), list(first))


def printed(*words: str) -> str:
    try:
        return subprocess.run([gnomon(), "schema", *words], capture_output=True, text=True, check=True).stdout
    except Missing as missing:
        refuse(str(missing))


def schema(name: str) -> dict:
    return json.loads(printed(name))


def names() -> list[str]:
    return [line.split()[0] for line in printed().splitlines()]


def complaints(name: str, text: str) -> list[str]:
    validator = jsonschema.Draft202012Validator(schema(name))
    return [error.message for error in validator.iter_errors(yaml.load(text, Loader=Core))]


def test_each_is_a_schema_that_describes_everything():
    for made in map(schema, names()):
        jsonschema.Draft202012Validator.check_schema(made)
        assert made["properties"] and all(option["description"] for option in made["properties"].values())
        for option in made["properties"].values():
            if "default" in option:
                jsonschema.validate(option["default"], option)


def examples(names: list[str]) -> list[tuple[str, str]]:
    """Everything that the documentation sets: its site.yml, its front matter, its widgets."""
    found = [("site", (CONTENT / "site.yml").read_text(encoding="utf-8"))]
    for path in sorted(CONTENT.rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        if front := re.match(r"---\n(.*?)^---$", text, re.M | re.S):
            found.append(("front-matter", front[1]))
        found += [
            (block[2], block[3])
            for block in re.finditer(r"^(`{3,})\{([a-z-]+)\}\n(.*?)^\1$", text, re.M | re.S)
            if block[2] in names
        ]
    return found


def test_every_example_of_the_documentation_is_valid():
    found = examples(names())
    assert {name for name, _ in found} == set(names())
    assert [(name, text, said) for name, text in found if (said := complaints(name, text))] == []


@pytest.mark.parametrize("name, text", [
    ("site", "titel: A"), ("site", "title:"), ("site", "title: '  '"), ("site", "languages: {en: ja}"), ("site", "keep: [a, '']"),
    ("site", "- title"), ("front-matter", "draft: perhaps"), ("front-matter", "weight: 10000"), ("front-matter", "weight: 1.5"),
    ("front-matter", "date: 2026-2-28"), ("front-matter", "date: 2026-13-01"), ("front-matter", "slug: a/b"),
    ("front-matter", "slug: a b"), ("front-matter", "tags: [a, '']"), ("front-matter", "tags: [[a]]"),
])  # fmt: skip
def test_what_is_refused_in_a_file_breaks_the_schema(name, text, tmp_path):
    assert complaints(name, text)
    content = tmp_path / "Content"
    content.mkdir()
    (content / "index.md").write_text("# A\n" if name == "site" else f"---\n{text}\n---\n\n# A\n")
    (content / "site.yml").write_text(text if name == "site" else "title: A\n")
    assert subprocess.run([gnomon(), "build", tmp_path], capture_output=True).returncode == 1


@pytest.mark.parametrize("option, value", [
    ("value", "25:00"), ("value", "9:00"), ("value", "2026-02-28"), ("value", "2026-13-28T08:05"), ("value", "0000-01-01T08:05"),
    ("timezone", "Europe/Berlni"), ("step", "7"), ("step", "0"), ("snap", "ceiling"), ("carry", "true"), ("linked", "no"),
    ("hours", "13"), ("label", "' '"), ("width", "47"), ("width", "2001"), ("width", "12.5"), ("bind", "1st"), ("bind", "a.b"),
    ("persist", "a b"), ("disabled", "maybe"), ("valeu", "10:10"),
])  # fmt: skip
def test_what_is_refused_of_a_widget_breaks_the_schema(option, value):
    assert complaints("clock-picker", f"{option}: {value}")
    words = [gnomon(), "widget", "clock-picker", f"--{option}", value.strip("'")]
    assert subprocess.run(words, capture_output=True).returncode == 2
