import SourceText

/// A whole site in memory, for the preview: nothing is written.
package struct MemorySite: Sendable {
    private var files: [SitePath: [UInt8]] = [:]
    private var folders: Set<SitePath> = [SitePath("")]
    private(set) var drafts: Set<SitePath> = []

    /// How one site differs from another for somebody who looks at a page.
    package enum Change: Sendable, Equatable {
        case none
        /// Styles alone: a page can take the new ones without being loaded anew.
        case styles
        case pages
    }

    /// What is behind a path.
    package enum Entry: Sendable, Equatable {
        case file([UInt8])
        case folder
    }

    /// The policy of all pages.
    package static var policy: String { PageRenderer.policy }

    /// The path that its pages are behind on their host: `/clocks/`, or `/`.
    package let base: String
    /// Its name.
    package let title: String

    /// An empty site.
    package init(at base: String, title: String) { (self.base, self.title) = (base, title) }

    /// Looks up a path without a slash at its ends; nil if nothing is there. Compared by bytes.
    package subscript(_ path: String) -> Entry? {
        let path = SitePath(path)
        return files[path].map { .file($0) } ?? (folders.contains(path) ? .folder : nil)
    }

    /// Whether a path is the page of a draft.
    package func isDraft(_ path: String) -> Bool { drafts.contains(SitePath(path)) }

    /// How this site differs from an older one.
    package func change(from old: MemorySite) -> Change {
        guard files.count == old.files.count, drafts == old.drafts, base == old.base else { return .pages }
        var change = Change.none
        for (path, bytes) in files {
            guard let before = old.files[path] else { return .pages }
            if bytes == before { continue }
            // Pages name the new style, and are otherwise the same.
            guard path.name.hasSuffix(".css") || path.name.hasSuffix(".html"),
                path.name.hasSuffix(".css") || bytes.withoutStyleVersions == before.withoutStyleVersions
            else { return .pages }
            change = .styles
        }
        return change
    }
}

extension MemorySite: Output {
    var guests: Set<SitePath> { [] }

    mutating func add(_ file: SitePath, _ bytes: [UInt8]) {
        files[file] = bytes
        var folder = file.folder
        while folders.insert(folder).inserted { folder = folder.folder }
    }

    func discard() {}

    func finish() -> OutputFolder.Outcome {
        OutputFolder.Outcome(written: files.keys.sorted(), removed: [], unchanged: [], isTidiedUp: false)
    }

    /// Notes which pages are drafts.
    mutating func mark(drafts pages: some Sequence<SitePath>) { drafts = Set(pages) }
}

extension [UInt8] {
    /// The bytes without what stands after `.css?v=`: ten digits each.
    fileprivate var withoutStyleVersions: [UInt8] {
        let mark = Array(".css?v=".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var at = 0
        while at < count {
            result.append(self[at])
            at += 1
            if self[at - 1] == UInt8(ascii: "="), result.suffix(mark.count) == mark[...] { at += 10 }
        }
        return result
    }
}
