import SourceText
import Testing

@testable import Site

/// `gnomon render --gfm`: what nobody publishes in a package.
@Suite struct GitHubCasesTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let markdown: String
        let html: String

        init(_ name: String, _ markdown: String, _ html: String) {
            (testDescription, self.markdown, self.html) = (name, markdown, html)
        }
    }

    static func table(_ head: String, _ rows: String...) -> String {
        let body = rows.isEmpty ? "" : "<tbody>\n\(rows.joined())</tbody>\n"
        return "<table>\n<thead>\n\(head)</thead>\n\(body)</table>\n"
    }

    static func row(_ name: String, _ cells: String...) -> String {
        "<tr>\n\(cells.map { "<\(name)>\($0)</\(name)>\n" }.joined())</tr>\n"
    }

    static let tables: [Case] = [
        Case(
            "links that are defined elsewhere", "|[a]|\n|-|\n|[b][a]|\n\n[a]: /x",
            table(row("th", "<a href=\"/x\">a</a>"), row("td", "<a href=\"/x\">b</a>"))),
        Case("text before it", "one\ntwo\n|a|\n|-|", "<p>one\ntwo</p>\n" + table(row("th", "a"))),
        Case(
            "escapes in code and text", "|a|\n|-|\n|`\\|` \\| `\\a` \\_|",
            table(row("th", "a"), row("td", "<code>|</code> | <code>\\a</code> _"))),
        Case(
            "struck text in it, and an address that holds it", "|~a~|http://x.y/a_b_|\n|-|-|",
            table(row("th", "<del>a</del>", "<a href=\"http://x.y/a_b\">http://x.y/a_b</a>_"))),
        Case("a line that ends it", "|a|\n|-|\n|b|\n***", table(row("th", "a"), row("td", "b")) + "<hr />\n"),
        Case("a list that ends it", "|a|\n|-|\n2. b", table(row("th", "a")) + "<ol start=\"2\">\n<li>b</li>\n</ol>\n"),
        Case(
            "a line of equals signs in it", "a|b\n-|-\n===\nc|d",
            table(row("th", "a", "b"), row("td", "===", ""), row("td", "c", "d"))),
        Case(
            "one in an item, one after it", "- a|b\n  -|-\n  c\n\na|b\n-|-",
            "<ul>\n<li>\n\(table(row("th", "a", "b"), row("td", "c", "")))</li>\n</ul>\n" + table(row("th", "a", "b"))),
        Case(
            "none in code", "```\n|a|\n|-|\n```\n\n    |a|\n    |-|",
            "<pre><code>|a|\n|-|\n</code></pre>\n<pre><code>|a|\n|-|\n</code></pre>\n"),
        Case(
            "a fence without end after it", "|`a`|\n|-|\n\n```\n|b|\n|-|",
            table(row("th", "<code>a</code>")) + "<pre><code>|b|\n|-|\n</code></pre>\n"),
    ]

    static let inlines: [Case] = [
        Case(
            "what a backslash hides", "\\~a~ \\~\\~b~~ a\\@b.cd http\\://a.b www\\.a.b `\\~`",
            "<p>~a~ ~~b~~ a@b.cd http://a.b www.a.b <code>\\~</code></p>\n"),
        Case("what a number hides", "&#126;a~ a&#64;b.cd `&#x7E;`", "<p>~a~ a@b.cd <code>&amp;#x7E;</code></p>\n"),
        Case(
            "what code and links hold", "`~a~ http://a.b` [~a](/~b~ \"~c~\")",
            "<p><code>~a~ http://a.b</code> <a href=\"/~b~\" title=\"~c~\">~a</a></p>\n"),
        Case(
            "struck and strong", "~~**a**~~ **~~b~~** *~c~*",
            "<p><del><strong>a</strong></del> <strong><del>b</del></strong> <em><del>c</del></em></p>\n"),
        Case("lengths that do not match", "~a~~ ~~b~ ~c~", "<p>~a~~ ~~b~ <del>c</del></p>\n"),
        Case(
            "addresses with emphasis in them", "http://a.b/_c_*d*&copy; *http://a.b/c_d*",
            "<p><a href=\"http://a.b/_c_*d\">http://a.b/_c_*d</a>*© <em><a href=\"http://a.b/c_d\">http://a.b/c_d</a></em></p>\n"
        ),
        Case(
            "addresses in brackets, quotation marks and links",
            "[http://a.b/c] \"http://a.b\" [http://a.b_c](/d)[www.a.b](/e)",
            "<p>[<a href=\"http://a.b/c\">http://a.b/c</a>] &quot;<a href=\"http://a.b\">http://a.b</a>&quot; "
                + "<a href=\"/d\">http://a.b_c</a><a href=\"/e\">www.a.b</a></p>\n"),
        Case(
            "a definition and HTML", "[a]: http://b.c/d_e_f \"g\"\n\n[a] <b title=\"http://b.c/d_e_f\">",
            "<p><a href=\"http://b.c/d_e_f\" title=\"g\">a</a> <b title=\"http://b.c/d_e_f\"></p>\n"),
        Case(
            "addresses of people", "a.b+c@d.ef. mailto:a@b.cd/x xmpp:a@b.cd/x a@b a@b.c_",
            "<p><a href=\"mailto:a.b+c@d.ef\">a.b+c@d.ef</a>. <a href=\"mailto:a@b.cd\">mailto:a@b.cd</a>/x "
                + "<a href=\"xmpp:a@b.cd/x\">xmpp:a@b.cd/x</a> a@b a@b.c_</p>\n"),
        Case(
            "noncharacters that somebody wrote",
            "a\(noncharacter(0x93))0\(noncharacter(0x94))b \\\(noncharacter(0x92))~",
            "<p>a\u{FFFD}0\u{FFFD}b \\\u{FFFD}~</p>\n"),
        Case(
            "a box that a backslash hides", "- \\[x] a\n- [ ]\n- [x]b",
            "<ul>\n<li>[x] a</li>\n<li>[ ]</li>\n<li>[x]b</li>\n</ul>\n"),
    ]

    /// One of U+FDC0 to U+FDFF by its last byte. A literal of some of them does not compile.
    private static func noncharacter(_ byte: UInt8) -> String { String(decoding: [0xEF, 0xB7, byte], as: UTF8.self) }

    static let alerts: [Case] = [
        Case("alone", "> [!NOTE]", "<blockquote>\n<p>[!NOTE]</p>\n</blockquote>\n"),
        Case(
            "any case, blanks behind", "> [!Tip]  \n> a",
            "<div class=\"markdown-alert markdown-alert-tip\">\n<p class=\"markdown-alert-title\">Tip</p>\n<p>a</p>\n</div>\n"
        ),
        Case("escaped", "> \\[!NOTE]\n> a", "<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>\n"),
        Case(
            "not at the left edge", "- > [!NOTE]\n  > a",
            "<ul>\n<li>\n<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>\n</li>\n</ul>\n"),
        Case(
            "going on lazily, then a list", "> [!NOTE]\n> a\nb\n> - c",
            "<div class=\"markdown-alert markdown-alert-note\">\n<p class=\"markdown-alert-title\">Note</p>\n<p>a\nb</p>\n<ul>\n<li>c</li>\n</ul>\n</div>\n"
        ),
    ]

    @Test(arguments: tables + inlines + alerts)
    func becomes(_ example: Case) { #expect(Self.rendered(example.markdown) == example.html) }

    static func rendered(_ markdown: String) -> String {
        var diagnostics: [Diagnostic] = []
        return String(
            decoding: Pipe.render(Array(markdown.utf8), as: .gitHub, diagnostics: &diagnostics), as: UTF8.self)
    }

    private static func back(_ id: String, _ number: Int? = nil) -> String {
        "<a href=\"#fnref-\(id)\" class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">↩"
            + (number.map { "<sup class=\"footnote-ref\">\($0)</sup>" } ?? "") + "</a>"
    }

    private static func reference(_ id: String, _ target: String, _ number: Int) -> String {
        "<sup class=\"footnote-ref\"><a href=\"#fn-\(target)\" id=\"fnref-\(id)\" data-footnote-ref>\(number)</a></sup>"
    }

    private static func notes(_ notes: (id: String, html: String)...) -> String {
        let items = notes.map { "<li id=\"fn-\($0.id)\">\n\($0.html)</li>\n" }.joined()
        return "<section class=\"footnotes\" data-footnotes>\n<ol>\n\(items)</ol>\n</section>\n"
    }

    static let footnotes: [Case] = [
        Case(
            "numbers follow the references, names have no case", "[^b] [^A] [^b]\n\n[^a]: 1\n[^B]: 2\n[^c]: 3",
            "<p>\(reference("B", "B", 1)) \(reference("a", "a", 2)) \(reference("B-2", "B", 1))</p>\n"
                + notes(("B", "<p>2 \(back("B")) \(back("B-2", 2))</p>\n"), ("a", "<p>1 \(back("a"))</p>\n"))),
        Case(
            "blocks, and a line that is not indented", "[^a]\n\n[^a]: > q\n\n        code\n\n    p\nlazy\n\nafter",
            "<p>\(reference("a", "a", 1))</p>\n<p>after</p>\n"
                + notes(
                    (
                        "a",
                        "<blockquote>\n<p>q</p>\n</blockquote>\n<pre><code>code\n</code></pre>\n<p>p\nlazy \(back("a"))</p>\n"
                    ))),
        Case(
            "lists with numbers before and behind", "1) a[^a]\n\n[^a]: n\n\n1. b",
            "<ol>\n<li>a\(reference("a", "a", 1))</li>\n</ol>\n<ol>\n<li>b</li>\n</ol>\n"
                + notes(("a", "<p>n \(back("a"))</p>\n"))),
        Case(
            "a footnote in a footnote, and one of itself", "[^a]\n\n[^a]: x[^b]\n\n[^b]: y[^b]",
            "<p>\(reference("a", "a", 1))</p>\n"
                + notes(
                    ("a", "<p>x\(reference("b", "b", 2)) \(back("a"))</p>\n"),
                    ("b", "<p>y\(reference("b-2", "b", 2)) \(back("b")) \(back("b-2", 2))</p>\n"))),
        Case(
            "names with syntax in them", "[^a_b_c] `[^a_b_c]` \\[^a_b_c] [^\"<i>]\n\n[^a_b_c]: x\n[^\"<i>]: y",
            "<p>\(reference("a_b_c", "a_b_c", 1)) <code>[^a_b_c]</code> [^a_b_c] \(reference("%22%3Ci%3E", "%22%3Ci%3E", 2))</p>\n"
                + notes(("a_b_c", "<p>x \(back("a_b_c"))</p>\n"), ("%22%3Ci%3E", "<p>y \(back("%22%3Ci%3E"))</p>\n"))),
        Case(
            "no definition, or a blank in the name", "[^a] [^b c]\n\n[^b c]: d e",
            "<p>[^a] [^b c]</p>\n<p>[^b c]: d e</p>\n"),
        Case("none in code", "[^a]\n\n```\n[^a]: b\n```", "<p>[^a]</p>\n<pre><code>[^a]: b\n</code></pre>\n"),
        Case(
            "under a paragraph, and a heading under it", "a[^a]\n[^a]: b\n    ---",
            "<p>a\(reference("a", "a", 1))</p>\n" + notes(("a", "<h2>b</h2>\n\(back("a"))\n"))),
    ]

    @Test(arguments: footnotes)
    func footnote(_ example: Case) { #expect(Self.rendered(example.markdown) == example.html) }
}
