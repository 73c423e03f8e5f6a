import Testing

@testable import Site

/// The list of files is read as it was written, and nothing else is.
@Suite struct ManifestTests {
    private static let digest = Digest.sha256([])

    private static func text(_ lines: String) -> String { "{\"files\": [\n\(lines)\n]}\n" }

    private static func line(_ path: String) -> String {
        "{\"path\": \"\(path)\", \"size\": 0, \"sha256\": \"\(digest)\"}"
    }

    @Test(arguments: [
        "a.html", "\u{301}a.txt", "b/\u{301}", "\"", "\\", "\u{1F}\u{7F}\u{2028}", "é", "e\u{301}", "日本/語.html",
        "\u{FE0F}",
        "...", ".nojekyll", "a b",
    ])
    func everyNameSurvives(_ path: String) throws {
        let manifest = Manifest([Manifest.Entry(path: SitePath(path), size: 12, sha256: Self.digest)])
        #expect(Manifest(json: manifest.json)?.entries == manifest.entries)
        let converted = String(decoding: manifest.json, as: UTF8.self).replacing("\n", with: "\r\n")
        #expect(Manifest(json: Array(converted.utf8))?.entries == manifest.entries)
    }

    @Test func anEmptyListIsOne() {
        #expect(Manifest(json: Manifest([]).json)?.entries == [])
    }

    @Test(arguments: [
        "", "{}", "[]\n", text("x"), text("<<<<<<< HEAD\n" + line("a")), text(line("")), text(line(".")),
        text(line("..")),
        text(line("../a")), text(line("/a")), text(line("a/")), text(line("a//b")), text(line("a/./b")),
        text(line("a/../../b")), text(line("a\\u0000b")), text(line("\\u002e\\u002e/a")), text(line("\\uD800")),
        text(line("a")).replacing(digest, with: "abc"), text(line("a")).replacing("0,", with: "-1,"),
        text(line("a") + " "), text(line("a") + "x"), String(text(line("a")).dropLast()),
    ])
    func anythingElseIsNone(_ json: String) {
        #expect(Manifest(json: Array(json.utf8)) == nil)
    }

    @Test func bytesThatAreNotUTF8AreNone() {
        let json = Array(Self.text(Self.line("a\u{1}")).utf8).map { $0 == 1 ? 0xFF : $0 }
        #expect(Manifest(json: json) == nil)
    }

    @Test(arguments: [
        ("a/b/c", ["a", "b", "c"], ["a/b", "a"]), ("a", ["a"], []), ("", [], []),
        ("a/\u{301}b", ["a", "\u{301}b"], ["a"]),
    ])
    func pathsAreSplitByBytes(_ text: String, _ parts: [String], _ folders: [String]) {
        #expect(SitePath(text).parts.map(String.init) == parts)
        #expect(SitePath(text).folders.map(\.text) == folders)
    }
}
