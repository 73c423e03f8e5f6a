import SourceText
import Testing

@testable import Site

/// Much of one thing, of the kinds that have made Markdown parsers slow: done or refused, and a hang fails by the limit.
@Suite(.serialized, .timeLimit(.minutes(1))) struct ExtremeMarkdownTests {
    struct Input: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        /// The codes of what is reported, each once.
        let codes: Set<String>

        init(_ name: String, _ text: String, _ codes: String...) {
            (testDescription, self.text, self.codes) = (name, text, Set(codes))
        }
    }

    /// The same again and again, in lines that are not too long.
    private static func much(_ part: String, _ count: Int = 12_000) -> String {
        let perLine = max(1, 60_000 / part.utf8.count)
        let number = max(1, count / part.utf8.count)
        return stride(from: 0, to: number, by: perLine)
            .map { String(repeating: part, count: min(perLine, number - $0)) }.joined(separator: "\n") + "\n"
    }

    private static func each(_ range: Range<Int>, _ part: (Int) -> String) -> String { range.map(part).joined() }

    /// What cmark itself has to stand.
    static let core =
        [
            "[", "]", "[a", "a]", "*a **a ", "a_ ", "_a ", "*a_ ", "x**x__x", "[ (](", "> > > > \n", "\\`", "[a](<b",
            "[a](b", "[a](b \"",
            "</", "<!--", "<?", "<!A ", "<a\"", "&", "&lt;", "# a\n", "* ", "[a]: b \"c\n", "***a ", "**a *a ",
            "![a](b) ",
        ].map { Input("\($0) again and again", much($0)) } + [
            Input(
                "20,000 brackets in each other",
                String(repeating: "[", count: 20_000) + "a" + String(repeating: "]", count: 20_000)),
            Input("pictures and marked sections that begin", much("<![CDATA["), "open-images"),
            Input("20,000 pictures that begin", much("!["), "open-images"),
            Input(
                "10,000 stars in each other",
                String(repeating: "*a ", count: 5000) + String(repeating: "a* ", count: 5000), "nested-too-deep"),
            Input("backticks, ever more", each(1..<300) { "e\(String(repeating: "`", count: $0))" }),
            Input("definitions and references", each(0..<3000) { "[\($0)]: u\n\n[\($0)] " }),
            Input(
                "one definition, many references",
                "[a]: \(String(repeating: "b", count: 1000))\n\n" + much("[a] ", 20_000)),
            Input(
                "quotes and stars", String(repeating: ">", count: 20_000) + String(repeating: "a*", count: 20_000),
                "nested-too-deep"),
            Input(
                "items and empty lines",
                String(repeating: "- ", count: 40) + "x\n" + String(repeating: "\n", count: 50_000)),
        ]

    /// What GitHub's additions have to stand.
    static let additions =
        [
            "~a", "a~ ", "~~a ", "~a ~~b~ ", "~a~~", "~", "~\n", "[^a] ", "[^", "@", "a@", "a@b.", "a@b.c ",
            "mailto:a@", "http://",
            "http://a_b ", "http://a_b( ", "www.", "_www.", "[www.a_b.c", "<a http://a_b ", "` http://a_b `` ",
            "[a](b http://a_b ",
            "a|", "a|b\n-|-\n1|2\n\n", "> a|b\n> -|-\n> c\nx\n", "- [ ] a\n", "- [x] [ ] ", "> [!NOTE]\n> x\n\n", "\\~",
            "&#126;", "**「あ」** ",
            "あ\n", "[^a\n]: ",
        ].map { Input("\($0) again and again", much($0)) } + [
            Input("an address and brackets", "http://a_b" + String(repeating: ")", count: 50_000)),
            Input("an address and references", "http://a_b" + String(repeating: "&a;", count: 15_000)),
            Input("rows that lack cells", "a|b|c\n-|-|-\n" + String(repeating: "a\n", count: 5000)),
            Input(
                "rows that lack too many", much("a|", 2000) + much("-|", 2000) + String(repeating: "a\n", count: 100),
                "table-too-large"),
            Input(
                "tables in quotes, far down",
                each(0..<60) { _ in
                    String(repeating: "> ", count: 60) + "a|b\n" + String(repeating: "> ", count: 60) + "-|-\n\n"
                }),
            Input(
                "footnotes that lead on", "[^0]\n\n" + each(0..<2000) { "[^\($0)]: x[^\($0 + 1)]\n\n" } + "[^2000]: x\n"
            ),
            Input(
                "footnotes in each other",
                "[^0]\n\n" + each(0..<40) { "\(String(repeating: "    ", count: $0))[^\($0)]: x[^\($0 + 1)]\n\n" }),
            Input("one footnote, defined again and again", "[^a]\n\n" + much("[^a]: x\n", 20_000), "double-footnote"),
            Input("footnotes that nobody needs", "a\n\n" + each(0..<2000) { "[^n\($0)]: x\n" }, "unused-footnote"),
            Input("alerts that there are not", much("> [!NOTES]\n\n", 20_000), "unknown-alert"),
            Input(
                "text struck in text, far down",
                String(repeating: "~~a ", count: 2000) + String(repeating: "a~~ ", count: 2000), "nested-too-deep"),
            Input("stars that stay text", much("**「あ」**です\n", 20_000), "open-strong"),
        ]

    @Test(arguments: core + additions)
    func isDoneOrRefused(_ input: Input) {
        var diagnostics: [Diagnostic] = []
        let html = Pipe.render(Array(input.text.utf8), as: .fragment, diagnostics: &diagnostics)
        #expect(Set(diagnostics.map(\.problem.code)) == input.codes)
        #expect(!html.isEmpty || diagnostics.hasErrors)
    }
}
