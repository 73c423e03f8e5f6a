import SourceText
import Testing

@testable import Markdown

/// Every sentence about what GitHub adds to Markdown, at its place.
@Suite struct GitHubProblemTests {
    private static let words = Words(alerts: [:], table: "", footnotes: "", footnote: "", back: "")

    private static func reports(_ text: String) -> [String] {
        Document(SourceFile(path: "a.md", text: text), extensions: .article(words, autolinks: true)).diagnostics
            .map { $0.text.split(separator: "\n").first.map(String.init) ?? "" }
    }

    @Test(arguments: [
        ("a\n\n> [!TIPS]\n> b", "a.md:3:3: error: there is no alert ‘[!TIPS]’; did you mean ‘[!TIP]’? [unknown-alert]"),
        (
            "- > [!EXAMPLE]\n  > b",
            "a.md:1:5: error: there is no alert ‘[!EXAMPLE]’; "
                + "the alerts are [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION] [unknown-alert]"
        ),
        (
            "> [!WARNING] Deprecated",
            "a.md:1:3: warning: text behind ‘[!WARNING]’ makes this an ordinary quote; "
                + "write ‘> [!WARNING]’ alone on its line, and the text on the next, after ‘> ’ [alert-text]"
        ),
        (
            "> [!NOTE]",
            "a.md:1:3: warning: the alert ‘[!NOTE]’ has no text, so this is an ordinary quote; "
                + "write its text on the next line, after ‘> ’ [empty-alert]"
        ),
        (
            "> a\n>\n> [^n]: b",
            "a.md:3:3: warning: nothing refers to the footnote ‘n’, so it is left out; "
                + "write ‘[^n]’ where it belongs, or take it out [unused-footnote]"
        ),
        (
            "[^n]\n\n[^n]: b\n[^N]: c",
            "a.md:4:1: warning: the footnote ‘N’ is defined on line 3 already, so this is left out; "
                + "give it another name [double-footnote]"
        ),
        (
            "[^note] a\nb [^noet]\n\n[^note]: c",
            "a.md:2:3: warning: there is no footnote ‘noet’; did you mean ‘[^note]’? [unknown-footnote]"
        ),
        (
            "\\**a**\n**「時刻」**です",
            "a.md:2:7: warning: this ‘**’ is only text: between punctuation and a Japanese letter it begins and ends nothing; "
                + "take the punctuation out of the ‘**’, as in ‘「**時刻**」です’, or put a space outside of it [open-strong]"
        ),
    ])
    func sentence(_ text: String, _ expected: String) { #expect(Self.reports(text) == [expected]) }

    @Test(arguments: [("**時刻は`code`**です", "1:12"), ("|a|\n|-|\n|です**「時刻」** |", "3:4"), ("です**`x`** だ", "1:3")])
    func strongTextThatJapaneseKeepsOpen(_ text: String, _ place: String) {
        let reports = Self.reports(text)
        #expect(reports.count == 1 && reports.first?.hasPrefix("a.md:\(place): warning: this ‘**’") == true)
    }

    @Test(arguments: [
        "**時刻**です", "「**時刻**」です", "**「時刻」** です", "\\*\\*「時刻」\\*\\*です", "2**「時刻」", "`**「時刻」**です`", "a ** b",
        "** 「時刻」**です",
    ])
    func strongTextThatIsRightOrMeant(_ text: String) { #expect(Self.reports(text) == []) }

    @Test(arguments: [
        "[!NOTE]", "> \\[!TIPS]", "> a\n> [!TIPS]", "> [!pic](a.png)", "```\n> [!TIPS]\n```", "> [! TIP]",
        "[^0-9] `[^note]`", "[^ab]\n\n[^ac]: b [^ac]\n\n[^ac]",
    ])
    func whatIsTextIsNoMistake(_ text: String) { #expect(Self.reports(text) == []) }

    @Test func cellsHaveAnEnd() {
        let columns = 1000
        let text =
            "\(String(repeating: "a|", count: columns))\n\(String(repeating: "-|", count: columns))\n\(String(repeating: "b\n", count: 70))"
        #expect(
            Self.reports(text) == [
                "a.md:68:1: error: the tables of the page have more than 262144 cells, or lack more than 65536 in short rows; "
                    + "split the page [table-too-large]"
            ])
    }
}
