import SourceText
import Widgets

/// An article before its text is read: what is needed to know where links to it lead. Kept once, however many know it: a site has
/// many.
final class Article: Sendable {
    /// Its path in Content.
    let source: SitePath
    /// Its path in the site.
    let page: SitePath
    /// What it says of itself.
    let frontMatter: FrontMatter
    /// Whether it is the page for addresses that lead to nothing, which is in no list.
    let isForMissing: Bool

    /// Whether it is the page of its folder.
    var isIndex: Bool { page.name == "index.html" }

    /// Its name, without `.md`.
    private var name: String { String(source.name.dropLast(".md".count)) }

    /// Reads what an article says of itself.
    init(_ file: SourceFile, at source: SitePath, _ settings: SiteSettings, diagnostics: inout [Diagnostic]) {
        self.source = source
        frontMatter = FrontMatter(of: file, diagnostics: &diagnostics)
        page = source.folder.appending((frontMatter.slug ?? String(source.name.dropLast(".md".count))) + ".html")
        isForMissing = settings.isForMissing(page)
    }

    /// Its title: what it says, else its first heading, else its name or that of its folder.
    func title(withHeading heading: String?) -> String {
        let isNamelessIndex = name == "index" && !source.folder.text.isEmpty
        return frontMatter.title ?? heading ?? (isNamelessIndex ? source.folder.name : name)
    }
}

/// An article whose text is rendered. The text itself lies in the spool; what is kept here is small, as a site has many.
final class RenderedArticle: Sendable {
    let article: Article
    let title: String
    /// Whether the title stands in the text as its first heading.
    let hasOwnHeading: Bool
    let contents: Contents
    /// The kinds of widgets in it.
    let kinds: [any Widget.Type]
    /// The scripts that they need beside their kinds' own.
    let scripts: [SharedScript]
    /// The picture that stands for it elsewhere.
    let picture: LeadPicture?
    /// Whether there are blocks of code in it.
    let hasCode: Bool
    /// What fragments of addresses can name in its text.
    let ids: PageIDs
    /// Links to parts of pages, to be looked up when those of all pages are known.
    let fragments: [FragmentLink]
    let widgetCount: Int
    /// Where the heading that it opens with lies in the spool, and where the rest.
    let text: (opening: Spool.Range, body: Spool.Range)

    /// - Parameter text: Its text, which goes into the spool.
    init(_ article: Article, _ text: ArticleText, in spool: Spool) throws(SystemFailure) {
        let body = text.body
        self.article = article
        title = article.title(withHeading: body.title)
        hasOwnHeading = article.frontMatter.title == nil && body.title != nil
        (contents, kinds, scripts, hasCode) = (body.contents, body.kinds, body.scripts, body.hasCode)
        (ids, fragments, widgetCount) = (text.ids, text.fragments, body.widgetCount)
        picture = text.leadPicture
        self.text = (try spool.add(body.opening), try spool.add(body.html))
    }
}
