import Foundation
import SourceText
import Testing

@testable import Site

/// What a build does to the folder that it writes into.
@Suite struct OutputFolderTests {
    @Test func whereNothingChangedNothingIsWritten() throws {
        let shop = try Workshop(["index.md": "# A", "b/c.md": "# C"])
        // Three pages, styles and scripts of code and search, three files of its index, and those for hosts.
        #expect(try shop.build().written == 17)
        let before = try shop.identity("")
        let again = try shop.build()
        #expect(again.written == 0 && again.removed == 0)
        #expect(try shop.identity("") == before && shop.leftovers == [])
    }

    @Test func anUnchangedFileKeepsItsTimeWhenAnotherChanges() throws {
        let shop = try Workshop(["index.md": "# A", "b.md": "# B", "x.txt": "x"])
        try shop.build()
        let before = try shop.identity("x.txt")
        try shop.write("# Other", to: "Content/b.md")
        try shop.build()
        #expect(try shop.identity("x.txt") == before)
        #expect(shop.text("b.html")?.contains("Other") == true && shop.leftovers == [])
    }

    @Test func whatHasNoSourceAnyMoreIsGone() throws {
        let shop = try Workshop(["index.md": "# A", "b/c.md": "# C"])
        try shop.build()
        try FileManager.default.removeItem(at: shop.root.appending(path: "Content/b"))
        // Two pages, and the index of the search: a single page needs none.
        #expect(try shop.build().removed == 5)
        #expect(!FileManager.default.fileExists(atPath: shop.output.appending(path: "b").path))
    }

    @Test func aFolderWithSomethingElseInItIsLeftAlone() throws {
        let shop = try Workshop(["index.md": "# A"])
        try shop.write("mine", to: "Site/notes.txt")
        #expect(throws: Builder.Stop.self) { try shop.build() }
        #expect(shop.text("notes.txt") == "mine" && shop.text("index.html") == nil)
        try FileManager.default.removeItem(at: shop.output)
        try shop.build()
        try shop.write("mine", to: "Site/deep/notes.txt")
        #expect(throws: Builder.Stop.self) { try shop.build() }
        #expect(shop.text("deep/notes.txt") == "mine" && shop.leftovers == [])
    }

    @Test(arguments: [("CNAME", "title: A"), (".git/config", "title: A"), ("mine.txt", "keep: [mine.txt]")])
    func guestsStay(_ guest: String, _ settings: String) throws {
        let shop = try Workshop(["index.md": "# A", "b.md": "# B", "site.yml": settings])
        try shop.write("guest", to: "Site/\(guest)")
        try shop.build()
        try FileManager.default.removeItem(at: shop.root.appending(path: "Content/b.md"))
        try shop.write("# Other", to: "Content/index.md")
        try shop.build()
        #expect(shop.text(guest) == "guest" && shop.text("b.html") == nil && shop.leftovers == [])
        #expect(shop.text("index.html")?.contains("Other") == true)
        #expect(try shop.build().written == 0)
    }

    @Test func anErrorLeavesTheOldSiteWhole() throws {
        let shop = try Workshop(["index.md": "# A", "b.md": "# B"])
        try shop.build()
        let before = try shop.identity("index.html")
        try shop.write("# Other", to: "Content/index.md")
        try shop.write("```{clock-piker}\n```", to: "Content/b.md")
        #expect(throws: Builder.Stop.self) { try shop.build() }
        #expect(try shop.identity("index.html") == before)
        #expect(shop.leftovers == [])
    }

    @Test func aFolderKeepsItsRights() throws {
        let shop = try Workshop(["index.md": "# A"])
        try shop.build()
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: shop.output.path)
        try shop.write("# Other", to: "Content/index.md")
        try shop.build()
        let attributes = try FileManager.default.attributesOfItem(atPath: shop.output.path)
        #expect(attributes[.posixPermissions] as? Int == 0o750 && shop.text("index.html")?.contains("Other") == true)
    }

    @Test func aLinkedOutputStaysALink() throws {
        let shop = try Workshop(["index.md": "# A"])
        try FileManager.default.createDirectory(
            at: shop.root.appending(path: "real"), withIntermediateDirectories: true)
        try shop.link("Site", to: "real")
        try shop.build()
        try shop.write("# Other", to: "Content/index.md")
        try shop.build()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: shop.output.path) == "real")
        #expect(shop.text("index.html")?.contains("Other") == true && shop.leftovers == ["real"])
    }

    @Test func buildsAtTheSameTimeTakeTurns() async throws {
        let shop = try Workshop(["index.md": "# A", "b.md": "# B", "c/d.md": "# D"])
        let (root, output) = (shop.root.path, shop.output.path)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var diagnostics: [Diagnostic] = []
                    return try Builder(root: root, output: output).build(diagnostics: &diagnostics).pages
                }
            }
            for try await pages in group { #expect(pages == 4) }
        }
        #expect(try shop.build().written == 0 && shop.leftovers == [])
    }

    @Test func theManifestListsEveryFileWithItsDigest() throws {
        let shop = try Workshop(["index.md": "# A", "a \"b\".txt": "abc"])
        try shop.build()
        let manifest = try #require(Manifest(json: Array((shop.text("gnomon.json") ?? "").utf8)))
        // The digest of abc is the example of FIPS 180-4.
        let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(manifest.entries.contains(Manifest.Entry(path: SitePath("a \"b\".txt"), size: 3, sha256: digest)))
        let files = try FileManager.default.subpathsOfDirectory(atPath: shop.output.path).filter { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: shop.output.appending(path: path).path)
            return attributes?[.type] as? FileAttributeType == .typeRegular && path != "gnomon.json"
        }
        #expect(manifest.entries.map(\.path.text) == files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
}
