import SourceText
import Widgets

/// From a folder of articles to a folder of pages.
public struct Builder {
    private let root: String
    private let output: String
    private let options: Options
    private let enter: (Stage) -> Void
    private let progress: (_ done: Int, _ all: Int) -> Void

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
        /// How many threads work; nil for as many as the machine lets the program run at once.
        public var jobs: Int?

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
            return try buildSite(diagnostics: &diagnostics)
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

    private func buildSite(diagnostics: inout [Diagnostic]) throws -> Summary {
        let crew = Crew(size: options.jobs)
        enter(.survey)
        let survey = try Survey(
            root: root, includesDrafts: options.includesDrafts, by: crew, diagnostics: &diagnostics)
        let (sources, settings, theme) = (survey.sources, survey.settings, survey.theme)
        var search = SiteSearch(survey.listed.map(\.page), theme)
        var folder = try OutputFolder(
            output, keep: settings.keep, settings: sources.settingsPath, isDryRun: options.isDryRun,
            isCompressing: options.isCompressing)
        survey.checkPaths(besides: folder.contents.guests, in: output, options, diagnostics: &diagnostics)
        do {
            enter(.texts)
            /// Files that articles fill together, and where they lie in the spool.
            var full: [(path: SitePath, text: Spool.Range)] = []
            let texts = try ArticleTexts(
                of: survey.articles, by: crew, TextRenderer(survey), progress, diagnostics: &diagnostics
            ) {
                SearchPage(SearchText(of: $0, $1))
            } take: { article, page, spool throws(SystemFailure) in
                guard !article.isForMissing else { return }
                for (path, bytes) in search.add(page, in: theme.language(of: article.page)) {
                    full.append((path, try spool.add(bytes)))
                }
            }
            let renderer = PageRenderer(survey, texts, searchable: search.languages)
            diagnostics += texts.missingFragments(sources, renderer)
            guard !stops(diagnostics) || options.isChecking else { throw Stop.contentErrors }
            enter(.pages)
            try folder.open()
            try addPages(of: texts, survey, renderer, by: crew, to: &folder, diagnostics: &diagnostics)
            enter(.files)
            for (path, text) in full { try folder.add(path, texts.spool.read(text)) }
            try search.finish { path, bytes in try folder.add(path, bytes) }
            guard !stops(diagnostics) else { throw Stop.contentErrors }
            for asset in sources.assets { try folder.add(asset, sources.read(asset).bytes) }
            for (path, bytes) in theme.files + theme.bundles.files + survey.fixedFiles { try folder.add(path, bytes) }
            enter(.exchange)
            return Summary(
                pages: survey.articles.count + survey.lists.all.count, widgets: texts.widgetCount, try folder.finish())
        } catch {
            // What went wrong first is what counts.
            try? folder.discard()
            if let failure = error as? Failure { diagnostics.append(failure.diagnostic) }
            throw error
        }
    }

    /// Fills in the templates and puts all pages into the output, and what is made of several of them.
    private func addPages(
        of texts: ArticleTexts, _ survey: Survey, _ renderer: PageRenderer, by crew: Crew,
        to folder: inout OutputFolder,
        diagnostics: inout [Diagnostic]
    ) throws {
        let sources = survey.sources
        var check = SiteCheck(survey.settings, isActive: options.isChecking)
        try crew.forEach(texts.all) { [check, stage = folder.stage] article in
            Result {
                let page = try renderer.page(of: article, from: texts.spool)
                return (
                    ready: try stage.ready(article.article.page, page),
                    findings: try check.findings(at: page, of: article, from: texts.spool, in: sources)
                )
            }
        } take: { made in
            let (ready, findings) = try made.get()
            folder.take(ready)
            check.take(findings, diagnostics: &diagnostics)
        }
        for (alias, article) in texts.aliases { try folder.add(alias, renderer.redirect(from: alias, to: article)) }
        try survey.lists.render(renderer, texts.all) { path, makePage in
            let page = try makePage()
            try folder.add(path, page)
            check.take(check.findings(at: page, of: path, in: sources), diagnostics: &diagnostics)
        }
        if !survey.hasOwnMissingPage { try folder.add(PageRenderer.missing, renderer.missingPage()) }
        try survey.announcements.render(renderer, texts) { path, bytes in try folder.add(path, bytes) }
        if options.hasGallery { try StillGallery(survey.settings, survey.theme).render { try folder.add($0, $1) } }
        check.finish(diagnostics: &diagnostics)
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
}
