import SourceText
import Widgets

/// From a folder of articles to a folder of pages.
public struct Builder {
    private let root: String
    private let output: String
    private let options: Options
    private let enter: (Stage) -> Void
    private let progress: (_ done: Int, _ all: Int) -> Void
    private var memory: BuildMemory?

    /// How a build is done.
    public struct Options: Sendable, Equatable {
        /// Whether a warning stops it as an error does.
        public var isStrict = false
        /// Whether nothing is written.
        public var isDryRun = false
        /// Whether finished pages are looked at for what a build does not mind, also where there are errors. Only in a
        /// dry run.
        public var isChecking = false
        /// Whether files get others beside them that are compressed.
        public var isCompressing = false
        /// Whether there is a gallery of all widgets, standing still.
        public var hasGallery = false
        /// Whether drafts are pages too.
        public var includesDrafts = false

        /// A build as it is done where nothing else is said.
        public init() {}
    }

    /// What a build made, or would make in a dry run.
    public struct Summary: Sendable {
        /// How many pages there are.
        public let pages: Int
        /// How many widgets are on them.
        public let widgets: Int
        private let outcome: OutputFolder.Outcome

        init(pages: Int, widgets: Int, _ outcome: OutputFolder.Outcome) {
            (self.pages, self.widgets, self.outcome) = (pages, widgets, outcome)
        }

        /// How many files are new or other than before.
        public var written: Int { outcome.written.count }
        /// How many files are gone.
        public var removed: Int { outcome.removed.count }
        /// How many files were there already.
        public var unchanged: Int { outcome.unchanged.count }
        /// The paths of those that are new or other than before, sorted.
        public var writtenFiles: [String] { outcome.written.map(\.text) }
        /// The paths of those that are gone, sorted.
        public var removedFiles: [String] { outcome.removed.map(\.text) }
        /// Whether a stopped build had left something that was cleared away.
        public var isTidiedUp: Bool { outcome.isTidiedUp }
    }

    /// Why there is no new site.
    public enum Stop: Error {
        /// The content has errors; the diagnostics tell them.
        case contentErrors
        /// The folder that was named cannot be the output.
        case output(OutputProblem)
        /// The system would not do what it was asked.
        case system(SystemFailure)
    }

