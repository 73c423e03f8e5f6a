import Foundation
import Testing

@testable import gnomon

/// The same sources are the same bytes, whatever the machine is like.
@Suite struct SameBytesTests {
    private static let content = [
        "site.yml": "title: Clocks\nlanguages: [en, ja]\n", "index.md": "# A\n\n[b](guide/b.md)\n",
        "guide/b.md":
            "---\ndate: 2024-03-01\n---\n# B\n\n```{clock-picker}\nvalue: 10:10\nbind: m\n```\n\n{value}`m`\n",
        "ja/index.md": "# 時計\n", "İstanbul ıi.md": "# Iı İi\n", "data.json": "{}", "picture.svg": "<svg/>",
        "long.txt": String(repeating: "All work and no play.\n", count: 2000),
    ]

    private static func built(_ paths: [String], _ command: String) throws -> [String: Data] {
        let program = try Program()
        for path in paths { try program.write(content[path] ?? "", to: "deep/er/Content/\(path)") }
        let result = try program.run(
            command.replacing("BUILD", with: "$GNOMON build deep/er --compress --gallery --output out"))
        #expect(result.status == 0, "\(result.complaint)")
        return program.tree("out")
    }

    @Test func neitherFolderNorUmaskZoneLocaleOrderOfFilesThreadsProcessorsOrTimeMakeADifference() throws {
        let first = try Self.built(
            Self.content.keys.sorted(), "umask 077; TZ=America/Los_Angeles LANG=C LC_ALL=C BUILD --jobs 8")
        let oneProcessor = FileManager.default.fileExists(atPath: "/usr/bin/taskset") ? "taskset -c 0 " : ""
        let second = try Self.built(
            Self.content.keys.sorted().reversed(),
            "umask 000; cd .; TZ=Pacific/Kiritimati LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8 SOURCE_DATE_EPOCH=0 "
                + "HOME=/nonexistent \(oneProcessor)BUILD --jobs 1")
        #expect(first.count > 30 && first == second)
        #expect(first["guide/b.html.gz"] != nil && first["guide/b.html.br"] != nil)
    }

    @Test func onlyStandardErrorHearsOfTheTimesOfStages() throws {
        let program = try Program(["Content/a.md": "# A"])
        let timed = try program.run("$GNOMON build --timing --format json")
        #expect(timed.complaint.matches(of: #/(?m)^ *\d+\.\d ms  \S.*$/#).count == 6, "\(timed.complaint)")
        let plain = try program.run("$GNOMON build --format json --output Plain")
        #expect(plain.complaint == "" && program.tree("Plain") == program.tree("Site"))
        #expect(timed.output.replacing("\"Site\"", with: "\"Plain\"") == plain.output)
    }

    @Test(arguments: ["0", "1767225600", ""])
    func aDateOfTheSourceIsTaken(_ value: String) throws {
        let program = try Program(["Content/a.md": "# A"])
        #expect(try program.run("SOURCE_DATE_EPOCH='\(value)' $GNOMON build").status == 0)
    }

    @Test(arguments: ["abc", "1.5", "-1", "+1", "99999999999999999999", " "])
    func aDateThatIsNoneIsRefused(_ value: String) throws {
        let program = try Program(["Content/a.md": "# A"])
        let result = try program.run("SOURCE_DATE_EPOCH='\(value)' $GNOMON build")
        #expect(result.status == 2 && program.tree("Site").isEmpty)
        #expect(
            result.complaint == """
                gnomon: SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, such as 1767225600, not \
                ‘\(value)’; correct it or unset it

                """)
    }

    @Test(arguments: ["077", "000", "027"])
    func everyFileCanBeReadAndEveryFolderEnteredByAWebServer(_ umask: String) throws {
        let program = try Program(["Content/a/b/c.md": "# C", "Content/d.txt": "d", "Content/private.txt": "p"])
        try program.run("chmod 600 Content/private.txt; umask \(umask); $GNOMON build --compress --output out/site")
        func others(_ kind: String, _ mode: String) throws -> String {
            try program.run("find out -type \(kind) ! -perm \(mode)").output
        }
        #expect(try others("f", "644") == "" && others("d", "755") == "")
        // One by one, beside a guest.
        try program.run("touch out/site/CNAME; umask \(umask); printf '# C\\n' > Content/a/b/c.md")
        try program.run(
            "mkdir Content/new; mv Content/d.txt Content/new; umask \(umask); $GNOMON build --output out/site")
        #expect(try others("f", "644").split(separator: "\n").allSatisfy { $0 == "out/site/CNAME" })
        #expect(try others("d", "755") == "" && program.text("out/site/new/d.txt") == "d")
    }
}

