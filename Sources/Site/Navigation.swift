import Templating
import Widgets

/// What leads from a page to others, as templates have it.
extension PageRenderer {
    /// The home page of a language.
    func home(of language: Language) -> SitePath { theme.root(of: language).appending("index.html") }

    /// Everything around the text of a page. How much it is depends on the depth of the page, not on the number of pages.
    func navigation(from view: Standpoint) -> [String: TemplateValue] {
        let language = theme.language(of: view.page)
        let root = theme.root(of: language)
        let branch = tree.branch(in: root, to: view.page)
        let path = tree.path(to: view.page, from: root)
        let steps = [("previous", tree.page(before: view.page)), ("next", tree.page(after: view.page))]
        let translations = translations(of: view)
        var data: [String: TemplateValue] = [
            "hasSidebar": .flag(!branch.entries.isEmpty),
            "sidebar": data(of: branch, from: view, in: language),
            // At the top of the site it would only say what the header says.
            "path": .list(path.count > 1 ? path.map { .object(link(to: $0, from: view)) } : []),
            "hasPath": .flag(path.count > 1),
            "hasSteps": .flag(steps.contains { $0.1 != nil }),
            "hasTranslations": .flag(!translations.isEmpty),
            "translations": .list(translations),
        ]
        for (name, entry) in steps { data[name] = .list(entry.map { [.object(link(to: $0, from: view))] } ?? []) }
        return data.merging(head(of: view)) { $1 }
    }

    /// A link to a page.
    func link(
        to entry: PageEntry, from view: Standpoint, below: [TemplateValue] = []
    ) -> [String: TemplateValue] {
        [
            "address": .text(view.address(of: entry.page)),
            "title": .text(entry.title),
            "isHere": .flag(entry.page == view.page),
            "below": .list(below),
        ]
    }

    private func data(of branch: PageTree.Branch, from view: Standpoint, in language: Language) -> TemplateValue {
        let entries = branch.entries.map { entry in
            let below = entry.page == branch.way ? branch.below : []
            return TemplateValue.object(
                link(to: entry, from: view, below: below.map { data(of: $0, from: view, in: language) }))
        }
        let rest = branch.rest.map { entry in
            let title = language["all-pages"].replacing("{title}", with: entry.title)
            return TemplateValue.object(["address": .text(view.address(of: entry.page)), "title": .text(title)])
        }
        return .object(["entries": .list(entries), "rest": .list(rest.map { [$0] } ?? [])])
    }

    /// The page that a page is in another language, if it is there.
    private func counterpart(of page: SitePath, in language: Language) -> PageEntry? {
        translations.original(of: page).flatMap { translations.translation(of: $0, in: language.tag) }
            .flatMap { tree.entry(of: $0) }
    }

    /// Links to a page in the other languages. Where one has no such page, to the nearest one above.
    private func translations(of view: Standpoint) -> [TemplateValue] {
        let own = theme.language(of: view.page)
        return theme.languages.filter { $0.tag != own.tag }.compactMap { language in
            let name = language["language-name"]
            var found = counterpart(of: view.page, in: language)
            let isThere = found != nil
            var title = name
            if !isThere {
                let page = translations.original(of: view.page) ?? view.page
                found = above(translations.path(of: page, in: language.tag), in: language)
                // Of pages that Gnomon makes, such as those of tags, nobody expects a translation.
                guard tree.has(view.page) else { return translation(found, named: name, in: language, from: view) }
                title = own["translation-above"].replacing("{language}", with: name)
                    .replacing("{title}", with: found?.title ?? "")
            }
            return translation(found, named: title, in: language, from: view, isThere: isThere)
        }
    }

    private func translation(
        _ entry: PageEntry?, named title: String, in language: Language, from view: Standpoint, isThere: Bool = true
    ) -> TemplateValue? {
        entry.map { entry in
            .object([
                "address": .text(view.address(of: entry.page)), "tag": .text(language.tag), "title": .text(title),
                // What is said in the page's language must not be read out in the other.
                "isThere": .flag(isThere),
            ])
        }
    }

    /// The nearest page above one that is not there.
    private func above(_ page: SitePath, in language: Language) -> PageEntry? {
        let folders = page.folders + (theme.root(of: language).text.isEmpty ? [SitePath("")] : [])
        return folders.lazy.compactMap { tree.index(of: $0) }.first
    }

    /// What the head of a page says to other programs; all of it needs the address of the site.
    private func head(of view: Standpoint) -> [String: TemplateValue] {
        guard let base = settings.base, view.root == nil else {
            return ["canonical": "", "feed": "", "alternates": []]
        }
        let own = theme.language(of: view.page)
        var alternates = theme.languages.compactMap { language -> (tag: String, page: SitePath)? in
            let isOwn = language.tag == own.tag
            let entry = isOwn ? tree.entry(of: view.page) : counterpart(of: view.page, in: language)
            return entry.map { (language.tag, $0.page) }
        }
        if alternates.count < 2 { alternates = [] }
        if let first = alternates.first { alternates.append(("x-default", first.page)) }
        let feed = theme.root(of: own).appending("feed.xml")
        return [
            "feed": .text(announced.contains(feed) ? view.address(of: feed) : ""),
            "canonical": .text(base.address(of: view.page)),
            "alternates": .list(
                alternates.map { .object(["tag": .text($0.tag), "address": .text(base.address(of: $0.page))]) }),
        ]
    }

    /// What is said of an article beside its text.
    func articleData(of rendered: RenderedArticle, from view: Standpoint) -> [String: TemplateValue] {
        let article = rendered.article
        let language = theme.language(of: article.page)
        let root = theme.root(of: language)
        let tags = lists.links(to: article.frontMatter.tags, in: root)
        let path = article.source.parts.map { String($0).percentEncoded }.joined(separator: "/")
        let data: [String: TemplateValue] = [
            "changed": .text(changes[article.source] ?? ""),
            "changedText": .text(changes[article.source].map { language.day($0) } ?? ""),
            "edit": .text(settings.edit.map { $0.text + path } ?? ""),
            "hasTags": .flag(!tags.isEmpty),
            "tagIndex": .text(view.address(of: root.appending("tags/index.html"))),
            "tags": .list(
                tags.map { .object(["address": .text(view.address(of: $0.page)), "title": .text($0.name)]) }),
        ]
        guard let base = settings.base, let picture = rendered.picture else { return data }
        return data.merging(picture.data(at: base)) { $1 }
    }
}
