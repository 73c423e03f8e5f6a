"""The search: what it finds, in which order, how it is handled and what it loads."""

from pathlib import Path

import pytest

from checks.axe import axe
from checks.finding import none_of

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)
SITE = Path(__file__).parent / "search"
SETTINGS = "title: Clocks\nlanguages: [en, ja]\n"
FILES = {str(path.relative_to(SITE)): path.read_text(encoding="utf-8") for path in SITE.rglob("*.*")}
STATUS = "document.querySelector('.search [role=status]')"
OPTIONS = "[...document.querySelectorAll('.search [role=option]')]"
ASK = """async (query) => {
  const input = document.querySelector('.search input'), status = document.querySelector('.search [role=status]');
  status.textContent = '';
  const answered = new Promise((done) => new MutationObserver((_, seen) => {
    if (status.textContent) { seen.disconnect(); done(); }
  }).observe(status, { childList: true }));
  input.value = query;
  input.dispatchEvent(new Event('input'));
  await answered;
  return status.textContent;
}"""

# A query and the page that must come first.
ENGLISH = [
    ("picker", "picker.html"), ("clock picker", "picker.html"), ("Pendulum", "pendulum.html"), ("pend", "pendulum.html"),
    ("pendulm", "pendulum.html"), ("pnedulum", "pendulum.html"), ("penddulum", "pendulum.html"), ("PENDVLUM", "pendulum.html"),
    ("sundial", "sundial.html"), ("gnomon", "sundial.html"), ("daylight saving", "zones.html"), ("zone", "zones.html"),
    ("cafe", "cafe.html"), ("CAFÉ", "cafe.html"), ("résumé", "cafe.html"), ("konigsstrasse", "cafe.html"), ("setTimeout", "ticking.html"),
    ("settime", "ticking.html"), ("escapement swing", "pendulum.html"), ("swing escapement", "pendulum.html"),
    ("ｐｉｃｋｅｒ", "picker.html"), ("dial shadow", "sundial.html"), ("1582", "zones.html"), ("water", "water.html"),
    ("clepsydra", "water.html"), ("tea at 4:20", "picker.html"),
]
JAPANESE = [
    ("時計ウィジェット", "ja/tokei.html"), ("ウィジェット", "ja/tokei.html"), ("clock", "ja/tokei.html"), ("clok", "ja/tokei.html"),
    ("東京の時計", "ja/tokei.html"), ("ﾄｹｲ", "ja/kana.html"), ("トケイ", "ja/kana.html"), ("とけい", "ja/kana.html"),
    ("ｶﾞｲﾄﾞ", "ja/kana.html"), ("ガイド", "ja/kana.html"), ("日時計", "ja/hidokei.html"), ("影", "ja/hidokei.html"),
    ("影の長さ", "ja/hidokei.html"), ("振り子", "ja/furiko.html"), ("周期", "ja/furiko.html"), ("振り子 周期", "ja/furiko.html"),
    ("夏時間", "ja/jisa.html"), ("タイムゾーン", "ja/jisa.html"), ("ﾀｲﾑｿﾞｰﾝ", "ja/jisa.html"), ("時差", "ja/jisa.html"),
    ("水時計", "ja/mizu.html"), ("漏刻", "ja/mizu.html"), ("１２", "ja/mojiban.html"), ("文字盤", "ja/mojiban.html"),
    ("ＳＶＧ", "ja/mojiban.html"), ("針を回す", "ja/mojiban.html"),
]


@pytest.fixture
def made(workshop):
    return workshop(FILES, settings=SETTINGS)


@pytest.fixture
def opened(made, page):
    """The home page from disk, the search open."""

    def opened_at(name="index.html", page=page):
        page.goto(made.file_url(name))
        page.press("/")
        page.wait_for("document.querySelector('dialog.search')?.open")
        return page

    return opened_at


def found(page, query):
    """Which pages a query finds, as paths in the site, and what is said of them."""
    status = page.evaluate(ASK, query)
    addresses = page.evaluate(f"() => {OPTIONS}.map((option) => option.href)")
    return [address.split("/Site/")[-1] for address in addresses], status


@pytest.mark.parametrize("home, queries", [("index.html", ENGLISH), ("ja/index.html", JAPANESE)], ids=["en", "ja"])
def test_queries_find_their_page_first(opened, home, queries):
    page = opened(home)
    firsts = [(query, (found(page, query)[0] + ["nothing"])[0].split("#")[0]) for query, _ in queries]
    assert firsts == queries
    assert page.problems == []


