import Foundation
import SourceText
import Testing

@testable import Site

/// Cases in folders: each is a site, and its name is a sentence about it. What a build makes of it is compared with
/// `out`, what it reports with `report.txt`. `GOLDEN=write swift test` writes them anew; then look at the difference.
@Suite struct GoldenTests {
    static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []).sorted()

    @Test func thereAreCases() { #expect(!Self.names.isEmpty) }

    @Test(arguments: names)
    func theCase(_ name: String) throws {
        let folder = Self.cases.appending(path: name)
        let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).appending(path: "site")
        try FileManager.default.createDirectory(
            at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }

        let found = try Self.build(folder, into: output)
        if ProcessInfo.processInfo.environment["GOLDEN"] == "write" { try Self.write(found, into: folder) }
        let expected = try Self.expected(in: folder)
        for path in Set(found.keys).union(expected.keys).sorted() {
            let difference = Self.difference(expected[path], found[path])
            #expect(difference == nil, "\(name)/\(path): \(difference ?? "") (accept with GOLDEN=write swift test)")
        }
    }

    /// What a build leaves: the pages and other files of the site, without styles and scripts, and the report.
    private static func build(_ folder: URL, into output: URL) throws -> [String: String] {
        var diagnostics: [Diagnostic] = []
        var files: [String: String] = [:]
        do throws(Builder.Stop) {
            _ = try Builder(root: folder.path, output: output.path).build(diagnostics: &diagnostics)
        } catch {
            #expect(
                !FileManager.default.fileExists(atPath: output.path), "nothing may be written when there is an error")
        }
        let report = diagnostics.inOrder.map(\.text).joined().replacing(folder.path + "/", with: "")
        if !report.isEmpty { files["report.txt"] = report }
        for path in try FileManager.default.subpathsOfDirectory(atPath: output.path, orEmpty: true) {
            let url = output.appending(path: path)
            let isOwnCase = FileManager.default.fileExists(atPath: folder.appending(path: "out/\(path)").path)
            // They are much the same everywhere: one case is enough.
            guard !path.hasPrefix("_gnomon"), !["404.html", "llms.txt"].contains(path) || isOwnCase,
                !["gnomon.json", ".nojekyll", "_headers"].contains(path),
                !url.hasDirectoryPath,
                let text = try? String(contentsOf: url, encoding: .utf8)
            else { continue }
            files["out/\(path)"] = text
        }
        return files
    }

    private static func expected(in folder: URL) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            guard path == "report.txt" || path.hasPrefix("out/") else { continue }
            guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else { continue }
            files[path] = text
        }
        return files
    }

    private static func write(_ files: [String: String], into folder: URL) throws {
        for path in try expected(in: folder).keys {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    /// One line about the first line that differs.
    private static func difference(_ expected: String?, _ found: String?) -> String? {
        guard let expected else { return "was not expected" }
        guard let found else { return "was not made" }
        guard expected != found else { return nil }
        let (wanted, got) = (
            expected.split(separator: "\n", omittingEmptySubsequences: false),
            found.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let line = zip(wanted, got).prefix { $0.0 == $0.1 }.count
        func text(_ lines: [Substring]) -> String { line < lines.count ? "‘\(lines[line])’" : "the end" }
        return "line \(line + 1): expected \(text(wanted)), found \(text(got))"
    }
}

extension FileManager {
    fileprivate func subpathsOfDirectory(atPath path: String, orEmpty: Bool) throws -> [String] {
        orEmpty && !fileExists(atPath: path) ? [] : try subpathsOfDirectory(atPath: path)
    }
}
