import SourceText
import Widgets

/// An article before its text is read for good: what other pages need to know of it.
struct Article: Sendable {
    /// Its path in Content.
    let source: SitePath
    /// Its path in the site.
    let page: SitePath
    /// Its title.
    let title: String
    /// Whether the title stands in the text as its first heading.
    let hasOwnHeading: Bool
    /// What it says of itself.
    let frontMatter: FrontMatter

    /// Whether it is the page of its folder.
    var isIndex: Bool { page.name == "index.html" }

    /// Reads what other pages need to know of an article.
    /// - Parameter language: The language of the page, for values in a heading.
    init(_ file: SourceFile, at source: SitePath, in language: Language, diagnostics: inout [Diagnostic]) {
        self.source = source
        frontMatter = FrontMatter(of: file, diagnostics: &diagnostics)
        let name = String(source.name.dropLast(".md".count))
        page = source.folder.appending((frontMatter.slug ?? name) + ".html")
        if let title = frontMatter.title {
            self.title = title
            hasOwnHeading = false
        } else {
            // What is wrong with the text is reported when it is read for good.
            var ignored: [Diagnostic] = []
            let heading = Body(
                file, from: frontMatter.bodyStart, as: .article, in: language, month: frontMatter.month,
                links: { destination, _ in destination.text },
                diagnostics: &ignored
            ).title
            let isNamelessIndex = name == "index" && !source.folder.text.isEmpty
            title = heading ?? (isNamelessIndex ? source.folder.name : name)
            hasOwnHeading = heading != nil
        }
    }
}
