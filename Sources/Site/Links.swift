import Markdown
import SourceText

/// Turns what articles write into addresses of pages and files.
struct Links: Sendable {
    /// For each file of Content that becomes a file of the site, what it becomes.
    private let targets: [SitePath: SitePath]
    private let pages: Set<SitePath>
    /// The files of each name, for suggestions.
    private let names: [String: [SitePath]]
    private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// - Parameters:
    ///   - sources: Articles and other files, and what they become.
    ///   - tree: All pages, also those without a source.
    init(_ sources: [(source: SitePath, page: SitePath)], tree: PageTree) {
        targets = Dictionary(sources.map { ($0.source, $0.page) }) { first, _ in first }
        names = Dictionary(grouping: sources.map(\.source), by: \.name)
        pages = Set(sources.map(\.page)).union(tree.folders.compactMap { tree.index(of: $0)?.page })
    }

    /// The destination as it is, unless it begins with a scheme that is not allowed: then it is reported, and nothing.
    static func checkingScheme(_ destination: Destination, _ diagnostics: inout [Diagnostic]) -> String {
        guard let scheme = destination.text.scheme, !allowedSchemes.contains(scheme.lowercased()) else {
            return destination.text
        }
        diagnostics.append(Diagnostic(SiteProblem.scheme(scheme), at: destination.place))
        return ""
    }

    /// The address for what an article wrote; a mistake is a diagnostic, and the text stays.
    /// - Parameters:
    ///   - source: The article.
    ///   - page: What it becomes.
    func address(
        of written: Destination, in source: SitePath, becoming page: SitePath,
        diagnostics: inout [Diagnostic]
    ) -> String {
        func fail(_ problem: SiteProblem) -> String {
            diagnostics.append(Diagnostic(problem, at: written.place))
            return ""
        }
        let destination = written.text
        guard destination.scheme == nil else {
            return Self.checkingScheme(written, &diagnostics)
        }
        if destination.isEmpty || destination.hasPrefix("#") || destination.hasPrefix("?")
            || destination.hasPrefix("//")
        {
            return destination
        }
        let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
        let path = String(destination[..<end])
        let rest = destination[end...]
        let decoded = path.percentDecoded
        guard let target = source.folder.resolving(decoded) else { return fail(.outsideTarget(target: path)) }
        guard let found = targets[target] ?? existingPage(target) else {
            return fail(.missingTarget(target: path, nearest: nearest(to: decoded, from: source.folder)))
        }
        return found.address(from: page.folder) + rest
    }

    /// A page by its own address, or by its folder's.
    private func existingPage(_ path: SitePath) -> SitePath? {
        [path, path.appending("index.html")].first(where: pages.contains)
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
    /// What stands before the colon of an address, if it is a scheme as RFC 3986 has it.
    fileprivate var scheme: String? {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = self[..<colon]
        guard let first = scheme.first, first.isASCII, first.isLetter,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return String(scheme)
    }
}
