import SourceText
import Testing

@testable import Site

/// Articles that are translations of each other under different names.
@Suite struct TranslationsTests {
    private static func article(_ title: String, of original: String? = nil) -> String {
        "---\ntitle: \(title)\n\(original.map { "language-of: \($0)\n" } ?? "")---\n"
    }

    private static func site(_ files: [String: String]) throws -> Workshop {
        let others = ["index.md": "# Home\n", "ja/index.md": "# 家\n", "fr/index.md": "# Maison\n"]
        let settings = ["site.yml": "languages: [en, ja, fr]\nbase: https://a.org/\n"]
        let strings = ["Templates/strings/fr.yml": "language-name: français\n"]
        let shop = try Workshop(others.merging(settings) { $1 }.merging(files) { $1 })
        for (path, text) in strings { try shop.write(text, to: path) }
        return shop
    }

    /// The pages that a page says are itself in each language, as search engines are told.
    private static func alternates(_ page: String, of shop: Workshop) throws -> [String] {
        try #require(shop.text(page)).matches(of: /hreflang="([^"]*)" href="https:\/\/a.org\/([^"]*)">/)
            .map { "\($0.1) \($0.2)" }
    }

    /// Where the switch of languages leads.
    private static func links(_ page: String, of shop: Workshop) throws -> [String] {
        try #require(shop.text(page)).matches(of: /<li><a href="([^"]*)" hreflang/).map { String($0.1) }
    }

    @Test func aTranslationUnderAnotherNameIsFoundFromEverySide() throws {
        let shop = try Self.site([
            "guide/clocks.md": Self.article("Clocks"), "ja/annai/tokei.md": Self.article("時計", of: "guide/clocks.md"),
            "fr/guide/index.md": Self.article("Guide"), "fr/guide/clocks.md": Self.article("Horloges"),
        ])
        try shop.build()
        let pages = ["guide/clocks.html", "ja/annai/tokei.html", "fr/guide/clocks.html"]
        for page in pages {
            #expect(
                try Self.alternates(page, of: shop) == [
                    "en guide/clocks.html", "ja ja/annai/tokei.html", "fr fr/guide/clocks.html",
                    "x-default guide/clocks.html",
                ])
        }
        #expect(try Self.links(pages[0], of: shop) == ["../ja/annai/tokei.html", "../fr/guide/clocks.html"])
        #expect(try Self.links(pages[1], of: shop) == ["../../guide/clocks.html", "../../fr/guide/clocks.html"])
    }

    @Test func theNearestPageIsThatAboveTheOriginal() throws {
        let shop = try Self.site([
            "guide/clocks.md": Self.article("Clocks"), "ja/tokei.md": Self.article("時計", of: "guide/clocks.md"),
            "fr/guide/index.md": Self.article("Guide"),
        ])
        try shop.build()
        #expect(try Self.links("ja/tokei.html", of: shop) == ["../guide/clocks.html", "../fr/guide/index.html"])
        #expect(shop.text("ja/tokei.html")?.contains("「Guide」") == true)
    }

    /// What lies at the path of an article, but is a translation of another one, is none of that article.
    @Test func onePageIsATranslationOfOne() throws {
        let shop = try Self.site([
            "clocks.md": Self.article("Clocks"), "dials.md": Self.article("Dials"),
            "ja/clocks.md": Self.article("文字盤", of: "dials.md"),
        ])
        try shop.build()
        #expect(try Self.alternates("clocks.html", of: shop) == [])
        #expect(try Self.links("clocks.html", of: shop)[0] == "ja/index.html")
        #expect(try Self.links("dials.html", of: shop)[0] == "ja/clocks.html")
        #expect(try Self.links("ja/clocks.html", of: shop)[0] == "../dials.html")
    }

    /// The index that Gnomon makes of a folder gives way to an article that says that it is the translation.
    @Test func theIndexOfAFolderIsNoSecondTranslation() throws {
        let shop = try Self.site([
            "guide/index.md": Self.article("Guide"), "ja/guide/a.md": "x",
            "ja/annai.md": Self.article("案内", of: "guide/index.md"),
        ])
        try shop.build()
        #expect(try Self.links("guide/index.html", of: shop)[0] == "../ja/annai.html")
        #expect(try Self.alternates("ja/guide/index.html", of: shop) == [])
    }

    @Test func aTranslationOfADraftStandsAlone() throws {
        let shop = try Self.site([
            "clocks.md": "---\ndraft: true\n---\n", "ja/tokei.md": Self.article("時計", of: "clocks.md"),
        ])
        #expect(shop.report().filter { !$0.contains("missing-word") } == [])
        #expect(try Self.links("ja/tokei.html", of: shop)[0] == "../index.html")
    }

    @Test(arguments: [
        (
            ["ja/tokei.md": "clokcs.md"],
            [
                "ja/tokei.md: there is no article ‘clokcs.md’ in the first language; did you mean ‘clocks.md’? [unknown-original]"
            ]
        ),
        (
            ["ja/tokei.md": "fr/index.md"],
            [
                "ja/tokei.md: there is no article ‘fr/index.md’ in the first language; write its path in Content, such as "
                    + "‘guide/clocks.md’ [unknown-original]"
            ]
        ),
        (
            ["ja/tokei.md": "clocks.md", "ja/tokei2.md": "clocks.md"],
            [
                "ja/tokei2.md: this is a translation of clocks.md, and so is Content/ja/tokei.md; let one of them be a "
                    + "translation of another article [two-translations]"
            ]
        ),
        (
            ["ja/tokei.md": "dials.md"],
            [
                "ja/tokei.md: this is a translation of dials.md, and so is Content/ja/dials.md; let one of them be a "
                    + "translation of another article [two-translations]"
            ]
        ),
        (
            ["a.md": "clocks.md"],
            [
                "a.md: an article in the first language is no translation; take ‘language-of’ out, or put the article "
                    + "into the folder of its language [not-a-translation]"
            ]
        ),
    ])
    func whatCannotBeIsAnError(_ written: [String: String], _ expected: [String]) throws {
        let files = ["clocks.md": "x", "dials.md": "x", "ja/dials.md": "x"]
        let shop = try Self.site(files.merging(written.mapValues { Self.article("A", of: $0) }) { $1 })
        var diagnostics: [Diagnostic] = []
        _ = try? Builder(root: shop.root.path, output: shop.output.path).build(diagnostics: &diagnostics)
        let found = diagnostics.filter { $0.problem.severity == .error }.map { diagnostic in
            let place = diagnostic.place.path.replacing(shop.root.path + "/Content/", with: "")
            return
                "\(place): \(diagnostic.problem.sentence); \(diagnostic.problem.remedy ?? "") [\(diagnostic.problem.code)]"
                .replacing(shop.root.path + "/", with: "")
        }
        #expect(found == expected)
    }
}
