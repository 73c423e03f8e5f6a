import Foundation
import SourceText
import Testing

@testable import Site

/// What a build must never touch.
@Suite struct OutputSafetyTests {
    private static let digest = String(repeating: "0", count: 64)

    /// A built site whose list of files has one more line.
    private static func shop(listing path: String) throws -> Workshop {
        let shop = try Workshop(["index.md": "# A"])
        try shop.build()
        let line = "{\"path\": \"\(path)\", \"size\": 1, \"sha256\": \"\(digest)\"},\n"
        let manifest = try #require(shop.text("gnomon.json"))
        try shop.write(manifest.replacing("[\n", with: "[\n" + line), to: "Site/gnomon.json")
        return shop
    }

    @Test(arguments: ["../victim/a.txt", "/victim/a.txt", "x/../../victim/a.txt", "./../victim/a.txt", "a//b"])
    func aManifestCannotLeadOutOfTheFolder(_ path: String) throws {
        let shop = try Self.shop(listing: path)
        try shop.write("mine", to: "victim/a.txt")
        #expect(shop.refusal()?.hasPrefix("Site/gnomon.json is not a list of files as Gnomon writes it") == true)
        #expect(FileManager.default.fileExists(atPath: shop.root.appending(path: "victim/a.txt").path))
    }

    @Test(arguments: [(false, "b"), (true, "b"), (false, "b/a.txt"), (true, "b/a.txt"), (false, "b/c.html")])
    func aLinkInTheOutputIsForeign(_ hasGuest: Bool, _ listed: String) throws {
        let shop = try Self.shop(listing: listed)
        if hasGuest { try shop.write("guest", to: "Site/CNAME") }
        try shop.write("mine", to: "victim/a.txt")
        try shop.link("Site/b", to: "../victim")
        try shop.write("# C", to: "Content/b/c.md")
        #expect(shop.refusal()?.hasPrefix("Site/b is not Gnomon’s") == true)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: shop.root.appending(path: "victim").path) == ["a.txt"])
    }

    @Test func aLinkToTheSameBytesIsForeign() throws {
        let shop = try Workshop(["index.md": "# A", "a.txt": "a"])
        try shop.build()
        try shop.remove("Site/a.txt")
        try shop.link("Site/a.txt", to: "../Content/a.txt")
        #expect(shop.refusal()?.hasPrefix("Site/a.txt is not Gnomon’s") == true)
    }

    @Test func aKeptLinkIsNotFollowed() throws {
        let shop = try Workshop(["index.md": "# A", "site.yml": "keep: [b]", "b/c.md": "# C"])
        try shop.write("mine", to: "victim/a.txt")
        try FileManager.default.createDirectory(at: shop.output, withIntermediateDirectories: true)
        try shop.link("Site/b", to: "../victim")
        #expect(shop.report().contains { $0.hasSuffix("becomes b/c.html, and Site/b is to be kept [kept-place]") })
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: shop.root.appending(path: "victim").path) == ["a.txt"])
    }

    @Test(arguments: [("Site/mine", "mine"), ("Site/b/mine", "b")])
    func anEmptyFolderOfSomebodyElseStays(_ folder: String, _ name: String) throws {
        let shop = try Workshop(["index.md": "# A", "b/c.md": "# C"])
        try shop.build()
        let url = shop.root.appending(path: folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try shop.write("# Other", to: "Content/index.md")
        let refusal = try #require(shop.refusal())
        #expect(
            refusal.hasPrefix("\(folder) is not Gnomon’s")
                && refusal.contains("name ‘\(name)’ under ‘keep’ in Content/site.yml"))
        #expect(FileManager.default.fileExists(atPath: url.path))
    }

    @Test func theRemedyNamesTheSettingsOfThisSite() throws {
        let shop = try Workshop(["index.md": "# A"])
        try shop.write("mine", to: "Site/deep/notes.txt")
        let (root, output) = (shop.root.path, shop.output.path)
        #expect {
            try shop.build()
        } throws: { error in
            guard case .output(let problem)? = error as? Builder.Stop else { return false }
            return problem
                == .foreignFile(
                    path: "\(output)/deep", output: output, name: "deep", settings: "\(root)/Content/site.yml")
        }
    }

    @Test func aKeptFolderWithPagesInItIsExplained() throws {
        let shop = try Workshop(["index.md": "# A", "b/c.md": "# C"])
        try shop.build()
        try shop.write("keep: [b]", to: "Content/site.yml")
        #expect(shop.refusal() == nil)
        try shop.write("mine", to: "Site/b/notes.txt")
        #expect(
            shop.refusal()?.hasPrefix("Site/b/notes.txt is not Gnomon’s, and ‘b’, which is kept, holds pages") == true)
    }

    @Test(arguments: ["index.html", "mine.txt", ".git"])
    func whatIsKeptIsNotOverwritten(_ guest: String) throws {
        let shop = try Workshop(["index.md": "# A", "mine.txt": "theirs", "site.yml": "keep: [index.html, mine.txt]"])
        try shop.write("mine", to: "Site/\(guest)")
        let maker = ["index.html": "Content/index.md", "mine.txt": "Content/mine.txt"][guest]
        let expected = maker.map { ["\($0): \($0) becomes \(guest), and Site/\(guest) is to be kept [kept-place]"] }
        #expect(shop.report() == expected ?? [])
        #expect(shop.text(guest) == "mine" && shop.leftovers == [])
    }

    @Test func whatIsKeptAndOursIsReplaced() throws {
        let shop = try Workshop(["index.md": "# A", "CNAME": "a.example"])
        try shop.build()
        try shop.write("b.example", to: "Content/CNAME")
        try shop.build()
        #expect(shop.text("CNAME") == "b.example")
        try shop.remove("Content/CNAME")
        #expect(try shop.build().removed == 1)
    }

    @Test(arguments: [
        "Content", "Content/out", "Content/../Content/out/deep", "Templates/pages/out", "", ".", "Site/..",
    ])
    func sourcesAndPagesStayApart(_ output: String) throws {
        let shop = try Workshop(["index.md": "# A"])
        try FileManager.default.createDirectory(at: shop.output, withIntermediateDirectories: true)
        #expect(shop.refusal(of: output)?.hasPrefix("the pages cannot go to ") == true)
        #expect(shop.refusal(of: "\(output)/..")?.hasPrefix("the pages cannot go to ") == true || output.contains("/"))
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: shop.root.path).sorted() == [
                "Content", "Content/index.md", "Site",
            ])
    }

    @Test func anOutputThatHoldsLinkedSourcesIsRefused() throws {
        let shop = try Workshop([:])
        try shop.write("# A", to: "Site/articles/index.md")
        try shop.link("Content", to: "Site/articles")
        #expect(shop.refusal()?.contains("holds the sources in Content") == true)
    }

    @Test func aDanglingOutputIsExplained() throws {
        let shop = try Workshop(["index.md": "# A"])
        try shop.link("Site", to: "nowhere")
        #expect(shop.refusal()?.hasPrefix("Site is a link to nothing") == true)
    }

    @Test func anErrorLeavesNoFolderBehind() throws {
        let shop = try Workshop(["index.md": "# A", "b.md": "{value}`a`"])
        #expect(throws: Builder.Stop.self) { try shop.build(into: shop.root.appending(path: "x/y/site").path) }
        #expect(shop.leftovers == [])
        try shop.remove("Content/b.md")
        try shop.build(into: shop.root.appending(path: "x/y/site").path)
        #expect(shop.leftovers == ["x"])
    }
}
