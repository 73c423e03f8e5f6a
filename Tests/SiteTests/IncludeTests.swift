import Foundation
import SourceText
import Testing

@testable import Site

/// Fences that show parts of files: `swift file=../Clock.swift lines=10-20`.
@Suite struct IncludeTests {
    private static let clock = """
        import Time

        struct Clock {
            // region: turn
            func turn() {
                // region: inner
                hand += 1
                // endregion

            }
            // endregion: turn
        }
        <!-- region: page -->
          <p>
        \t<b>
        <!-- endregion -->
        # region: shell
        - region: a list of YAML
        # endregion
        /* region: c */
        x;
        /* endregion */
        -- region: again
        -- endregion
        ;; region: again
        ;; endregion
        // region: open
        """

    private static func shop(_ fence: String, _ body: String = "", file: String = "Sources/Clock.swift") throws
        -> Workshop
    {
        let shop = try Workshop(["guide/a.md": "x\n\n> ```swift \(fence)\n\(body)> ```\n"])
        try shop.makeFolder(".git")
        try shop.write(clock, to: file)
        try shop.write("{{body}}", to: "Templates/pages/page.html")
        return shop
    }

    @Test(arguments: [
        ("lines=3", "struct Clock {\n"), ("lines=5-7", "func turn() {\n    // region: inner\n    hand += 1\n"),
        ("lines=27-", "// region: open\n"), ("lines=9-9", "\n"), ("region=inner", "hand += 1\n"),
        ("region=turn", "func turn() {\n    hand += 1\n\n}\n"), ("region=page", "  <p>\n\t<b>\n"),
        ("region=shell", "- region: a list of YAML\n"), ("region=c", "x;\n"), ("region=\"c\" title='A b'", "x;\n"),
    ])
    func thePartIsShown(_ part: String, _ expected: String) throws {
        let shop = try Self.shop("file=../../Sources/Clock.swift \(part)")
        try shop.build()
        let escaped = expected.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        #expect(
            shop.text("guide/a.html")?.replacing("\"", with: "").replacing(#/</?span[^>]*>/#, with: "").contains(
                "<code class=language-swift>\(escaped)</code>")
                == true)
    }

    @Test func aWholeFileIsShownWithoutItsMarks() throws {
        let shop = try Self.shop("file=\"../b c.txt\"", file: "unused")
        try shop.write("\u{FEFF}  a\r\n\r\n  // region: x\r\n    b\r\n  // endregion", to: "Content/b c.txt")
        try shop.build()
        #expect(shop.text("guide/a.html")?.contains("<code class=\"language-swift\">a\n\n  b\n</code>") == true)
    }

    @Test(arguments: [
        (
            "file=no.swift", 17,
            "there is no file ‘no.swift’ to show; the path is seen from the article [include-file]"
        ),
        (
            "file=../../Sources/Clok.swift", 17,
            "there is no file ‘../../Sources/Clok.swift’ to show; did you mean ‘../../Sources/Clock.swift’? [include-file]"
        ),
        (
            "file=../../Sources", 17,
            "there is no file ‘../../Sources’ to show; the path is seen from the article [include-file]"
        ),
        (
            "file=../../../a", 17,
            "‘../../../a’ leads out of the repository that holds the site; show a file of the repository, by its path "
                + "from the article [include-file]"
        ),
        (
            "file=/etc/passwd", 17,
            "‘/etc/passwd’ leads out of the repository that holds the site; show a file of the repository, by its path "
                + "from the article [include-file]"
        ),
        (
            "file=../../.git/config", 17,
            "‘../../.git/config’ leads out of the repository that holds the site; show a file of the repository, by its "
                + "path from the article [include-file]"
        ),
        (
            "file=out", 17,
            "‘out’ leads out of the repository that holds the site; show a file of the repository, by its path from the "
                + "article [include-file]"
        ),
        ("file=latin", 17, "‘latin’ is not text in UTF-8 [include-file]"),
        ("file=large", 17, "the file is larger than 1 MB; show a smaller one [include-file]"),
        (
            "lines=1", 18,
            "‘lines=’ says nothing without ‘file=’; write ‘file=PATH’ as well, seen from the article [include]"
        ),
        (
            "region=x", 19,
            "‘region=’ says nothing without ‘file=’; write ‘file=PATH’ as well, seen from the article [include]"
        ),
        (
            "file=../../Sources/Clock.swift lines=1 region=c", 58,
            "a block shows lines or a region, not both; remove one of them [include]"
        ),
        (
            "file=../../Sources/Clock.swift lines=1-99", 49,
            "‘../../Sources/Clock.swift’ has no line 99, the last is 27 [include-lines]"
        ),
        (
            "file=../../Sources/Clock.swift region=trun", 50,
            "‘../../Sources/Clock.swift’ has no region ‘trun’; did you mean ‘turn’? [include-region]"
        ),
        (
            "file=../../Sources/Clock.swift region=zzzzz", 50,
            "‘../../Sources/Clock.swift’ has no region ‘zzzzz’; put its lines between comments ‘region: zzzzz’ and "
                + "‘endregion’ [include-region]"
        ),
        (
            "file=../../Sources/Clock.swift region=open", 50,
            "the region ‘open’ of ‘../../Sources/Clock.swift’ begins in line 27 and does not end; end it with a comment "
                + "‘endregion’ [include-region]"
        ),
        (
            "file=../../Sources/Clock.swift region=again", 50,
            "‘../../Sources/Clock.swift’ has two regions ‘again’, in the lines 23 and 25; rename one of them "
                + "[include-region]"
        ),
    ])
    func whatCannotBeShownIsAnError(_ fence: String, _ column: Int, _ sentence: String) throws {
        let shop = try Self.shop(fence)
        try shop.link("Content/guide/out", to: "/etc/passwd")
        try Data([0x41, 0xE9, 0x0A]).write(to: shop.root.appending(path: "Content/guide/latin"))
        try Data(repeating: 0x41, count: 1_048_577).write(to: shop.root.appending(path: "Content/guide/large"))
        var diagnostics: [Diagnostic] = []
        _ = try? Builder(root: shop.root.path, output: shop.output.path).build(diagnostics: &diagnostics)
        let reports = diagnostics.inOrder.map {
            $0.text.split(separator: "\n")[0].replacing(shop.root.path + "/", with: "")
        }
        #expect(reports == ["Content/guide/a.md:3:\(column): error: \(sentence)"])
    }

    @Test(arguments: ["0", "a", "3-2", "1-2-3", "-3", "1,2", "99999999999999999999"])
    func otherWordsNameNoLines(_ lines: String) throws {
        let shop = try Self.shop("file=../../Sources/Clock.swift lines=\(lines)")
        #expect(shop.report() == ["Content/guide/a.md: ‘\(lines)’ names no lines [include-lines]"])
    }

    @Test func textInSuchAFenceIsAnError() throws {
        let shop = try Self.shop("file=../../Sources/Clock.swift", "> x\n")
        #expect(shop.report() == ["Content/guide/a.md: a block that shows a file has no text of its own [include]"])
    }

    /// Without a repository around it, the site's own folder is as far as a path may lead.
    @Test func theRootIsTheLimitWhereThereIsNoRepository() throws {
        let shop = try Workshop(["a.md": "```text file=../b.txt\n```\n\n```text file=../../b.txt\n```\n"])
        try shop.write("x", to: "b.txt")
        #expect(shop.report().map { $0.hasSuffix("[include-file]") } == [true])
    }

    @Test func aFileThatTheSystemKeepsToItselfIsSaidToBeSo() {
        let problem = IncludeProblem.unreadable(path: "a")
        #expect(problem.sentence == "‘a’ cannot be read" && problem.remedy == nil && problem.code == "include-file")
    }

    @Test func aFenceInAFenceIsText() throws {
        let shop = try Workshop(["a.md": "````markdown\n```swift file=no\n```\n````\n\n    ```swift file=no\n"])
        #expect(shop.report() == [])
    }

    @Test func moreThanAnybodyReadsIsAnError() throws {
        let shop = try Workshop(["a.md": String(repeating: "```text file=b.txt\n```\n\n", count: 5), "b.txt": ""])
        try shop.write(String(repeating: "1234567\n", count: 131_072), to: "Content/b.txt")
        #expect(
            shop.report() == [
                "Content/a.md: the files that this article shows are longer than 4 MB together [include-file]"
            ])
    }
}
