import Foundation
import SourceText
import Testing

@testable import Site

/// Where links lead, and that what leads nowhere is told.
@Suite struct LinksTests {
    /// The addresses on a page, in order, without those of headings.
    private static func addresses(in html: String?) -> [String] {
        (html ?? "").matches(of: /<a href="([^"]*)"|<img src="([^"]*)"/).map { String($0.1 ?? $0.2 ?? "") }
    }

    @Test(arguments: [
        ("a b", "a%20b"), ("question?", "question%3F"), ("100%", "100%25"), ("50%25", "50%2525"), ("#x", "%23x"),
        ("日本語", "%E6%97%A5%E6%9C%AC%E8%AA%9E"), ("が", "%E3%81%8C"), ("か\u{3099}", "%E3%81%8B%E3%82%99"),
        ("a&b'", "a%26b%27"), ("(a", "%28a"), ("é#ü?", "%C3%A9%23%C3%BC%3F"),
    ])
    func namesAreEncodedOnce(_ name: String, _ encoded: String) throws {
        let shop = try Workshop([
            "\(name).md": "# Part\n", "\(name).txt": "x", "_theme": "",
            "index.md": """
            [a](<\(name).md>) [b](\(encoded).md) [c](<./\(name).md#part>) [d](</\(name).txt>) ![e](\(encoded).txt?v=1)
            """,
        ])
        try shop.write("{{body}}", to: "Templates/pages/page.html")
        try shop.build()
        let found = Self.addresses(in: shop.text("index.html"))
        #expect(
            found == [
                "\(encoded).html", "\(encoded).html", "\(encoded).html#part", "\(encoded).txt", "\(encoded).txt?v=1",
            ])
    }

    /// What a disk keeps decomposed is found by the composed name and the other way round.
    @Test func namesAreFoundInEitherForm() throws {
        let shop = try Workshop(["か\u{3099}.md": "x", "é.md": "x", "index.md": "[a](が.md) [b](e\u{301}.md)"])
        try shop.write("{{body}}", to: "Templates/pages/page.html")
        try shop.build()
        #expect(Self.addresses(in: shop.text("index.html")) == ["%E3%81%8B%E3%82%99.html", "%C3%A9.html"])
    }

    @Test func addressesFromTheTopOfTheSiteBecomeRelative() throws {
        let shop = try Workshop([
            "images/a.txt": "x", "a.md": "x",
            "ja/deep/b.md": "![a](/images/a.txt) [b](/a.md#page:content) [c](/) [d](/ja/deep/)",
        ])
        try shop.build()
        #expect(
            Self.addresses(in: shop.text("ja/deep/b.html")).filter { !$0.hasSuffix("b.html") }.suffix(4)
                == ["../../images/a.txt", "../../a.html#page:content", "../../index.html", "index.html"])
    }

    @Test func partsOfPagesAreThere() throws {
        let shop = try Workshop([
            "b.md": """
            # Schrödinger's Cat
            ## が
            ## A {#x.y}
            """,
            "demo.html": "<a name='old'>x</a><p ID=\"n&amp;m\">", "c/d.md": "x", "a.pdf": "x",
            "index.md": """
            # Own
            [a](b.md#schrödingers-cat) [b](b.md#schr%C3%B6dingers-cat) [c](b.md#か\u{3099}) [d](b.md#x.y) [e](#own) [f](#)
            [g](b.md#top) [h](b.md#:~:text=Cat) [i](demo.html#old) [j](<demo.html#n&m>) [k](a.pdf#page=2) [l](b.html#が)
            [m](c/#page:content) [n](c/index.html) [o](b.md?x#x.y) [p](#page:content)
            """,
        ])
        #expect(shop.report() == [])
    }

    @Test func partsThatAreNotThereAreErrors() throws {
        let shop = try Workshop([
            "b.md": "# Header\n# Header\n", "demo.html": "<p id='here'>", "c/d.md": "x",
            "index.md": """
            # Part of it

            [a](b.md#haeder) [b](b.md#header-2) [c](#part-of-itt)
            [d](demo.html#there) [e](c/#x) [g](#part-of-itt) [z][]

            [z]: #zzz
            """,
        ])
        var diagnostics: [Diagnostic] = []
        _ = try? Builder(root: shop.root.path, output: shop.output.path).build(diagnostics: &diagnostics)
        #expect(
            diagnostics.inOrder.map {
                $0.text.split(separator: "\n")[0].replacing(shop.root.path + "/Content/", with: "")
            } == [
                "index.md:3:1: error: there is no ‘#zzz’ on index.html [missing-fragment]",
                "index.md:3:5: error: there is no ‘#haeder’ on b.html; did you mean ‘#header’? [missing-fragment]",
                "index.md:3:22: error: there is no ‘#header-2’ on b.html; did you mean ‘#header-1’? [missing-fragment]",
                "index.md:3:41: error: there is no ‘#part-of-itt’ on index.html; did you mean ‘#part-of-it’? [missing-fragment]",
                "index.md:4:5: error: there is no ‘#there’ on demo.html; did you mean ‘#here’? [missing-fragment]",
                "index.md:4:26: error: there is no ‘#x’ on c/index.html [missing-fragment]",
                "index.md:4:36: error: there is no ‘#part-of-itt’ on index.html; did you mean ‘#part-of-it’? [missing-fragment]",
            ])
    }

    @Test(arguments: [
        "javascript:x", "JAVASCRIPT:x", "vbscript:x", "data:text/html,x", "file:///x", "blob:x", "view-source:x",
        "feed:javascript:x", "ftp://x", "about:blank", "x:y",
    ])
    func anyOtherSchemeIsAnErrorAndNoLink(_ address: String) throws {
        let shop = try Workshop(["index.md": "[a *b*](\(address))"])
        #expect(shop.report().map { $0.hasSuffix("[forbidden-scheme]") } == [true])
        var diagnostics: [Diagnostic] = []
        let html = Pipe.render(
            Array("[a *b*](\(address)) ![c](\(address))".utf8), as: .fragment, diagnostics: &diagnostics)
        #expect(String(decoding: html, as: UTF8.self) == "<p>a <em>b</em> c</p>\n" && diagnostics.count == 2)
    }

    @Test func addressesOfOtherSitesStayAsTheyAre() throws {
        let links =
            "[a](https://a.org/b%20c?d=e&f#g) [h](http://h) [i](mailto:i@j.org) [k](tel:+81-3) [l](HTTPS://l) [m](?n)"
        let shop = try Workshop(["index.md": links])
        try shop.write("{{body}}", to: "Templates/pages/page.html")
        try shop.build()
        #expect(
            Self.addresses(in: shop.text("index.html")) == [
                "https://a.org/b%20c?d=e&amp;f#g", "http://h", "mailto:i@j.org", "tel:+81-3", "HTTPS://l", "?n",
            ])
    }

    @Test func aPictureOfAnotherHostIsAWarning() throws {
        let shop = try Workshop(["index.md": "![a](https://a.org/b.png) ![c](//d.org/e.png)"])
        #expect(
            shop.report() == [
                "Content/index.md: the page’s policy lets no picture be loaded from ‘a.org’ [foreign-image]",
                "Content/index.md: the page’s policy lets no picture be loaded from ‘d.org’ [foreign-image]",
            ])
        #expect(shop.text("index.html")?.contains("<img src=\"//d.org/e.png\" alt=\"c\" loading=\"lazy\">") == true)
    }

    @Test func picturesHaveTheirSizeAndAllButTheFirstWait() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/>"
        let shop = try Workshop([
            "a.svg": svg, "b.png": "no picture",
            "index.md": "[![a](a.svg \"t\")](a.svg) ![x ![y](a.svg) [*z*](#n)](a.svg) ![b](b.png)\n# N\n",
        ])
        try shop.write("{{body}}", to: "Templates/pages/page.html")
        #expect(
            shop.report() == ["Content/index.md: this is no PNG picture, so its size is not known [unreadable-picture]"]
        )
        #expect(
            shop.text("index.html")?.split(separator: "\n").first == """
                <p><a href="a.svg"><img src="a.svg" alt="a" title="t" width="20" height="10"></a> \
                <img src="a.svg" alt="x y z" width="20" height="10" loading="lazy"> \
                <img src="b.png" alt="b" loading="lazy"></p>
                """)
    }
}
