import SourceText

/// Turns what articles write into addresses of pages and files.
struct Links: Sendable {
    /// For each file of Content that becomes a file of the site, what it becomes.
    private let targets: [SitePath: SitePath]
    private let pages: Set<SitePath>
    private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// - Parameters:
    ///   - sources: Articles and other files, and what they become.
    ///   - tree: All pages, also those without a source.
    init(_ sources: [(source: SitePath, page: SitePath)], tree: PageTree) {
        targets = Dictionary(sources.map { ($0.source, $0.page) }) { first, _ in first }
        pages = Set(sources.map(\.page)).union(tree.folders.compactMap { tree.index(of: $0)?.page })
    }

    /// The address for what an article wrote; a mistake is a diagnostic, and the text stays.
    /// - Parameters:
    ///   - source: The article.
    ///   - page: What it becomes.
    func address(
        of destination: String, in source: SitePath, becoming page: SitePath, at place: Place,
        diagnostics: inout [Diagnostic]
    ) -> String {
        func fail(_ problem: SiteProblem) -> String {
            diagnostics.append(Diagnostic(problem, at: place))
            return ""
        }
        if let scheme = destination.scheme {
            return Self.allowedSchemes.contains(scheme.lowercased()) ? destination : fail(.scheme(scheme))
        }
        if destination.isEmpty || destination.hasPrefix("#") || destination.hasPrefix("?")
            || destination.hasPrefix("//")
        {
            return destination
        }
        let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
        let written = String(destination[..<end])
        let rest = destination[end...]
        let decoded = written.percentDecoded
        guard let target = source.folder.resolving(decoded) else { return fail(.outsideTarget(target: written)) }
        guard let found = targets[target] ?? existingPage(target) else {
            return fail(.missingTarget(target: written, nearest: nearest(to: decoded, from: source.folder)))
        }
        return found.address(from: page.folder) + rest
    }

    /// A page by its own address, or by its folder's.
    private func existingPage(_ path: SitePath) -> SitePath? {
        [path, path.appending("index.html")].first(where: pages.contains)
    }

    private func nearest(to written: String, from folder: SitePath) -> String? {
        targets.keys.sorted().map { $0.address(from: folder).percentDecoded }.nearest(to: written)
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
