import Foundation
import Markdown
import SourceText
import Testing

@testable import Site

/// Files that are no text, names that cannot stand beside each other, and what else a folder can hold.
@Suite(.timeLimit(.minutes(10))) struct BadFilesTests {
    /// A folder that no site can be made of.
    struct BadFolder: Sendable, CustomTestStringConvertible {
        let name: String
        let report: [String]
        let make: @Sendable (BadSite) throws -> Void

        var testDescription: String { name }

        init(_ name: String, _ report: String..., make: @escaping @Sendable (BadSite) throws -> Void) {
            (self.name, self.report, self.make) = (name, report, make)
        }

        /// Bytes in one article.
        init(_ name: String, bytes: [UInt8], _ report: String) {
            self.init(name, "Content/a.md:\(report)") { try $0.write(bytes, to: "Content/a.md") }
        }

        /// Files with a word in each.
        init(_ name: String, files: [String], _ report: String...) {
            self.name = name
            self.report = report
            make = { site in for file in files { try site.write("x", to: file) } }
        }
    }

    static let texts: [BadFolder] = [
        BadFolder("not UTF-8 at the start", bytes: [0x80] + Array("a\n".utf8), "1:1 not-utf-8"),
        BadFolder("not UTF-8 in the middle", bytes: Array("é\nxé".utf8) + [0xC0, 0xAF, 0x0A], "2:3 not-utf-8"),
        BadFolder("UTF-8 that is cut off", bytes: Array("a\n時".utf8.dropLast()), "2:1 not-utf-8"),
        BadFolder("half a surrogate", bytes: [0x61, 0xED, 0xA0, 0x80], "1:2 not-utf-8"),
        BadFolder("UTF-16 with a mark", bytes: [0xFF, 0xFE, 0x61, 0x00], "1:1 not-utf-8"),
        BadFolder("UTF-16 without a mark", bytes: [0x61, 0x00, 0x0A, 0x00], "1:2 nul-byte"),
        BadFolder("Latin-1", bytes: Array("caf".utf8) + [0xE9, 0x0A], "1:4 not-utf-8"),
        BadFolder("Shift JIS", bytes: [0x8E, 0x9E, 0x8C, 0x76], "1:1 not-utf-8"),
        BadFolder("a NUL", bytes: Array("a\n\nb\0".utf8), "3:2 nul-byte"),
        BadFolder("a NUL in front matter", bytes: Array("---\ntitle: a\0\n---\n".utf8), "2:9 nul-byte"),
        BadFolder("5 MB", bytes: [UInt8](repeating: 0x0A, count: 5_242_880), "1:1 file-too-large"),
        BadFolder(
            "a line of 100 KB", bytes: Array("a\n".utf8) + [UInt8](repeating: 0x61, count: 102_400), "2:1 line-too-long"
        ),
        BadFolder("settings of 5 MB", "Content/site.yml:1:1 file-too-large") {
            try $0.write([UInt8](repeating: 0x0A, count: 5_242_880), to: "Content/site.yml")
        },
        BadFolder("a template that is not UTF-8", "Templates/pages/page.html:1:7 not-utf-8") {
            try $0.write(Array("{{#a}}".utf8) + [0xFF], to: "Templates/pages/page.html")
        },
        BadFolder("a style of 5 MB", "Templates/styles/page.css:1:1 file-too-large") {
            try $0.write([UInt8](repeating: 0x0A, count: 5_242_880), to: "Templates/styles/page.css")
        },
    ]

    static let kinds: [BadFolder] = [
        BadFolder("a folder named x.md", files: ["Content/x.md/y"], "Content/x.md:1:1 not-a-file"),
        BadFolder("a folder named site.yml", files: ["Content/site.yml/y"], "Content/site.yml:1:1 not-a-file"),
        BadFolder("a pipe", "Content/x.md:1:1 not-a-file") { try $0.makePipe("Content/x.md") },
        BadFolder("a pipe for settings", "Content/site.yml:1:1 not-a-file") { try $0.makePipe("Content/site.yml") },
        BadFolder("a device", "Content/x.png:1:1 not-a-file") { try $0.makeLink("Content/x.png", to: "/dev/zero") },
        BadFolder("a link to nothing", "Content/x.md:1:1 dangling-link") { try $0.makeLink("Content/x.md", to: "y") },
        BadFolder("a link to itself", "Content/x.md:1:1 dangling-link") { try $0.makeLink("Content/x.md", to: "x.md") },
        BadFolder("a link to its own folder", "Content/x:1:1 link-circle") { try $0.makeLink("Content/x", to: ".") },
        BadFolder("two links to folders above", "Content/b/x:1:1 link-circle", "Content/b/y:1:1 link-circle") {
            try $0.write("x", to: "Content/b/c.md")
            try $0.makeLink("Content/b/x", to: "..")
            try $0.makeLink("Content/b/y", to: ".")
        },
        BadFolder(
            "a folder as a template", files: ["Templates/pages/page.html/y"],
            "Templates/pages/page.html:1:1 not-a-file"),
        BadFolder("a pipe as a template", "Templates/pages/page.html:1:1 not-a-file") {
            try $0.makePipe("Templates/pages/page.html")
        },
        BadFolder("a template that is a link to nothing", "Templates/styles/page.css:1:1 dangling-link") {
            try $0.makeLink("Templates/styles/page.css", to: "y")
        },
        BadFolder("no folder of articles", "Content:1:1 no-content") {
            try FileManager.default.removeItem(at: $0.root.appending(path: "Content"))
        },
        BadFolder("a file in the place of the articles", "Content:1:1 no-content") {
            try FileManager.default.removeItem(at: $0.root.appending(path: "Content"))
            try $0.write("x", to: "Content")
        },
    ]

    static let names: [BadFolder] = [
        BadFolder("a name with a line break", files: ["Content/a\nb.md"], "Content/a\nb.md:1:1 file-name"),
        BadFolder("a name with an escape", files: ["Content/\u{1B}[1m.png"], "Content/\u{1B}[1m.png:1:1 file-name"),
        BadFolder("a name that is too long", files: ["Content/\(longName).md"], "Content/\(longName).md:1:1 file-name"),
        BadFolder("a slug that is too long", "Content/a.md:2:7 file-name") {
            try $0.write("---\nslug: \(Self.longName)\n---\n", to: "Content/a.md")
        },
        BadFolder("a page and a file", files: ["Content/a.md", "Content/a.html"], "Content/a.html:1:1 same-place"),
        BadFolder("two pages by a slug", "Content/b.md:2:7 same-place") {
            try $0.write("x", to: "Content/a.md")
            try $0.write("---\nslug: a\n---\n", to: "Content/b.md")
        },
        BadFolder("an index by a slug", "Content/b.md:2:7 same-place") {
            try $0.write("x", to: "Content/index.md")
            try $0.write("---\nslug: index\n---\n", to: "Content/b.md")
        },
        BadFolder("names that differ in case", files: ["Content/A.md", "Content/a.md"], "Content/a.md:1:1 same-place"),
        BadFolder(
            "names that differ in case in a folder", files: ["Content/b/A.png", "Content/b/a.png"],
            "Content/b/a.png:1:1 same-place"),
        BadFolder(
            "names that differ in composition", files: ["Content/e\u{301}.md", "Content/\u{E9}.md"],
            "Content/\u{E9}.md:1:1 same-place"),
        BadFolder(
            "a page and a folder", files: ["Content/a.md", "Content/a.html/b.txt"],
            "Content/a.html/b.txt:1:1 file-above"),
        BadFolder(
            "a file and the list of its folder", files: ["Content/b/index.html", "Content/b/c.md"],
            "Content/b/index.html:1:1 same-place"),
        BadFolder(
            "a file and the list of all files", files: ["Content/a.md", "Content/gnomon.json"],
            "Content/gnomon.json:1:1 same-place"),
    ]

    @Test func anOutputFolderInContent() throws {
        let site = try BadSite()
        try site.write("x", to: "Content/a.md")
        for output in ["Content/out", "Content", "Content/b/../out"] {
            let root = site.root.path
            #expect(throws: Builder.Stop.self, "\(output)") {
                var diagnostics: [Diagnostic] = []
                _ = try Builder(root: root, output: "\(root)/\(output)").build(diagnostics: &diagnostics)
            }
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
            #expect(paths.sorted() == ["Content", "Content/a.md"], "\(output)")
        }
    }

    @Test func aLinkInThePlaceOfTheOutputFolder() throws {
        let site = try BadSite()
        try site.write("x", to: "Content/a.md")
        try FileManager.default.createDirectory(
            at: site.root.appending(path: "real"), withIntermediateDirectories: true)
        try site.makeLink("Site", to: "real")
        #expect(site.build().isDone)
        let pages = try FileManager.default.contentsOfDirectory(atPath: site.root.appending(path: "real").path)
        #expect(pages.contains("a.html"), "the site is where the link leads")
        let target = try FileManager.default.destinationOfSymbolicLink(
            atPath: site.root.appending(path: "Site").path)
        #expect(target == "real", "the link is still there")
    }

    private static let longName = String(repeating: "x", count: 252)

    @Test(arguments: texts) func text(_ folder: BadFolder) throws { try expectRefusal(folder) }
    @Test(arguments: kinds) func kind(_ folder: BadFolder) throws { try expectRefusal(folder) }
    @Test(arguments: names) func name(_ folder: BadFolder) throws { try expectRefusal(folder) }

    private func expectRefusal(_ folder: BadFolder) throws {
        let site = try BadSite()
        try folder.make(site)
        try site.expectRefusal(folder.name, folder.report)
    }

    @Test(.enabled(if: geteuid() != 0, "permissions mean nothing to root"))
    func aFileThatOneMayNotRead() throws {
        let site = try BadSite()
        try site.write("x", to: "Content/a.md")
        let path = site.root.appending(path: "Content/a.md").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        try site.expectRefusal("an article", ["Content/a.md:1:1 unreadable"])
    }

    @Test func aFileThatIsCutShortDuringABuild() {
        // The text began at byte 10 when the front matter was read.
        #expect(Document(SourceFile(path: "a.md", text: "# a\n"), from: 10).html == [])
    }

    @Test func aNameThatIsNotUTF8() throws {
        let site = try BadSite()
        let path = Array("\(site.root.path)/Content/".utf8) + [0xFF] + Array(".md".utf8)
        let file = path.map { CChar(bitPattern: $0) } + [0]
        let descriptor = open(file, O_CREAT | O_WRONLY, 0o644)
        // Some systems have no such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        try site.expectRefusal("a name", ["Content/\u{FFFD}.md:1:1 file-name"])
    }
}

extension BadSite {
    fileprivate func makePipe(_ path: String) throws {
        try write("", to: path)
        try FileManager.default.removeItem(at: root.appending(path: path))
        #expect(mkfifo(root.appending(path: path).path, 0o644) == 0)
    }

    fileprivate func makeLink(_ path: String, to other: String) throws {
        try write("", to: path)
        try FileManager.default.removeItem(at: root.appending(path: path))
        let place = root.appending(path: path).path
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: other)
    }
}
