import SourceText
import Widgets

/// The texts of all articles, each parsed and rendered once. They wait in a spool, since a page names its neighbours by their
/// titles, which may stand in their texts.
struct ArticleTexts: Sendable {
    let spool: Spool
    private(set) var all: [RenderedArticle] = []
    private(set) var widgetCount = 0

    /// Those that lists may name.
    var listed: [RenderedArticle] { all.filter { !$0.article.isForMissing } }

    /// Where articles were before.
    var aliases: [(page: SitePath, article: RenderedArticle)] {
        all.flatMap { rendered in rendered.article.frontMatter.aliases.map { ($0.page, rendered) } }
    }

    /// Renders the texts.
    /// - Parameters:
    ///   - progress: Is told how many are done, of how many.
    ///   - make: Makes something more of an article and its text, on any thread.
    ///   - take: Is given what was made, in the order of the articles, and the spool.
    init<More>(
        of articles: [Article], by crew: Crew, _ renderer: TextRenderer,
        _ progress: (_ done: Int, _ all: Int) -> Void, diagnostics: inout [Diagnostic],
        make: @escaping @Sendable (Article, Body) -> More,
        take: (Article, More, Spool) throws(SystemFailure) -> Void
    ) throws {
        let spool = try Spool()
        self.spool = spool
        var done = 0
        try crew.forEach(articles) { article in
            var found: [Diagnostic] = []
            let text = renderer.text(of: article, diagnostics: &found)
            let product = text.map { text in
                Result { () throws(SystemFailure) in
                    (article: try RenderedArticle(article, text, in: spool), more: make(article, text.body))
                }
            }
            return (product: product, diagnostics: found + (text?.diagnostics ?? []))
        } take: { made in
            diagnostics += made.diagnostics
            if let (article, more) = try made.product?.get() {
                widgetCount += article.widgetCount
                all.append(article)
                try take(article.article, more, spool)
            }
            done += 1
            progress(done, articles.count)
        }
    }

    /// Texts that are rendered already.
    /// - Parameter spool: Where they lie.
    init(_ articles: [RenderedArticle], in spool: Spool) {
        (self.spool, all) = (spool, articles)
        widgetCount = articles.reduce(0) { $0 + $1.widgetCount }
    }

    /// Puts a text in the place of another.
    mutating func replace(_ number: Int, by article: RenderedArticle) { all[number] = article }

    /// Whether two texts are the same.
    func areSame(_ one: RenderedArticle, _ other: RenderedArticle) throws(SystemFailure) -> Bool {
        let bodies = (try spool.read(one.text.body), try spool.read(other.text.body))
        let openings = (try spool.read(one.text.opening), try spool.read(other.text.opening))
        return bodies.0 == bodies.1 && openings.0 == openings.1
    }

    /// Links to parts of pages that are not there, in the order of the articles and of the links in them.
    /// - Parameters:
    ///   - articles: Those whose links are looked up.
    ///   - article: The article of a page.
    func missingFragments(
        in articles: [RenderedArticle], _ sources: SourceFolder, _ renderer: PageRenderer,
        article: (SitePath) -> RenderedArticle?
    ) -> [(link: FragmentLink, diagnostic: Diagnostic)] {
        let links = articles.flatMap(\.fragments)
        guard !links.isEmpty else { return [] }
        var file: SourceFile?
        return FragmentLinks.missing(
            links, ids: { article($0)?.ids },
            pageIDs: { page in
                if let article = article(page) {
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
            })
    }

    /// Links to parts of pages that are not there, of all articles.
    func missingFragments(_ sources: SourceFolder, _ renderer: PageRenderer) -> [Diagnostic] {
        let pages = Dictionary(all.map { ($0.article.page, $0) }) { first, _ in first }
        return missingFragments(in: all, sources, renderer) { pages[$0] }.map(\.diagnostic)
    }
}
