import SourceText

/// What an author sets in Content/site.yml.
struct SiteSettings: Sendable {
    /// The name of the site, on each page.
    let title: String
    /// The language of the articles.
    let language: String
    /// Where the language stands, if it is set.
    let languagePlace: Place?
    /// Names in the output folder that are not ours.
    let keep: [String]

    private static let title = Setting(
        "title", .words, initial: "Clocks", as: "Clocks", "The name of the site, on each page.")
    private static let language = Setting(
        "language", .words, initial: "en", as: "en", "The language of the articles, such as en or ja.")
    private static let keep = Setting(
        "keep", .list, initial: [], as: "",
        "Names in the output folder that Gnomon leaves alone, beside .git and CNAME.")

    static let schema = Schema("site.yml", noun: "setting", [title, language, keep])

    init(_ file: SourceFile?, diagnostics: inout [Diagnostic]) {
        let settings = file.map { Self.schema.read(Excerpt(of: $0), diagnostics: &diagnostics) } ?? Settings()
        title = settings[Self.title]
        language = settings[Self.language]
        languagePlace = settings.place(of: Self.language.name)
        keep = settings[Self.keep]
    }
}
