import SourceText
import Widgets

/// A whole site that can be looked at, for the preview: each file is made when it is asked for, and nothing is written.
struct Edition: Sendable {
    let survey: Survey
    private(set) var texts: ArticleTexts
    let renderer: PageRenderer
    /// The numbers of articles, by their pages.
    private let numbers: [SitePath: Int]
    private let files: EditionFiles
    private var announcements: Late<[SitePath: [UInt8]]>
    private var search: Late<[SitePath: [UInt8]]>

    /// - Parameter searched: What is searched of the articles, in their order.
    init(_ survey: Survey, _ texts: ArticleTexts, searched: [SearchText]) throws {
        (self.survey, self.texts) = (survey, texts)
        let languages = SiteSearch(survey.listed.map(\.page), survey.theme).languages
        let renderer = PageRenderer(survey, texts, searchable: languages)
        self.renderer = renderer
        numbers = Dictionary(texts.all.enumerated().map { ($1.article.page, $0) }) { first, _ in first }
        files = try EditionFiles(survey, texts, renderer)
        announcements = Self.announcements(survey, texts, renderer)
        search = Self.search(survey, searched)
    }

    /// The same site with other texts of the same articles, of which others see nothing.
    func replacing(_ texts: ArticleTexts, searched: [SearchText]) -> Edition {
        var edition = self
        edition.texts = texts
        edition.announcements = Self.announcements(survey, texts, renderer)
        edition.search = Self.search(survey, searched)
        return edition
    }

    private static func announcements(
        _ survey: Survey, _ texts: ArticleTexts, _ renderer: PageRenderer
    ) -> Late<[SitePath: [UInt8]]> {
        Late {
            var files: [SitePath: [UInt8]] = [:]
            try survey.announcements.render(renderer, texts) { files[$0] = $1 }
            return files
        }
    }

    private static func search(_ survey: Survey, _ searched: [SearchText]) -> Late<[SitePath: [UInt8]]> {
        Late {
            var files: [SitePath: [UInt8]] = [:]
            var search = SiteSearch(survey.listed.map(\.page), survey.theme)
            let pages = zip(survey.articles, searched).filter { !$0.0.isForMissing }
            Crew().forEach(pages) {
                ($0, SearchPage($1))
            } take: { page, found in
                for (path, bytes) in search.add(found, in: survey.theme.language(of: page.page)) { files[path] = bytes }
            }
            search.finish { path, bytes in files[path] = bytes }
            return files
        }
    }

    /// What is wrong with the templates, as far as a few pages tell.
    func trial() -> [Diagnostic] {
        let article = texts.all.first?.article.page
        for path in [article].compactMap(\.self) + files.makers.keys.sorted() where path.name.hasSuffix(".html") {
            do {
                _ = try bytes(of: path)
            } catch {
                return (error as? Failure).map { [$0.diagnostic] } ?? []
            }
        }
        return []
    }

    /// The number of the article that a page is made of.
    func number(of page: SitePath) -> Int? { numbers[page] }

    /// Whether a page is that of a draft.
    func isDraft(_ page: SitePath) -> Bool {
        numbers[page].map { texts.all[$0].article.frontMatter.isDraft } ?? false
    }

    /// Whether there is a folder.
    func hasFolder(_ path: SitePath) -> Bool { files.folders.contains(path) }

    /// Makes a file; nil if there is none.
    func bytes(of path: SitePath) throws -> [UInt8]? {
        if let number = numbers[path] { return try renderer.page(of: texts.all[number], from: texts.spool) }
        if let make = files.makers[path] { return try make() }
        if renderer.announced.contains(path) { return try announcements.value()[path] }
        if SiteSearch.holds(path) { return try search.value()[path] }
        guard Bundles.holds(path) else { return nil }
        if let bytes = survey.theme.bundles.bytes(of: path) { return bytes }
        // A page asks for it when it is made, and this one was not asked for by any page so far.
        for article in texts.all {
            let folder = article.article.page.folder
            _ = survey.theme.styles(for: article.kinds, from: folder)
            _ = survey.theme.scripts(for: article.kinds, article.scripts, hasCode: false, from: folder)
        }
        return survey.theme.bundles.bytes(of: path)
    }
}