def test_an_article_in_japanese_is_found_in_any_width(opened):
    page = opened("ja/index.html")
    for query in ["時計", "ウィジェット", "clock", "clok", "ｃｌｏｃｋ", "ｳｨｼﾞｪｯﾄ"]:
        assert "ja/tokei.html" in found(page, query)[0], query
    assert found(page, "ﾄｹｲ")[0] == found(page, "トケイ")[0] == found(page, "とけい")[0] == ["ja/kana.html"]
    assert found(page, "とけいばこ") == ([], "「とけいばこ」を含むページはありません。")


def test_a_hit_shows_page_heading_and_words(opened):
    page = opened()
    assert found(page, "swing shorter")[0] == ["pendulum.html#how-long-a-swing-takes"]
    texts = page.evaluate(f"() => [...{OPTIONS}[0].children].map((part) => [part.className, part.textContent])")
    assert texts[0] == ["search-title", "The pendulum"] and texts[1] == ["search-heading", "How long a swing takes"]
    assert "a shorter pendulum" in texts[2][1]
    assert page.evaluate("() => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)") == [
        "swing", "shorter", "swings"]


def test_readouts_labels_and_code_are_found_and_drafts_and_markup_are_not(opened):
    page = opened()
    assert found(page, "4:20 pm")[0] == ["picker.html#tea"]
    assert found(page, "Afternoon tea")[0] == ["picker.html#tea"]
    assert found(page, "setTimeout")[0] == ["ticking.html#once-a-second"]
    assert found(page, "a dial with a shadow")[0] == ["sundial.html"]
    for query in ["secret", "bind", "日時計"]:
        assert found(page, query) == ([], f"No page has “{query}”.")


def test_no_hit_is_said_in_the_language_of_the_page(opened):
    assert found(opened("ja/index.html"), "zzzz") == ([], "「zzzz」を含むページはありません。")


HOSTILE = [
    "<img src=x onerror=\"document.title='bad'\">", "picker <script>document.title='bad'</script>", "[.*+?^${}()|\\",
    "$& $1 $`", "a" * 10_000, "時" * 10_000, "constructor __proto__ toString", "\u202e\ud83d", ":", "%00", " ", "́",
]


def test_hostile_queries_are_text(opened):
    page = opened()
    for query in HOSTILE:
        if query.strip():
            assert found(page, query)[0] in ([], ["picker.html"]), query
    assert page.evaluate("() => [document.title, document.querySelectorAll('.search img, .search script').length]") == ["Clocks", 0]
    assert page.problems == []


def test_keys_open_choose_and_close(made, page):
    page.goto(made.url("pendulum.html"))
    page.evaluate("() => document.querySelector('.search-button').focus()")
    page.press("Control+k")
    page.wait_for("document.activeElement.matches('.search input')")
    page.type("clock")
    count = page.wait_for(f"{OPTIONS}.length")
    chosen = f"{OPTIONS}.findIndex((option) => option.ariaSelected === 'true')"
    for key, place in [("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", -1), ("ArrowUp", count - 1)]:
        page.press(key)
        page.wait_for(f"{chosen} === {place}")
    assert page.evaluate("document.querySelector('.search input').getAttribute('aria-activedescendant')") == f"page:search-{count - 1}"
    page.press("Escape")
    page.wait_for("!document.querySelector('.search').open")
    assert page.evaluate("document.activeElement.className") == "search-button"
    page.press("/")
    page.wait_for("document.activeElement.matches('.search input')")
    page.type("gnomon")
    page.press("Enter")
    page.wait_for("location.pathname.endsWith('/sundial.html') && document.readyState === 'complete'")
    assert page.problems == []


def test_a_hit_on_the_same_page_closes_the_window_and_goes_there(made, page):
    page.goto(made.url("pendulum.html"))
    page.press("/")
    page.wait_for("document.activeElement.matches('.search input')")
    page.type("swing")
    page.press("Enter")
    assert page.wait_for("location.hash") == "#how-long-a-swing-takes"
    page.wait_for("!document.querySelector('.search').open")


def test_a_slash_in_a_field_is_a_slash(made, page):
    page.goto(made.url("picker.html"))
    page.evaluate("() => { document.querySelector('main').append(document.createElement('textarea')); document.querySelector('textarea').focus(); }")
    page.type("a/b")
    assert page.evaluate("document.querySelector('textarea').value") == "a/b"
    assert page.evaluate("document.querySelector('.search')") is None


def test_what_cannot_be_loaded_is_said_and_tried_again(made, opened):
    page = opened()
    start = made.site / "_gnomon/search/en/start.js"
    text = start.read_text()
    start.unlink()
    assert found(page, "picker") == ([], "The search could not be loaded.")
    start.write_text(text)
    assert found(page, "picker")[0][0] == "picker.html"


@CHROMIUM
def test_nothing_but_the_button_is_loaded_before_use(made, page):
    page.goto(made.url())
    names = "() => performance.getEntriesByType('resource').map((entry) => entry.name.split('/').pop().split('?')[0])"
    assert [name for name in page.evaluate(names) if "search" in name] == ["search-button.en.js"]


