/// A page as others see it.
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

    /// A part of a list of pages, and below the page on the way to a certain one the list of its folder.
    struct Branch: Sendable {
        let entries: ArraySlice<PageEntry>
        /// The page of `entries` that is the certain one, or in whose folder that lies.
        let way: SitePath?
        /// The list below it: none or one.
        let below: [Branch]
        /// The page of the folder, where the list is longer than what is shown.
        let rest: PageEntry?
    }

    /// For each folder its pages and the index pages of its subfolders, in the order in which they are shown.
    private var entries: [SitePath: [PageEntry]] = [:]
    /// Where in its list a page stands.
    private var positions: [SitePath: Int] = [:]
    private var indexes: [SitePath: PageEntry] = [:]

    /// - Parameter siteTitle: The title of the home page, where nobody wrote one.
    /// - Parameter languages: Each but the first has a home of its own, in the folder of its name.
    init(_ articles: [RenderedArticle], siteTitle: String, languages: [String]) {
        self.init(
            articles.map { rendered in
                let frontMatter = rendered.article.frontMatter
                return PageEntry(
                    page: rendered.article.page, title: rendered.title, description: frontMatter.description,
                    weight: frontMatter.weight)
            }, siteTitle: siteTitle, languages: languages)
    }

    /// - Parameter pages: The pages that somebody wrote.
    init(_ pages: [PageEntry], siteTitle: String, languages: [String]) {
        let homes = Set(languages.dropFirst().map { SitePath($0) } + [SitePath("")])
        for entry in pages {
            if entry.page.isIndex {
                indexes[entry.page.folder] = entry
            } else {
                entries[entry.page.folder, default: []].append(entry)
            }
        }
        for folder in Self.folders(of: pages.map(\.page)) {
            let index =
                indexes[folder]
                ?? PageEntry(
                    page: folder.appending("index.html"), title: homes.contains(folder) ? siteTitle : folder.name,
                    description: nil, weight: 0)
            indexes[folder] = index
            // The home page of another language stands beside this one's, not in its list.
            if !homes.contains(folder) { entries[folder.folder, default: []].append(index) }
        }
        for (folder, pages) in entries {
            let sorted = pages.map { (order: NaturalOrder($0.title), entry: $0) }.sorted {
                ($0.entry.weight, $0.order, $0.entry.page) < ($1.entry.weight, $1.order, $1.entry.page)
            }
            entries[folder] = sorted.map(\.entry)
            for (position, sorted) in sorted.enumerated() { positions[sorted.entry.page] = position }
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

    /// Whether there is such a page, written or made of a folder.
    func has(_ page: SitePath) -> Bool { positions[page] != nil || page.isIndex && indexes[page.folder] != nil }

    /// A page of the tree.
    func entry(of page: SitePath) -> PageEntry? {
        if page.isIndex { return indexes[page.folder] }
        return positions[page].flatMap { entries[page.folder]?[$0] }
    }

    /// What is shown of a folder's list, opened along the way to a page.
    func branch(in folder: SitePath, to page: SitePath) -> Branch {
        let pages = pages(in: folder)
        let depth = folder.parts.count
        let isBelow =
            page.folder.parts.count > depth
            && page.parts.prefix(depth).map(String.init).joined(separator: "/").utf8
                .elementsEqual(folder.text.utf8)
        let child = isBelow ? SitePath(page.parts.prefix(depth + 1).joined(separator: "/")) : folder
        let way = isBelow ? child.appending("index.html") : page
        let position = way.listFolder == folder ? positions[way] : nil
        let shown =
            position.map { pages[max(0, $0 - Self.reach)..<min(pages.count, $0 + Self.reach + 1)] }
            ?? pages.prefix(2 * Self.reach)
        return Branch(
            entries: shown, way: position.map { pages[$0].page },
            below: isBelow && position != nil && entries[child] != nil ? [branch(in: child, to: page)] : [],
            rest: shown.count < pages.count ? indexes[folder] : nil)
    }

    /// The pages above a page, from a home downwards, without the page.
    func path(to page: SitePath, from home: SitePath) -> [PageEntry] {
        var path: [PageEntry] = []
        var folder = page.listFolder
        while !(page == home.appending("index.html")), let entry = indexes[folder] {
            path.append(entry)
            if folder == home || folder.text.isEmpty { break }
            folder = folder.folder
        }
        return path.reversed()
    }

    /// The page that is read before a page: each folder is read from its index on, its subfolders in their places.
    func page(before page: SitePath) -> PageEntry? {
        let folder = page.listFolder
        guard let position = positions[page], let pages = entries[folder] else { return nil }
        guard position > 0 else { return indexes[folder] }
        var entry = pages[position - 1]
        while entry.page.isIndex, let last = entries[entry.page.folder]?.last { entry = last }
        return entry
    }

    /// The page that is read after a page.
    func page(after page: SitePath) -> PageEntry? {
        if page.isIndex, let first = entries[page.folder]?.first { return first }
        var page = page
        while let position = positions[page], let pages = entries[page.listFolder] {
            if position + 1 < pages.count { return pages[position + 1] }
            page = page.listFolder.appending("index.html")
        }
        return nil
    }
}

extension SitePath {
    /// Whether it is the page of its folder.
    var isIndex: Bool { name == "index.html" }

    /// The folder in whose list a page stands: an index in that of the folder above.
    fileprivate var listFolder: SitePath { isIndex ? folder.folder : folder }
}
