import SourceText
import Widgets

/// The texts of all articles, each parsed and rendered once. They wait in a spool, since a page names its neighbours by their
/// titles, which may stand in their texts.
struct ArticleTexts {
    let spool: Spool
    private(set) var all: [RenderedArticle] = []
    private(set) var widgetCount = 0
    /// Files that articles fill together, such as those of the search, and where they lie in the spool.
    private(set) var files: [(path: SitePath, text: Spool.Range)] = []
    private var fragments = FragmentLinks()

    /// Those that lists may name.
    var listed: [RenderedArticle] { all.filter { !$0.article.isForMissing } }

    /// Where articles were before.
    var aliases: [(page: SitePath, article: RenderedArticle)] {
        all.flatMap { rendered in rendered.article.frontMatter.aliases.map { ($0.page, rendered) } }
    }

    /// Renders the texts.
    /// - Parameters:
    ///   - lists: The pages that Gnomon makes by itself.
    ///   - memory: What is kept of the build before.
    ///   - progress: Is told how many are done, of how many.
    ///   - makeFiles: Given an article with its text, what files of the site it fills.
    init(
        of articles: [Article], _ lists: ListPages, _ sources: SourceFolder, _ settings: SiteSettings, _ theme: Theme,
        memory: BuildMemory?, _ progress: (_ done: Int, _ all: Int) -> Void, diagnostics: inout [Diagnostic],
        makeFiles: (Article, Body) -> [(path: SitePath, bytes: [UInt8])]
    ) throws(SystemFailure) {
        spool = try Spool()
        let targets = articles.map { ($0.source, $0.page) } + sources.assets.map { ($0, $0) }
        let others = lists.all.map(\.page) + articles.flatMap { $0.frontMatter.aliases.map(\.page) }
        let links = Links(targets, others: others)
        memory?.look(
            at: BuildMemory.Surroundings(
                sources: targets.map(\.0), pages: targets.map(\.1), others: others, autolinks: settings.autolinks,
                allowsHTML: settings.allowsHTML, policy: settings.policy, root: settings.base?.path))
        let pictures = Pictures(in: sources)
        let files = IncludedFiles(of: sources)
        for (number, article) in articles.enumerated() {
            if let file = sources.readText(article.source, diagnostics: &diagnostics) {
                let text =
                    memory?.text(of: article, in: file, pictures)
                    ?? ArticleText(
                        of: article, in: file, settings, theme.language(of: article.page),
                        ArticleSurroundings(
                            of: article, links: links, pictures: pictures, files: files, settings))
                memory?.keep(text, of: article, in: file)
                diagnostics += text.diagnostics
                fragments.all += text.fragments
                widgetCount += text.body.widgetCount
                for (path, bytes) in makeFiles(article, text.body) { self.files.append((path, try spool.add(bytes))) }
                all.append(try RenderedArticle(article, text, in: spool))
            }
            progress(number + 1, articles.count)
        }
    }

    /// Reports links to parts of pages that are not there.
    func checkFragments(_ sources: SourceFolder, _ renderer: PageRenderer, diagnostics: inout [Diagnostic]) {
        var file: SourceFile?
        let articles = Dictionary(all.map { ($0.article.page, $0) }) { first, _ in first }
        fragments.check(
            against: articles.mapValues(\.ids),
            pageIDs: { page in
                if let article = articles[page] {
                    return (try? renderer.page(of: article, from: spool)).map { PageIDs(of: $0) }
                }
                if page.name.hasSuffix(".html"), let bytes = try? sources.read(page).bytes { return PageIDs(of: bytes) }
                guard page.name == "index.html" else { return nil }
                return (try? renderer.list([], on: Standpoint(page: page), title: "")).map { PageIDs(of: $0) }
            },
            place: { link in
                let path = sources.path(of: link.source)
                if file?.path != path { file = try? sources.read(link.source) }
                return file?.place(at: link.spot.offset, length: link.spot.length) ?? Place(file: path)
            }, diagnostics: &diagnostics)
    }
}
