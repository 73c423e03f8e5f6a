"""The gallery of `gnomon serve`: every widget with controls."""

import random
import re
import subprocess
from urllib.parse import parse_qsl, quote, urlencode

import pytest
import yaml

from checks.axe import axe
from checks.document import Document
from checks.finding import Finding, none_of
from checks.markup import markup
from checks.nu import nu
from gallery import KINDS, address, in_frames
from requirement import Missing, refuse
from serving.workshop import gnomon

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
DIRECTIVE = "document.getElementById('directive').textContent"
TEXTS = (
    "a: b # c", "- x", "```", "}", "'", '"', "\\", "two\nlines", "tab\there", "🕰️ 時計", "é e\u0301", "\u0085\u2028\ufeff",
    "%41+&amp;=", " blank ", "null", "<b>&lt;</b>", "\u202eright", "C:\\n",
)  # fmt: skip


def set_control(page, name, text):
    """As if it had been typed at once."""
    page.evaluate(
        """(name, text) => {
          const control = document.getElementById('set:' + name);
          control.focus();
          control.value = text;
          control.dispatchEvent(new Event('input', { bubbles: true }));
        }""",
        name,
        text,
    )


def options_of(directive):
    return yaml.load(re.fullmatch(r"```\{[a-z-]+\}\n(.*)```\n", directive, re.S)[1], yaml.BaseLoader)


def test_what_is_typed_is_shown_and_the_address_follows(page, preview):
    page.goto(address(preview, "clock-picker"))
    page.wait_for(in_frames("inside.querySelector('clock-picker')?.value"))
    page.evaluate("document.getElementById('set:label').focus()")
    page.type("Tea: 4")
    page.wait_for(in_frames("inside.querySelector('.label')?.textContent === 'Tea: 4'"))
    assert page.evaluate(DIRECTIVE) == '```{clock-picker}\nlabel: "Tea: 4"\n```\n'
    assert page.evaluate("location.search") == "?label=Tea%3A+4"
    assert page.evaluate("document.activeElement.id") == "set:label"
    set_control(page, "value", "16:00")
    page.wait_for(in_frames("inside.querySelector('clock-picker')?.value === '16:00'"))
    # A mistake takes the place of the widget, and marks its control.
    set_control(page, "step", "")
    set_control(page, "value", "16")
    said = page.wait_for("document.querySelector('.report')?.textContent")
    assert said.startswith("clock-picker.md:2:8: error: value must be")
    assert page.evaluate("[...document.querySelectorAll('[aria-invalid]')].map(one => one.id)") == ["set:value"]
    assert page.evaluate("document.getElementById('frames').hidden")
    set_control(page, "value", "")
    page.wait_for("!document.querySelector('.report') && !document.getElementById('frames').hidden")
    page.wait_for(in_frames("inside.querySelector('clock-picker')?.value === '10:10'"))
    assert page.evaluate("location.search") == "?label=Tea%3A+4"
    # And the page that is opened there is the same.
    page.reload()
    page.wait_for(in_frames("inside.querySelector('.label')?.textContent === 'Tea: 4'"))
    assert page.problems == []


@CHROMIUM
def test_it_works_without_script(open_page, preview):
    page = open_page(javascript=False)
    page.goto(address(preview, "time-range", label="A & b", view_time="2026-01-01T00:00"))
    page.native.select_option("[name=step]", "30")
    page.native.fill("[name=end]", "18:30")
    page.native.click("button.show")
    page.native.wait_for_url(re.compile("step=30"))
    query = page.native.url.partition("?")[2]
    assert dict(parse_qsl(query)) == {
        "end": "18:30", "step": "30", "label": "A & b", "view.time": "2026-01-01T00:00",
    }  # fmt: skip
    assert options_of(page.native.text_content("#directive")) == {
        "end": "18:30", "step": "30", "label": "A & b",
    }  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
@CHROMIUM
def test_any_text_is_in_the_address_and_in_the_directive(page, preview, text):
    page.goto(address(preview, "radial-clock", label=text, help="x\r\ny\0z"))
    assert page.evaluate("document.getElementById('set:label').value") == text
    # Another control changes nothing else, not even what a field cannot hold.
    set_control(page, "width", "200")
    page.wait_for("location.search.includes('width=200')")
    found = page.wait_for(f"{DIRECTIVE}.includes('200') && {DIRECTIVE}")
    assert page.evaluate("Object.fromEntries(new URLSearchParams(location.search))") == {
        "label": text, "help": "x\r\ny\0z", "width": "200",
    }  # fmt: skip
    # Another reader of YAML reads the same.
    assert options_of(found) == {"label": text, "help": "x\r\ny\0z", "width": "200"}
    assert "[control-character]" in page.evaluate("document.querySelector('.report').textContent")


@CHROMIUM
def test_what_is_too_long_for_an_address_is_said(page, preview):
    page.goto(address(preview, "radial-clock"))
    page.wait_for(in_frames("inside.querySelector('radial-clock')?.wall"))
    set_control(page, "label", "時" * 3000)
    page.wait_for("document.getElementById('report').textContent.includes('too long')")
    set_control(page, "label", "時" * 30)
    page.wait_for(in_frames("inside.querySelector('.label')?.textContent.length === 30"))
    assert not page.evaluate("document.getElementById('report').textContent.trim()")


