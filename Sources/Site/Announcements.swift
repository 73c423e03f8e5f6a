import Drawing
import SourceText
import Widgets

/// Files by which other programs learn what a site holds. Those that need its public address are there only where that
/// is set, and none takes the place of a file of the author's.
struct Announcements {
    /// A search engine reads so many addresses from a file (sitemaps.org).
    private static let sitemapLength = 50_000

    private static let sitemap = SitePath("sitemap.xml")
    private static let robots = SitePath("robots.txt")
    private static let list = SitePath("llms.txt")

    /// Their paths.
    let files: [SitePath]

    init(
        _ articles: [Article], _ lists: ListPages, _ settings: SiteSettings, _ theme: Theme, besides assets: [SitePath]
    ) {
        var files = [Self.list]
        if settings.base != nil {
            files += [Self.robots, Self.sitemap]
            let count = articles.count + lists.all.count
            if count > Self.sitemapLength { files += (1...Self.sitemaps(of: count)).map(Self.sitemap(part:)) }
            let dated = Set(articles.filter { $0.frontMatter.date != nil }.map { theme.language(of: $0.page).tag })
            for language in theme.languages where dated.contains(language.tag) {
                files += Feeds.names.map { theme.root(of: language).appending($0) }
            }
        }
        let own = Set(assets)
        self.files = files.filter { !own.contains($0) }
    }

    private static func sitemaps(of count: Int) -> Int { (count + sitemapLength - 1) / sitemapLength }

    private static func sitemap(part: Int) -> SitePath { SitePath("sitemap.\(part).xml") }

    /// Makes them, one after the other.
    func render(
        _ renderer: PageRenderer, _ texts: ArticleTexts, add: (SitePath, [UInt8]) throws -> Void
    ) throws {
        let planned = Set(files)
        func put(_ file: SitePath, _ text: String) throws {
            if planned.contains(file) { try add(file, Array(text.utf8)) }
        }
        try put(Self.list, plainList(renderer))
        guard let base = renderer.settings.base else { return }
        try put(Self.robots, "User-agent: *\nAllow: /\n\nSitemap: \(base.address(of: Self.sitemap))\n")
        let pages = texts.listed.map { ($0.article.page, renderer.changes[$0.article.source]) }
        let all = pages + renderer.lists.all.map { ($0.page, nil) }
        let addresses = all.sorted { $0.0 < $1.0 }.map { (base.address(of: $0.0), $0.1) }
        if addresses.count <= Self.sitemapLength {
            try put(Self.sitemap, Self.document("urlset", of: "url", addresses))
        } else {
            let parts = 1...Self.sitemaps(of: addresses.count)
            for part in parts {
                let own = addresses.dropFirst((part - 1) * Self.sitemapLength).prefix(Self.sitemapLength)
                try put(Self.sitemap(part: part), Self.document("urlset", of: "url", Array(own)))
            }
            let files = parts.map { (base.address(of: Self.sitemap(part: $0)), String?.none) }
            try put(Self.sitemap, Self.document("sitemapindex", of: "sitemap", files))
        }
        let feeds = Feeds(renderer, base: base)
        for language in renderer.theme.languages {
            let folder = renderer.theme.root(of: language)
            let paths = Feeds.names.map { folder.appending($0) }
            guard paths.contains(where: planned.contains) else { continue }
            let own = texts.listed.filter { renderer.theme.language(of: $0.article.page).tag == language.tag }
            for (path, bytes) in zip(paths, try feeds.files(of: own, in: language, from: texts.spool))
            where planned.contains(path) {
                try add(path, bytes)
            }
        }
    }

    private static func document(_ root: String, of item: String, _ addresses: [(String, changed: String?)]) -> String {
        let items = addresses.map { address, changed in
            let day = changed.map { "<lastmod>\($0)</lastmod>" } ?? ""
            return "<\(item)><loc>\(address.escapedForMarkup)</loc>\(day)</\(item)>\n"
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <\(root) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
            \(items.joined())</\(root)>

            """
    }

    /// The pages of the site in Markdown, as llmstxt.org describes it.
    private func plainList(_ renderer: PageRenderer) -> String {
        func escaped(_ text: String) -> String {
            text.split(whereSeparator: \.isNewline).joined(separator: " ").reduce(into: "") { text, character in
                if "\\[]".contains(character) { text += "\\" }
                text.append(character)
            }
        }
        let root = Standpoint(page: Self.list)
        var text = "# \(escaped(renderer.settings.title))\n"
        if let description = renderer.tree.index(of: SitePath(""))?.description {
            text += "\n> \(escaped(description))\n"
        }
        for language in renderer.theme.languages {
            text += "\n## \(escaped(language["language-name"]))\n\n"
            // In the order in which they are read.
            var next = renderer.tree.index(of: renderer.theme.root(of: language))
            while let entry = next {
                let address = renderer.settings.base.map { $0.address(of: entry.page) } ?? root.address(of: entry.page)
                let description = entry.description.map { ": \(escaped($0))" } ?? ""
                text += "- [\(escaped(entry.title))](\(address))\(description)\n"
                next = renderer.tree.page(after: entry.page)
            }
        }
        return text
    }
}