/// Files that a host can send as they are.
@Suite struct CompressionTests {
    private static let article = "# A\n\n" + String(repeating: "A clock, and a clock.\n", count: 200)

    /// The programs of others read what we wrote.
    @Test(arguments: [("gz", "gzip -dc"), ("br", "brotli -dc")])
    func whatIsCompressedIsTheFileItself(_ ending: String, _ command: String) throws {
        let program = try Program(["Content/a.md": Self.article])
        #expect(try program.run("$GNOMON build --compress").status == 0)
        let files = program.tree("Site").keys.filter { $0.hasSuffix(".\(ending)") }.sorted()
        #expect(files.contains("a.html.\(ending)") && files.contains("_gnomon/page.css.\(ending)"))
        for file in files {
            let result = try program.run("\(command) < Site/\(file) | cmp - Site/\(file.dropLast(3))")
            #expect(result.status == 0, "\(file): \(result.complaint)\(result.output)")
        }
    }

    @Test func theHeaderOfGzipHasNeitherTimeNorSystemInIt() throws {
        let program = try Program(["Content/a.md": Self.article])
        try program.run("$GNOMON build --compress")
        // RFC 1952, 2.3: magic, deflate, no flags, no time, the slowest algorithm, an unknown system.
        #expect(program.tree("Site")["a.html.gz"]?.prefix(10) == Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255]))
    }

    @Test func onlyWhatShrinksGetsOne() throws {
        let program = try Program([
            "Content/a.md": Self.article, "Content/small.txt": "ab", "Content/empty.json": "",
            "Content/page.png": String(repeating: "a", count: 1000), "Content/UPPER.TXT": Self.article,
        ])
        try program.run("$GNOMON build --compress")
        let tree = program.tree("Site")
        #expect(tree["UPPER.TXT.gz"] != nil && tree["a.html.br"] != nil)
        for name in ["small.txt", "empty.json", "page.png", "gnomon.json", "_headers"] {
            #expect(tree[name] != nil && tree["\(name).gz"] == nil && tree["\(name).br"] == nil)
        }
        for (path, bytes) in tree where path.hasSuffix(".gz") || path.hasSuffix(".br") {
            #expect(bytes.count < tree[String(path.dropLast(3))]?.count ?? 0)
            #expect(program.text("Site/gnomon.json")?.contains("\"\(path)\"") == true)
        }
    }

    @Test func whatIsNotCompressedAnyMoreGoesAndTheRestKeepsItsTime() throws {
        let program = try Program(["Content/a.md": Self.article, "Content/b.md": Self.article])
        try program.run("$GNOMON build --compress")
        let listing = "cd Site && ls -i --full-time a.html a.html.gz a.html.br _gnomon/*.br"
        let before = try program.run(listing).output
        try program.write("# B\n\nb\n", to: "Content/b.md")
        #expect(try program.run("$GNOMON build --compress").status == 0)
        #expect(try program.run("$GNOMON build --compress").output.contains("; nothing changed\n"))
        #expect(
            try program.run(listing).output.split(separator: "\n").filter { $0.contains("_gnomon") }
                == before.split(separator: "\n").filter { $0.contains("_gnomon") })
        let result = try program.run("$GNOMON build")
        #expect(result.output.contains("removed ") && !program.tree("Site").keys.contains { $0.hasSuffix(".br") })
    }

    @Test func aFileOfTheAuthorsInThePlaceOfACompressedOneIsAnError() throws {
        let program = try Program(["Content/a.md": Self.article, "Content/a.html.gz": "mine"])
        let result = try program.run("$GNOMON build --compress")
        #expect(result.status == 1)
        #expect(result.complaint.contains("this becomes a.html.gz, and so does Content/a.html.gz"))
        #expect(try program.run("$GNOMON build").status == 0 && program.text("Site/a.html.gz") == "mine")
    }
}
