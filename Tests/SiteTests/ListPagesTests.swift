import Foundation
import Testing

@testable import Site

@Suite struct ListPagesTests {
    private static func article(_ title: String, _ more: String) -> String { "---\ntitle: \(title)\n\(more)\n---\n" }

    private static func page(_ path: String, of shop: Workshop) throws -> String {
        try String(contentsOf: shop.output.appending(path: path), encoding: .utf8)
    }

    @Test func aListHasAHundredPagesInEachPart() throws {
        var files = ["index.md": "[Tag](tags/wood.html)\n"]
        for number in 1...101 { files["all/\(number).md"] = Self.article("Page \(number)", "tags: [wood]") }
        let shop = try Workshop(files)
        try shop.build()
        for folder in ["all/index", "tags/wood"] {
            let main = try ["", ".2"].map { part in
                let page = try Self.page("\(folder)\(part).html", of: shop)
                return try #require(page.firstRange(of: "<main").map { page[$0.lowerBound...] }?.prefix { $0 != "☃" })
            }
            #expect(main[0].contains(">Page 100<") && !main[0].contains("<li><a href=\"101.html\">Page 101</a></li>"))
            #expect(main[1].contains(">Page 101<") && main[1].contains("aria-current=\"page\">Part 2"))
        }
        #expect(!FileManager.default.fileExists(atPath: shop.output.appending(path: "all/index.3.html").path))
    }

    @Test func tagsThatMakeTheSameNameHavePagesOfTheirOwn() throws {
        let shop = try Workshop([
            "index.md": "Home\n", "a.md": Self.article("A", "tags: [C, index, C++]\ndate: 2024-01-01"),
            "b.md": Self.article("B", "tags: [c, 時計, \"../x\", \"!\"]\ndate: 2024-01-02"),
        ])
        try shop.build()
        let tags = try FileManager.default.contentsOfDirectory(atPath: shop.output.appending(path: "tags").path)
        #expect(tags.sorted() == ["c-2.html", "c.html", "index-2.html", "index.html", "tag.html", "x.html", "時計.html"])
        let page = try Self.page("tags/c.html", of: shop)
        let newest = try #require(
            page.firstRange(
                of: "<li><a href=\"../b.html\">B</a></li>\n<li><a href=\"../a.html\">A</a></li>\n</ul>\n\n</article>")
                ?? page.firstRange(of: ">B</a></li>\n<li><a href=\"../a.html\">A</a></li>\n</ul>"))
        #expect(!newest.isEmpty)
        #expect(try Self.page("b.html", of: shop).contains("<a href=\"tags/%E6%99%82%E8%A8%88.html\">時計</a>"))
    }

    @Test func aMissingWordIsEnglishAndAWarning() throws {
        let shop = try Workshop(["site.yml": "language: xx\n", "index.md": "Text\n\n## One\n\n## Two\n"])
        let own = Theme.builtIn.first { $0.name == "strings/ja.yml" }.map {
            String(decoding: $0.file.bytes, as: UTF8.self)
        }
        let lines = try #require(own).split(separator: "\n").filter {
            !$0.hasPrefix("contents:") && !$0.hasPrefix("direction:")
        }
        try shop.write(lines.joined(separator: "\n") + "\ndirection: rtl\n", to: "Templates/strings/xx.yml")
        #expect(
            shop.report() == [
                "Templates/strings/xx.yml: the word ‘contents’ is missing, and English stands in for it [missing-word]"
            ])
        let page = try Self.page("index.html", of: shop)
        #expect(page.contains("<html lang=\"xx\" dir=\"rtl\">") && page.contains("aria-label=\"On this page\""))
        #expect(page.contains("本文へ移動"))
    }
}
