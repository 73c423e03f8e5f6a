import Foundation
import Testing

@testable import gnomon

#if canImport(Glibc)
    import Glibc
#endif

/// A build that is killed, or that the system lets down, leaves the old site or the new one.
@Suite(.serialized) struct StoppedBuildTests {
    /// Two sites in one folder, Old and New, of which every page differs, and one file that does not.
    static func program() throws -> Program {
        let program = try Program(["Old/Content/x.txt": "x", "New/Content/x.txt": "x"])
        for page in 0..<25 {
            try program.write("# Old \(page)\n\nOld.\n", to: "Old/Content/\(page % 5)/\(page).md")
            try program.write("# New \(page)\n\nNew.\n", to: "New/Content/\(page % 4)/\(page).md")
        }
        return program
    }

    /// Starts a build and kills it after a while. True if it was still running.
    private static func kill(_ program: Program, after microseconds: Int, building site: String) throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: Program.path)
        process.arguments = ["build", site, "--output", "out"]
        process.currentDirectoryURL = program.folder
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The instant is what is tried here: there is no event to wait for.
        usleep(UInt32(microseconds))
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    /// How long a build of a site takes, in microseconds.
    private static func duration(_ program: Program) throws -> Int {
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try program.run("$GNOMON build Old --output out") }
        try program.run("$GNOMON build New --output out")
        return Int(time.components.attoseconds / 1_000_000_000_000) + Int(time.components.seconds) * 1_000_000
    }

    @Test(arguments: [false, true])
    func whenItIsKilledAtAnyInstantTheSiteIsOldOrNew(_ hasGuest: Bool) throws {
        let program = try Self.program()
        let guest = hasGuest ? "mkdir -p out; echo example.org > out/CNAME; " : ""
        try program.run("\(guest)$GNOMON build New --output out; cp -R out new")
        try program.run("$GNOMON build Old --output out; cp -R out old")
        let (old, new) = (program.tree("old"), program.tree("new"))
        #expect(old.count > 35 && old != new)
        let duration = try Self.duration(program)
        var killed = 0
        var tidied = 0
        for round in 0..<100 {
            let (from, to) = round.isMultiple(of: 2) ? (new, old) : (old, new)
            let site = round.isMultiple(of: 2) ? "Old" : "New"
            // Spread evenly over the time that a build takes, and a little more.
            let instant = (round * 37 % 100) * duration / 85
            if try Self.kill(program, after: instant, building: site) { killed += 1 }
            let found = program.tree("out")
            if hasGuest {
                for (path, bytes) in found where path != "gnomon.json" {
                    let isTemporary = path.split(separator: "/").last?.hasSuffix(".gnomon") == true
                    #expect(isTemporary || bytes == from[path] || bytes == to[path], "\(path) is neither old nor new")
                }
                #expect(found["CNAME"] == Data("example.org\n".utf8))
            } else {
                #expect(found == from || found == to, "killed after \(instant) µs")
            }
            let hasLeftovers =
                FileManager.default.fileExists(atPath: program.folder.appending(path: ".out.gnomon").path)
                || found.keys.contains { $0.hasSuffix(".gnomon") }
            let next = try program.run("$GNOMON build \(site) --output out")
            #expect(next.status == 0 && program.tree("out") == to)
            #expect(next.output.contains("cleared away what a stopped build had left") == hasLeftovers)
            #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: ".out.gnomon").path))
            if hasLeftovers { tidied += 1 }
        }
        #expect(killed > 20 && tidied > 0, "\(killed) were killed, \(tidied) left something")
    }

    /// A file system of our own can be filled, where the system lets us make one.
    static let canMount: Bool = {
        guard let program = try? Program() else { return false }
        return (try? program.run("unshare -rm sh -c 'mkdir d && mount -t tmpfs -o size=64k none d'").status) == 0
    }()

    @Test(.enabled(if: canMount, "the system lets no test mount a file system"))
    func aFullDiskLeavesTheOldSite() throws {
        let program = try Self.program()
        let result = try program.run(
            """
            unshare -rm sh -c '
            mkdir d && mount -t tmpfs -o size=320k none d || exit 9
            $GNOMON build Old --output d/out >/dev/null && cp -R d/out old || exit 8
            dd if=/dev/zero of=d/fill bs=4096 2>/dev/null
            rm d/fill && dd if=/dev/zero of=d/fill bs=4096 count=$(($(df -k --output=avail d | tail -1) / 4 - 2)) 2>/dev/null
            $GNOMON build New --output d/out
            echo $?
            diff -r old d/out && ls -A d'
            """)
        #expect(result.output == "3\nfill\nout\n" && result.status == 0)
        #expect(result.complaint.hasPrefix("gnomon: cannot ") && result.complaint.contains("No space left on device"))
    }

    @Test(arguments: [false, true])
    func aFileThatMayNotGrowLeavesTheOldSite(_ hasGuest: Bool) throws {
        let program = try Self.program()
        try program.write(String(repeating: "New.\n", count: 60_000), to: "New/Content/9/long.md")
        let guest = hasGuest ? "mkdir out; touch out/CNAME; " : ""
        try program.run("\(guest)$GNOMON build Old --output out")
        let old = program.tree("out")
        let result = try program.run("ulimit -f 100; $GNOMON build New --output out")
        #expect(result.status == 3 && result.complaint.contains(": File too large [system-failed]"))
        #expect(program.tree("out") == old)
        #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: ".out.gnomon").path))
    }

    /// Root may do everything, so an ordinary user does this.
    static let asOrdinaryUser = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""

    @Test(arguments: [false, true])
    func withoutPermissionTheOldSiteStays(_ hasGuest: Bool) throws {
        let program = try Self.program()
        let guest = hasGuest ? "mkdir -p a/out; touch a/out/CNAME; " : ""
        // The program may lie where nobody else can reach it.
        try program.run(
            "\(guest)$GNOMON build Old --output a/out; cp $GNOMON gnomon; chmod 755 . gnomon; chmod -R a+rX .")
        let old = program.tree("a/out")
        try program.run(geteuid() == 0 ? "true" : "chmod -R a-w a")
        defer { _ = try? program.run("chmod -R u+w a") }
        let result = try program.run("\(Self.asOrdinaryUser)./gnomon build New --output a/out")
        #expect(result.status == 3 && result.complaint.contains("Permission denied [system-failed]"))
        #expect(program.tree("a/out") == old)
        let unreadable = try program.run(
            "chmod 000 New/Content/0/0.md; \(Self.asOrdinaryUser)./gnomon build New --output b")
        #expect(
            unreadable.status == 1
                && unreadable.complaint.contains("New/Content/0/0.md: Permission denied [unreadable]"))
    }

    @Test func twoBuildsAtOnceTakeTurns() throws {
        let program = try Self.program()
        try program.run("$GNOMON build Old --output out; cp -R out old; $GNOMON build New --output out; cp -R out new")
        let builds = (0..<8).map {
            program.process("$GNOMON build \($0.isMultiple(of: 2) ? "Old" : "New") --output out")
        }
        for build in builds {
            build.standardOutput = FileHandle.nullDevice
            try build.run()
        }
        for build in builds {
            build.waitUntilExit()
            #expect(build.terminationStatus == 0)
        }
        let found = program.tree("out")
        #expect(found == program.tree("old") || found == program.tree("new"))
    }
}
