import SourceText
import Testing

@testable import Markdown

@Suite struct HeadingTests {
    private static func headings(_ text: String) -> (headings: [Heading], reports: [String]) {
        var diagnostics: [Diagnostic] = []
        let document = Document(SourceFile(path: "a.md", text: text))
        let headings = document.nameHeadings(diagnostics: &diagnostics)
        return (headings, diagnostics.inOrder.map { $0.text.split(separator: "\n").first.map(String.init) ?? "" })
    }

    /// What GitHub makes of the same headings, in this order (but for what has no letter).
    @Test func idsAreThoseOfGitHub() {
        let pairs = [
            ("Header", "header"), ("Header 1", "header-1"), ("Header", "header-2"), ("echo", "echo"),
            ("echo", "echo-1"), ("echo 1", "echo-1-1"), ("echo-1", "echo-1-2"), ("echo", "echo-2"),
            ("Schrödinger's *Cat* & `a_b`", "schrödingers-cat--a_b"), ("en–dash, it’s 3.5!", "endash-its-35"),
            ("heading with a - dash", "heading-with-a---dash"), ("😄 unicode emoji", "-unicode-emoji"),
            ("Привет non-latin 你好", "привет-non-latin-你好"), ("時計の「針」、１２本", "時計の針１２本"),
            ("が", "が"), ("か\u{3099}", "か\u{3099}-1"), ("a_ ‿ ＿b", "a_-‿-＿b"), ("a\u{308}Ä", "a\u{308}ä"),
            ("ⅣⓐÆ", "ⅳⓐæ"),
            ("🎉", "section"), ("❤\u{FE0F}", "section-1"), ("", "section-2"), ("Section", "section-3"),
            ("___", "section-4"), ("[Link](b.md)", "link"), ("![Picture](b.png) text", "text"),
        ]
        let found = Self.headings(pairs.map { "## \($0.0)\n" }.joined())
        #expect(found.reports.isEmpty && found.headings.count == pairs.count)
        for (heading, (text, id)) in zip(found.headings, pairs) {
            #expect(heading.id.unicodeScalars.elementsEqual(id.unicodeScalars), "‘\(text)’ is ‘\(heading.id)’")
        }
    }

    @Test(arguments: [
        ("# A {#b}", "A", "b"), ("# A {#B.c-d_1} ##", "A", "B.c-d_1"), ("> - ### A{#時計}  ", "A", "時計"),
        ("# {#b}", "", "b"), ("# A \\{#b}", "A {#b}", "a-b"), ("# A \\\\{#b}", "A \\", "b"),
        ("A {#b}\n===", "A {#b}", "a-b"),
        ("# A `{#b}`", "A {#b}", "a-b"), ("# A {b}", "A {b}", "a-b"), ("# A {#b} c", "A {#b} c", "a-b-c"),
    ])
    func anIDIsWrittenBehindAHeading(_ text: String, _ shown: String, _ id: String) {
        let found = Self.headings(text)
        #expect(found.headings.map(\.text) == [shown] && found.headings.map(\.id) == [id] && found.reports.isEmpty)
    }

    @Test func writtenIDsAreReservedFirst() {
        #expect(Self.headings("# b\n# A {#b}\n# b-1").headings.map(\.id) == ["b-1", "b", "b-1-1"])
    }

    @Test(arguments: ["{#}", "{#a b}", "{#-a}", "{ #a}", "{#*a*}", "{#a:b}", "{#a .b}"])
    func whatIsNoIDIsTextAndReported(_ written: String) {
        let found = Self.headings("\n## A \(written)\n")
        #expect(found.headings.first?.text.hasPrefix("A {") == true)
        #expect(
            found.reports == [
                "a.md:2:6: warning: ‘\(written)’ behind a heading is only text; write an id as ‘{#opening-times}’: "
                    + "letters, digits, ‘-’, ‘_’ and ‘.’ after a letter or a digit [heading-id]"
            ])
    }

    @Test func anIDWrittenTwiceIsAnErrorAtBoth() {
        #expect(
            Self.headings("# A {#が}\n\n# B {#か\u{3099}}\n").reports == [
                "a.md:1:5: error: the id ‘が’ is written twice, here and on line 3; choose another [same-id]",
                "a.md:3:5: error: the id ‘が’ is written twice, here and on line 1; choose another [same-id]",
            ])
    }

    @Test func tenThousandEqualHeadingsAreTold() {
        #expect(Set(Self.headings(String(repeating: "# a\n", count: 10_000)).headings.map(\.id)).count == 10_000)
    }
}
