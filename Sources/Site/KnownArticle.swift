import SourceText

/// An article as it was last read, for the preview: what is as it was need not be done again.
struct KnownArticle: Sendable {
    /// What it says of itself, and its file.
    let finding: Survey.Finding
    /// Its text; nil as long as it is no page.
    var text: KnownText?
}

/// The text of an article as it was last rendered.
struct KnownText: Sendable {
    let rendered: RenderedArticle
    let searched: SearchText
    let diagnostics: [Diagnostic]
    private let links: [String: Links.Target?]
    private let pictures: [SitePath: Pictures.Result]
    /// Whether it shows parts of files that nobody watches.
    let showsFiles: Bool

    init(_ text: ArticleText, of article: Article, in spool: Spool) throws(SystemFailure) {
        rendered = try RenderedArticle(article, text, in: spool)
        searched = SearchText(of: article, text.body)
        diagnostics = text.diagnostics
        (links, pictures, showsFiles) = (text.links, text.pictures, text.showsFiles)
    }

    /// Whether a text of the same file would come out the same.
    func isStillRight(by renderer: TextRenderer) -> Bool {
        let article = rendered.article
        let view = renderer.settings.standpoint(of: article.page)
        return !showsFiles && pictures.allSatisfy { renderer.pictures.size(of: $0.key) == $0.value }
            && links.allSatisfy { written, target in
                target != nil
                    && renderer.links.target(of: written, in: article.source, from: view) == target
            }
    }
}
