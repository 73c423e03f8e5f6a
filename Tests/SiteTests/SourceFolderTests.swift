import Foundation
import SourceText
import Testing

@testable import Site

/// What is found in Content and Templates, and what makes one file of the site too much.
@Suite struct SourceFolderTests {
    @Test func onlyFilesOfEditorsAreLeftOut() throws {
        let shop = try Workshop([
            "index.md": "# A", "2024/a.md": "# A", "4913/a.txt": "a", "old.bak/a.txt": "a", "2025": "a",
            "4913.txt": "a",
            "a.txt~": "a", "b.tmp": "a", "#c#": "a", "#d": "a", ".d/a.txt": "a", "_e/a.txt": "a", "f/4913": "a",
        ])
        try shop.build()
        for path in ["2024/a.html", "4913/a.txt", "old.bak/a.txt", "2025", "4913.txt"] {
            #expect(shop.text(path) != nil, "\(path)")
        }
        for path in ["a.txt~", "b.tmp", "#c#", ".d/a.txt", "_e/a.txt", "f/4913"] {
            #expect(shop.text(path) == nil, "\(path)")
        }
    }

    @Test func linksInACircleAreReportedOnce() throws {
        let shop = try Workshop(["index.md": "# A", "b/a.md": "# A"])
        try shop.link("Content/x", to: ".")
        try shop.link("Content/y", to: ".")
        try shop.link("Content/b/z", to: "..")
        try shop.link("Content/w", to: "w")
        let circle = "this link leads to a folder that it lies in [link-circle]"
        let nothing = "this link leads to nothing [dangling-link]"
        let found = [("b/z", circle), ("w", nothing), ("x", circle), ("y", circle)]
        #expect(shop.report() == found.map { "Content/\($0.0): \($0.1)" })
    }

    @Test func aLinkToAnotherFolderIsFollowed() throws {
        let shop = try Workshop(["index.md": "# A", "b/a.md": "# A"])
        try shop.link("Content/c", to: "b")
        try shop.build()
        #expect(shop.text("c/a.html") != nil)
    }

    @Test func templatesAreFiles() throws {
        let shop = try Workshop(["index.md": "# A"])
        try shop.write("x", to: "Templates/pages/sub/x.html")
        try shop.write(String(repeating: "x\n", count: 3_000_000), to: "Templates/styles/page.css")
        try shop.write("x", to: "Templates/pages/a.html~")
        try shop.link("Templates/pages/y.html", to: "nothing")
        #expect(mkfifo(shop.root.appending(path: "Templates/pages/z.html").path, 0o644) == 0)
        #expect(
            shop.report() == [
                "Templates/pages/sub: this is not a file [not-a-file]",
                "Templates/pages/y.html: this link leads to nothing [dangling-link]",
                "Templates/pages/z.html: this is not a file [not-a-file]",
                "Templates/styles/page.css: the file is larger than 4 MB [file-too-large]",
            ])
    }

    @Test func thePresentFolderIsNotWritten() {
        #expect(SourceFolder.path(of: "Templates/pages", in: ".") == "Templates/pages")
        #expect(SourceFolder.path(of: "Content", in: "docs") == "docs/Content")
    }

    @Test(arguments: [
        (
            ["g/a.md": "# A", "g/index.html": "x"],
            ["Content/g/index.html: this becomes g/index.html, and so does Gnomon’s index of Content/g [same-place]"]
        ),
        (
            ["g/a.md": "# A", "index.html": "x"],
            ["Content/index.html: this becomes index.html, and so does Gnomon’s index of Content [same-place]"]
        ),
        (
            ["gnomon.json": "x"],
            ["Content/gnomon.json: this becomes gnomon.json, and so does Gnomon’s list of all files [same-place]"]
        ),
        (
            ["a.md": "# A", "a.html/x.png": "x", "a.html/y.png": "x"],
            ["Content/a.html/x.png: this becomes a.html/x.png, and Content/a.md becomes the file a.html [file-above]"]
        ),
        (
            ["a.md": "# A", "a.html/b.md": "# B"],
            ["Content/a.html/b.md: this becomes a.html/b.html, and Content/a.md becomes the file a.html [file-above]"]
        ),
        (
            ["gnomon.json/x.txt": "x"],
            [
                "Content/gnomon.json/x.txt: this becomes gnomon.json/x.txt, and Gnomon’s list of all files becomes the file gnomon.json [file-above]"
            ]
        ),
        (
            ["a.md": "# A", "a.html": "x"],
            ["Content/a.html: this becomes a.html, and so does Content/a.md [same-place]"]
        ),
        (["a.md": "# A", "a/b.md": "# B"], []),
    ])
    func twoForOnePlaceAreNamed(_ files: [String: String], _ report: [String]) throws {
        #expect(try Workshop(files).report() == report)
    }

    @Test func templatesForOnePlaceAreNamed() throws {
        let shop = try Workshop(["index.md": "# A"])
        try shop.write("x", to: "Templates/scripts/page.css")
        #expect(
            shop.report() == [
                "Templates/scripts/page.css: this becomes _gnomon/page.css, and so does another style or script [same-place]"
            ])
    }

    /// With one thread the second article is not read before the first is done.
    private static var oneByOne: Builder.Options {
        var options = Builder.Options()
        options.jobs = 1
        return options
    }

    @Test func anArticleThatShrinksIsReadAnew() throws {
        let shop = try Workshop([
            "a.md": "---\ntitle: A\ndescription: \(String(repeating: "x", count: 1000))\n---\nlong", "b.md": "# B",
        ])
        var diagnostics: [Diagnostic] = []
        let article = shop.root.appending(path: "Content/b.md")
        try Data("---\ntitle: B\ndescription: \(String(repeating: "x", count: 1000))\n---\nlong".utf8).write(
            to: article)
        // The first article is done when the second has been surveyed, but not read for good.
        let builder = Builder(root: shop.root.path, output: shop.output.path, options: Self.oneByOne) { done, _ in
            if done == 1 { try? Data("short".utf8).write(to: article) }
        }
        #expect(try builder.build(diagnostics: &diagnostics).pages == 3 && diagnostics.isEmpty)
        #expect(shop.text("b.html")?.contains("short") == true)
    }

    @Test func anArticleThatVanishesIsReported() throws {
        let shop = try Workshop(["a.md": "# A", "b.md": "# B"])
        var diagnostics: [Diagnostic] = []
        let builder = Builder(root: shop.root.path, output: shop.output.path, options: Self.oneByOne) { done, _ in
            if done == 1 { try? shop.remove("Content/b.md") }
        }
        #expect(throws: Builder.Stop.self) { try builder.build(diagnostics: &diagnostics) }
        #expect(diagnostics.map(\.problem.code) == ["unreadable"] && shop.leftovers == [] && shop.text("a.html") == nil)
    }
}
