import Foundation
import SourceText

@testable import Preview
@testable import Site

extension FuzzTarget {
    /// What a browser, or somebody else, asks the preview for: the path, and behind a line feed the host.
    static let requests = FuzzTarget(name: "requests") { bytes in
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let target = String(lines[0])
        if let path = RequestPath(target), let fault = fault(in: path) { return fault }
        for host in [lines.dropFirst().first.map(String.init), "localhost:8000"] {
            let request = Request(method: .get, target: target, host: host)
            let reply = exhibition.reply(to: request)
            if reply != exhibition.reply(to: request) { return "a second answer is another" }
            if ![200, 302, 404, 421].contains(reply.status) { return "status \(reply.status)" }
            for header in reply.headers {
                let isClean = header.value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
                if !isClean { return "a header of two lines: \(header.name)" }
                let leadsAway = header.value.hasPrefix("//") || !header.value.hasPrefix("/")
                if header.name == "Location", leadsAway { return "it leads away to \(header.value)" }
            }
            let isOurs = ["localhost", "127.0.0.1", "[::1]"].contains { own in
                host.map { $0.lowercased() == own || $0.lowercased().hasPrefix("\(own):") } == true
            }
            if !isOurs, reply.status != 421 { return "it answers to the host \(host ?? "none")" }
        }
        return nil
    }

    private static func fault(in path: RequestPath) -> String? {
        let parts = path.text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isSafe = parts.allSatisfy { part in
            (!part.isEmpty || path.text.isEmpty) && !part.elementsEqual("..".utf8) && !part.elementsEqual(".".utf8)
                && !part.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
        }
        return isSafe ? nil : "an unsafe path: \(path.text)"
    }

    /// What is shown. It is only read once it is made, so any thread may ask.
    nonisolated(unsafe) private static let exhibition: Exhibition = {
        let root = FileManager.default.temporaryDirectory.appending(path: "gnomon-\(UUID().uuidString)")
        let files = ["index.md": "# Home", "a.md": "# A", "guide/日本.md": "# 日本", "guide/a.png": "no picture"]
        for (name, text) in files {
            let file = root.appending(path: "Content/\(name)")
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: file)
        }
        var ignored: [Diagnostic] = []
        guard let site = try? OpenSite(root: root.path, includesDrafts: true),
            let summary = try? site.update(nil, diagnostics: &ignored)
        else { fatalError("there is nothing to show") }
        var exhibition = Exhibition(of: site, hosts: AllowedHosts(), run: "1")
        _ = exhibition.show(summary.change)
        return exhibition
    }()
}
