import SourceText
import Widgets

/// From a folder of articles to a folder of pages.
public struct Builder {
    private let root: String
    private let output: String
    private let progress: (_ done: Int, _ all: Int) -> Void

    /// What a build made.
    public struct Summary: Sendable {
        /// How many pages there are.
        public let pages: Int
        /// How many widgets are on them.
        public let widgets: Int
        /// How many files are new or other than before.
        public let written: Int
        /// How many files are gone.
        public let removed: Int
    }

    /// Why there is no new site.
    public enum Stop: Error {
        /// The content has errors; the diagnostics tell them.
        case contentErrors
        /// The output folder holds something that is not ours.
        case foreignFile(String)
        /// The system would not do what it was asked.
        case system(SystemFailure)
    }

    /// - Parameters:
    ///   - root: The folder that holds Content.
    ///   - output: The folder that becomes the site.
    ///   - progress: Is told how many articles are done, of how many.
    public init(root: String, output: String, progress: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }) {
        self.root = root
        self.output = output
        self.progress = progress
    }

    /// Builds the site. Nothing is written when there is an error.
    /// - Parameter diagnostics: Gets all that is wrong.
    public func build(diagnostics: inout [Diagnostic]) throws(Stop) -> Summary {
        do {
            return try buildSite(diagnostics: &diagnostics)
        } catch let stop as Stop {
            throw stop
        } catch let failure as SystemFailure {
            throw .system(failure)
        } catch let foreign as OutputFolder.ForeignFile {
            throw .foreignFile(foreign.path)
        } catch {
            throw .contentErrors
        }
    }

    private func buildSite(diagnostics: inout [Diagnostic]) throws -> Summary {
        let sources = try SourceFolder(root: root, diagnostics: &diagnostics)
        let settings = SiteSettings(sources.settings, diagnostics: &diagnostics)
        let theme = Theme(
            overrides: sources.templates, languages: settings.languages, setAt: settings.languagePlace,
            diagnostics: &diagnostics)
        let articles = survey(sources, theme, diagnostics: &diagnostics)
        let tree = PageTree(articles, siteTitle: settings.title, languages: settings.languages)
        let plan = articles.map { ($0.source, $0.page) } + sources.assets.map { ($0, $0) }
        checkPlaces(plan, sources, diagnostics: &diagnostics)
        let links = Links(plan, tree: tree)
        let renderer = PageRenderer(settings: settings, theme: theme, tree: tree)

        var folder = try OutputFolder(output, keep: settings.keep)
        var widgets = 0
        do {
            for (number, article) in articles.enumerated() {
                let file = try sources.read(article.source)
                let body = Body(
                    file, from: article.frontMatter.bodyStart, as: .article, in: theme.language(of: article.page),
                    links: { destination, found in
                        links.address(
                            of: destination, in: article.source, becoming: article.page,
                            diagnostics: &found)
                    }, diagnostics: &diagnostics)
                widgets += body.widgetCount
                progress(number + 1, articles.count)
                guard !diagnostics.hasErrors else { continue }
                try folder.add(article.page, renderer.page(of: article, body))
            }
            guard !diagnostics.hasErrors else { throw Stop.contentErrors }
            let own = Set(articles.map(\.page))
            let indexes = tree.folders.filter { !own.contains($0.appending("index.html")) }
            for path in indexes { try folder.add(path.appending("index.html"), renderer.index(of: path)) }
            for asset in sources.assets { try folder.add(asset, sources.read(asset).bytes) }
            for (path, bytes) in theme.files { try folder.add(path, bytes) }
            try folder.add(SitePath(".nojekyll"), [])
            let outcome = try folder.finish()
            return Summary(
                pages: articles.count + indexes.count, widgets: widgets, written: outcome.written,
                removed: outcome.removed)
        } catch {
            try folder.discard()
            if let failure = error as? Failure { diagnostics.append(failure.diagnostic) }
            throw error
        }
    }

    /// Reads of every article what the pages of others need to know.
    private func survey(_ sources: SourceFolder, _ theme: Theme, diagnostics: inout [Diagnostic]) -> [Article] {
        sources.articles.compactMap { path in
            guard let file = sources.readText(path, diagnostics: &diagnostics) else { return nil }
            let article = Article(file, at: path, in: theme.language(of: path), diagnostics: &diagnostics)
            return article.frontMatter.isDraft ? nil : article
        }
    }

    /// Two sources for one file of the site are an error that names both.
    private func checkPlaces(
        _ plan: [(source: SitePath, page: SitePath)], _ sources: SourceFolder, diagnostics: inout [Diagnostic]
    ) {
        var makers: [SitePath: SitePath] = [:]
        for (source, page) in plan {
            guard let other = makers.updateValue(source, forKey: page) else { continue }
            let problem = SiteProblem.samePlace(place: page.text, other: sources.path(of: other))
            diagnostics.append(Diagnostic(problem, at: Place(file: sources.path(of: source))))
        }
    }
}
