/// Pages that Gnomon makes by itself to list others: those of folders without an index, and those of tags. Each part of a
/// list has at most 100 pages, so that none grows with the site.
struct ListPages: Sendable {
    /// How many pages a part lists.
    static let length = 2 * PageTree.reach

    /// A tag of a language.
    private struct Tag: Sendable {
        /// As it was first written.
        let name: String
        /// The first part of its list.
        let page: SitePath
        var articles: [SitePath] = []
    }

    /// The folders without an index of their own, and how many pages each lists.
    private let folders: [(folder: SitePath, count: Int)]
    /// For each language the folder of its tags, and these in order.
    private var tags: [(folder: SitePath, tags: [Tag])] = []
    /// The addresses of tags, by folder and what they are known by.
    private var addresses: [SitePath: [String: SitePath]] = [:]

    init(_ articles: [Article], folders: [SitePath], languages: [String]) {
        let entries = articles.map { PageEntry(page: $0.page, title: "", description: nil, weight: 0) }
        let tree = PageTree(entries, siteTitle: "", languages: languages)
        self.folders = folders.map { ($0, tree.pages(in: $0).count) }
        let homes = Set(languages.dropFirst())
        let groups = Dictionary(grouping: articles.filter { !$0.frontMatter.tags.isEmpty }) { article in
            homes.contains(article.page.top.text) ? article.page.top : SitePath("")
        }
        for (home, articles) in groups.sorted(by: { $0.key < $1.key }) {
            let folder = home.appending("tags")
            var found: [String: Tag] = [:]
            var taken: Set<String> = ["index"]
            for article in articles {
                for name in article.frontMatter.tags {
                    let key = Self.key(name)
                    var tag =
                        found[key] ?? Tag(name: name, page: folder.appending(Self.fileName(key, &taken) + ".html"))
                    if tag.articles.last != article.page { tag.articles.append(article.page) }
                    found[key] = tag
                }
            }
            addresses[folder] = found.mapValues(\.page)
            tags.append(
                (folder, found.values.sorted { (NaturalOrder($0.name), $0.page) < (NaturalOrder($1.name), $1.page) }))
        }
    }

    /// Capitals make no other tag.
    private static func key(_ name: String) -> String { name.lowercased() }

    /// A name for the page of a tag, which no other tag has: letters, digits and hyphens.
    private static func fileName(_ key: String, _ taken: inout Set<String>) -> String {
        let words = key.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let name = words.isEmpty ? "tag" : String(words.joined(separator: "-").prefix(60))
        var free = name
        var number = 1
        while !taken.insert(free).inserted {
            number += 1
            free = "\(name)-\(number)"
        }
        return free
    }

    /// The path of a part of a list: `clocks.html`, `clocks.2.html`. No name of a tag has a dot.
    static func page(_ first: SitePath, part: Int) -> SitePath {
        part == 1 ? first : first.folder.appending("\(first.name.dropLast(".html".count)).\(part).html")
    }

    private static func parts(of count: Int) -> Int { max(1, (count + length - 1) / length) }

    /// All pages, and what they are for.
    var all: [(page: SitePath, folder: SitePath?)] {
        func parts(_ first: SitePath, _ count: Int) -> [SitePath] {
            (1...Self.parts(of: count)).map { Self.page(first, part: $0) }
        }
        return folders.flatMap { folder, count in parts(folder.appending("index.html"), count).map { ($0, folder) } }
            + tags.flatMap { folder, tags in
                (parts(folder.appending("index.html"), tags.count) + tags.flatMap { parts($0.page, $0.articles.count) })
                    .map { ($0, nil) }
            }
    }

    /// Links to the tags of an article: where they lead and as what.
    func links(to names: [String], in home: SitePath) -> [(name: String, page: SitePath)] {
        let pages = addresses[home.appending("tags")] ?? [:]
        return names.compactMap { name in pages[Self.key(name)].map { (name, $0) } }
    }

    /// Makes all pages, one after the other.
    /// - Parameters:
    ///   - articles: The articles of the site.
    ///   - add: Takes a path and what makes its page.
    func render(
        _ renderer: PageRenderer, _ articles: [RenderedArticle],
        add: (SitePath, @escaping @Sendable () throws -> [UInt8]) throws -> Void
    ) throws {
        for (folder, _) in folders {
            let index = folder.appending("index.html")
            let title = renderer.tree.index(of: folder)?.title ?? folder.name
            try render(renderer.tree.pages(in: folder), from: index, title: title, renderer, add)
        }
        let dates = Dictionary(articles.map { ($0.article.page, $0.article.frontMatter.date ?? "") }) { first, _ in
            first
        }
        for (folder, tags) in tags {
            let index = folder.appending("index.html")
            let entries = tags.map { tag in
                PageEntry(page: tag.page, title: "\(tag.name) (\(tag.articles.count))", description: nil, weight: 0)
            }
            try render(entries, from: index, title: renderer.theme.language(of: index)["tags"], renderer, add)
            for tag in tags {
                let entries = tag.articles.compactMap { renderer.tree.entry(of: $0) }.map { entry in
                    (date: dates[entry.page] ?? "", order: NaturalOrder(entry.title), entry: entry)
                }
                // The newest first.
                let sorted = entries.sorted {
                    ($1.date, $0.entry.weight, $0.order, $0.entry.page) < (
                        $0.date, $1.entry.weight, $1.order, $1.entry.page
                    )
                }
                try render(sorted.map(\.entry), from: tag.page, title: tag.name, renderer, add)
            }
        }
    }

    private func render(
        _ entries: [PageEntry], from first: SitePath, title: String, _ renderer: PageRenderer,
        _ add: (SitePath, @escaping @Sendable () throws -> [UInt8]) throws -> Void
    ) throws {
        let parts = Self.parts(of: entries.count)
        for part in 1...parts {
            let page = Self.page(first, part: part)
            // Of very many parts those nearby are named.
            let near = max(1, part - PageTree.reach)...min(parts, part + PageTree.reach)
            let others = parts == 1 ? [] : near.map { (number: $0, page: Self.page(first, part: $0)) }
            let shown = Array(entries.dropFirst((part - 1) * Self.length).prefix(Self.length))
            try add(page) { try renderer.list(shown, on: Standpoint(page: page), title: title, parts: others) }
        }
    }
}
