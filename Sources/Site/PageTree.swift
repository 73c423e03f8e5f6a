/// A page as its neighbours see it.
struct PageEntry: Sendable {
    /// Its path in the site.
    let page: SitePath
    let title: String
    let description: String?
    let weight: Int
}

/// The pages of a site, folder by folder.
struct PageTree: Sendable {
    /// A page lists so many neighbours before and after it: its cost must not grow with the site.
    static let reach = 50

    /// For each folder its pages and the index pages of its subfolders, in the order in which they are shown.
    private var entries: [SitePath: [PageEntry]] = [:]
    /// Where in its list a page stands.
    private var positions: [SitePath: Int] = [:]
    private var indexes: [SitePath: PageEntry] = [:]

    /// - Parameter siteTitle: The title of the home page, where nobody wrote one.
    /// - Parameter languages: Each but the first has a home of its own, in the folder of its name.
    init(_ articles: [RenderedArticle], siteTitle: String, languages: [String]) {
        let homes = Set(languages.dropFirst().map { SitePath($0) })
        for rendered in articles {
            let article = rendered.article
            let entry = PageEntry(
                page: article.page, title: rendered.title, description: article.frontMatter.description,
                weight: article.frontMatter.weight)
            if article.isIndex {
                indexes[article.page.folder] = entry
            } else {
                entries[article.page.folder, default: []].append(entry)
            }
        }
        for folder in Self.folders(of: articles.map(\.article.page)) {
            let index =
                indexes[folder]
                ?? PageEntry(
                    page: folder.appending("index.html"), title: folder.text.isEmpty ? siteTitle : folder.name,
                    description: nil, weight: 0)
            indexes[folder] = index
            // The home page of another language stands beside this one's, not in its list.
            guard !folder.text.isEmpty, !homes.contains(folder) else { continue }
            entries[folder.folder, default: []].append(index)
        }
        for (folder, pages) in entries {
            let sorted = pages.sorted { ($0.weight, $0.title, $0.page) < ($1.weight, $1.title, $1.page) }
            entries[folder] = sorted
            for (position, entry) in sorted.enumerated() { positions[entry.page] = position }
        }
    }

    /// The folders that hold pages, and all folders above them, sorted.
    static func folders(of pages: [SitePath]) -> [SitePath] {
        var folders: Set<SitePath> = [SitePath("")]
        for page in pages {
            var folder = page.folder
            while folders.insert(folder).inserted { folder = folder.folder }
        }
        return folders.sorted()
    }

    /// The index page of a folder that holds pages.
    func index(of folder: SitePath) -> PageEntry? { indexes[folder] }

    /// What a folder lists.
    func pages(in folder: SitePath) -> [PageEntry] { entries[folder] ?? [] }

    /// The neighbours of a page in its list, itself among them: at most `reach` before it and after it.
    func neighbours(of page: SitePath) -> ArraySlice<PageEntry> {
        let isIndex = page.name == "index.html"
        // An index shows what its folder holds; it stands in the list of the folder above.
        guard let pages = entries[page.folder] else { return [] }
        let position = isIndex ? 0 : positions[page] ?? 0
        return pages[max(0, position - Self.reach)..<min(pages.count, position + Self.reach + 1)]
    }
}
