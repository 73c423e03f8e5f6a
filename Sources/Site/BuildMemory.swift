import SourceText

/// What a preview keeps from one build to the next, so that only those texts are rendered again which a change touches. It
/// is compared with what is there now, byte for byte; where the list of pages, the settings or the templates differ, all
/// is forgotten.
package final class BuildMemory {
    private var theme: (key: ThemeKey, theme: Theme)?
    private var surroundings: Surroundings?
    /// What the gallery makes its theme of.
    package private(set) var templates: [(name: String, file: SourceFile)] = []
    package private(set) var languages = ["en"]
    private var texts: [SitePath: (bytes: [UInt8], text: ArticleText)] = [:]

    /// What a theme is made of.
    private struct ThemeKey: Equatable {
        let names: [String]
        let files: [[UInt8]]
        let languages: [String]
    }

    /// What all texts depend on.
    struct Surroundings: Equatable {
        /// Articles and other files.
        let sources: [SitePath]
        /// What they become.
        let pages: [SitePath]
        /// Pages without a source of their own.
        let others: [SitePath]
        let autolinks: Bool
        let allowsHTML: Bool
    }

    /// An empty memory.
    package init() {}

    /// The theme of before, if it was made of the same, else a new one. One with mistakes is not kept.
    func theme(
        _ overrides: [(name: String, file: SourceFile)], _ languages: [String], diagnostics: inout [Diagnostic],
        make: (inout [Diagnostic]) -> Theme
    ) -> Theme {
        let key = ThemeKey(
            names: overrides.map(\.name), files: overrides.map(\.file.bytes), languages: languages)
        (templates, self.languages) = (overrides, languages)
        if let theme, theme.key == key {
            theme.theme.bundles.forget()
            return theme.theme
        }
        (theme, texts) = (nil, [:])
        var found: [Diagnostic] = []
        let new = make(&found)
        if found.isEmpty { theme = (key, new) }
        diagnostics += found
        return new
    }

    /// Forgets all texts if what surrounds them is not as before.
    func look(at surroundings: Surroundings) {
        if self.surroundings != surroundings { texts = [:] }
        self.surroundings = surroundings
    }

    /// The text of an article, if nothing that it depends on has changed.
    func text(of article: Article, in file: SourceFile, _ pictures: Pictures) -> ArticleText? {
        guard let (bytes, text) = texts[article.source], bytes == file.bytes, !text.showsFiles,
            text.pictures.allSatisfy({ pictures.size(of: $0.key) == $0.value })
        else { return nil }
        return text
    }

    /// Keeps the text of an article.
    func keep(_ text: ArticleText, of article: Article, in file: SourceFile) {
        texts[article.source] = (file.bytes, text)
    }
}
