import SourceText
import Widgets

/// What is known of a site before any text is read: its sources, what is set for it, and which pages there will be.
struct Survey: Sendable {
    let sources: SourceFolder
    let settings: SiteSettings
    let theme: Theme
    /// In the order of their sources.
    let articles: [Article]
    /// Those that lists may name.
    let listed: [Article]
    /// Which of them are translations of each other.
    let translations: Translations
    /// When they last changed.
    let changes: LastChanges
    /// Pages that Gnomon makes by itself to list others.
    let lists: ListPages
    /// Files for other programs.
    let announcements: Announcements

    /// Reads what articles say of themselves.
    /// - Parameters:
    ///   - root: The folder that holds Content.
    ///   - includesDrafts: Whether drafts are pages too.
    ///   - changes: When articles last changed, as it was known before.
    ///   - theme: Given what it is made of, the theme.
    ///   - finding: What is found at a path in Content; on any thread.
    ///   - keep: Is told what was found, in the order of the paths.
    init(
        root: String, includesDrafts: Bool, by crew: Crew, diagnostics: inout [Diagnostic],
        changes: LastChanges = LastChanges(),
        theme makeTheme: (SourceFolder, SiteSettings, inout [Diagnostic]) -> Theme = Self.theme,
        finding: @escaping @Sendable (SourceFolder, SitePath, SiteSettings) -> Finding = Self.finding,
        keep: (SitePath, Finding) -> Void = { _, _ in }
    ) throws(SystemFailure) {
        let sources = try SourceFolder(root: root, diagnostics: &diagnostics)
        let settings = SiteSettings(sources.settings, diagnostics: &diagnostics)
        let theme = makeTheme(sources, settings, &diagnostics)
        var articles: [Article] = []
        crew.forEach(sources.articles) {
            ($0, finding(sources, $0, settings))
        } take: { path, found in
            diagnostics += found.diagnostics
            keep(path, found)
            guard let article = found.article, includesDrafts || !article.frontMatter.isDraft else { return }
            articles.append(article)
        }
        (self.sources, self.settings, self.theme, self.articles) = (sources, settings, theme, articles)
        let listed = articles.filter { !$0.isForMissing }
        self.listed = listed
        let own = Set(articles.map(\.page))
        let indexes = PageTree.folders(of: listed.map(\.page)).filter { !own.contains($0.appending("index.html")) }
        lists = ListPages(listed, folders: indexes, languages: settings.languages)
        announcements = Announcements(listed, lists, settings, theme, besides: sources.assets)
        self.changes = try sources.lastChanges(settings, before: changes, diagnostics: &diagnostics)
        translations = Translations(listed, in: sources, languages: settings.languages, diagnostics: &diagnostics)
    }

    /// Whether the settings and the words of the languages are those of another one: a text comes out the same then.
    func hasSameWords(as other: Survey) -> Bool {
        sources.settings?.bytes == other.sources.settings?.bytes
            && theme.languages.map(\.words) == other.theme.languages.map(\.words)
    }

    /// What an article says of itself, and what is wrong with that.
    struct Finding: Sendable {
        let article: Article?
        let diagnostics: [Diagnostic]
        /// What its file holds, for whoever keeps it.
        let bytes: [UInt8]
    }

    /// Reads an article.
    static func finding(in sources: SourceFolder, at path: SitePath, _ settings: SiteSettings) -> Finding {
        var diagnostics: [Diagnostic] = []
        let file = sources.readText(path, diagnostics: &diagnostics)
        let article = file.map { Article($0, at: path, settings, diagnostics: &diagnostics) }
        return Finding(article: article, diagnostics: diagnostics, bytes: file?.bytes ?? [])
    }

    /// The theme of a site.
    static func theme(
        _ sources: SourceFolder, _ settings: SiteSettings, diagnostics: inout [Diagnostic]
    ) -> Theme {
        Theme(
            overrides: sources.templates, languages: settings.languages, setAt: settings.languagePlace,
            colour: settings.colour, diagnostics: &diagnostics)
    }

    /// Reports files of the site for one place, and what else its paths make impossible.
    /// - Parameters:
    ///   - guests: What stands at the top of the output folder and is kept.
    ///   - output: The output folder, as the author knows it.
    ///   - options: How the build is done.
    func checkPaths(
        besides guests: Set<SitePath>, in output: String, _ options: Builder.Options,
        diagnostics: inout [Diagnostic]
    ) {
        var plan = SitePlan()
        for article in articles {
            if let place = article.frontMatter.slugPlace {
                plan.add(article.page, at: place)
            } else {
                plan.add(article.page, from: sources.path(of: article.source))
            }
            for alias in article.frontMatter.aliases { plan.add(alias.page, at: alias.place) }
        }
        for asset in sources.assets { plan.add(asset, from: sources.path(of: asset)) }
        for (page, folder) in lists.all {
            let maker = folder.map { "Gnomon’s index of \(sources.path(of: $0))" } ?? "Gnomon’s list of tags"
            plan.add(page, by: maker)
        }
        for (path, _) in theme.files {
            let template = sources.templates.first { SitePath($0.name).name == path.name }
            plan.add(path, by: "another style or script", with: template?.file.path)
        }
        if options.hasGallery {
            for file in StillGallery(settings, theme).files { plan.add(file, by: "Gnomon’s gallery") }
        }
        for file in announcements.files { plan.add(file, by: "Gnomon’s list for other programs") }
        if !hasOwnMissingPage {
            plan.add(PageRenderer.missing, by: "Gnomon’s page for addresses that lead to nothing")
        }
        plan.add(Hosting.noJekyll, by: "Gnomon’s mark for GitHub Pages")
        plan.add(Hosting.headers, by: "Gnomon’s headers for hosts")
        plan.add(Manifest.file, by: "Gnomon’s list of all files")
        if options.isCompressing { plan.addCompressed() }
        plan.check(guests: guests, in: output, namedIn: sources.settingsPath, diagnostics: &diagnostics)
    }

    /// Whether the author brings the page for addresses that lead to nothing.
    var hasOwnMissingPage: Bool {
        sources.assets.contains(PageRenderer.missing) || articles.contains { $0.page == PageRenderer.missing }
    }

    /// Files that are the same whatever the articles say.
    var fixedFiles: [(path: SitePath, bytes: [UInt8])] {
        [(Hosting.noJekyll, []), (Hosting.headers, Hosting.headerFile(settings.policy))]
    }
}
