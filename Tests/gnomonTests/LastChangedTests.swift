import Foundation
import Testing

@testable import Site

/// The day on which an article last changed, from real repositories.
@Suite struct LastChangedTests {
    /// What makes a repository of a folder and commits in it, whatever the user of this machine has set.
    private static let git = """
        export HOME="$PWD/.home" GIT_CONFIG_NOSYSTEM=1 GIT_CEILING_DIRECTORIES="${PWD%/*}"
        export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=c GIT_COMMITTER_EMAIL=c@d
        commit() { git add -A Content; GIT_AUTHOR_DATE="$1" GIT_COMMITTER_DATE="${2:-$1}" git commit -qm "$1"; }

        """
    private static let settings = "last-changed: true\nbase: https://a.org/\nlanguages: [en, ja]\n"

    private static func day(_ page: String, in program: Program) -> String? {
        program.text("Site/\(page)")?.firstMatch(of: /<p class="changed">(.*)<\/p>/).map { String($0.1) }
    }

    /// A repository whose site lies in a folder of it, with names of all sorts, a rename, a merge, and commits that were
    /// moved to another branch years later.
    private static func repository() throws -> Program {
        let program = try Program([
            "Content/site.yml": settings, "Content/index.md": "# Home\n", "Content/a b.md": "# A\n",
            "Content/ja/時計.md": "# 時計\n", "Content/guide/\"q\".md": "# Q\n", "Content/old.md": "# Old\n\nText of it.\n",
        ])
        let made = try program.run(
            git + """
                git init -q -b main . && commit 2020-01-02T23:30:00-1000
                echo x >> Content/ja/時計.md && commit 2021-02-03T00:30:00+0900 2024-05-06T00:00:00Z
                git mv Content/old.md Content/new.md && commit 2021-03-04T12:00:00Z
                git switch -qc side && echo y >> "Content/a b.md" && commit 2022-04-05T12:00:00+0530
                git switch -q main && echo z >> Content/index.md && commit 2022-05-06T12:00:00Z
                git merge -q --no-edit side && echo '# Draft' > Content/untracked.md
                echo '# Staged' > Content/staged.md && git add Content/staged.md
                """)
        #expect(made.status == 0, "\(made.complaint)")
        return program
    }

    @Test func theDayIsThatOfTheLastCommitAsGitTellsItOfEachFile() throws {
        let program = try Self.repository()
        #expect(try program.run(Self.git + "$GNOMON build --strict").complaint == "")
        let pages = [
            "index.html": "index.md", "a b.html": "a b.md", "ja/時計.html": "ja/時計.md",
            "guide/\"q\".html": "guide/\"q\".md",
            "new.html": "new.md",
        ]
        for (page, source) in pages {
            let quoted = source.replacing("\"", with: "\\\"")
            let day = try program.run(Self.git + "git log -1 --format=%as -- \"Content/\(quoted)\"").output
                .trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(day.count == 10 && Self.day(page, in: program)?.contains("datetime=\"\(day)\"") == true, "\(page)")
        }
        #expect(Self.day("ja/時計.html", in: program) == "最終更新日：<time datetime=\"2021-02-03\">2021年2月3日</time>")
        #expect(Self.day("guide/\"q\".html", in: program)?.contains("2020-01-02") == true)
        for page in ["untracked.html", "staged.html", "guide/index.html", "404.html"] {
            #expect(program.text("Site/\(page)") != nil && Self.day(page, in: program) == nil, "\(page)")
        }
        let sitemap = try #require(program.text("Site/sitemap.xml"))
        #expect(sitemap.contains("<loc>https://a.org/a%20b.html</loc><lastmod>2022-04-05</lastmod></url>"))
        #expect(sitemap.contains("<loc>https://a.org/staged.html</loc></url>"))
    }

