import SourceText
import Testing

@testable import Site

/// What others' generators got wrong in public, as articles.
@Suite struct ReportsTests {
    private static func rendered(_ markdown: String) -> (html: String, report: [String]) {
        var diagnostics: [Diagnostic] = []
        let html = Pipe.render(Array(markdown.utf8), as: .fragment, diagnostics: &diagnostics)
        let text = String(decoding: html, as: UTF8.self).replacing(
            /<clock-picker(?s:.*?)<\/clock-picker>/, with: "CLOCK")
        return (text, diagnostics.inOrder.map { "\($0.place.line):\($0.place.column) \($0.problem.code)" })
    }

    private static func alert(_ name: String, _ title: String, _ html: String) -> String {
        "<div class=\"alert alert-\(name)\" role=\"note\">\n<p class=\"alert-title\">\(title)</p>\n\(html)</div>\n"
    }

    @Test(arguments: [
        ("(Col. 3:17)", "<p>(Col. 3:17)</p>\n"),
        ("The time is 12:00, 9:30:00, 10:00-18:00.", "<p>The time is 12:00, 9:30:00, 10:00-18:00.</p>\n"),
        (
            "> [!NOTE]\n> a\n>\n> > [!WARNING]\n> > b\n\nc",
            alert("note", "Note", "<p>a</p>\n\(alert("warning", "Warning", "<p>b</p>\n"))") + "<p>c</p>\n"
        ),
        (
            "1. a\n2. b\n   > [!TIP]\n   > c\n3. d\n\n> [!NOTE]\n> e",
            "<ol>\n<li>a</li>\n<li>b\n\(alert("tip", "Tip", "<p>c</p>\n"))</li>\n<li>d</li>\n</ol>\n"
                + alert("note", "Note", "<p>e</p>\n")
        ),
        ("- a\n- b\n> [!NOTE]\n> x", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n" + alert("note", "Note", "<p>x</p>\n")),
        (
            "````\n```{clock-picker}\nvalue: 99:99\n```\n````",
            """
            <div class="code"><pre tabindex="0" role="group" aria-label="Code"><code>```{clock-picker}
            value: 99:99
            ```
            </code></pre></div>

            """
        ),
        ("- A\n  ```{clock-picker}\n  ```\n- B\n- C", "<ul>\n<li>A\nCLOCK\n</li>\n<li>B</li>\n<li>C</li>\n</ul>\n"),
        ("> [!TIP]\n> ```{clock-picker}\n> ```", alert("tip", "Tip", "CLOCK\n")),
    ])
    func isRight(_ markdown: String, _ html: String) {
        let found = Self.rendered(markdown)
        #expect(found.html == html && found.report == [])
    }

    @Test func barsInCellsAreTheirs() {
        let cells = Self.rendered("|a|\n|-|\n|`\\|`|\n|__\\|__|\n|*\\|*|\n|`|`|").html.matches(of: /<td>(.*?)<\/td>/)
            .map { String($0.1) }
        #expect(cells == ["<code>|</code>", "<strong>|</strong>", "<em>|</em>", "`"])
    }

    @Test func noHeadingHasTheIDOfAFootnote() throws {
        let shop = try Workshop(["index.md": "## fn 1\n\n## fnref 1\n\na[^a] b[^a]\n\n[^a]: one\n"])
        try shop.build()
        let ids = (shop.text("index.html") ?? "").matches(of: #/\sid="([^"]*)"/#).map { String($0.1) }
        #expect(
            Set(ids).count == ids.count && Set(["fn-1", "fnref-1", "fn:1", "fnref:1", "fnref:1-2"]).isSubset(of: ids))
    }

    @Test func theFirstOfTwoDefinitionsCounts() {
        let found = Self.rendered("[^b] [^a]\n\n[^a]: one\n\n[^b]: two\n\n[^a]: three")
        #expect(found.report == ["7:1 double-footnote"] && !found.html.contains("three"))
        #expect(found.html.matches(of: /doc-noteref" aria-label="Footnote (\d)">/).map { String($0.1) } == ["1", "2"])
    }

    /// All that can stand together: places are those of the file, and each widget is there once.
    @Test func whatIsOursWorksInWhatIsGitHubs() {
        let found = Self.rendered(
            """
            | {value}`m` | ~~{value}`m`~~[^n] |
            |---|--:|
            | {valeu}`m` | |

            - [ ] {value}`m`

            [^n]: ```{clock-picker}
                bind: m
                ```

                {value}`m` and {value}`x`
            """)
        #expect(found.report == ["3:3 nearly-role", "11:20 unknown-binding"])
        #expect(
            found.html.matches(of: /CLOCK/).count == 1 && found.html.matches(of: /<clock-value bind="m">/).count == 4)
        #expect(found.html.contains("<th scope=\"col\" class=\"end\"><del><clock-value"))
        #expect(found.html.contains("<label class=\"task\"><input type=\"checkbox\" disabled> <clock-value"))
    }

    @Test func bareAddressesCanBeTurnedOff() throws {
        let site = try Workshop(["site.yml": "autolinks: false\n", "a.md": "http://a.b a@b.cd <http://c.d>\n"])
        try site.build()
        #expect(site.text("a.html")?.contains("<p>http://a.b a@b.cd <a href=\"http://c.d\">http://c.d</a></p>") == true)
    }

    @Test(arguments: [
        ("時刻は\n10時です。\nhello\n次\n`コード`\nです", "時刻は\n10時です。\nhello\n次<code>コード</code>です"),
        ("朝\n昼[^a]\n夜\n\n[^a]: x", "朝昼<sup"), ("한국어\n글", "한국어\n글"), ("*朝*\n**昼**", "<em>朝</em><strong>昼</strong>"),
        ("朝  \n昼", "朝<br />\n昼"),
    ])
    func aLineBreakBetweenWideCharactersMakesNoSpace(_ markdown: String, _ html: String) {
        #expect(Self.rendered(markdown).html.hasPrefix("<p>\(html)"))
        #expect(!GitHubCasesTests.rendered("朝\n昼").contains("朝昼"))
    }
}
