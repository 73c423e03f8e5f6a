import Drawing
import SourceText
import Widgets

/// The articles of a language that have a date, for readers who follow them: as Atom (RFC 4287) and as JSON Feed 1.1.
struct Feeds {
    /// So many articles are in a feed, the latest.
    private static let length = 20

    /// The names of the files, in the folder of the language.
    static let names = ["feed.xml", "feed.json"]

    private let base: SiteAddress
    private let renderer: PageRenderer
    private let text: FeedText

    init(_ renderer: PageRenderer, base: SiteAddress) {
        (self.renderer, self.base) = (renderer, base)
        text = FeedText(renderer.theme, base: base)
    }

    /// An article as both have it.
    private struct Item {
        let address: String
        let title: String
        let date: String
        let summary: String?
        let tags: [String]
        let image: String?
        /// The day of the last change; that of the article where it is not known or before it.
        let changed: String
        let html: String

        /// A day in no time zone, where a moment is asked for.
        var moment: String { "\(date)T00:00:00Z" }
        /// The same of the last change.
        var changeMoment: String { "\(changed)T00:00:00Z" }
    }

    /// The two feeds of a language.
    func files(of articles: [RenderedArticle], in language: Language, from spool: Spool) throws(SystemFailure)
        -> [[UInt8]]
    {
        let dated = articles.compactMap { article in
            article.article.frontMatter.date.map { (date: $0, article: article) }
        }
        let latest = dated.sorted { ($1.date, $0.article.article.page) < ($0.date, $1.article.article.page) }
        var items: [Item] = []
        for (date, article) in latest.prefix(Self.length) {
            let page = article.article.page
            let frontMatter = article.article.frontMatter
            items.append(
                Item(
                    address: base.address(of: page), title: article.title.allowedInXML, date: date,
                    summary: frontMatter.description?.allowedInXML, tags: frontMatter.tags.map(\.allowedInXML),
                    image: article.picture?.address(at: base),
                    changed: max(date, renderer.changes[article.article.source] ?? date),
                    html: text.text(try spool.read(article.text.body), of: page).allowedInXML))
        }
        let home = renderer.home(of: language)
        let addresses = Self.names.map { base.address(of: home.folder.appending($0)) }
        return [
            Array(atom(items, language, home: base.address(of: home), own: addresses[0]).utf8),
            Array(json(items, language, home: base.address(of: home), own: addresses[1]).utf8),
        ]
    }

    private func atom(_ items: [Item], _ language: Language, home: String, own: String) -> String {
        let title = renderer.settings.title.allowedInXML.escapedForMarkup
        let entries = items.map { item in
            let summary = item.summary.map { "<summary>\($0.escapedForMarkup)</summary>\n" } ?? ""
            let tags = item.tags.map { "<category term=\"\($0.escapedForMarkup)\"/>\n" }.joined()
            return """
                <entry>
                <title>\(item.title.escapedForMarkup)</title>
                <link href="\(item.address.escapedForMarkup)"/>
                <id>\(item.address.escapedForMarkup)</id>
                <published>\(item.moment)</published>
                <updated>\(item.changeMoment)</updated>
                \(summary)\(tags)<content type="html">\(item.html.escapedForMarkup)</content>
                </entry>

                """
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language.tag.escapedForMarkup)">
            <title>\(title)</title>
            <link href="\(home.escapedForMarkup)"/>
            <link rel="self" type="application/atom+xml" href="\(own.escapedForMarkup)"/>
            <id>\(home.escapedForMarkup)</id>
            <updated>\(items.map(\.changeMoment).max() ?? "")</updated>
            <author><name>\(title)</name></author>
            \(entries.joined())</feed>

            """
    }

    private func json(_ items: [Item], _ language: Language, home: String, own: String) -> String {
        let list = items.map { item -> JSON in
            var members: [(name: String, value: JSON)] = [
                ("id", .text(item.address)), ("url", .text(item.address)), ("title", .text(item.title)),
                ("content_html", .text(item.html)), ("date_published", .text(item.moment)),
            ]
            if item.changed != item.date { members.append(("date_modified", .text(item.changeMoment))) }
            if let summary = item.summary { members.append(("summary", .text(summary))) }
            if let image = item.image { members.append(("image", .text(image))) }
            if !item.tags.isEmpty { members.append(("tags", .list(item.tags.map { .text($0) }))) }
            return .object(members)
        }
        return JSON.object([
            ("version", .text("https://jsonfeed.org/version/1.1")), ("title", .text(renderer.settings.title)),
            ("home_page_url", .text(home)), ("feed_url", .text(own)), ("language", .text(language.tag)),
            ("items", .list(list)),
        ]).document
    }
}
