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

    /// The languages that can be searched in.
    var languages: Set<String> { Set(indexes.keys) }

    /// Adds the page of an article.
    /// - Returns: The files that are full.
    mutating func add(_ article: Article, _ body: Body, in language: Language) -> [SearchIndex.File] {
        let title = article.title(withHeading: body.title)
        let hasOwnHeading = article.frontMatter.title == nil
        let sections = body.passages.enumerated().map { number, passage in
            // The heading that is the title stands for the page.
            let heading = number == 0 && hasOwnHeading ? nil : passage.heading
            return SearchIndex.Section(id: heading?.id ?? "", heading: heading?.text ?? "", text: passage.text)
        }
        return indexes[language.tag]?.add(
            address: article.page.address(from: SitePath("")), title: title, sections: sections) ?? []
    }

    /// The files that are left when all pages are added.
    mutating func finish(_ write: (SearchIndex.File) throws -> Void) rethrows {
        for tag in indexes.keys.sorted() { try indexes[tag]?.finish(write) }
    }
}
