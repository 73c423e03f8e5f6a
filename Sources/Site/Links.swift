import Markdown
import SourceText

/// Turns what articles write into addresses of pages and files.
struct Links: Sendable {
    /// For each file of Content that becomes a file of the site, what it becomes. Names are compared as Swift compares text:
    /// one that a disk keeps decomposed is found by the composed one.
    private let targets: [String: SitePath]
    /// Pages by their own addresses.
    private let pages: [String: SitePath]
    /// The files of each name, for suggestions.
    private let names: [String: [SitePath]]

    /// Where a link leads.
    struct Target: Sendable, Equatable {
        let address: String
        /// The file of the site; nil where it leads elsewhere.
        var file: SitePath?
        /// What is named there.
        var fragment: String?
    }

    /// - Parameters:
    ///   - sources: Articles and other files, and what they become.
    ///   - others: Pages without a source of their own.
    init(_ sources: [(source: SitePath, page: SitePath)], others: [SitePath]) {
        targets = Dictionary(sources.map { ($0.source.text, $0.page) }) { first, _ in first }
        names = Dictionary(grouping: sources.map(\.source), by: \.name)
        pages = Dictionary((sources.map(\.page) + others).map { ($0.text, $0) }) { first, _ in first }
    }

    /// Where a destination leads. A mistake is a diagnostic, and there is no link.
    /// - Parameters:
    ///   - place: Where it is written; asked for only when something is wrong with it.
    ///   - source: The article.
    ///   - view: From where the page that it becomes sees others.
    func target(
        of destination: String, at place: () -> Place, in source: SitePath, from view: Standpoint,
        diagnostics: inout [Diagnostic]
    ) -> Target? {
        if destination.leadsElsewhere {
            guard let problem = SchemeCheck.problem(with: destination) else { return Target(address: destination) }
            diagnostics.append(Diagnostic(problem, at: place()))
            return nil
        }
        if let target = target(of: destination, in: source, from: view) { return target }
        let path = String(destination.prefix { $0 != "#" && $0 != "?" })
        let isOutside = source.folder.resolving(path.percentDecoded) == nil
        let problem =
            isOutside
            ? SiteProblem.outsideTarget(target: path)
            : .missingTarget(target: path, nearest: nearest(to: path.percentDecoded, from: source.folder))
        diagnostics.append(Diagnostic(problem, at: place()))
        return nil
    }

    /// Where an address within the site leads; nil if there is nothing.
    func target(of destination: String, in source: SitePath, from view: Standpoint) -> Target? {
        guard !destination.isEmpty, !destination.hasPrefix("?") else { return Target(address: destination) }
        if let (found, rest) = file(destination, from: source.folder) {
            let fragment = rest.utf8.firstIndex(of: UInt8(ascii: "#")).map {
                String(rest[rest.utf8.index(after: $0)...])
            }
            return Target(address: view.address(of: found) + rest, file: found, fragment: fragment)
        }
        if destination.hasPrefix("#") {
            return Target(address: destination, file: view.page, fragment: String(destination.dropFirst()))
        }
        return nil
    }

    /// The file of the site that an address leads to, and the query and fragment behind it. A file may have `#` and `?` in its
    /// name, so the longest path that is a file counts.
    private func file(_ destination: String, from folder: SitePath) -> (SitePath, rest: Substring)? {
        let bytes = destination.utf8
        let first = bytes.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? bytes.endIndex
        let last = bytes.lastIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        for end in [destination.endIndex, last, first] where end != destination.startIndex {
            let path = String(destination[..<end])
            for name in [path.percentDecoded, path] {
                if let target = folder.resolving(name), let found = targets[target.text] ?? existingPage(target) {
                    return (found, destination[end...])
                }
            }
        }
        return nil
    }

    /// A page by its own address, or by its folder's.
    private func existingPage(_ path: SitePath) -> SitePath? {
        pages[path.text] ?? pages[path.appending("index.html").text]
    }

    private func nearest(to written: String, from folder: SitePath) -> String? {
        let name = written.split(separator: "/").last.map(String.init) ?? written
        let near = names.filter { abs($0.key.count - name.count) <= 3 }
        guard let best = near.keys.sorted().nearest(to: name) else { return nil }
        // Of several files of that name the nearest is the one in the article's own folder, else the first.
        let paths = near[best] ?? []
        let path = paths.first { $0.folder == folder } ?? paths.first
        return path?.address(from: folder).percentDecoded
    }
}

extension String {
    /// Whether it is an address of another site, or of no site at all.
    fileprivate var leadsElsewhere: Bool { scheme != nil || hasPrefix("//") }
}
