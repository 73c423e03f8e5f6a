import SourceText
import Testing

@testable import Site

/// What site.yml adds to the policy of pages: where it is said, what is refused, and what is no longer warned of.
@Suite struct PolicyTests {
    private static func policy(of page: String?) -> String? {
        (page ?? "").firstMatch(of: /Content-Security-Policy" content="([^"]*)"/).map {
            String($0.1).replacing("&#39;", with: "'")
        }
    }

    @Test(arguments: [
        ("img-src https://a.org", "img-src 'self' data: https://a.org"),
        (
            "IMG-SRC https://a.org  *.b.org:8080/c/ ; font-src data:;",
            "img-src 'self' data: https://a.org *.b.org:8080/c/"
        ),
        ("[font-src 'self', frame-src https://v.org]", "font-src 'self'; frame-src https://v.org"),
        ("base-uri 'self'", "base-uri 'self'"), ("script-src 'unsafe-inline'", "script-src 'self' 'unsafe-inline'"),
        ("\"img-src data:\"", "img-src 'self' data:"),
    ])
    func whatIsAddedStandsInPagesAndHeaders(_ setting: String, _ part: String) throws {
        let shop = try Workshop(["index.md": "x", "site.yml": "policy: \(setting)"])
        try shop.build()
        let policy = try #require(Self.policy(of: shop.text("index.html")))
        #expect(policy.contains(part) && policy.hasPrefix("default-src 'none'; script-src 'self'"))
        #expect(shop.text("404.html").flatMap { Self.policy(of: $0) } == policy)
        #expect(
            shop.text("_headers")?.contains("  Content-Security-Policy: \(policy); frame-ancestors 'none'\n") == true)
    }

    @Test func withoutAPolicyNothingIsSaidOfOneAndNothingWarned() throws {
        let shop = try Workshop([
            "site.yml": "policy: false\nhtml: true\n",
            "index.md":
                "![a](https://a.org/b.png)\n\n<p style=\"color: red\" onclick=\"x()\">\n\n<iframe src=\"//b.org\"></iframe>\n",
        ])
        #expect(shop.report() == [])
        #expect(Self.policy(of: shop.text("index.html")) == nil)
        #expect(shop.text("_headers")?.hasPrefix("/*\n  X-Content-Type-Options: nosniff\n") == true)
    }

    @Test func onlyAHeaderSaysWhoMayShowAPageInAFrame() throws {
        let shop = try Workshop(["index.md": "x", "site.yml": "policy: frame-ancestors https://a.org"])
        try shop.build()
        #expect(Self.policy(of: shop.text("index.html")) == Policy.strict.text)
        #expect(shop.text("_headers")?.contains("; frame-ancestors https://a.org\n") == true)
    }

    @Test(arguments: [
        (
            "img-scr https://a.org",
            "a policy has no directive ‘img-scr’ that could be added to; did you mean ‘img-src’?"
        ),
        ("img-src", "‘img-src’ names no source; write where from, as in ‘img-src https://example.org’"),
        ("img-src self", "‘self’ is no source that could be added; did you mean ‘'self'’?"),
        (
            "script-src Unsafe-Inline",
            "‘Unsafe-Inline’ is no source that could be added; did you mean ‘'unsafe-inline'’?"
        ),
    ])
    func aMistakeIsToldWithItsRemedy(_ setting: String, _ sentence: String) throws {
        var diagnostics: [Diagnostic] = []
        _ = SiteSettings(
            SourceFile(path: "site.yml", text: "title: a\npolicy: \(setting)\n"), diagnostics: &diagnostics)
        #expect(diagnostics.map { "\($0.problem.sentence); \($0.problem.remedy ?? "")" } == [sentence])
        #expect(diagnostics.first?.place.address == "site.yml:2:9" && diagnostics.first?.problem.code == "wrong-policy")
    }

    /// What would take something away, what means nothing, and what would reach beyond the attribute or the line.
    @Test(arguments: [
        "'none'", "'strict-dynamic'", "'nonce-abc'", "none", "strict-dynamic", "https:///x", "https://", "a..b", "*.",
        "a.*",
        "\"><script>", "a.org\"x", "'sha256-x'", "https://a.org/\u{2028}", "日本.jp", "https://u@a.org", "a.org:x",
        "[::1]",
        "a.org,b.org", "a.org/b?c", "a.org/#d", "\u{A0}",
    ])
    func whatIsNoSourceIsRefused(_ source: String) {
        var diagnostics: [Diagnostic] = []
        let text = PlacedText(text: "img-src \(source)", place: Place(file: "a"))
        let policy = Policy([text], diagnostics: &diagnostics)
        #expect(diagnostics.count == 1 && policy == .strict)
    }

    @Test(arguments: [
        ("img-src https://a.org", "https://a.org/x.png", true), ("img-src https://a.org", "http://a.org/x.png", false),
        ("img-src http://a.org", "https://a.org/x.png", true), ("\"img-src https:\"", "https://b.org/x", true),
        ("\"img-src https:\"", "http://b.org/x", false), ("img-src *", "https://c.org/x", true),
        ("img-src *.a.org", "https://b.a.org/x", true), ("img-src *.a.org", "https://a.org/x", false),
        ("img-src A.org/b/", "https://a.ORG/b/c", true), ("img-src a.org/b/", "https://a.org/c", false),
        ("img-src a.org/b", "https://a.org/b?d", true), ("img-src a.org/b", "https://a.org/b/c", false),
        ("img-src a.org", "https://a.org:81/b", false), ("img-src a.org:81", "https://a.org:81/b", true),
        ("img-src a.org:*", "//a.org:82/b", true), ("font-src https://a.org", "https://a.org/b", false),
    ])
    func aPictureThatIsLetInIsNoWarning(_ setting: String, _ address: String, _ isLetIn: Bool) throws {
        let shop = try Workshop(["index.md": "![a](\(address))", "site.yml": "policy: \(setting)"])
        #expect(shop.report().isEmpty == isLetIn)
    }

    @Test(arguments: [
        ("frame-src https://v.org", "<iframe src=\"https://v.org/x\"></iframe>", true),
        ("frame-src https://v.org", "<iframe src=\"https://w.org/x\"></iframe>", false),
        ("frame-src 'self'", "<iframe src=\"index.html\"></iframe>", true),
        ("media-src https://v.org", "<audio src=\"https://v.org/a.mp3\"></audio>", true),
        ("style-src 'unsafe-inline'", "<p style=\"color: red\">", true),
        ("script-src 'unsafe-inline'", "<p style=\"color: red\">", false),
        ("script-src 'unsafe-inline'", "<p onclick=\"a()\">", true),
        ("script-src https://a.org", "<script src=\"https://a.org/b.js\"></script>", true),
        ("style-src https://a.org", "<script src=\"https://a.org/b.js\"></script>", false),
    ])
    func htmlThatIsLetInIsNoWarning(_ setting: String, _ html: String, _ isLetIn: Bool) throws {
        let shop = try Workshop(["index.md": "\(html)\n", "site.yml": "policy: \(setting)\nhtml: true\n"])
        #expect(shop.report().isEmpty == isLetIn)
    }
}
