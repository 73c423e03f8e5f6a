import Foundation
import SourceText
import Testing

@testable import Site

/// Input that no site can be made of, and what is to be said about it.
struct BadInput: Sendable, CustomTestStringConvertible {
    /// A sentence about it.
    let name: String
    /// Where the text is put; reports of other files name them.
    let path: String
    let text: String
    /// Each `LINE:COLUMN CODE`, with `PATH:` in front where it is not about `path` and ` warning` behind one.
    let report: [String]

    var testDescription: String { name }

    init(_ name: String, at path: String = "Content/a.md", _ text: String, _ report: String...) {
        (self.name, self.path, self.text, self.report) = (name, path, text, report)
    }

    init(_ name: String, _ text: String, _ report: [String]) {
        (self.name, path, self.text, self.report) = (name, "Content/a.md", text, report)
    }

    /// Options in a clock picker, on lines from 2 on.
    init(_ name: String, options: String, _ report: String...) {
        (self.name, self.path, self.report) = (name, "Content/a.md", report)
        text = "```{clock-picker}\n\(options)\n```\n"
    }
}

/// A site in a temporary folder.
final class BadSite {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var output: URL { root.appending(path: "Site") }

    init() throws {
        try FileManager.default.createDirectory(at: root.appending(path: "Content"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func write(_ text: String, to path: String) throws { try write(text.utf8, to: path) }

    /// What a build reports, each as `PATH:LINE:COLUMN CODE`, and whether it made a site.
    func build() -> (report: [String], isDone: Bool) {
        var diagnostics: [Diagnostic] = []
        let builder = Builder(root: root.path, output: output.path)
        let summary = try? builder.build(diagnostics: &diagnostics)
        let report = diagnostics.inOrder.map { diagnostic in
            let address = diagnostic.place.address.replacing(root.path + "/", with: "")
            return "\(address) \(diagnostic.problem.code)\(diagnostic.problem.severity == .warning ? " warning" : "")"
        }
        return (report, summary != nil)
    }

    /// Whether the site has a file.
    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: output.appending(path: path).path) }

    /// Builds another, good site into the same output folder.
    private func buildOlderSite() throws {
        try write("# Older\n\n```{clock-picker}\n```\n", to: "Older/Content/index.md")
        var diagnostics: [Diagnostic] = []
        let builder = Builder(root: root.appending(path: "Older").path, output: output.path)
        _ = try builder.build(diagnostics: &diagnostics)
    }

    /// The files of the output folder: which they are on the disk, when they were written, and what they hold.
    private func snapshot() -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: output.path)) ?? []
        return paths.sorted().map { path in
            let url = output.appending(path: path)
            let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
            let identity = "\(attributes[.systemFileNumber] ?? 0) \(attributes[.modificationDate] ?? 0)"
            return "\(path) \(identity) \((try? Data(contentsOf: url))?.base64EncodedString() ?? "")"
        }
    }

    private var leftovers: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [])
            .filter { !["Content", "Templates", "Older", "Site"].contains($0) }
    }

    /// Expects that the site is refused with this report, and that nothing is written: neither where there was no site
    /// nor where there was an older one.
    func expectRefusal(_ name: String, _ expected: [String]) throws {
        let first = build()
        #expect(first.report == expected, "\(name)")
        #expect(!first.isDone && snapshot() == [] && leftovers == [], "\(name): something was written")
        try buildOlderSite()
        let before = snapshot()
        #expect(before.count > 5, "there is an older site")
        let second = build()
        #expect(second.report == expected && !second.isDone, "\(name): another report beside an older site")
        #expect(snapshot() == before && leftovers == [], "\(name): the older site was changed")
    }
}

extension BadInput {
    /// Expects that a site with this in it is refused as it says.
    func expectRefusal() throws {
        let site = try BadSite()
        try site.write("A page beside it.\n", to: "Content/other.md")
        try site.write(text, to: path)
        try site.expectRefusal(name, report.map { $0.first?.isNumber == true ? "\(path):\($0)" : $0 })
    }
}
