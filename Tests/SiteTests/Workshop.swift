import Foundation
import SourceText
import Testing

@testable import Site

/// A site in a temporary folder.
final class Workshop {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var output: URL { root.appending(path: "Site") }

    init(_ files: [String: String]) throws {
        for (path, text) in files { try write(text, to: "Content/\(path)") }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ text: String, to path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: root.appending(path: path), withIntermediateDirectories: true)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: root.appending(path: path)) }

    /// Makes a symbolic link; `target` is written into it as it is.
    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: path).path, withDestinationPath: target)
    }

    @discardableResult
    func build(into output: String? = nil) throws(Builder.Stop) -> Builder.Summary {
        var diagnostics: [Diagnostic] = []
        let builder = Builder(root: root.path, output: output ?? self.output.path)
        return try builder.build(diagnostics: &diagnostics)
    }

    /// What a build reports, a line for each problem, without the path of the temporary folder.
    func report() -> [String] {
        var diagnostics: [Diagnostic] = []
        _ = try? Builder(root: root.path, output: output.path).build(diagnostics: &diagnostics)
        return diagnostics.inOrder.map { diagnostic in
            "\(diagnostic.place.path): \(diagnostic.problem.sentence) [\(diagnostic.problem.code)]"
                .replacing(root.path + "/", with: "")
        }
    }

    /// Why there is no new site, without the path of the temporary folder.
    func refusal(of output: String = "Site") -> String? {
        do throws(Builder.Stop) {
            try build(into: root.appending(path: output).path)
            return nil
        } catch {
            guard case .output(let problem) = error else { return "\(error)" }
            return problem.sentence.replacing(root.path + "/", with: "").replacing(root.path, with: "ROOT")
        }
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: output.appending(path: path), encoding: .utf8)
    }

    /// Which file it is on the disk, and when it was last written.
    func identity(_ path: String) throws -> [FileAttributeKey: String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: output.appending(path: path).path)
        let keys: [FileAttributeKey] = [.systemFileNumber, .modificationDate]
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, "\(attributes[$0] ?? "")") })
    }

    /// Everything beside Content and Site: a build leaves nothing behind.
    var leftovers: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [])
            .filter { !["Content", "Site", "Templates"].contains($0) }
    }
}
