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

    @Test func wrongUsageAndAFailingSystemAreToldApart() throws {
        #expect(try Self.status(["build", "--ouput"], content: [:]) == 2)
        #expect(try Self.status(["build", "ROOT", "--output", "/dev/null/x"], content: ["index.md": "# A"]) == 3)
    }
}
