import SourceText
import Widgets

/// The text of one article, rendered, with what was found on the way.
struct ArticleText: Sendable {
    let body: Body
    /// What fragments of addresses can name in it.
    let ids: PageIDs
    /// Links to parts of pages, to be looked up when those of all pages are known.
    let fragments: [FragmentLink]
    /// The picture that stands for it elsewhere.
    let leadPicture: LeadPicture?
    /// What is wrong with it.
    let diagnostics: [Diagnostic]
    /// Where its links within the site lead, by what they say; nil where they lead nowhere.
    let links: [String: Links.Target?]
    /// The pictures that it shows, and what was known of them.
    let pictures: [SitePath: Pictures.Result]
    /// Whether it shows parts of files that are no articles.
    let showsFiles: Bool

    /// Renders a text.
    /// - Parameters:
    ///   - file: The article's file as it is now: it may have changed since the survey.
    ///   - surroundings: What it finds around it; for this article alone.
    init(
        of article: Article, in file: SourceFile, _ settings: SiteSettings, _ language: Language,
        _ surroundings: ArticleSurroundings
    ) {
        // The survey has reported what is wrong with the front matter.
        var ignored: [Diagnostic] = []
        var found: [Diagnostic] = []
        let start = FrontMatter(of: file, diagnostics: &ignored).bodyStart
        leadPicture = article.frontMatter.image.flatMap { surroundings.leadPicture($0, &found) }
        body = Body(
            file, from: start, as: .article, in: language,
            options: Body.Options(
                month: article.frontMatter.month, autolinks: settings.autolinks, allowsHTML: settings.allowsHTML,
                policy: settings.policy),
            surroundings: surroundings, diagnostics: &found)
        ids = PageIDs(of: body.opening, body.html)
        fragments = surroundings.openFragments(besides: ids)
        diagnostics = found
        (links, pictures) = (surroundings.seenLinks, surroundings.seenPictures)
        showsFiles = surroundings.showsFiles
    }
}