    /// - Parameters:
    ///   - root: The folder that holds Content.
    ///   - output: The folder that becomes the site.
    ///   - options: How the build is done.
    ///   - progress: Is told how many articles are done, of how many.
    ///   - enter: Is told of each stage when it begins.
    public init(
        root: String, output: String, options: Options = Options(),
        progress: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }, enter: @escaping (Stage) -> Void = { _ in }
    ) {
        self.options = options
        self.root = root
        self.output = output
        self.enter = enter
        self.progress = progress
    }

    /// Builds the site. Nothing is written when there is an error.
    /// - Parameter diagnostics: Gets all that is wrong.
    public func build(diagnostics: inout [Diagnostic]) throws(Stop) -> Summary {
        try stopping { () throws in
            try checkOutput()
            return try buildSite(diagnostics: &diagnostics) { sources, settings in
                try OutputFolder(
                    output, keep: settings.keep, settings: sources.settingsPath, isDryRun: options.isDryRun,
                    isCompressing: options.isCompressing)
            }.summary
        }
    }

    /// A build into memory.
    /// - Parameter memory: What is kept from build to build.
    package init(root: String, remembering memory: BuildMemory, options: Options = Options()) {
        self.init(root: root, output: "", options: options)
        self.memory = memory
    }

    /// Builds the site into memory; the output folder is not even looked at.
    /// - Parameter diagnostics: Gets all that is wrong.
    package func buildInMemory(
        diagnostics: inout [Diagnostic]
    ) throws(Stop) -> (summary: Summary, site: MemorySite) {
        try stopping { () throws in
            var (summary, site, articles) = try buildSite(diagnostics: &diagnostics) { _, settings in
                MemorySite(at: settings.base?.path ?? "/", title: settings.title)
            }
            site.mark(drafts: articles.filter(\.frontMatter.isDraft).map(\.page))
            return (summary, site)
        }
    }

    /// Runs a build, and says in one kind of error why it stopped.
    private func stopping<Result>(_ build: () throws -> Result) throws(Stop) -> Result {
        do {
            return try build()
        } catch let stop as Stop {
            throw stop
        } catch let failure as SystemFailure {
            throw .system(failure)
        } catch let problem as OutputProblem {
            throw .output(problem)
        } catch {
            throw .contentErrors
        }
    }

    private func buildSite<Target: Output>(
        diagnostics: inout [Diagnostic], into makeOutput: (SourceFolder, SiteSettings) throws -> Target
    ) throws -> (summary: Summary, output: Target, articles: [Article]) {
        enter(.survey)
        let sources = try SourceFolder(root: root, diagnostics: &diagnostics)
        let settings = SiteSettings(sources.settings, diagnostics: &diagnostics)
        let theme = theme(sources, settings, diagnostics: &diagnostics)
        let articles = survey(sources, diagnostics: &diagnostics)
        let own = Set(articles.map(\.page))
        let indexes = PageTree.folders(of: articles.map(\.page)).filter { !own.contains($0.appending("index.html")) }
        let lists = ListPages(articles, folders: indexes, languages: settings.languages)
        let announcements = Announcements(articles, lists, settings, theme, besides: sources.assets)
        var search = SiteSearch(articles.map(\.page), theme)

        var folder = try makeOutput(sources, settings)
        let gallery = options.hasGallery ? StillGallery(settings, theme).files : []
        plan(articles, lists, announcements, gallery, theme, sources).check(
            guests: folder.guests, in: output, namedIn: sources.settingsPath, diagnostics: &diagnostics)
        do {
            enter(.texts)
            let texts = try ArticleTexts(
                of: articles, lists, sources, settings, theme, memory: memory, progress, diagnostics: &diagnostics
            ) { article, body in
                search.add(article, body, in: theme.language(of: article.page))
            }
            let tree = PageTree(texts.all, siteTitle: settings.title, languages: settings.languages)
            let renderer = PageRenderer(
                settings: settings, theme: theme, tree: tree, lists: lists, announced: Set(announcements.files),
                searchable: search.languages)
            texts.checkFragments(sources, renderer, diagnostics: &diagnostics)
            guard !stops(diagnostics) || options.isChecking else { throw Stop.contentErrors }
            enter(.pages)
            var check = SiteCheck(settings, isActive: options.isChecking)
            for article in texts.all {
                let page = try renderer.page(of: article, from: texts.spool)
                try folder.add(article.article.page, page)
                try check.look(at: page, of: article, from: texts.spool, in: sources, diagnostics: &diagnostics)
            }
            for (alias, article) in texts.aliases { try folder.add(alias, renderer.redirect(from: alias, to: article)) }
            try lists.render(renderer, texts.all) { path, page in
                try folder.add(path, page)
                check.look(at: page, of: path, in: sources, diagnostics: &diagnostics)
            }
            if !sources.assets.contains(PageRenderer.missing) {
                try folder.add(PageRenderer.missing, renderer.missingPage())
            }
            try announcements.render(renderer, texts) { path, bytes in try folder.add(path, bytes) }
            if options.hasGallery { try StillGallery(settings, theme).render { try folder.add($0, $1) } }
            check.finish(diagnostics: &diagnostics)
            enter(.files)
            for (path, text) in texts.files { try folder.add(path, texts.spool.read(text)) }
            try search.finish { path, bytes in try folder.add(path, bytes) }
            guard !stops(diagnostics) else { throw Stop.contentErrors }
            for asset in sources.assets { try folder.add(asset, sources.read(asset).bytes) }
            for (path, bytes) in theme.files + theme.bundles.files { try folder.add(path, bytes) }
            try folder.add(Hosting.noJekyll, [])
            try folder.add(Hosting.headers, Hosting.headerFile(policy: PageRenderer.policy))
            enter(.exchange)
            let summary = Summary(
                pages: articles.count + lists.all.count, widgets: texts.widgetCount, try folder.finish())
            return (summary, folder, articles)
        } catch {
            // What went wrong first is what counts.
            try? folder.discard()
            if let failure = error as? Failure { diagnostics.append(failure.diagnostic) }
            throw error
        }
    }

    private func theme(
        _ sources: SourceFolder, _ settings: SiteSettings, diagnostics: inout [Diagnostic]
    ) -> Theme {
        func make(_ diagnostics: inout [Diagnostic]) -> Theme {
            Theme(
                overrides: sources.templates, languages: settings.languages, setAt: settings.languagePlace,
                diagnostics: &diagnostics)
        }
        guard let memory else { return make(&diagnostics) }
        return memory.theme(sources.templates, settings.languages, diagnostics: &diagnostics, make: make)
    }

    /// Whether something among these keeps a site from being written.
    private func stops(_ diagnostics: some Collection<Diagnostic>) -> Bool {
        diagnostics.hasErrors || options.isStrict && !diagnostics.isEmpty
    }

    /// Sources must neither be taken for pages nor pages for sources.
    private func checkOutput() throws(OutputProblem) {
        let place = FileSystem.resolved(output)
        func lies(_ path: String, in folder: String) -> Bool {
            path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
        }
        let inRoot = [SourceFolder.content, SourceFolder.templates].map { SourceFolder.path(of: $0, in: root) }
        for sources in inRoot where lies(place, in: FileSystem.resolved(sources)) {
            throw .liesInSources(output: output, sources: sources)
        }
        for sources in [root] + inRoot where lies(FileSystem.resolved(sources), in: place) {
            throw .holdsSources(output: output, sources: sources)
        }
    }

    /// All files of the site and what makes them.
    private func plan(
        _ articles: [Article], _ lists: ListPages, _ announcements: Announcements, _ gallery: [SitePath],
        _ theme: Theme, _ sources: SourceFolder
    ) -> SitePlan {
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
        for file in gallery { plan.add(file, by: "Gnomon’s gallery") }
        for file in announcements.files { plan.add(file, by: "Gnomon’s list for other programs") }
        if !sources.assets.contains(PageRenderer.missing) {
            plan.add(PageRenderer.missing, by: "Gnomon’s page for addresses that lead to nothing")
        }
        plan.add(Hosting.noJekyll, by: "Gnomon’s mark for GitHub Pages")
        plan.add(Hosting.headers, by: "Gnomon’s headers for hosts")
        plan.add(Manifest.file, by: "Gnomon’s list of all files")
        if options.isCompressing { plan.addCompressed() }
        return plan
    }

    /// Reads what articles say of themselves.
    private func survey(_ sources: SourceFolder, diagnostics: inout [Diagnostic]) -> [Article] {
        sources.articles.compactMap { path in
            guard let file = sources.readText(path, diagnostics: &diagnostics) else { return nil }
            let article = Article(file, at: path, diagnostics: &diagnostics)
            return article.frontMatter.isDraft && !options.includesDrafts ? nil : article
        }
    }
}
