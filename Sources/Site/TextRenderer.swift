import SourceText
import Widgets

/// Renders the texts of a site's articles: what all of them share, for any thread.
struct TextRenderer: Sendable {
    private let sources: SourceFolder
    let settings: SiteSettings
    private let theme: Theme
    let links: Links
    let pictures: Pictures
    private let files: IncludedFiles

    init(_ survey: Survey) {
        (sources, settings, theme) = (survey.sources, survey.settings, survey.theme)
        let articles = survey.articles
        links = Links(
            articles.map { ($0.source, $0.page) } + sources.assets.map { ($0, $0) },
            others: survey.lists.all.map(\.page) + articles.flatMap { $0.frontMatter.aliases.map(\.page) })
        pictures = Pictures(in: sources)
        files = IncludedFiles(of: sources)
    }

    /// The text of an article as its file is now: it may have changed since the survey.
    /// - Parameter diagnostics: Gets what is wrong with the file; what is wrong with the text, it says itself.
    func text(of article: Article, diagnostics: inout [Diagnostic]) -> ArticleText? {
        sources.readText(article.source, diagnostics: &diagnostics).map { text(of: article, in: $0) }
    }

    /// The text of an article in a file that was read.
    func text(of article: Article, in file: SourceFile) -> ArticleText {
        ArticleText(
            of: article, in: file, settings, theme.language(of: article.page),
            ArticleSurroundings(of: article, links: links, pictures: pictures, files: files, settings))
    }
}
