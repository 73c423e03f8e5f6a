import SourceText

/// What a site is made of, found on the disk: the names of its files, and those few that every page needs.
struct SourceFolder {
    /// The folder that holds Content.
    let root: String
    /// Paths of articles within Content, sorted.
    private(set) var articles: [SitePath] = []
    /// Paths of all other files within Content, sorted.
    private(set) var assets: [SitePath] = []
    /// Content/site.yml.
    private(set) var settings: SourceFile?
    /// The site's own Templates, which take the place of the built-in ones.
    private(set) var templates: [(name: String, file: SourceFile)] = []

    static let content = "Content"

    /// Looks over a folder. What cannot be used there is a diagnostic; only a system that fails is thrown.
    init(root: String, diagnostics: inout [Diagnostic]) throws(SystemFailure) {
        self.root = root
        guard case .folder = FileSystem.kind(of: path(of: SitePath(""))) else {
            diagnostics.append(Diagnostic(SiteProblem.noContent, at: Place(file: path(of: SitePath("")))))
            return
        }
        try look(into: SitePath(""), depth: 0, diagnostics: &diagnostics)
        if case .folder = FileSystem.kind(of: "\(root)/Templates") {
            for kind in ["pages", "scripts", "strings", "styles"] { try readTemplates(kind, diagnostics: &diagnostics) }
        }
    }

    /// A path as the author knows it: with Content, and with the root unless that is the present folder.
    func path(of path: SitePath) -> String {
        let inContent = path.text.isEmpty ? Self.content : "\(Self.content)/\(path.text)"
        return root == "." ? inContent : "\(root)/\(inContent)"
    }

    /// Reads a file of Content.
    func read(_ path: SitePath) throws(SystemFailure) -> SourceFile {
        SourceFile(path: self.path(of: path), bytes: try FileSystem.read(self.path(of: path)))
    }

    private mutating func look(
        into folder: SitePath, depth: Int, diagnostics: inout [Diagnostic]
    ) throws(SystemFailure) {
        for name in try FileSystem.names(in: path(of: folder)) where !Self.isLeftOut(name) {
            let path = folder.appending(name)
            func report(_ problem: SiteProblem) {
                diagnostics.append(Diagnostic(problem, at: Place(file: self.path(of: path))))
            }
            let isArticle = name.hasSuffix(".md")
            switch FileSystem.kind(of: self.path(of: path)) {
            case nil: report(name.contains("\u{FFFD}") ? .fileName : .danglingLink)
            case .special: report(.notAFile)
            case .folder where isArticle: report(.notAFile)
            // Links may lead in a circle; nobody nests folders like that.
            case .folder where depth > 64: report(.danglingLink)
            case .folder: try look(into: path, depth: depth + 1, diagnostics: &diagnostics)
            case .file(let size) where size > SourceFile.maximumSize && (isArticle || path.text == "site.yml"):
                let problem = EncodingProblem.fileTooLarge(limit: SourceFile.maximumSize)
                diagnostics.append(Diagnostic(problem, at: Place(file: self.path(of: path))))
            case .file where path.text == "site.yml": settings = readText(path, diagnostics: &diagnostics)
            case .file where isArticle: articles.append(path)
            case .file: assets.append(path)
            }
        }
    }

    /// Reads a file as text; one that is none is a diagnostic.
    func readText(_ path: SitePath, diagnostics: inout [Diagnostic]) -> SourceFile? {
        do {
            let file = try read(path)
            guard let diagnostic = file.encodingDiagnostic else { return file }
            diagnostics.append(diagnostic)
        } catch {
            let problem = SiteProblem.unreadable(error.sentence)
            diagnostics.append(Diagnostic(problem, at: Place(file: self.path(of: path))))
        }
        return nil
    }

    private mutating func readTemplates(_ kind: String, diagnostics: inout [Diagnostic]) throws(SystemFailure) {
        let folder = "\(root)/Templates/\(kind)"
        guard case .folder = FileSystem.kind(of: folder) else { return }
        for name in try FileSystem.names(in: folder) where !Self.isLeftOut(name) {
            let path = root == "." ? "Templates/\(kind)/\(name)" : "\(folder)/\(name)"
            let file = SourceFile(path: path, bytes: try FileSystem.read("\(folder)/\(name)"))
            if let diagnostic = file.encodingDiagnostic { diagnostics.append(diagnostic) }
            templates.append(("\(kind)/\(name)", file))
        }
    }

    /// Hidden files, those that begin with `_`, and what editors leave beside a file while they save it.
    private static func isLeftOut(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasPrefix("_") || name.hasPrefix("#") || name.hasSuffix("~")
            || name.hasSuffix(".bak")
            || name.hasSuffix(".bck") || name.hasSuffix(".orig") || name.hasSuffix(".tmp")
            || name.allSatisfy(\.isNumber)
    }
}
