import SourceText
import Testing

@testable import Site

/// The page that a host sends for an address that leads to nothing, where an author wrote it.
@Suite struct MissingPageTests {
    private static let files = [
        "index.md": "# Home\n\n[a](guide/a.md)\n", "guide/a.md": "# A\n",
        "guide/dial.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"1\"/>",
        "ja/index.md": "# 家\n",
        "404.md": """
        ---
        title: Lost
        date: 2026-01-02
        tags: [lost]
        ---

        [a](guide/a.md#page:content) [b](#part) ![c](guide/dial.svg) [d](https://a.org/) [e](ja/index.md)

        ## Part
        """,
        "ja/404.md": "# 迷子\n\n[a](../guide/a.md)\n",
    ]

    /// The addresses of a page, by what they begin with.
    private static func addresses(_ html: String) -> [String] {
        html.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) }
    }

    @Test(arguments: [("", "/"), ("base: https://a.org/clocks\n", "/clocks/")])
    func allItsAddressesBeginAtTheTopOfTheHost(_ base: String, _ root: String) throws {
        let shop = try Workshop(Self.files.merging(["site.yml": "languages: [en, ja]\nhtml: true\n\(base)"]) { $1 })
        #expect(shop.report() == [])
        for path in ["404.html", "ja/404.html"] {
            let page = try #require(shop.text(path))
            let others = Self.addresses(page).filter { address in
                ![root, "#", "data:", "https://a.org/"].contains { address.hasPrefix($0) }
            }
            #expect(others == [])
            #expect(page.contains("href=\"\(root)guide/a.html") && !page.contains("rel=\"canonical\""))
        }
        let page = try #require(shop.text("404.html"))
        #expect(
            page.contains("<h1>Lost</h1>") && page.contains("\"\(root)guide/dial.svg\"")
                && page.contains("href=\"#part\""))
        #expect(shop.text("ja/404.html")?.contains("<html lang=\"ja\">") == true)
    }

    @Test func noListAndNoSearchLeadsToIt() throws {
        let shop = try Workshop(Self.files.merging(["site.yml": "languages: [en, ja]\nbase: https://a.org/\n"]) { $1 })
        try shop.build()
        for path in ["index.html", "guide/a.html", "llms.txt", "sitemap.xml"] {
            #expect(shop.text(path)?.contains("404") == false, "\(path)")
        }
        #expect(shop.text("feed.xml") == nil && shop.text("tags/lost.html") == nil)
        let index = try #require(shop.text("_gnomon/search/en/pages-0.js"))
        #expect(index.contains("guide/a.html") && !index.contains("404") && !index.contains("Lost"))
    }

    @Test func aCheckExpectsNoLinkToItAndCountsNoneFromIt() throws {
        let shop = try Workshop(["index.md": "# Home\n", "a.md": "# A\n", "404.md": "# Lost\n\n[a](a.md)\n"])
        var options = Builder.Options()
        (options.isDryRun, options.isChecking) = (true, true)
        var diagnostics: [Diagnostic] = []
        _ = try Builder(root: shop.root.path, output: shop.output.path, options: options).build(
            diagnostics: &diagnostics)
        #expect(diagnostics.map(\.problem.sentence) == ["no article links to a.html"])
    }

    @Test func twoForOnePlaceAreAnError() throws {
        let shop = try Workshop(["404.md": "x", "404.html": "x"])
        #expect(shop.report().map { $0.hasSuffix("[same-place]") } == [true])
    }

    @Test func furtherDownItIsAPageLikeAnyOther() throws {
        let shop = try Workshop(["index.md": "x", "guide/404.md": "# Not found\n", "fr/404.md": "# Introuvable\n"])
        try shop.build()
        #expect(shop.text("guide/404.html")?.contains("href=\"../_gnomon/") == true)
        #expect(shop.text("404.html")?.contains("This page is not here") == true)
    }
}
