import Foundation
import Testing

@testable import Site

/// What tells that a source has changed where the system does not tell: on each look the listing is compared with the last.
@Suite struct SourceListingTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func write(_ text: String, _ path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    @Test func aChangeShowsAndScratchFilesDoNot() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        func listing() -> SourceListing { SourceListing(root: root.path) }
        try write("# A\n", "Content/a.md")
        let first = listing()
        #expect(first.contains("\(root.path)/Content/a.md"))

        let scratch = [".a.md.swp", "4913", "a.md~", "#a.md#", "_b/c.md", ".git/d.md"]
        for name in scratch { try write("x", "Content/\(name)") }
        try write("x", "Site/a.html")
        #expect(listing() == first)

        // Another file of the same size in its place; a new one; one less; a new folder; a template.
        var last = first
        func expectChange(_ what: String, _ change: () throws -> Void) rethrows {
            try change()
            let now = listing()
            #expect(now != last, "\(what)")
            last = now
        }
        try expectChange("replaced") { try write("# B\n", "Content/a.md") }
        try expectChange("added") { try write("# B\n", "Content/b.md") }
        try expectChange("removed") { try FileManager.default.removeItem(at: root.appending(path: "Content/b.md")) }
        try expectChange("template") { try write("body {}\n", "Templates/styles/page.css") }
        try expectChange("folder") {
            try FileManager.default.createDirectory(
                at: root.appending(path: "Content/new"), withIntermediateDirectories: true)
        }
        #expect(last.folders.contains("\(root.path)/Content/new"))
    }

    @Test func aLinkIntoTheFolderItLiesInEnds() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write("# A\n", "Content/a.md")
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: "Content/again").path, withDestinationPath: "..")
        #expect(SourceListing(root: root.path).folders.count < 10)
    }
}
