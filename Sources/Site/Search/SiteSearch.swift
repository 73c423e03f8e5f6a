import Widgets

/// The search of a site: an index for each language that has more than one page.
struct SiteSearch {
    /// Where scripts and indexes of the search go in the site.
    private static let folder = Theme.folder.appending("search")
    /// By the tags of the languages.
    private var indexes: [String: SearchIndex]

    /// - Parameter pages: The paths of all pages that can be found.
    init(_ pages: [SitePath], _ theme: Theme) {
        let counts = Dictionary(pages.map { (theme.language(of: $0).tag, 1) }, uniquingKeysWith: +)
        indexes = Dictionary(
            uniqueKeysWithValues: counts.filter { $0.value > 1 }.keys.map { tag in
                (tag, SearchIndex(in: Self.folder.appending(tag)))
            })
    }

    /// Whether a path is that of a file of an index.
    static func holds(_ path: SitePath) -> Bool { path.folder.folder == folder }

    /// The languages that can be searched in.
    var languages: Set<String> { Set(indexes.keys) }

    /// Adds a page in a language.
    /// - Returns: The files that are full.
    mutating func add(_ page: SearchPage, in language: Language) -> [SearchIndex.File] {
        indexes[language.tag]?.add(page) ?? []
    }

    /// The files that are left when all pages are added.
    mutating func finish(_ write: (SearchIndex.File) throws -> Void) rethrows {
        for tag in indexes.keys.sorted() { try indexes[tag]?.finish(write) }
    }
}
