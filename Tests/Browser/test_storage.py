"""What the reader set is kept where it can be, and nothing that storage does or holds breaks a widget."""

import json

import pytest

from sequences import WHOLE

# The value as written, and another that a key makes of it.
KINDS = {
    "clock-picker": ('value: "10:10"\nmin: "09:00"\nstep: 5\n', "10:10", "11:10"),
    "time-range": ('start: "08:15"\nend: "17:15"\n', "08:15/17:15", "09:15/17:15"),
    "month-picker": ('value: "2026-07"\nmax: "2026-12"\nopen: "true"\n', "2026-07", "2025-07"),
}
KEY = {"clock-picker": "ArrowUp", "time-range": "ArrowDown", "month-picker": "ArrowUp"}

# Before the page's scripts.
CLOSED = {
    "its door throws": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
    "there is none": "Object.defineProperty(window, 'localStorage', { value: null });",
    "it is full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "reading throws": "Storage.prototype.getItem = () => { throw new Error('broken'); };",
    "it answers with anything": "Storage.prototype.getItem = () => ({ v: 1, value: '11:11' });",
}

JUNK = [
    "", " ", "{", "null", "true", "7", "-1e999", '"10:15"', "[]", "[1]", "{}", '{"v":1}', '{"v":"1","value":"10:15"}', '{"value":"10:15"}',
    *(json.dumps({"v": 1, "value": value}) for value in [
        None, True, 0, -1, 1e308, [], [[]], {}, {"start": 1}, "", "10:1", "24:00", "10:60", "99:99/99:99", "0000-01", "2026-13", "9" * 20,
        "08:00", "10:11", "2027-01", "19:00/01:00", "2026-01-01T10:15", "10:15\n", "１０:１５", "<b>", "__proto__", "NaN", "x" * 1_000_000,
    ]),
    '{"v":1,"__proto__":{"value":"10:15"}}', "[" * 5000, "\ud83d\ude00" * 1000, "\0",
]  # fmt: skip


@pytest.fixture
def kept(page, workshop):
    """kept(kind, early): a page with a widget that keeps what it is set to, behind a script that runs before its own."""

    def make(kind, early=""):
        made = workshop(f"# A widget\n\n```{{{kind}}}\n{KINDS[kind][0]}persist: a\n```\n")
        (made.site / "_gnomon/early.js").write_text(early)
        file = made.site / "index.html"
        file.write_text(file.read_text().replace("<script defer", '<script defer src="_gnomon/early.js"></script>\n<script defer', 1))
        page.goto(made.url())
        page.wait_for("kind => !!customElements.get(kind)", kind)
        return page

    return make


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("how", CLOSED)
def test_storage_that_is_closed_is_no_matter(kept, kind, how):
    page = kept(kind, CLOSED[how])
    _, before, after = KINDS[kind]
    value = "kind => document.querySelector(kind).value"
    assert page.evaluate(value, kind) == before
    page.evaluate("""(kind, key) => {
      const it = document.querySelector(kind);
      it.open || it.querySelector(".item")?.click();
      window.heard = [];
      for (const type of ["input", "change"]) it.addEventListener(type, event => heard.push(event.type));
      it.querySelector("[role=slider]").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }""", kind, KEY[kind])  # fmt: skip
    assert page.evaluate(value, kind) == after and page.evaluate("heard") == ["input", "change"]
    assert page.problems == []


@pytest.mark.parametrize("kind", KINDS)
def test_junk_of_every_sort_is_nobodys(kept, kind):
    page = kept(kind)
    _, before, _ = KINDS[kind]
    for junk in JUNK:
        # What comes at the load, and what another tab writes later.
        page.evaluate("""(text, kind) => {
          localStorage.setItem("gnomon:a", text);
          dispatchEvent(new StorageEvent("storage", { key: "gnomon:a", newValue: text }));
          const it = document.querySelector(kind), other = it.cloneNode(true);
          it.replaceWith(other);
        }""", junk, kind)  # fmt: skip
        assert page.evaluate("kind => document.querySelector(kind).value", kind) == before, junk[:60]
    assert page.evaluate(WHOLE, kind) == [] and page.problems == []
