import SourceText

/// Which articles are translations of each other: those at one path in the folders of their languages, unless one names
/// another by `language-of`.
struct Translations: Sendable {
    private let languages: [String]
    /// For pages that name it, the page in the first language.
    private var originals: [SitePath: SitePath] = [:]
    /// The pages that name a page of the first language, by language.
    private var named: [SitePath: [String: SitePath]] = [:]

    /// - Parameters:
    ///   - articles: Those that become pages.
    ///   - sources: All there are, drafts too.
    init(
        _ articles: [Article], in sources: SourceFolder, languages: [String], diagnostics: inout [Diagnostic]
    ) {
        self.languages = languages
        guard articles.contains(where: { $0.frontMatter.languageOf != nil }) else { return }
        let pages = Dictionary(articles.map { ($0.source.text, $0) }) { first, _ in first }
        let written = sources.articles.filter { language(of: $0) == languages[0] }.map(\.text)
        var first: [SitePath: [String: Article]] = [:]
        for article in articles {
            guard let (name, place) = article.frontMatter.languageOf.map({ ($0.text, $0.place) }) else { continue }
            let language = language(of: article.source)
            func report(_ problem: TranslationProblem) { diagnostics.append(Diagnostic(problem, at: place)) }
            if language == languages[0] {
                report(.inFirstLanguage)
            } else if !written.contains(name) {
                report(.unknownOriginal(name, nearest: written.nearest(to: name)))
            } else if let original = pages[name] {
                let atItsPath = pages[self.path(of: original.source, in: language).text]
                let sibling = atItsPath.flatMap { $0.frontMatter.languageOf == nil ? $0 : nil }
                if let other = first[original.page]?[language] ?? sibling, other.source != article.source {
                    report(.twoTranslations(original: name, other: sources.path(of: other.source)))
                } else {
                    first[original.page, default: [:]][language] = article
                    originals[article.page] = original.page
                    named[original.page, default: [:]][language] = article.page
                }
            }
        }
    }

    /// The page in the first language that a page is a translation of, be it there or not; nil where another page of the
    /// same language is that translation.
    func original(of page: SitePath) -> SitePath? {
        if let original = originals[page] { return original }
        let original = path(of: page, in: languages[0])
        let other = named[original]?[language(of: page)]
        return other == nil || other == page ? original : nil
    }

    /// The page that a page of the first language becomes in another, be it there or not; nil where the page of its path is
    /// a translation of another one.
    func translation(of original: SitePath, in language: String) -> SitePath? {
        if language == languages[0] { return original }
        if let page = named[original]?[language] { return page }
        let page = path(of: original, in: language)
        return originals[page] == nil ? page : nil
    }

    /// The same path in the folder of another language.
    func path(of page: SitePath, in other: String) -> SitePath {
        let isFirst = language(of: page) == languages[0]
        let root = other == languages[0] ? SitePath("") : SitePath(other)
        return page.parts.dropFirst(isFirst ? 0 : 1).reduce(root) { $0.appending(String($1)) }
    }

    private func language(of path: SitePath) -> String {
        languages.dropFirst().first { $0 == path.top.text } ?? languages[0]
    }
}

/// What can be wrong with what an article says that it is a translation of.
enum TranslationProblem: Problem, Equatable {
    /// No article of that path in the first language.
    case unknownOriginal(String, nearest: String?)
    /// Another article is that translation already.
    case twoTranslations(original: String, other: String)
    /// The article is in the first language itself.
    case inFirstLanguage

    var code: String {
        switch self {
        case .unknownOriginal: "unknown-original"
        case .twoTranslations: "two-translations"
        case .inFirstLanguage: "not-a-translation"
        }
    }

    var sentence: String {
        switch self {
        case .unknownOriginal(let name, _): "there is no article ‘\(name)’ in the first language"
        case .twoTranslations(let original, let other): "this is a translation of \(original), and so is \(other)"
        case .inFirstLanguage: "an article in the first language is no translation"
        }
    }

    var remedy: String? {
        switch self {
        case .unknownOriginal(_, let nearest?): "did you mean ‘\(nearest)’?"
        case .unknownOriginal: "write its path in Content, such as ‘guide/clocks.md’"
        case .twoTranslations: "let one of them be a translation of another article"
        case .inFirstLanguage: "take ‘language-of’ out, or put the article into the folder of its language"
        }
    }
}
