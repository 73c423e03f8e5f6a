import Foundation
import SourceText
import Testing

@testable import Site

/// The preview's site, kept open while it is written, is at any moment what a build makes of the same files.
@Suite struct OpenSiteTests {
    private static let files = [
        "Content/site.yml": "title: Clocks\nlanguages: [en, ja]\nbase: https://example.org/clocks/\n",
        "Content/index.md": "# Home\n\n[one](guide/one.md#a-part)\n\n![dial](guide/dial.svg)\n",
        "Content/guide/one.md": "---\ntags: [wood]\ndate: 2024-03-01\n---\n# One\n\n## A part\n\n[two](two.md)\n",
        "Content/guide/two.md": "# Two\n\n```{clock-picker}\nbind: m\n```\n\n{value}`m`\n\n```js\n1\n```\n",
        "Content/guide/dial.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"9\"/>",
        "Content/ja/index.md": "# 時計\n",
        "Templates/styles/own.css": "p { color: red }",
    ]

    /// What is done to the site, one after the other: a path and what it holds then, nil for nothing; how it differs for
    /// somebody who looks at it, nil where there is an error.
    private static let edits: [(path: String, text: String?, change: OpenSite.Change?)] = [
        ("Content/guide/two.md", "# Two\n\n```{digital-clock}\n```\n\nOther text.\n", .pages),
        ("Content/guide/two.md", "# Two\n\n```{digital-clock}\n```\n\nOther text.\n", OpenSite.Change.none),
        ("Content/guide/two.md", "# Two\n\n```{digital-clock}\n```\n\nOther text.   \n", OpenSite.Change.none),
        ("Content/guide/two.md", "# Two\n\n```{digital-clok}\n```\n", nil),
        ("Content/guide/two.md", "# Zwei\n\nText.\n", .pages),
        ("Content/guide/two.md", "---\nslug: zwei\n---\n# Zwei\n\nText.\n", .pages),
        ("Content/guide/two.md", "# Zwei\n\nText.\n", .pages),
        // An id that another page links to goes, and comes back.
        ("Content/guide/one.md", "---\ntags: [wood]\ndate: 2024-03-01\n---\n# One\n\n## A bit\n", nil),
        ("Content/guide/one.md", "---\ntags: [wood]\ndate: 2024-03-01\n---\n# One\n\n## A part\n\n[x](#y)\n", nil),
        ("Content/guide/one.md", "---\ntags: [iron]\ndate: 2025-03-01\n---\n# One\n\n## A part\n", .pages),
        ("Content/guide/one.md", "---\nweight: x\n---\n# One\n", nil),
        ("Content/guide/two.md", "# Zwei\n\nText while another page has an error.\n", nil),
        ("Content/guide/one.md", "---\ndescription: One.\n---\n# One\n\n## A part\n", .pages),
        ("Content/guide/three.md", "# Three\n\n[two](two.md)\n", .pages),
        ("Content/guide/two.md", nil, nil),
        ("Content/guide/three.md", nil, .pages),
        ("Content/guide/dial.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"80\" height=\"9\"/>", .pages),
        ("Content/guide/dial.svg", nil, nil),
        ("Content/guide/dial.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>", .pages),
        ("Templates/styles/own.css", "p { color: green }", .styles),
        ("Templates/styles/page.css", "p { color: green }", .styles),
        ("Templates/strings/de.yml", "direction: ltr\n", .pages),
        ("Templates/pages/page.html", "<p>{{{body}}}{{title}}</p>", .pages),
        ("Templates/pages/page.html", "<p>{{#sidebar}}{{entries}}{{/sidebar}}</p>", nil),
        ("Templates/pages/page.html", nil, .pages),
        ("Content/site.yml", "title: Others\n", .pages),
        ("Content/guide/draft.md", "---\ndraft: true\n---\n# Draft\n", OpenSite.Change.none),
        ("Content/guide/draft.md", "---\naliases: [/old]\n---\n# No draft\n", .pages),
    ]

    @Test(arguments: [true, false])
    func afterEachEditItIsWhatABuildMakes(_ isToldWhatChanged: Bool) throws {
        let shop = try Workshop([:])
        for (path, text) in Self.files { try shop.write(text, to: path) }
        let site = try OpenSite(root: shop.root.path, includesDrafts: false)
        var diagnostics: [Diagnostic] = []
        #expect(try site.update(nil, diagnostics: &diagnostics).change == .pages)
        for (number, edit) in Self.edits.enumerated() {
            let place = shop.root.appending(path: edit.path)
            if let text = edit.text {
                try shop.write(text, to: edit.path)
            } else {
                try FileManager.default.removeItem(at: place)
            }
            diagnostics = []
            let summary = try? site.update(isToldWhatChanged ? [place.path] : nil, diagnostics: &diagnostics)
            if isToldWhatChanged { #expect(summary?.change == edit.change, "edit \(number)") }

            let output = shop.root.appending(path: "Site-\(number)")
            var built: [Diagnostic] = []
            let build = try? Builder(root: shop.root.path, output: output.path).build(diagnostics: &built)
            #expect(diagnostics.map(\.line).sorted() == built.map(\.line).sorted(), "edit \(number)")
            #expect((summary == nil) == (build == nil), "edit \(number)")
            guard build != nil else { continue }
            for path in try FileManager.default.subpathsOfDirectory(atPath: output.path) where path != "gnomon.json" {
                guard let bytes = FileManager.default.contents(atPath: output.appending(path: path).path) else {
                    continue
                }
                guard case .file(let shown) = site[path] else {
                    Issue.record("edit \(number): \(path) is missing")
                    continue
                }
                #expect(Data(shown) == bytes, "edit \(number): \(path)")
            }
        }
    }
}

extension OpenSiteTests {
    /// Such files are not watched, so saving the article is how to tell of them.
    @Test func anArticleThatIsSavedAsItWasShowsOtherFilesAsTheyAre() throws {
        let shop = try Workshop(["index.md": "# A\n\n```text file=\"../part.txt\"\n```\n"])
        try shop.write("Before\n", to: "part.txt")
        let site = try OpenSite(root: shop.root.path, includesDrafts: false)
        var diagnostics: [Diagnostic] = []
        _ = try site.update(nil, diagnostics: &diagnostics)
        try shop.write("After\n", to: "part.txt")
        let article = shop.root.appending(path: "Content/index.md").path
        #expect(try site.update([article], diagnostics: &diagnostics).change == .pages)
        guard case .file(let page) = site["index.html"] else { throw CancellationError() }
        #expect(String(decoding: page, as: UTF8.self).contains("After"))
    }
}

extension Diagnostic {
    /// What tells it from others.
    fileprivate var line: String { "\(place.address): \(problem.sentence)" }
}