@CHROMIUM
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_open_window_is_accessible_and_fits(made, open_page, dark, direction):
    page = open_page(dark=dark, width=320)
    page.goto(made.url())
    page.evaluate("(to) => { document.dir = to; }", direction)
    page.press("/")
    page.wait_for("document.querySelector('dialog.search')?.open")
    none_of(axe(page, "empty"))
    found(page, "clock")
    page.press("ArrowDown")
    page.wait_for(f"{OPTIONS}[0].ariaSelected === 'true'")
    none_of(axe(page, "with hits"))
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
    box = page.box(".search")
    assert box.x >= 0 and box.x + box.width <= 320


@CHROMIUM
def test_print_and_a_page_without_script_show_no_search(made, open_page):
    page = open_page(javascript=False)
    page.goto(made.url())
    assert "Search" not in page.native.inner_text("body")
    page = open_page()
    page.goto(made.url())
    page.native.emulate_media(media="print")
    assert not page.native.is_visible(".search-button")


@CHROMIUM
def test_more_pages_come_eight_by_eight(workshop, page):
    made = workshop({f"a{number:02}.md": f"# Page {number}\n\ngear\n" for number in range(20)})
    page.goto(made.file_url("a00.html"))
    page.press("/")
    page.wait_for("document.querySelector('dialog.search')?.open")
    pages, status = found(page, "gear")
    assert status == "Pages found: 20" and len(pages) == 8
    for _ in range(9):
        page.press("ArrowDown")
    page.wait_for(f"{OPTIONS}.length === 16 && {OPTIONS}[8].ariaSelected === 'true'")
    page.evaluate("() => document.querySelector('.search-box > button').click()")
    page.wait_for(f"{OPTIONS}.length === 20 && document.querySelector('.search-box > button').hidden")


@CHROMIUM
def test_words_on_very_many_pages_and_in_long_ones_are_found(workshop, page):
    """Of a word on more than 2000 pages not all are listed; a long page is in several files."""
    long = "\n\n".join(f"## Part {number}\n\n{'gear wheel spring ' * 150}word{number}" for number in range(40))
    files = {f"a/p{number:04}.md": f"# Page {number}\n\ngear number{number}\n" for number in range(2100)}
    made = workshop({"index.md": "# Long\n\n" + long, **files})
    page.goto(made.file_url())
    page.press("/")
    page.wait_for("document.querySelector('dialog.search')?.open")
    assert found(page, "gear number2099") == (["a/p2099.html"], "Pages found: 1+")
    assert found(page, "gear word33")[0] == ["index.html#part-33"]
    assert found(page, "word33 word2")[0][0].startswith("index.html#part-")
    assert found(page, "number2099 number7")[0] == []
    assert found(page, "gear")[1] == "Pages found: 2000+"


@CHROMIUM
def test_with_forced_colours_the_words_that_were_found_can_be_read(made, open_page):
    page = open_page(dark=True, forced_colors=True)
    page.goto(made.url())
    page.press("/")
    page.wait_for("document.querySelector('dialog.search')?.open")
    found(page, "clock")
    colours = "(({ color }) => [color, getComputedStyle(document.querySelector('.search')).backgroundColor])(getComputedStyle(document.querySelector('.search mark')))"
    mark, ground = page.wait_for(f"document.querySelector('.search mark') && {colours}")
    assert mark == "rgb(255, 255, 255)" and ground == "rgb(0, 0, 0)"


def test_a_reader_can_do_without_the_key_of_one_character(made, page) -> None:
    """WCAG 2.1.4: a shortcut of one character can be turned off; that with Ctrl stays."""
    page.goto(made.url())
    page.press("/")
    page.wait_for("!!document.querySelector('dialog[open] label input')")
    none_of(axe(page, "the switch"))
    page.evaluate("document.querySelector('dialog label input').click()")
    shortcuts = "document.querySelector('.search-button').getAttribute('aria-keyshortcuts')"
    for name in ("index.html", "picker.html"):
        if name != "index.html":
            page.goto(made.url(name))
            page.wait_for("!!document.querySelector('.search-button')")
        else:
            page.press("Escape")
        assert page.evaluate(shortcuts) == "Control+K" and page.evaluate("document.querySelector('.search-button kbd').hidden")
        page.press("/")
        assert not page.evaluate("!!document.querySelector('dialog[open]')")
    page.press("Control+k")
    page.wait_for("document.querySelector('dialog[open] label input')?.checked === false")
    page.evaluate("document.querySelector('dialog label input').click()")
    assert page.evaluate(shortcuts) == "/ Control+K"
