import SourceText
import Templating
import Widgets

/// Makes pages: of an article, or of a folder that has no index of its own.
struct PageRenderer: Sendable {
    let settings: SiteSettings
    let theme: Theme
    let tree: PageTree
    /// The pages of tags.
    let lists: ListPages
    /// Which pages are translations of each other.
    let translations: Translations
    /// When articles last changed.
    let changes: LastChanges
    /// Files for other programs that pages may name.
    let announced: Set<SitePath>
    /// The tags of the languages that can be searched in.
    let searchable: Set<String>

    init(_ survey: Survey, _ texts: ArticleTexts, searchable: Set<String>) {
        (settings, theme, lists) = (survey.settings, survey.theme, survey.lists)
        (translations, changes) = (survey.translations, survey.changes)
        tree = PageTree(texts.listed, siteTitle: settings.title, languages: settings.languages)
        announced = Set(survey.announcements.files)
        self.searchable = searchable
    }

    /// The page of an article.
    func page(of rendered: RenderedArticle, from spool: Spool) throws -> [UInt8] {
        let frontMatter = rendered.article.frontMatter
        let view = settings.standpoint(of: rendered.article.page)
        return try page(
            view, title: rendered.title,
            heading: rendered.hasOwnHeading ? nil : rendered.title, description: frontMatter.description,
            date: frontMatter.date, opening: spool.read(rendered.text.opening), contents: rendered.contents,
            body: spool.read(rendered.text.body), kinds: rendered.kinds, scripts: rendered.scripts,
            hasCode: rendered.hasCode,
            more: articleData(of: rendered, from: view))
    }

    /// The page that stands where an article was before, and leads to where it is.
    func redirect(from alias: SitePath, to rendered: RenderedArticle) throws(Failure) -> [UInt8] {
        let language = theme.language(of: rendered.article.page)
        return try theme.page(
            "redirect",
            .object([
                "language": .text(language.tag), "isRightToLeft": .flag(language.isRightToLeft),
                "policy": .text(settings.policy.text), "title": .text(rendered.title),
                "address": .text(rendered.article.page.address(from: alias.folder)),
                "words": theme.words(of: language),
                "firstScript": .text(theme.firstScript(from: alias.folder) ?? ""),
                "styles": .list(theme.styles(for: [], from: alias.folder).map { .text($0) }),
            ]))
    }

    /// The page that a host sends for an address that leads to nothing. It cannot know what is asked for, so its
    /// addresses begin at the top of the host.
    func missingPage() throws(Failure) -> [UInt8] {
        let body = try theme.page("missing", ["words": theme.words(of: theme.languages[0])])
        let title = theme.languages[0]["missing-page"]
        return try page(
            settings.standpoint(of: Self.missing), title: title, heading: title,
            description: nil, date: nil, body: body)
    }

    /// Where it lies.
    static let missing = SitePath("404.html")

    /// A page that lists others.
    /// - Parameter parts: The parts of the list, itself among them, where it has several.
    func list(
        _ entries: [PageEntry], on view: Standpoint, title: String, parts: [(number: Int, page: SitePath)] = []
    ) throws(Failure) -> [UInt8] {
        let pages = entries.map { entry in
            var data = link(to: entry, from: view)
            data["description"] = .text(entry.description ?? "")
            return TemplateValue.object(data)
        }
        let word = theme.language(of: view.page)["part"]
        let links = parts.map { part in
            let title = word.replacing("{number}", with: String(part.number))
            return TemplateValue.object(
                link(to: PageEntry(page: part.page, title: title, description: nil, weight: 0), from: view))
        }
        let body = try theme.page(
            "index", .object(["pages": .list(pages), "hasParts": .flag(!links.isEmpty), "parts": .list(links)]))
        return try page(view, title: title, heading: title, description: nil, date: nil, body: body)
    }

    private func page(
        _ view: Standpoint, title: String, heading: String?, description: String?, date: String?,
        opening: [UInt8] = [], contents: Contents = Contents(), body: [UInt8],
        kinds: [any Widget.Type] = [], scripts: [SharedScript] = [], hasCode: Bool = false,
        more: [String: TemplateValue] = [:]
    ) throws(Failure) -> [UInt8] {
        let (page, folder) = (view.page, view.folder)
        let language = theme.language(of: page)
        let isHome = page == home(of: language)
        let search = searchable.contains(language.tag) ? theme.searchScript(from: folder) : nil
        let loaded =
            theme.scripts(for: kinds, scripts, hasCode: hasCode, from: folder)
            + theme.pageScripts(in: language, from: folder) + [search].compactMap(\.self)
        var data: [String: TemplateValue] = [
            "language": .text(language.tag),
            "isRightToLeft": .flag(language.isRightToLeft),
            "policy": .text(settings.policy.text),
            "image": "", "imageWidth": "", "changed": "",
            "accent": .text(theme.accent),
            "site": .text(settings.title),
            "title": .text(title),
            "windowTitle": .text(isHome || title == settings.title ? settings.title : "\(title) – \(settings.title)"),
            "description": .text(description ?? ""),
            "date": .text(date ?? ""),
            "heading": .text(heading ?? ""),
            "isHome": .flag(isHome),
            "root": .text(view.top),
            "home": .text(view.address(of: home(of: language))),
            "words": theme.words(of: language),
            "firstScript": .text(theme.firstScript(from: folder).map(view.within) ?? ""),
            "styles": .list(theme.styles(for: kinds, from: folder).map { .text(view.within($0)) }),
            "scripts": .list(loaded.map { .text(view.within($0)) }),
            "opening": .markup(opening),
            "hasContents": .flag(contents.isUseful),
            "contents": contents.data,
            "body": .markup(body),
        ]
        data.merge(navigation(from: view)) { $1 }
        data.merge(more) { $1 }
        return try theme.page("page", .object(data))
    }
}
