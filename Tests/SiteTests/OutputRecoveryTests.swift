import Foundation
import SourceText
import Testing

@testable import Site

/// What a build does file by file, and what a stopped one leaves for the next.
@Suite struct OutputRecoveryTests {
    /// A site with a guest, so that it is replaced file by file.
    private static func shop(_ files: [String: String]) throws -> Workshop {
        let shop = try Workshop(files)
        try shop.write("guest", to: "Site/CNAME")
        try shop.build()
        return shop
    }

    /// Works on the output folder as a build does. Afterwards it is let go.
    private static func work<Result>(on shop: Workshop, _ work: (inout OutputFolder) throws -> Result) throws -> Result
    {
        var folder = try OutputFolder(shop.output.path, keep: [], settings: "site.yml")
        return try work(&folder)
    }

    @Test func aStoppedBuildIsTidiedUpByTheNext() throws {
        let shop = try Self.shop(["index.md": "# A", "old.md": "# Old"])
        // As after the list of old and new files was written, one page moved in, and another on its way.
        let union = try Self.work(on: shop) { folder in
            try folder.add(SitePath("index.html"), Array("new".utf8))
            try folder.add(SitePath("b/new.html"), Array("new".utf8))
            let entry = Manifest.Entry(path: SitePath("b/new.html"), size: 3, sha256: Digest.sha256(Array("new".utf8)))
            return Manifest([entry]).union(folder.contents.manifest)
        }
        try Data(union.json).write(to: shop.output.appending(path: "gnomon.json"))
        try shop.write("new", to: "Site/b/new.html")
        try shop.write("ne", to: "Site/b/.new.html.gnomon")
        try shop.write("ne", to: "Site/.index.html.gnomon")
        try shop.write("ne", to: "Site/.gnomon.json.gnomon")
        #expect(shop.leftovers == [".Site.gnomon"])
        #expect(try shop.build().removed == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: shop.output.path).sorted()
        #expect(
            names == [
                ".nojekyll", "404.html", "CNAME", "_gnomon", "_headers", "gnomon.json", "index.html", "llms.txt",
                "old.html",
            ]
                && shop.leftovers == [])
    }

    @Test func theNextBuildKnowsWhatAFailedOneLeft() throws {
        let shop = try Self.shop(["index.md": "# A", "z.txt": "old"])
        try Self.work(on: shop) { folder in
            try folder.add(SitePath("a.txt"), Array("new".utf8))
            try folder.add(SitePath("z.txt"), Array("new".utf8))
            // A file cannot be moved into the place of a folder.
            try shop.remove("Site/z.txt")
            try shop.makeFolder("Site/z.txt")
            #expect(throws: SystemFailure.self) { try folder.finish() }
            try folder.discard()
        }
        #expect(shop.text("a.txt") == "new" && shop.leftovers == [])
        #expect(!FileManager.default.fileExists(atPath: shop.output.appending(path: ".z.txt.gnomon").path))
        try shop.remove("Site/z.txt")
        #expect(try shop.build().removed == 1)
        #expect(shop.text("z.txt") == "old" && shop.text("a.txt") == nil)
    }

    @Test func aFailedExchangeLeavesNothing() throws {
        let shop = try Workshop(["index.md": "# A"])
        try shop.build()
        try Self.work(on: shop) { folder in
            try folder.add(SitePath("a.txt"), Array("new".utf8))
            try shop.remove("Site")
            #expect(throws: SystemFailure.self) { try folder.finish() }
            try folder.discard()
        }
        #expect(shop.leftovers == [])
    }

    @Test(arguments: [true, false])
    func aFileBecomesAFolderAndBack(_ hasGuest: Bool) throws {
        let shop = try Workshop(["index.md": "# A", "guide": "old", "deep/er/a.txt": "old"])
        if hasGuest { try shop.write("guest", to: "Site/CNAME") }
        try shop.build()
        for path in ["guide", "deep"] { try shop.remove("Content/\(path)") }
        try shop.write("# G", to: "Content/guide/g.md")
        try shop.write("new", to: "Content/deep")
        try shop.build()
        #expect(shop.text("guide/g.html") != nil && shop.text("deep") == "new")
        for path in ["guide", "deep"] { try shop.remove("Content/\(path)") }
        try shop.write("old", to: "Content/guide")
        try shop.write("old", to: "Content/deep/er/a.txt")
        try shop.build()
        #expect(shop.text("guide") == "old" && shop.text("deep/er/a.txt") == "old" && shop.leftovers == [])
    }

    @Test func theLongestNameGoesIn() throws {
        let name = String(repeating: "é", count: 125) + ".txt"
        let shop = try Self.shop(["index.md": "# A", name: "a"])
        #expect(shop.text(name) == "a")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/shm")))
    func aLinkToAnotherDiskIsNoFailure() throws {
        let shop = try Workshop(["a.txt": "a"])
        let other = "/dev/shm/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: other) }
        let isLinked = try FileSystem.link(shop.root.appending(path: "Content/a.txt").path, as: other)
        #expect(isLinked == FileManager.default.fileExists(atPath: other))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDiskIsSaidToBeFull() {
        #expect { try FileSystem.write([1], to: "/dev/full") } throws: { error in
            (error as? SystemFailure)?.sentence == "cannot write /dev/full: No space left on device"
        }
    }
}
