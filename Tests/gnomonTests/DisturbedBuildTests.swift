import Foundation
import Testing

@testable import gnomon

/// Files that change between the listing of their folder and their reading. A library that is loaded before libc
/// (disturbance.c) changes them at just that instant.
@Suite(.serialized, .timeLimit(.minutes(5))) struct DisturbedBuildTests {
    /// A compiler of C is there wherever Swift is.
    private static func program() throws -> Program {
        let program = try Program([
            "Content/a.md": "# A\n", "Content/b.md": "# B\n\nOld.\n", "Content/x.txt": "x\n",
            "Content/site.yml": "title: T\n",
        ])
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "disturbance.c").path
        let compiled = try program.run("clang -shared -fPIC -o disturb.so '\(source)' -ldl")
        try #require(compiled.status == 0, "\(compiled.complaint)")
        #expect(try program.run("$GNOMON build && cp -R Site Old").status == 0)
        return program
    }

    private static func build(_ program: Program, _ disturbance: String) throws -> Program.Result {
        try program.run("LD_PRELOAD=$PWD/disturb.so \(disturbance) timeout 60 $GNOMON build")
    }

    @Test(arguments: ["Content/b.md", "Content/x.txt", "Content/site.yml"])
    func aFileThatIsGoneIsMissedAndTheOldSiteStays(_ file: String) throws {
        let program = try Self.program()
        let result = try Self.build(program, "DISTURB_GONE=\(file)")
        #expect([1, 3].contains(result.status))
        #expect(result.complaint.contains("cannot read \(file): No such file or directory"), "\(result.complaint)")
        #expect(program.tree("Site") == program.tree("Old"))
    }

    @Test(arguments: ["Content/b.md", "Content/x.txt", "Content/site.yml"])
    func aFileThatHasBecomeAPipeKeepsNobodyWaiting(_ file: String) throws {
        let program = try Self.program()
        let result = try Self.build(program, "DISTURB_PIPE=\(file)")
        #expect([1, 3].contains(result.status))
        #expect(result.complaint.contains("cannot read \(file): Invalid argument"), "\(result.complaint)")
        #expect(program.tree("Site") == program.tree("Old"))
    }

    @Test(arguments: [("Content/b.md", "Site/b.html"), ("Content/x.txt", "Site/x.txt")])
    func aFileThatGrowsIsWhatItWasOrWhatItIs(_ file: String, _ made: String) throws {
        let program = try Self.program()
        let result = try Self.build(program, "DISTURB_GROW=\(file)")
        #expect(result.status == 0, "\(result.complaint)")
        #expect(program.text(file)?.contains("Grown.") == true, "it has grown")
        #expect(program.text(made)?.contains("Grown.") == true, "all of it is read")
        // The list of files says of each what it is.
        let listed = try program.run(
            #"""
            sed -n 's/.*"path": "\([^"]*\)", "size": \([0-9]*\), "sha256": "\([0-9a-f]*\)".*/\3  Site\/\1/p' Site/gnomon.json | sha256sum --check --quiet
            """#)
        #expect(listed.status == 0, "\(listed.output)\(listed.complaint)")
        let again = try program.run("$GNOMON build")
        #expect(again.output.contains("; nothing changed"), "\(again.output)")
    }
}