@CHROMIUM
def test_what_is_copied_is_the_widget_of_an_article(page, preview, workshop):
    page.native.context.grant_permissions(["clipboard-read", "clipboard-write"])
    label = "a: \"b\" # ```\n- c 時計"
    page.goto(address(preview, "clock-picker", value="16:45", label=label, step="15"))
    page.native.click(".directive button")
    page.wait_for("document.getElementById('copied').textContent === 'Copied'")
    copied = page.evaluate("navigator.clipboard.readText()")
    page.goto(workshop(f"# A\n\n{copied}").url())
    assert page.evaluate("document.querySelector('clock-picker').getAttribute('label')") == label
    assert page.wait_for("document.querySelector('clock-picker').value") == "16:45"


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("clock-picker", {"valeu": "10:10"}),
        ("clock-picker", {"value": "10:10", "min": "2026-01-01T00:00"}),
        ("time-range", {"step": "7", "end": "x: y"}),
        ("digital-clock", {"bind": "nobody"}),
        ("month-picker", {"label": " ", "max": "1999-13"}),
    ],
)
def test_bad_values_are_said_as_a_build_says_them(preview, tmp_path, kind, options):
    status, page = preview.get("/" + address(preview, kind, **options).removeprefix(preview.address))
    assert status == 200
    texts = Document(page.decode())
    (directive,) = re.findall(r'<code id="directive">([^<]*)', page.decode())
    (report,) = re.findall(r'<pre class="report" tabindex="0">([^<]*)', page.decode())
    assert markup(kind, texts) == []
    article = tmp_path / "Content" / f"{kind}.md"
    article.parent.mkdir()
    article.write_text(unescaped(directive))
    run = subprocess.run([gnomon(), "build", "."], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 1
    said = run.stderr.replace("Content/", "").rpartition("gnomon: ")[0]
    assert said == unescaped(report)


def unescaped(text):
    for entity, character in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#39;", "'"), ("&amp;", "&")):
        text = text.replace(entity, character)
    return text


@CHROMIUM
def test_the_frames_show_what_they_are_called(open_page, preview):
    page = open_page(width=1400, dark=True)
    page.goto(address(preview, "clock-picker", view_language="ja", label="時刻"))
    page.wait_for(in_frames("inside.querySelector('clock-picker')?.value"))
    told = page.evaluate("""[...document.querySelectorAll('iframe')].map(frame => {
      const inside = frame.contentDocument.documentElement;
      const style = frame.contentWindow.getComputedStyle(inside.querySelector('body'));
      return [frame.title, style.backgroundColor, style.direction, inside.lang, inside.clientWidth === 320,
        inside.scrollHeight <= frame.clientHeight];
    })""")
    light, dark = "rgb(251, 250, 247)", "rgb(22, 23, 21)"
    assert told == [
        ["Light", light, "ltr", "ja", False, True], ["Dark", dark, "ltr", "ja", False, True],
        ["320 px", dark, "ltr", "ja", True, True], ["Right to left", dark, "rtl", "ja", False, True],
    ]  # fmt: skip


@CHROMIUM
@pytest.mark.parametrize("width", [1280, 320])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_gallery_is_accessible_and_fits(open_page, preview, dark, width):
    page, found = open_page(dark=dark, width=width), []
    for name in ("", *KINDS, *(f"_frame/{kind}" for kind in KINDS), "clock-picker?step=7"):
        page.goto(f"{preview.address}_gallery/{name}")
        found += axe(page, name)
        if page.evaluate("document.scrollingElement.scrollWidth") > width:
            found.append(Finding(name, "wider than the window", ""))
    none_of(found + page.problems)


def test_its_pages_are_valid(preview, tmp_path):
    for name in ("", *KINDS, *(f"_frame/{kind}" for kind in KINDS), "radial-clock?label=%00%22%3E&b=%0A&step=7"):
        page = preview.get(f"/_gallery/{name}")[1]
        (tmp_path / f"{quote(name, safe='')}.html").write_bytes(page)
        none_of(markup(name, Document(page.decode())))
    try:
        none_of(nu(tmp_path))
    except Missing as missing:
        refuse(str(missing))


def test_random_addresses_are_answered(preview):
    chance = random.Random(7)
    names = ["value", "label", "timezone", "step", "view.time", "view.zone", "view.speed", "view.", "", "é", "%", "a=b"]
    for _ in range(300):
        pairs = [
            (chance.choice(names), "".join(chr(chance.choice([0, 9, 10, 34, 38, 96, 0x65E5, 0x1F570])) for _ in range(5)))
            for _ in range(chance.randrange(5))
        ]
        path = f"/_gallery/{chance.choice(['', '_frame/', '_script/'])}{chance.choice(KINDS)}?{urlencode(pairs)}"
        assert preview.get(path)[0] == 200, path
    assert preview.get("/_gallery/clock-picker?" + "%" * 50 + "&&=&a")[0] == 200


@CHROMIUM
def test_it_follows_the_templates_of_the_site(page, preview):
    page.goto(address(preview, "radial-clock", label="Kept"))
    page.wait_for(in_frames("inside.querySelector('.label')?.textContent === 'Kept'"))
    style = preview.root / "Templates" / "styles" / "page.css"
    style.parent.mkdir(parents=True)
    preview.built()
    style.write_text("body { background: rgb(1, 2, 3); }\n")
    page.wait_for(
        in_frames(
            "inside.querySelector('.label')?.textContent === 'Kept'"
            " && inside.defaultView.getComputedStyle(inside.body).backgroundColor === 'rgb(1, 2, 3)'"
        ),
        seconds=20,
    )
