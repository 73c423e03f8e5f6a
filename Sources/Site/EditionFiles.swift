import SourceText

/// The files of an edition beside its articles, the search and the lists for other programs, and all its folders.
struct EditionFiles: Sendable {
    /// What makes each file.
    private(set) var makers: [SitePath: @Sendable () throws -> [UInt8]] = [:]
    private(set) var folders: Set<SitePath> = [SitePath("")]

    init(_ survey: Survey, _ texts: ArticleTexts, _ renderer: PageRenderer) throws {
        let sources = survey.sources
        for article in texts.all { addFolders(of: article.article.page) }
        for (alias, article) in texts.aliases {
            add(alias) { try renderer.redirect(from: alias, to: article) }
        }
        try survey.lists.render(renderer, texts.all) { add($0, $1) }
        if !survey.hasOwnMissingPage { add(PageRenderer.missing) { try renderer.missingPage() } }
        for asset in sources.assets { add(asset) { try sources.read(asset).bytes } }
        for (path, bytes) in survey.theme.files + survey.fixedFiles { add(path) { bytes } }
        for file in survey.announcements.files { addFolders(of: file) }
    }

    private mutating func add(_ path: SitePath, _ make: @escaping @Sendable () throws -> [UInt8]) {
        makers[path] = make
        addFolders(of: path)
    }

    private mutating func addFolders(of path: SitePath) {
        var folder = path.folder
        while folders.insert(folder).inserted { folder = folder.folder }
    }
}