    @Test func theDayDoesNotDependOnTheMachine() throws {
        let program = try Self.repository()
        try program.run(Self.git + "$GNOMON build && mv Site One")
        let other = """
            export TZ=Pacific/Kiritimati LC_ALL=tr_TR.UTF-8 GIT_PAGER=false
            git config log.date raw; git config log.showSignature true; git config log.showRoot false
            git config core.quotePath true; git config log.follow true; git config diff.renames copies
            git config color.ui always; git config diff.noprefix true; git config diff.mnemonicPrefix true

            """
        let run = try program.run(Self.git + other + "touch Content/*.md; $GNOMON build && diff -r One Site")
        #expect(run.status == 0 && run.complaint == "", "\(run.output)\(run.complaint)")
    }

    /// A clone of the latest commit alone knows of no other.
    @Test func aShallowCloneHasNoDaysAndOneWarning() throws {
        let program = try Self.repository()
        let run = try program.run(
            Self.git + "git clone -q --depth 1 \"file://$PWD\" clone && cd clone && $GNOMON build --format github")
        #expect(run.output.matches(of: /title=shallow-clone/).count == 1 && run.output.contains("fetch-depth: 0"))
        #expect(program.text("clone/Site/index.html")?.contains("class=\"changed\"") == false)
        #expect(program.text("clone/Site/sitemap.xml")?.contains("lastmod") == false)
        let whole = try program.run(Self.git + "cd clone && git fetch -q --unshallow && $GNOMON build --strict")
        #expect(whole.status == 0 && whole.complaint == "")
        #expect(Self.day("a b.html", in: program) == nil)
        #expect(program.text("clone/Site/a b.html")?.contains("datetime=\"2022-04-05\"") == true)
    }

    @Test(arguments: [
        ("true", "git does not say when articles changed: fatal: not a git repository"),
        ("git init -q . && echo x > .git/HEAD", "git does not say when articles changed: fatal: not a git repository"),
        ("export PATH=/nowhere", "there is no git to say when articles changed; install git, or take"),
    ])
    func withoutAHistoryThereIsOneWarning(_ before: String, _ sentence: String) throws {
        let program = try Program(["Content/site.yml": "title: A\nlast-changed: true\n", "Content/index.md": "# A\n"])
        let run = try program.run(Self.git + "\(before); $GNOMON build")
        #expect(
            run.status == 0 && run.complaint.hasPrefix("Content/site.yml:2:15: warning: \(sentence)"),
            "\(run.complaint)")
        #expect(run.complaint.matches(of: /\[no-history\]/).count == 1 && Self.day("index.html", in: program) == nil)
    }

    @Test func aRepositoryWithoutACommitHasNoDays() throws {
        let program = try Program(["Content/site.yml": Self.settings, "Content/index.md": "# A\n"])
        let run = try program.run(Self.git + "git init -q .; $GNOMON build --strict")
        #expect(run.status == 0 && Self.day("index.html", in: program) == nil)
    }

    @Test func whoDoesNotAskNeedsNoGit() throws {
        let program = try Program(["Content/index.md": "# A\n"])
        #expect(try program.run("PATH=/nowhere $GNOMON build --strict").status == 0)
    }

    /// In pieces of one byte as in one: paths may be cut anywhere.
    @Test func aHistoryIsReadInPiecesOfAnySize() {
        let bytes = Array("\u{1}2024-02-03\0\nb.md\0ja/時計.md\0\u{1}2020-01-01\0\na b.md\0b.md\0".utf8)
        let files = ["a b.md", "b.md", "ja/時計.md", "c.md"].map { SitePath($0) }
        let expected = ["a b.md": "2020-01-01", "b.md": "2024-02-03", "ja/時計.md": "2024-02-03"]
        for size in 1...bytes.count {
            var history = History(of: files)
            for start in stride(from: 0, to: bytes.count, by: size) {
                _ = history.read(bytes[start..<min(start + size, bytes.count)])
            }
            #expect(history.days == Dictionary(uniqueKeysWithValues: expected.map { (SitePath($0.key), $0.value) }))
        }
        var one = History(of: [SitePath("b.md")])
        #expect(one.read(bytes[..<30]) == .enough)
    }
}
