import SourceText

/// What an author sets in Content/site.yml.
struct SiteSettings: Sendable {
    /// The name of the site, on each page.
    let title: String
    /// The languages of the articles: the first at the root, each other in the folder of its name.
    let languages: [String]
    /// Where the site will be, if that is set.
    let base: SiteAddress?
    /// Where the folder Content can be edited, if that is set.
    let edit: SiteAddress?
    /// Where the languages stand, if they are set.
    let languagePlace: Place?
    /// Names in the output folder that are not ours.
    let keep: [String]
    /// Whether addresses that stand in the text become links.
    let autolinks: Bool
    /// Whether HTML in articles is HTML, or shown as text.
    let allowsHTML: Bool
    /// Where it is set that articles tell when they last changed; nil if they do not.
    let lastChanged: Place?
    /// The colour of links and marks, if it is set.
    let colour: Colour?
    /// What pages may load.
    let policy: Policy
    /// How many bytes a page may have after gzip, if that is limited.
    let sizeBudget: Int?

    private static let title = Setting(
        "title", .words, initial: "Clocks", as: "Clocks", "The name of the site, on each page.")
    private static let language = Setting(
        "language", .words, initial: "en", as: "en", "The language of the articles, such as en or ja.")
    private static let languages = Setting(
        "languages", .list, initial: [], as: "",
        "Several languages: the first at the root, each other in the folder of its name.")
    private static let base = Setting(
        "base", .webFolder,
        "The public address of the site, for what has to name it: feeds, sitemap, previews of links.")
    private static let edit = Setting(
        "edit", .webFolder, "The address behind which the path of an article in Content leads to its source.")
    private static let keep = Setting(
        "keep", .list, initial: [], as: "",
        "Names in the output folder that Gnomon leaves alone, beside .git and CNAME.")
    private static let html = Setting(
        "html", .flag, initial: false, as: "false",
        "Whether HTML in articles is HTML: only where all of them are your own.")

    private static let autolinks = Setting(
        "autolinks", .flag, initial: true, as: "true",
        "Whether addresses that stand in the text, such as https://example.com, become links.")

    private static let lastChanged = Setting(
        "last-changed", .flag, initial: false, as: "false",
        "Whether articles tell when they last changed, from their history in git.")

    private static let colour = Setting(
        "colour", .colour,
        "The colour of links and of marks; on light pages as dark, on dark ones as light as it must be to be read.")

    private static let policy = Setting(
        "policy",
        .list("false, or what is added to the policy, such as img-src https://images.example.org") { !$0.isEmpty },
        initial: [], as: "",
        "What pages may load beside the site’s own files, as a Content-Security-Policy has it; false for no policy.")

    private static let sizeBudget = Setting(
        "size-budget", .number(1...999_999_999), "How many bytes a page may have after gzip; ‘gnomon check’ sees to it."
    )

    static let schema = Schema(
        "site.yml", noun: "setting",
        [title, language, languages, base, edit, html, autolinks, lastChanged, colour, policy, keep, sizeBudget])

    init(_ file: SourceFile?, diagnostics: inout [Diagnostic]) {
        let settings = file.map { Self.schema.read(Excerpt(of: $0), diagnostics: &diagnostics) } ?? Settings()
        title = settings[Self.title]
        let several = settings[Self.languages]
        languages = several.isEmpty ? [settings[Self.language]] : several
        languagePlace = settings.place(of: Self.languages.name) ?? settings.place(of: Self.language.name)
        base = settings[Self.base]
        edit = settings[Self.edit]
        keep = settings[Self.keep]
        autolinks = settings[Self.autolinks]
        allowsHTML = settings[Self.html]
        lastChanged = settings[Self.lastChanged] ? settings.place(of: Self.lastChanged.name) : nil
        colour = settings[Self.colour]
        policy = Policy(settings[Self.policy], diagnostics: &diagnostics)
        sizeBudget = settings[Self.sizeBudget]
    }
}
