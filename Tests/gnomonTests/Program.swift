import Foundation

/// The program itself, run by a shell in a folder of its own.
final class Program {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "gnomon").path

    struct Result {
        let status: Int32
        let output: String
        let complaint: String
    }

    /// - Parameter files: Files to begin with, by their paths in the folder.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// A process that is not yet running. `$GNOMON` is the program.
    func process(_ command: String) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["GNOMON": Self.path]) { _, new in new }
        return process
    }

    /// Runs a command to its end.
    @discardableResult
    func run(_ command: String) throws -> Result {
        let process = process(command)
        let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let complaint = output.appendingPathExtension("err")
        defer { for url in [output, complaint] { try? FileManager.default.removeItem(at: url) } }
        // Files, since a pipe that nobody empties stops a program.
        for url in [output, complaint] { _ = FileManager.default.createFile(atPath: url.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: complaint)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            complaint: try String(contentsOf: complaint, encoding: .utf8))
    }

    /// Every file below a folder with its bytes, and of folders only the paths; links and times are left aside.
    func tree(_ path: String) -> [String: Data] {
        let root = folder.appending(path: path)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return Dictionary(
            uniqueKeysWithValues: paths.map { ($0, (try? Data(contentsOf: root.appending(path: $0))) ?? Data()) })
    }
}
