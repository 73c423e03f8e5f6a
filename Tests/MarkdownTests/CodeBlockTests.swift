import SourceText
import Testing

@testable import Markdown

/// Blocks of code in a document: what they become, and what is said about them.
@Suite struct CodeBlockTests {
    private static func rendered(_ text: String) -> (html: String, reports: [String]) {
        let document = Document(SourceFile(path: "a.md", text: text))
        var renderer = CodeRenderer(label: "Code")
        var diagnostics: [Diagnostic] = []
        document.replaceCodeBlocks { renderer.markup(of: $0, diagnostics: &diagnostics) }
        let reports = diagnostics.map { $0.text.split(separator: "\n").first.map(String.init) ?? "" }
        return (String(decoding: document.html, as: UTF8.self), reports)
    }

    @Test(arguments: [
        (
            "``` text\na < b\n```\n",
            "<div class=\"code\"><pre tabindex=\"0\" role=\"group\" aria-label=\"Code\">"
                + "<code class=\"language-text\">a &lt; b\n</code></pre></div>\n"
        ),
        (
            "    ``` text\n",
            "<div class=\"code\"><pre tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>``` text\n</code></pre></div>\n"
        ),
        (
            "~~~ JSON title='\"a\" & <b>' {1}\n1\n~~~\n",
            "<figure class=\"code\"><figcaption>&quot;a&quot; &amp; &lt;b&gt;</figcaption><pre tabindex=\"0\" role=\"group\" "
                + "aria-label=\"&quot;a&quot; &amp; &lt;b&gt;\"><code class=\"language-JSON\">"
                + "<mark><span class=\"number\">1</span></mark>\n</code></pre></figure>\n"
        ),
        (
            // To Swift the quotation mark and the accent behind it are one character.
            "``` title='\"\u{301} onclick=x'\n```\n",
            "<figure class=\"code\"><figcaption>&quot;\u{301} onclick=x</figcaption><pre tabindex=\"0\" role=\"group\" "
                + "aria-label=\"&quot;\u{301} onclick=x\"><code></code></pre></figure>\n"
        ),
        (
            "> ```js title=\"a\n> x\n",
            "<blockquote>\n<div class=\"code\"><pre tabindex=\"0\" role=\"group\" aria-label=\"Code: JavaScript\">"
                + "<code class=\"language-js\">x\n</code></pre></div>\n</blockquote>\n"
        ),
    ])
    func markup(_ text: String, _ html: String) { #expect(Self.rendered(text).html == html) }

    @Test(arguments: [
        (
            "1. x\n\n   ```js title=\"時計 {3}\n   ```\n",
            "3:10: warning: the quotation after ‘title=’ does not end; write title=\"…\" [code-attribute]"
        ),
        (
            "```js title=“a”\n```",
            "1:13: warning: the quotation marks after ‘title=’ are not straight; write title=\"…\" [code-attribute]"
        ),
        ("```js title=\n```", "1:7: warning: ‘title=’ says nothing; write title=\"…\" [code-attribute]"),
        (
            "```js title = a\n```",
            "1:13: warning: there is a blank before ‘=’; write title=\"…\" without blanks around ‘=’ [code-attribute]"
        ),
        ("```js tilte=a\n```", "1:7: warning: a code block has no ‘tilte’; did you mean ‘title’? [unknown-code-key]"),
        (
            "```js linenos=1\n```",
            "1:7: warning: a code block has no ‘linenos’; there is file, lines, region, title [unknown-code-key]"
        ),
        (
            "```js title=a title=b\n```",
            "1:15: warning: ‘title’ is written twice; write it once [repeated-code-key]"
        ),
        (
            "```js {1,2\n```",
            "1:7: warning: the braces around the lines to mark do not end; "
                + "lines count from 1 and are written as in ‘{3,5-7}’ [marked-lines]"
        ),
        (
            "```js {1..2}\n```",
            "1:8: warning: ‘1..2’ is not a line to mark; "
                + "lines count from 1 and are written as in ‘{3,5-7}’ [marked-lines]"
        ),
        (
            "```js {1,}\na\n```",
            "1:9: warning: a line to mark is missing; "
                + "lines count from 1 and are written as in ‘{3,5-7}’ [marked-lines]"
        ),
        ("```js {7-5}\n```", "1:8: warning: the lines 7 to 5 run backwards; write ‘5-7’ [marked-lines]"),
        ("```js {2}\na\n```", "1:8: warning: line 2 cannot be marked, the block has 1 line [marked-lines]"),
        ("```js {1}\n```", "1:8: warning: line 1 cannot be marked, the block has 0 lines [marked-lines]"),
        (
            "```pyhton\n```\n\n```pyhton\n```",
            "1:4: warning: code in ‘pyhton’ is shown without colours; did you mean ‘python’? [unknown-code-language]"
        ),
        (
            "```fortran\n```",
            "1:4: warning: code in ‘fortran’ is shown without colours; "
                + "write ‘text’ if it is to be so [unknown-code-language]"
        ),
    ])
    func sentence(_ text: String, _ report: String) { #expect(Self.rendered(text).reports == ["a.md:" + report]) }

    @Test(arguments: ["text", "txt", "plain", "none", "output", "Text", "{1,3}", "c,ignore"])
    func isShownWithoutAWarning(_ info: String) { #expect(Self.rendered("```\(info)\nx\n```\n").reports.isEmpty) }

    @Test func aThousandMistakesInOneLineAreEightRemarks() {
        let info = "js {\(String(repeating: "0,", count: 1000))1}"
        #expect(Self.rendered("```\(info)\nx\n```\n").reports.count == 8)
    }
}
