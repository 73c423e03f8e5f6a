"""The highlighting of code, compared with Pygments on real files, and on text that nobody writes."""

import html
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Generic, Keyword, Name, Number, String, Token

from requirement import Missing, refuse
from serving.workshop import REPOSITORY, gnomon

SAMPLES = Path(__file__).parent / "code"

# Our classes and Pygments' types as a handful of kinds; what is in neither table is `other`.
OURS = {
    "comment": "comment", "string": "string", "keyword": "keyword", "number": "number", "inserted": "inserted",
    "deleted": "deleted", "prompt": "prompt", "output": "output",
}
THEIRS = [
    (Comment.Preproc, "other"), (Comment.PreprocFile, "string"), (Comment, "comment"), (String.Affix, "string"),
    (String.Interpol, "string"), (String, "string"), (Number, "number"), (Token.Literal.Date, "number"),
    (Keyword, "keyword"), (Token.Operator.Word, "keyword"), (Generic.Inserted, "inserted"),
    (Generic.Deleted, "deleted"), (Generic.Prompt, "prompt"), (Generic.Output, "output"),
]

# Where the two mean different things by one word: for a language, what a type of Pygments' is here.
SPECIAL = {
    # Names of properties and their values are keywords of Pygments'; only words with an @ or a ! are here.
    "css": [(Keyword.Type, "number"), (Keyword, "other")],
    # A scalar without quotation marks is other, one in lines of its own is text, and what is in brackets has
    # one type, with quotation marks or without.
    "yaml": [(Token.Literal.Scalar.Plain, "other"), (Name.Constant, "string"), (Name.Variable, "either")],
    # The headings of tables are keywords of Pygments'.
    "toml": [(Keyword.Constant, "keyword"), (Keyword, "other")],
    # A line for the preprocessor is one piece for Pygments, and code here.
    "c": [(Comment.Preproc, "either"), (Comment.PreprocFile, "either")],
    # Names after a colon, with what follows the dot, are types of Pygments'; only the language's own types are keywords.
    "typescript": [(Keyword.Type, "either")],
}


def their_kind(language: str, token) -> str:
    return next((kind for type_, kind in SPECIAL.get(language, []) + THEIRS if token in type_), "other")


def render(text: str, language: str) -> str:
    fence = "~" * 40
    source = f"{fence} {language}\n{text}{fence}\n"
    try:
        run = subprocess.run([gnomon(), "render"], input=source.encode(), capture_output=True, timeout=100)
    except Missing as missing:
        refuse(str(missing))
    assert run.returncode == 0, run.stderr.decode()
    return re.search(r"<code[^>]*>(.*)</code>", run.stdout.decode(), re.DOTALL)[1]


def source(path: Path, language: str) -> str:
    text = path.read_text(encoding="utf-8").rstrip("\n") + "\n"
    if language == "markdown":
        # Pygments knows neither four backticks nor directives, and takes all that follows for one code span.
        text = re.sub(r"^(````+).*?^\1$|^```\{.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    return text


def our_kinds(markup: str) -> tuple[str, list[str]]:
    """The text, and for each of its characters what it is."""
    text, kinds, kind = "", [], "other"
    for part in re.split(r"(<[^>]*>)", markup):
        if part.startswith("<"):
            name = re.match(r'<span class="(\w+)">', part)
            kind = OURS.get(name[1], "other") if name else "other"
        else:
            part = html.unescape(part)
            text += part
            kinds += [kind] * len(part)
    return text, kinds


def files(*patterns: str) -> list[Path]:
    return sorted(path for pattern in patterns for path in REPOSITORY.glob(pattern) if path.is_file())


# The files, and how many in a hundred of their characters (blanks left out) have to be of the same kind. What differs is
# swift: fileprivate and package, which Pygments has not, and labels and members that are called like keywords;
# typescript: satisfies, unknown and object, which Pygments has not; css: an @ belongs to its word here;
# yaml: true, null and numbers are such without quotation marks, too; toml, yaml: a key in quotation marks is a key;
# console: lines after a prompt > are commands; diff: --- and +++ are one heading; c: size_t is a type;
# sh: cd and true are keywords of some only; code in $( ) in a text is code;
# markdown: Pygments takes fences without a language for code spans, and no code span directly before a Japanese mark.
LANGUAGES = {
    "swift": (files("Sources/*/*.swift"), 98),
    "javascript": (files("Templates/scripts/clock*.js", "Templates/scripts/code.js"), 99),
    "typescript": ([SAMPLES / "clock.ts"], 96),
    "html": (files("Site/**/*.html"), 99),
    "css": (files("Templates/styles/*.css"), 99),
    "json": ([SAMPLES / "clock.json", REPOSITORY / ".swift-format"], 99),
    "yaml": ([SAMPLES / "clock.yaml", *files("Templates/strings/*.yml", "Content/*.yml")], 97),
    "toml": ([SAMPLES / "clock.toml"], 95),
    "sh": (files("Scripts/*"), 98),
    "console": ([SAMPLES / "clock.console"], 96),
    "diff": ([SAMPLES / "clock.diff"], 97),
    "xml": ([SAMPLES / "clock.svg"], 99),
    "c": (files("Sources/C*/*.c", "Sources/C*/**/*.h"), 98),
    "python": (files("Tests/Browser/**/*.py"), 99),
    "markdown": (files("Content/**/*.md", "*.md"), 96),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_agrees_with_pygments(language: str) -> None:
    paths, floor = LANGUAGES[language]
    same, differences = 0, Counter()
    for path in paths:
        text = source(path, language)
        shown, ours = our_kinds(render(text, language))
        assert shown == text, f"{path}: the text is not what it was"
        theirs = ["other"] * len(text)
        start = 0
        for token, value in get_lexer_by_name(language, stripnl=False, ensurenl=False).get_tokens(text):
            theirs[start : start + len(value)] = [their_kind(language, token)] * len(value)
            start += len(value)
        for index, character in enumerate(text):
            if character.isspace() or theirs[index] == "either":
                continue
            if ours[index] == theirs[index]:
                same += 1
            else:
                word = re.search(r"\S*$", text[:index])[0] + re.match(r"\S*", text[index:])[0]
                differences[f"{ours[index]}, not {theirs[index]}, in {word[:40]}"] += 1
    share = 100 * same / (same + differences.total())
    common = "\n".join(f"{count} x {what}" for what, count in differences.most_common(12))
    print(f"{language}: {share:.1f} %\n{common}")
    assert share >= floor, f"{language}: {share:.1f} % instead of {floor} %\n{common}"


# Openings without end: what takes time that grows with the square of the length does not end here.
OPENINGS = [
    '"', "'", "`", "\\(", '"\\(', "`${", 'f"{', "/", "/[", '#"', "#", "<", "<a ", "<!--", "<script>", '<a b="', "&", "${",
    "$(", '"$(', "<<A\n", "{", "[", "a:", "a: |\n ", "- ", '"a"', "a ", "*a", "**a", "_a", "`a``b", "](", "> ```a\n",
    "````md\n```md\n", "---\n", "--- \n", "+++ \n", "$ a\n", "(a", "url(", "/*", "a;", "a:b{", "\\", "@a", "#if ", "\n\n",
    " ", "&a: *b ", "'''", '"""', "#a\n", "a\t", "a\n",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_openings_are_soon_done(language: str) -> None:
    for opening in OPENINGS:
        text = opening * (60_000 // len(opening)) + "\n"
        assert our_kinds(render(text, language))[0] == text, repr(opening)
