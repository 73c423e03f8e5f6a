import SourceText
import Testing

@testable import Site

/// Much of one thing, as no hand writes it: refused or done, and soon. Odd input that is right is done too.
@Suite(.timeLimit(.minutes(10))) struct ExtremeInputTests {
    static let refused: [BadInput] = [
        BadInput("50,000 quotes", "\(repeated(">", 50_000)) x\n", "1:1 nested-too-deep"),
        BadInput("101 quotes", "a\n\n\(repeated("> ", 101))x\n", "3:1 nested-too-deep"),
        BadInput(
            "5,000 lists before 100,000 lines", "\(repeated("- ", 5000))x\n\(repeated("\n", 100_000))",
            "1:1 nested-too-deep"),
        BadInput(
            "lists in lists, line by line", (0..<120).map { "\(repeated("  ", $0))- x\n" }.joined(),
            "101:201 nested-too-deep"),
        BadInput("images that do not end", repeated("\(repeated("![[]()", 1000))\n", 40), "2:1 open-images"),
        BadInput(
            "20,000 stars in each other", "\(repeated("*a ", 10_000))\(repeated("a* ", 10_000))\n",
            "1:1 nested-too-deep"),
        BadInput(
            "5,000 wrong links by reference in a paragraph",
            (0..<5000).map { "[x\($0)]\n" }.joined() + "\n" + (0..<5000).map { "[x\($0)]: b\($0).md\n" }.joined(),
            (0..<5000).map { _ in "1:1 missing-target" }),
        BadInput(
            "many mistakes in one line", "\(repeated("[x](b.md) ", 2))\(repeated("word ", 10_000))[x](b.md)\n",
            "1:5 missing-target", "1:15 missing-target", "1:50025 missing-target"),
    ]

    static let right: [BadInput] = [
        BadInput("nothing", ""),
        BadInput("a byte order mark alone", "\u{FEFF}"),
        BadInput("a byte order mark and a clock", "\u{FEFF}```{clock-picker}\nvalue: 10:10\n```\n"),
        BadInput("a NUL that is written as such", "&#0; \\0\n"),
        BadInput("front matter alone", "---\ntitle: a\n---"),
        BadInput("empty front matter", "---\n# nothing\n---\n"),
        BadInput("a break, no front matter", "---\n\ntitle: a\n"),
        BadInput("CRLF", "---\r\ntitle: a\r\n---\r\n\r\n```{clock-picker}\r\nvalue: 10:10\r\n```\r\n"),
        BadInput("CR", "---\rtitle: a\r---\r\r```{clock-picker}\rvalue: 10:10\r```\r"),
        BadInput("a line of 64 KB", repeated("a", 65_536)),
        BadInput("a folder named by a number", at: "Content/2024/a.md", "x\n"),
        BadInput("other words in braces", "```{1,3}\n```\n\n{word}`x`\n"),
        BadInput("nearly a role", "{valeu}`m`\n", "1:1 nearly-role warning"),
        BadInput("100 quotes of blanks in code", "```\n\(repeated("> ", 200))x\n```\n"),
        BadInput("a break of many stars", "\(repeated("* ", 200))\n"),
        BadInput("2,000 roles in a paragraph", "\(clock)\(repeated("{value}`m` and\n", 2000))"),
        BadInput("2,000 roles in a line", "\(clock)\(repeated("{value}`m` ", 2000))\n"),
        BadInput("2,000 clocks", repeated("```{clock-picker}\n```\n\n", 2000)),
        BadInput("2,000 names", (0..<2000).map { "```{clock-picker}\nbind: m\($0)\n```\n\n" }.joined()),
        BadInput("10,000 tags in a paragraph", repeated("<b>x</b>\n", 5000), "1:1 raw-html warning"),
        BadInput(
            "10,000 headings with one link each", (0..<10_000).map { "# a\n\n[x](#a-\($0 + 1))\n\n" }.joined() + "# a\n"
        ),
        BadInput("20,000 links in a paragraph", "# a\n" + repeated("[x](#a) and\n", 20_000)),
    ]

    private static let clock = "```{clock-picker}\nbind: m\n```\n\n"

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test(arguments: refused) func refusal(_ input: BadInput) throws { try input.expectRefusal() }

    @Test(arguments: right) func page(_ input: BadInput) throws {
        let site = try BadSite()
        try site.write(input.text, to: input.path)
        let built = site.build()
        #expect(built.report == input.report.map { "\(input.path):\($0)" }, "\(input.name)")
        #expect(built.isDone, "\(input.name): there is no site")
        #expect(site.has(input.path.replacing("Content/", with: "").replacing(".md", with: ".html")), "\(input.name)")
    }
}
