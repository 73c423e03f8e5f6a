import Foundation
import Testing

@testable import Site

/// The documentation's page about templates names what templates get, and its examples do what it says.
@Suite struct TemplatesPageTests {
    private static let pages = ["site/templates.md", "ja/site/templates.md"]

    private static func text(_ path: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Content/\(path)")
        return try String(contentsOf: file.standardized, encoding: .utf8)
    }

    /// The rows of the table below the heading of a template: the cells with the names, and what is in them.
    private static func rows(of template: String, in path: String) throws -> [(cell: String, names: [String])] {
        let section = try #require(text(path).split(separator: "\n### `pages/\(template)`\n").dropFirst().first)
        return section.split(separator: "\n#").first?.split(separator: "\n").dropFirst().compactMap { line in
            guard line.hasPrefix("| `") else { return nil }
            let cells = line.split(separator: "|").prefix(2)
            return (String(cells[0]), cells.flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } })
        } ?? []
    }

    /// The names in the tags of built-in templates.
    private static func names(in templates: [String]) -> Set<String> {
        let tags = templates.flatMap { template in
            String(decoding: Theme.builtIn("pages/\(template)"), as: UTF8.self).matches(of: #/\{\{[#^{]?(\w+)/#)
        }
        return Set(tags.map { String($0.1) })
    }

    @Test(arguments: pages, ["page.html", "branch.html", "index.html", "missing.html", "redirect.html"])
    func everyNameOfABuiltInTemplateIsInItsTable(_ path: String, _ template: String) throws {
        let told = try Set(Self.rows(of: template, in: path).flatMap(\.names))
        #expect(Self.names(in: [template]).subtracting(told).isEmpty)
        #expect(told.subtracting(Self.names(in: [template, "branch.html"])).subtracting(["root"]).isEmpty)
    }

    @Test func bothLanguagesNameTheSame() throws {
        let (english, japanese) = (try Self.text(Self.pages[0]), try Self.text(Self.pages[1]))
        let cells = #/\n\| `(\w+)` \|/#
        #expect(english.matches(of: cells).map(\.1) == japanese.matches(of: cells).map(\.1))
    }

    /// On a site that has everything, each name of the table says something on one page at least.
    @Test(arguments: pages)
    func everyNameThatAPageGetsSaysSomething(_ path: String) throws {
        // The day of the last change comes from git (LastChangedTests).
        let names = try Self.rows(of: "page.html", in: path).map { $0.names[0] }.filter { !$0.hasPrefix("changed") }
        let article = "---\ntitle: A\ndate: 2026-02-28\ndescription: One.\ntags: [clock]\nimage: a.svg\n---\n"
        let site = try Workshop([
            "site.yml": "title: S\nlanguages: [en, ar]\nbase: https://example.org/\nedit: https://example.org/edit/\n",
            "index.md": "# Home\n\nText.\n", "guide/index.md": "# Guide\n", "ar/index.md": "# Home\n",
            "guide/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"9\"/>",
            "guide/a.md": "\(article)\n## One\n\n## Two\n", "guide/b.md": "\(article)\n# Own heading\n",
        ])
        try site.write("direction: rtl\n", to: "Templates/strings/ar.yml")
        try site.write(names.map { "{{#\($0)}}[\($0)]{{/\($0)}}" }.joined(), to: "Templates/pages/page.html")
        try site.build()
        let made = ["index", "guide/a", "guide/b", "ar/index"].compactMap { site.text("\($0).html") }.joined()
        #expect(names.filter { !made.contains("[\($0)]") } == [])
    }

    /// The fences that have a file's name for a title are put into a site under it.
    @Test(arguments: pages)
    func theExamplesWork(_ path: String) throws {
        let site = try Workshop(["site.yml": "title: S\n", "index.md": "# Home\n", "guide/a.md": "# A\n\nText.\n"])
        for example in try Self.text(path).matches(of: #/\n```\w+ title="(Templates/[^"]+)"\n((?s).*?)```\n/#) {
            try site.write(String(example.2), to: String(example.1))
        }
        #expect(site.report() == [])
        let page = try #require(site.text("guide/a.html"))
        for part in [
            "<link rel=\"stylesheet\" href=\"../_gnomon/own.css\">\n<script defer src=\"../_gnomon/own.js\"></script>\n</head>",
            "<a class=\"site-name\"", "<footer class=\"site-footer\">Ada", "<p>Text.</p>",
        ] {
            #expect(page.contains(part))
        }
        #expect(site.text("_gnomon/own.css") != nil && site.text("_gnomon/own.js") != nil)
    }
}
