import Foundation
import SourceText
import Testing

@testable import Site

/// The picture that an article names for previews of links.
@Suite struct LeadPictureTests {
    private static let wide = "<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='630'/>"
    private static let small = "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'/>"

    private static func site(_ image: String, base: String = "base: https://a.org/clocks\n") throws -> Workshop {
        try Workshop([
            "site.yml": base, "pictures/a b.svg": wide, "pictures/small.svg": small, "b.md": "x", "c.png": "none",
            "guide/a.md": "---\ndate: 2026-01-02\nimage: \(image)\n---\n# A\n",
        ])
    }

    private static func facts(_ shop: Workshop) throws -> [String] {
        try #require(shop.text("guide/a.html")).matches(
            of: /<meta (?:property|name)="((?:og:image|twitter:)[^"]*)" content="([^"]*)">/
        ).map { "\($0.1) \($0.2)" }
    }

    @Test(arguments: [
        (
            "../pictures/a b.svg",
            [
                "og:image https://a.org/clocks/pictures/a%20b.svg", "og:image:width 1200", "og:image:height 630",
                "twitter:card summary_large_image",
            ]
        ),
        (
            "/pictures/small.svg",
            [
                "og:image https://a.org/clocks/pictures/small.svg", "og:image:width 90", "og:image:height 90",
                "twitter:card summary",
            ]
        ),
        ("https://b.org/c?d&e", ["og:image https://b.org/c?d&amp;e", "twitter:card summary"]),
    ])
    func itsAddressIsAbsoluteInPageAndFeed(_ image: String, _ facts: [String]) throws {
        let shop = try Self.site(image)
        #expect(shop.report() == [])
        #expect(try Self.facts(shop) == facts)
        let text = try #require(shop.text("feed.json"))
        let feed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let items = try #require((feed as? [String: Any])?["items"] as? [[String: Any]])
        let address = String(facts[0].dropFirst("og:image ".count)).replacing("&amp;", with: "&")
        #expect(items.first?["image"] as? String == address)
    }

    @Test func withoutAPublicAddressNothingIsSaidOfItAndItIsCheckedAllTheSame() throws {
        let shop = try Self.site("../pictures/a b.svg", base: "")
        try shop.build()
        #expect(try Self.facts(shop) == [])
        #expect(
            try Self.site("../pictures/c.svg", base: "").report().map { $0.hasSuffix("[missing-target]") } == [true])
    }

    @Test(arguments: [
        ("../pictures/ab.svg", "there is no ‘../pictures/ab.svg’ to link to [missing-target]"),
        ("../../a.svg", "‘../../a.svg’ leads out of the folder of articles [outside-target]"),
        ("../b.md", "‘../b.md’ is no picture [not-a-picture]"),
        ("mailto:a@b.org", "‘mailto:a@b.org’ is no picture [not-a-picture]"),
        ("javascript:a", "a link may not begin with ‘javascript:’ [forbidden-scheme]"),
        ("../c.png", "this is no PNG picture, so its size is not known [unreadable-picture]"),
    ])
    func aMistakeIsToldAtItsPlace(_ image: String, _ sentence: String) throws {
        let shop = try Self.site(image)
        var diagnostics: [Diagnostic] = []
        _ = try? Builder(root: shop.root.path, output: shop.output.path).build(diagnostics: &diagnostics)
        #expect(diagnostics.map { "\($0.problem.sentence) [\($0.problem.code)]" } == [sentence])
        #expect(diagnostics.first.map { [$0.place.line, $0.place.column] } == [3, 8])
    }
}
