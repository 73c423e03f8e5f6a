import SourceText
import Templating
import Widgets

/// Makes pages: of an article, or of a folder that has no index of its own.
struct PageRenderer: Sendable {
    let settings: SiteSettings
    let theme: Theme
    let tree: PageTree
    /// The tags of the languages that can be searched in.
    let searchable: Set<String>

    /// What a page may load, and from where: nothing but the site's own files.
    static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'
        """

    /// The page of an article.
    func page(of rendered: RenderedArticle, from spool: Spool) throws -> [UInt8] {
        let frontMatter = rendered.article.frontMatter
        return try page(
            rendered.article.page, title: rendered.title, heading: rendered.hasOwnHeading ? nil : rendered.title,
            description: frontMatter.description, date: frontMatter.date, opening: spool.read(rendered.text.opening),
            contents: rendered.contents, body: spool.read(rendered.text.body), kinds: rendered.kinds,
            scripts: rendered.scripts, hasCode: rendered.hasCode)
    }

    /// The page that stands where an article was before, and leads to where it is.
    func redirect(from alias: SitePath, to rendered: RenderedArticle) throws(Failure) -> [UInt8] {
        let language = theme.language(of: rendered.article.page)
        return try theme.page(
            "redirect",
            .object([
                "language": .text(language.tag), "policy": .text(Self.policy), "title": .text(rendered.title),
                "address": .text(rendered.article.page.address(from: alias.folder)),
                "words": .object(language.words.mapValues { .text($0) }),
                "styles": .list(theme.styles(for: [], hasCode: false, from: alias.folder).map { .text($0) }),
            ]))
    }

    /// The page of a folder: it lists what the folder holds.
    func index(of folder: SitePath) throws(Failure) -> [UInt8] {
        let page = folder.appending("index.html")
        let title = folder.text.isEmpty ? settings.title : folder.name
        let pages = tree.pages(in: folder).map { entry in
            var data = link(to: entry, from: page)
            if let description = entry.description { data["description"] = .text(description) }
            return TemplateValue.object(data)
        }
        let body = try theme.page("index", .object(["pages": .list(pages)]))
        return try self.page(page, title: title, heading: title, description: nil, date: nil, body: body)
    }

    private func page(
        _ page: SitePath, title: String, heading: String?, description: String?, date: String?,
        opening: [UInt8] = [], contents: Contents = Contents(), body: [UInt8],
        kinds: [any Widget.Type] = [], scripts: [SharedScript] = [], hasCode: Bool = false
    ) throws(Failure) -> [UInt8] {
        let neighbours = tree.neighbours(of: page)
        let language = theme.language(of: page)
        let root = language.tag == theme.languages[0].tag ? SitePath("") : SitePath(language.tag)
        let isHome = page == root.appending("index.html")
        let search = searchable.contains(language.tag) ? theme.searchScript(from: page.folder) : nil
        var data: [String: TemplateValue] = [
            "language": .text(language.tag),
            "policy": .text(Self.policy),
            "site": .text(settings.title),
            "title": .text(title),
            "windowTitle": .text(isHome || title == settings.title ? settings.title : "\(title) – \(settings.title)"),
            "home": .text(root.appending("index.html").address(from: page.folder)),
            "words": .object(language.words.mapValues { .text($0) }),
            "styles": .list(theme.styles(for: kinds, hasCode: hasCode, from: page.folder).map { .text($0) }),
            "scripts": .list(
                (theme.scripts(for: kinds, scripts, hasCode: hasCode, from: page.folder)
                    + [search].compactMap(\.self)).map { .text($0) }),
            "opening": .markup(opening),
            "hasContents": .flag(contents.isUseful),
            "contents": contents.data,
            "body": .markup(body),
            "hasNeighbours": .flag(!neighbours.isEmpty),
            "neighbours": .list(neighbours.map { .object(link(to: $0, from: page)) }),
        ]
        data["heading"] = heading.map { .text($0) }
        data["description"] = description.map { .text($0) }
        data["date"] = date.map { .text($0) }
        let above = page.name == "index.html" ? page.folder.folder : page.folder
        if !isHome, let up = tree.index(of: above), up.page != root.appending("index.html") || page.name == "index.html"
        {
            data["up"] = .object(link(to: up, from: page))
        }
        return try theme.page("page", .object(data))
    }

    private func link(to entry: PageEntry, from page: SitePath) -> [String: TemplateValue] {
        [
            "address": .text(entry.page.address(from: page.folder)),
            "title": .text(entry.title),
            "isHere": .flag(entry.page == page),
        ]
    }
}
