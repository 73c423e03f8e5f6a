import Foundation
import Testing

@testable import gnomon

/// Exit statuses, which scripts rely on.
@Suite struct StatusTests {
    private static func status(_ words: [String], content: [String: String]) throws -> Int32 {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = root.appending(path: "Content")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in content {
            try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
        }
        return Gnomon.run(words.map { $0.replacing("ROOT", with: root.path) }).rawValue
    }

    @Test func theContentDecidesBetweenDoneAndErrors() throws {
        #expect(try Self.status(["build", "ROOT"], content: ["index.md": "# A"]) == 0)
        #expect(try Self.status(["build", "ROOT"], content: ["index.md": "{value}`a`"]) == 1)
        #expect(try Self.status(["build", "ROOT/no"], content: [:]) == 1)
    }

    @Test func anOutputAmongTheSourcesIsWrongUsage() throws {
        #expect(try Self.status(["build", "ROOT", "--output", "ROOT/Content/out"], content: ["index.md": "# A"]) == 2)
        #expect(try Self.status(["build", "ROOT", "--output", "ROOT"], content: ["index.md": "# A"]) == 2)
        #expect(try Self.status(["build", "ROOT", "--output", "ROOT/.."], content: ["index.md": "# A"]) == 2)
    }

    /// Runs the program itself, in a shell.
    private static func run(_ command: String) throws -> (status: Int32, complaint: String) {
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "gnomon")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command.replacing("gnomon", with: "'\(program.path)'")]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let complaint = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, complaint)
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["echo a | gnomon render > /dev/full", "gnomon --version > /dev/full", "gnomon > /dev/full"])
    func aFullDiskIsAFailure(_ command: String) throws {
        let (status, complaint) = try Self.run(command)
        #expect(status == 3 && complaint == "gnomon: cannot write standard output: No space left on device\n")
    }

    @Test func aReaderThatGoesAwayIsNone() throws {
        let (status, complaint) = try Self.run("(sleep 0.2; gnomon --help; echo $? >&2) | true")
        #expect(status == 0 && complaint == "0\n")
    }

    @Test func wrongUsageAndAFailingSystemAreToldApart() throws {
        #expect(try Self.status(["build", "--ouput"], content: [:]) == 2)
        #expect(try Self.status(["build", "ROOT", "--output", "/dev/null/x"], content: ["index.md": "# A"]) == 3)
    }
}
