import Foundation
import Site
import SourceText
import Testing

@testable import gnomon

/// What commands say to people and to programs, and their exit statuses.
@Suite struct ReportingTests {
    private static let mistake = "# A\n\n```{clock-picker}\nvaleu: 10:10\n```\n"

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func aBuildReportsInEveryFormat() throws {
        let program = try Program(["Content/a.md": Self.mistake])
        let text = try program.run("$GNOMON build")
        #expect(text.status == 1 && text.output == "")
        #expect(
            text.complaint == """
                Content/a.md:4:1: error: clock-picker has no option ‘valeu’; did you mean ‘value’? [unknown-option]
                  valeu: 10:10
                  ^~~~~
                gnomon: 1 error, nothing was written; ‘gnomon explain CODE’ says more

                """)
        let json = try program.run("$GNOMON build --format json")
        let object = try Self.object(json.output)
        #expect(json.status == 1 && object["status"] as? Int == 1 && object["errors"] as? Int == 1)
        let annotations = try program.run("$GNOMON build --format=github")
        #expect(annotations.status == 1)
        #expect(
            annotations.output.hasPrefix("::error file=Content/a.md,line=4,col=1,endColumn=6,title=unknown-option::"))
        let sarif = try program.run("$GNOMON build --format sarif")
        #expect(try Self.object(sarif.output)["version"] as? String == "2.1.0" && sarif.status == 1)
    }

    @Test func pathsBelowThePresentFolderAreShownFromThere() throws {
        let program = try Program(["Content/a.md": Self.mistake])
        let annotations = try program.run("$GNOMON build \"$PWD\" --format github")
        #expect(annotations.output.hasPrefix("::error file=Content/a.md,"))
    }

    @Test func whatIsNotInTheContentIsReportedToo() throws {
        let program = try Program(["Content/a.md": "# A", "Site/mine.txt": "mine"])
        let refused = try program.run("$GNOMON build --format json")
        let stop = try #require(Self.object(refused.output)["stop"] as? [String: String])
        #expect(refused.status == 3 && stop["code"] == "foreign-file" && program.text("Site/mine.txt") == "mine")
        let wrong = try program.run("$GNOMON build --output Content/x --format github")
        #expect(
            wrong.status == 2 && wrong.output.hasPrefix("::error title=output-in-sources::gnomon: the pages cannot go"))
        let failed = try program.run("$GNOMON build --output /dev/null/x --format json")
        let failure = try #require(Self.object(failed.output)["stop"] as? [String: String])
        #expect(failed.status == 3 && failure["code"] == "system-failed")
    }

    @Test func aBuildTellsAScriptWhatItDid() throws {
        let program = try Program(["Content/a.md": "# A", "Content/b.txt": "b"])
        try program.run("$GNOMON build")
        try FileManager.default.removeItem(at: program.folder.appending(path: "Content/b.txt"))
        try program.write("# New", to: "Content/a.md")
        #expect(
            try program.run("cp -R Site Other; $GNOMON build --output Other").output.contains(
                "; removed 1 stale file\n"))
        let result = try #require(
            Self.object(program.run("$GNOMON build --format json").output)["result"] as? [String: Any])
        #expect(result["removed"] as? [String] == ["b.txt"] && result["pages"] as? Int == 2)
        #expect(
            (result["written"] as? [String])?.contains("a.html") == true && result["dryRun"] as? Bool == false
        )
    }

    @Test func renderReportsBesideItsHTML() throws {
        let program = try Program()
        let result = try program.run("printf '{valeu}`a`' | $GNOMON render --format github")
        #expect(result.status == 0 && result.output == "<p>{valeu}<code>a</code></p>\n")
        #expect(result.complaint.hasPrefix("::warning line=1,col=1,endColumn=9,title=nearly-role::"))
        #expect(try program.run("printf '{valeu}`a`' | $GNOMON render --strict").status == 1)
    }

    private static let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>"

    /// For each warning, an article that raises it, after a heading of the first level.
    private static let warnings = [
        "alert-text": "> [!NOTE] a",
        "code-attribute": "```js title=\"a\nb\n```",
        "double-footnote": "a[^a]\n\n[^a]: b\n\n[^a]: c",
        "empty-alert": "> [!NOTE]",
        "forbidden-html": "<p onclick=\"a()\">a</p>",
        "foreign-image": "![a](https://example.com/a.png)",
        "foreign-resource": "<script src=\"https://example.com/a.js\"></script>",
        "heading-id": "## B {#b c}",
        "heading-order": "### B",
        "image-without-text": "![](x.svg)",
        "marked-lines": "```js {7-5}\na\n```",
        "missing-word": "",
        "nearly-role": "{valeu}`a`",
        "no-history": "",
        "open-strong": "これは**「時刻」**です",
        "range-too-short": "```{time-range}\nstart: 17:00\nend: 09:00\n```",
        "raw-html": "<b>a</b>",
        "repeated-code-key": "```js title=\"a\" title=\"b\"\na\n```",
        "shallow-clone": "",
        "unknown-code-key": "```js titel=\"a\"\na\n```",
        "unknown-code-language": "```jvascript\na\n```",
        "unknown-footnote": "a[^note] [^noet]\n\n[^note]: b",
        "unlinked-page": "",
        "unreadable-picture": "![a](broken.png)",
        "unused-footnote": "[^a]: b",
        "value-outside": "```{clock-picker}\nvalue: 12:00\nmin: 13:00\n```",
    ]
    /// Those of HTML in articles, which a site has to allow.
    private static let warningsOfHTML = ["foreign-resource", "forbidden-html"]

    @Test func theTableOfWarningsIsComplete() {
        let all = Explanations.english.all.filter { $0.severity == .warning }.map(\.code)
        #expect(all == Self.warnings.keys.sorted())
    }

    @Test(arguments: warnings.sorted { $0.key < $1.key })
    func strictRefusesEveryWarning(_ code: String, _ article: String) throws {
        let program = try Program([
            "Content/a.md": "# A\n\n\(article)\n", "Content/broken.png": "no picture", "Content/x.svg": Self.picture,
            "Content/site.yml": "html: \(Self.warningsOfHTML.contains(code))",
        ])
        try program.write("# Home\n\(code == "unlinked-page" ? "" : "\n[a](a.md)\n")", to: "Content/index.md")
        if code == "missing-word" {
            let words = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../Templates/strings/en.yml")
            let lines = try String(contentsOf: words, encoding: .utf8).split(separator: "\n")
            try program.write(
                lines.filter { !$0.hasPrefix("skip:") }.joined(separator: "\n"), to: "Templates/strings/en.yml")
        }
        if ["no-history", "shallow-clone"].contains(code) {
            try program.write("last-changed: true", to: "Content/site.yml")
            // A clone is shallow by the commits whose parents it says that it does not have.
            let clone = """
                git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm a
                git rev-parse HEAD > .git/shallow
                """
            try program.run(code == "shallow-clone" ? clone : "true")
        }
        let strict = try program.run("$GNOMON check --strict")
        #expect(strict.status == 1 && strict.complaint.contains("[\(code)]"))
        #expect(strict.complaint.contains("gnomon: 1 warning; "))
        let other = try program.run("$GNOMON check")
        #expect(other.status == 0 && other.complaint == strict.complaint.replacing(#/gnomon: .*\n/#, with: ""))
        // A build has the same diagnostics, but for those of finished pages.
        guard try program.run("$GNOMON build").complaint != "" else { return }
        try program.run("rm -r Site")
        let build = try program.run("$GNOMON build --strict")
        #expect(build.status == 1 && program.tree("Site").isEmpty)
        #expect(build.complaint.contains("[\(code)]") && build.complaint.contains("1 warning, nothing was written"))
    }

    @Test func everyCodeIsExplained() throws {
        let program = try Program()
        let list = try program.run("$GNOMON explain")
        #expect(list.output.split(separator: "\n").count == Explanations.english.all.count && list.status == 0)
        for explanation in Explanations.english.all { #expect(list.output.contains("\(explanation.code) ")) }
        let one = try program.run("$GNOMON explain unknown-option")
        #expect(one.status == 0 && one.output.contains("(error)") && one.output.contains("  valeu: 16:00\n"))
        let wrong = try program.run("$GNOMON explain unknown-optoin")
        #expect(
            wrong.status == 2
                && wrong.complaint == "gnomon: there is no code ‘unknown-optoin’; did you mean ‘unknown-option’?\n")
    }

    @Test func aDryRunSaysWhatABuildWouldDoAndWritesNothing() throws {
        let program = try Program(["Content/a.md": "# A", "Content/b.txt": "b"])
        try program.run("$GNOMON build")
        try FileManager.default.removeItem(at: program.folder.appending(path: "Content/b.txt"))
        try program.write("# New", to: "Content/a.md")
        try program.write("left", to: ".Site.gnomon/x")
        let before = program.tree("")
        let dry = try program.run("$GNOMON build --dry-run")
        #expect(dry.status == 0 && program.tree("") == before)
        #expect(
            dry.output.contains("write a.html\n") && dry.output.contains("\nremove b.txt\n")
                && dry.output.contains(" to write, 1 to remove, ")
                && dry.output.hasSuffix("unchanged in Site; this was a dry run\n"))
        let other = try program.run("$GNOMON build --dry-run --output x/y")
        #expect(other.status == 0 && other.output.contains("write a.html\n") && program.tree("") == before)
        #expect(try program.run("$GNOMON build").output.contains("removed 1 stale file; cleared away what a stopped"))
        #expect(
            try program.run("$GNOMON build --dry-run").output.hasPrefix("0 files to write, 0 to remove, "))
    }

    @Test func diffComparesTwoSites() throws {
        let program = try Program(["Content/a.md": "# A", "Content/b.txt": "b", "Content/x.txt": "12345"])
        try program.run("$GNOMON build; cp -R Site Old")
        #expect(try program.run("$GNOMON diff Old Site").status == 0)
        try program.run("rm Content/b.txt; echo '# New' > Content/a.md")
        try program.write("1234567", to: "Content/x.txt")
        try program.write("new", to: "Content/y.txt")
        try program.run("$GNOMON build")
        let text = try program.run("$GNOMON diff Old Site/gnomon.json")
        #expect(text.status == 1)
        let lines = text.output.split(separator: "\n")
        #expect(lines.contains("~ x.txt (+2 bytes)") && lines.contains("+ y.txt (+3 bytes)"))
        #expect(lines.contains { $0.hasPrefix("- b.txt (-") })
        #expect(lines.last?.hasPrefix("1 added, ") == true && lines.last?.contains(" 1 removed, ") == true)
        let json = try program.run("$GNOMON diff Old Site --format json")
        let result = try #require(Self.object(json.output)["result"] as? [String: Any])
        let files = try #require(result["files"] as? [[String: Any]])
        #expect(json.status == 1 && result["added"] as? Int == 1 && result["removed"] as? Int == 1)
        #expect(
            files.last as NSDictionary? == ["path": "y.txt", "change": "added", "oldBytes": NSNull(), "newBytes": 3])
        let missing = try program.run("$GNOMON diff Old nowhere --format json")
        #expect(missing.status == 3)
        #expect((try Self.object(missing.output)["stop"] as? [String: String])?["code"] == "system-failed")
        #expect(try program.run("$GNOMON diff Old Content/x.txt").complaint.contains("is not a list of files"))
    }
}
