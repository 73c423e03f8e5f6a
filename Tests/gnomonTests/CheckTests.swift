import Foundation
import Testing

@testable import gnomon

/// What `gnomon check` finds on finished pages, and that it writes nothing.
@Suite struct CheckTests {
    private static func report(_ files: [String: String], strict: Bool = false) throws -> (Int32, [String]) {
        let program = try Program(files)
        let before = program.tree("")
        let result = try program.run("$GNOMON check\(strict ? " --strict" : "")")
        #expect(program.tree("") == before, "something was written")
        return (result.status, result.complaint.split(separator: "\n").map(String.init).filter { $0.contains(": ") })
    }

    private static let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>"

    @Test func aSiteInOrderHasNothing() throws {
        let (status, report) = try Self.report(
            [
                "Content/index.md": "# A\n\n[b](b.md) [c](c/index.md)\n\n## B\n\n### C\n\n## D\n\n![x](x.svg)\n",
                "Content/b.md": "---\ntitle: B\n---\n## One\n", "Content/c/index.md": "# C\n\n[d](<d e.md>)\n",
                "Content/c/d e.md": "D\n=\n", "Content/f/g.md": "# In a folder with a list\n",
                "Content/x.svg": Self.picture,
                "Content/site.yml": "size-budget: 5000\n",
            ], strict: true)
        #expect(status == 0 && report == [])
    }

    @Test func whatABuildFindsIsFoundAndWhatItDoesNotMindBeside() throws {
        let (status, report) = try Self.report([
            "Content/index.md": "# A\n\n[b](b.md)\n\n{valeu}`a`\n", "Content/b.md": "# B\n\n[c](c.md)\n\n### C\n",
        ])
        #expect(status == 1)
        #expect(
            report == [
                """
                Content/b.md:3:5: error: there is no ‘c.md’ to link to; did you mean ‘b.md’? [missing-target]
                """,
                """
                Content/b.md:5:1: warning: ‘C’ is a heading of level 3 after one of level 1; make it a heading of level 2 \
                [heading-order]
                """,
                """
                Content/index.md:5:1: warning: ‘{valeu}’ before code is only text; did you mean ‘{value}’? [nearly-role]
                """,
                "gnomon: 1 error, 2 warnings; ‘gnomon explain CODE’ says more",
            ])
    }

    private static let warnings: [(String, [String: String], String)] = [
        (
            "heading-order", ["index.md": "---\ntitle: A\n---\n\n> Tea & *more*\n\n## B\n\n- #### Tea & *more*\n"],
            "Content/index.md:9:1: warning: ‘Tea & more’ is a heading of level 4 after one of level 2; make it a"
        ),
        (
            "heading-order", ["index.md": "## A\n"],
            "Content/index.md:1:1: warning: the page begins with ‘A’, a heading of level 2; make it a heading of level 1"
        ),
        (
            "image-without-text", ["index.md": "# A\n\n[a](<b c.svg>) ![](<b c.svg>)\n", "b c.svg": picture],
            "Content/index.md:3:1: warning: the image ‘b c.svg’ has no alternative text; write what it shows"
        ),
        (
            "unlinked-page", ["index.md": "# A\n\n[b](b.md)\n", "b.md": "[b](b.md)\n\n# B", "c.md": "# C"],
            "Content/c.md:1:1: warning: no article links to c.html; link to it"
        ),
    ]

    @Test(arguments: warnings)
    func warning(_ code: String, _ files: [String: String], _ expected: String) throws {
        let files = Dictionary(uniqueKeysWithValues: files.map { ("Content/\($0.key)", $0.value) })
        let (status, report) = try Self.report(files)
        #expect(status == 0 && report.count == 1 && report[0].hasPrefix(expected) && report[0].hasSuffix(" [\(code)]"))
        #expect(try Self.report(files, strict: true).0 == 1)
    }

    @Test func aPageOverItsBudgetIsAnError() throws {
        let (status, report) = try Self.report(["Content/index.md": "# A\n", "Content/site.yml": "size-budget: 300\n"])
        #expect(
            status == 1 && report[0].contains(#/error: the page has \d+ bytes after gzip, and ‘size-budget’ is 300;/#))
        let program = try Program(["Content/index.md": "# A\n", "Content/site.yml": "size-budget: 300\n"])
        #expect(try program.run("$GNOMON build").status == 0)
    }

    @Test func anIDTwiceIsAnError() throws {
        let template = """
            <!-- <p id="comment"> --><html><head><script>"<p id='text'>"</script></head><body>
            <h1 ID=top>A</h1><p id="comment text"><p id='a&amp;b' hidden><p id="a&amp;b"/>{{body}}<p id=text id=comment></html>
            """
        let (status, report) = try Self.report([
            "Content/index.md": "A\n", "Templates/pages/page.html": template,
        ])
        #expect(
            status == 1 && report[0].contains("error: the page has the id ‘a&b’ more than once; rename one of them"))
        #expect(report.count == 2)
    }

    @Test func aTemplateThatIsNoHTMLIsNoFailure() throws {
        for end in ["<", "<a", "<a ", "<a b", "<a b=", "<a b=\"", "</", "<!--", "<script>", "<h1>", "&#"] {
            #expect(try Self.report(["Content/index.md": "A", "Templates/pages/page.html": "{{body}}\(end)"]).0 == 0)
        }
    }
}
