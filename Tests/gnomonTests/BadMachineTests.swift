import Foundation
import Testing

@testable import gnomon

/// A machine that runs out of something: a clear message, a documented status, and the old site whole.
@Suite(.serialized, .timeLimit(.minutes(10))) struct BadMachineTests {
    private static let program = StoppedBuildTests.program

    @Test func fewDescriptorsAreEnoughOrAreMissed() throws {
        let program = try Self.program()
        try program.run("$GNOMON build Old --output out; cp -R out old; $GNOMON build New --output new")
        let (old, new) = (program.tree("old"), program.tree("new"))
        var done = 0
        for limit in 5...20 {
            let result = try program.run("ulimit -n \(limit); $GNOMON build New --output out")
            let found = program.tree("out")
            if result.status == 0 {
                #expect(found == new)
                done += 1
                try program.run("$GNOMON build Old --output out")
            } else {
                // An article that cannot be read is a mistake in the content, anything else a failure of the system.
                #expect([1, 3].contains(result.status) && found == old, "\(limit): \(result.status)")
                #expect(result.complaint.contains(": Too many open files"), "\(limit): \(result.complaint)")
            }
        }
        #expect((1...15).contains(done), "some limits are too low, and 20 is enough")
    }

    @Test func memoryThatRunsOutLeavesTheOldSite() throws {
        let program = try Self.program()
        try program.write(String(repeating: "Much text.\n\n", count: 100_000), to: "New/Content/9/long.md")
        try program.run("$GNOMON build Old --output out")
        let old = program.tree("out")
        var failed = 0
        // In KB of address space: from less than the program itself needs to nearly enough.
        for limit in stride(from: 20_000, through: 200_000, by: 20_000) {
            let result = try program.run("ulimit -v \(limit); ulimit -c 0; $GNOMON build New --output out")
            guard result.status != 0 else { break }
            failed += 1
            #expect(program.tree("out") == old, "with \(limit) KB")
        }
        #expect(failed > 0)
        #expect(try program.run("$GNOMON build New --output out").status == 0)
    }

    @Test(.enabled(if: StoppedBuildTests.canMount, "the system lets no test mount a file system"))
    func aDiskThatIsOnlyForReadingIsSaidToBe() throws {
        let program = try Self.program()
        let result = try program.run(
            """
            unshare -rm sh -c '
            mkdir d && mount -t tmpfs none d && $GNOMON build Old --output d/out >/dev/null && cp -R d/out old || exit 9
            mount -o remount,ro d || exit 8
            $GNOMON build New --output d/out; echo $?
            diff -r old d/out'
            """)
        #expect(result.output == "3\n" && result.status == 0)
        #expect(result.complaint.hasPrefix("gnomon: cannot ") && result.complaint.contains("Read-only file system"))
    }

    @Test func aHundredThousandFilesInAFolderAreASite() throws {
        let program = try Program(["Content/index.md": "# A"])
        try program.run("cd Content && seq -f 'x%06g.txt' 1 100000 | xargs touch")
        let result = try program.run("$GNOMON build && ls Site | wc -l")
        #expect(result.status == 0, "\(result.complaint)")
        #expect((Int(result.output.split(separator: "\n").last ?? "") ?? 0) > 100_000)
    }
}
