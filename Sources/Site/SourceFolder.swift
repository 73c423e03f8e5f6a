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
    static let templates = "Templates"
    private static let settingsFile = SitePath("site.yml")

    /// Looks over a folder. What cannot be used there is a diagnostic; only a system that fails is thrown.
    init(root: String, diagnostics: inout [Diagnostic]) throws(SystemFailure) {
        self.root = root
        guard case .folder = FileSystem.kind(of: path(of: SitePath(""))) else {
            diagnostics.append(Diagnostic(SiteProblem.noContent, at: Place(file: path(of: SitePath("")))))
            return
        }
        try look(into: SitePath(""), below: [], diagnostics: &diagnostics)
        for kind in ["pages", "scripts", "strings", "styles"] { try readTemplates(kind, diagnostics: &diagnostics) }
    }

    /// A path as the author knows it: with Content, and with the root unless that is the present folder.
    func path(of path: SitePath) -> String {
        Self.path(of: path.text.isEmpty ? Self.content : "\(Self.content)/\(path.text)", in: root)
    }

    /// A path below the root, which is not written where it is the present folder.
    static func path(of path: String, in root: String) -> String {
        root == "." ? path : root == "/" ? "/\(path)" : "\(root)/\(path)"
    }

    /// The path within Content of a file that is reached by this one; nil where it is none of Content.
    static func source(at path: String, in root: String) -> SitePath? {
        let content = Array("\(Self.path(of: content, in: root))/".utf8)
        guard path.utf8.starts(with: content) else { return nil }
        return SitePath(String(decoding: path.utf8.dropFirst(content.count), as: UTF8.self))
    }

    /// Where the settings of the site stand, whether there are any or not.
    var settingsPath: String { path(of: Self.settingsFile) }

    /// When articles last changed, where that is to be told.
    /// - Parameter before: What was known before.
    func lastChanges(
        _ settings: SiteSettings, before: LastChanges, diagnostics: inout [Diagnostic]
    ) throws(SystemFailure) -> LastChanges {
        guard let place = settings.lastChanged else { return LastChanges() }
        return try LastChanges(
            of: articles, in: path(of: SitePath("")), setAt: place, before: before, diagnostics: &diagnostics)
    }

    /// Reads a file of Content.
    func read(_ path: SitePath) throws(SystemFailure) -> SourceFile {
        SourceFile(path: self.path(of: path), bytes: try FileSystem.read(self.path(of: path)))
    }

    /// Reads the first bytes of a file of Content.
    func read(_ path: SitePath, atMost limit: Int) throws(SystemFailure) -> [UInt8] {
        try FileSystem.read(self.path(of: path), atMost: limit)
    }

    private mutating func look(
        into folder: SitePath, below ancestors: [FileSystem.Identity], diagnostics: inout [Diagnostic]
    ) throws(SystemFailure) {
        let ancestors = ancestors + [FileSystem.identity(of: path(of: folder))].compactMap(\.self)
        for name in try FileSystem.names(in: path(of: folder)) {
            let path = folder.appending(name)
            let shown = self.path(of: path)
            let kind = FileSystem.kind(of: shown)
            guard !Self.isLeftOut(name, kind) else { continue }
            guard name.isUsableInAddress else {
                diagnostics.append(Diagnostic(SiteProblem.fileName, at: Place(file: shown)))
                continue
            }
            // What is gone by now, as editors leave it for a moment, was never part of the site.
            if kind == nil, FileSystem.kind(of: shown, followingLinks: false) == nil { continue }
            if case .folder = kind, !name.isArticle, path != Self.settingsFile {
                // A link may lead to a folder that it lies in.
                if let own = FileSystem.identity(of: shown), ancestors.contains(own) {
                    diagnostics.append(Diagnostic(SiteProblem.linkCircle, at: Place(file: shown)))
                } else {
                    try look(into: path, below: ancestors, diagnostics: &diagnostics)
                }
                continue
            }
            let isText = name.isArticle || path == Self.settingsFile
            guard Self.isFile(name, kind, at: shown, isText: isText, diagnostics: &diagnostics) else { continue }
            if path == Self.settingsFile {
                settings = readText(path, diagnostics: &diagnostics)
            } else if name.isArticle {
                articles.append(path)
            } else {
                assets.append(path)
            }
        }
    }

    /// Whether something is a file, and one of bearable size if it is to be read as text. What is none is a diagnostic.
    private static func isFile(
        _ name: String, _ kind: FileSystem.Kind?, at path: String, isText: Bool, diagnostics: inout [Diagnostic]
    ) -> Bool {
        let problem: any Problem
        switch kind {
        case .file(let size) where isText && size > SourceFile.maximumSize:
            problem = EncodingProblem.fileTooLarge(limit: SourceFile.maximumSize)
        case .file: return true
        case .folder, .link, .special: problem = SiteProblem.notAFile
        case nil: problem = SiteProblem.danglingLink
        }
        diagnostics.append(Diagnostic(problem, at: Place(file: path)))
        return false
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
        let folder = Self.path(of: "\(Self.templates)/\(kind)", in: root)
        guard case .folder = FileSystem.kind(of: folder) else { return }
        for name in try FileSystem.names(in: folder) {
            let path = "\(folder)/\(name)"
            let found = FileSystem.kind(of: path)
            guard !Self.isLeftOut(name, found),
                Self.isFile(name, found, at: path, isText: true, diagnostics: &diagnostics)
            else { continue }
            let file = SourceFile(path: path, bytes: try FileSystem.read(path))
            if let diagnostic = file.encodingDiagnostic {
                diagnostics.append(diagnostic)
                continue
            }
            templates.append(("\(kind)/\(name)", file))
        }
    }

    /// Hidden things, those that begin with `_`, and files that editors leave beside a file while they save it: Vim makes
    /// one called 4913 to see whether it may.
    static func isLeftOut(_ name: String, _ kind: FileSystem.Kind?) -> Bool {
        let first = name.utf8.first
        if first == UInt8(ascii: ".") || first == UInt8(ascii: "_") { return true }
        if case .folder = kind { return false }
        return name.hasPrefix("#") && name.hasSuffix("#") || name == "4913"
            || ["~", ".bak", ".bck", ".orig", ".tmp"].contains(where: name.hasSuffix)
    }
}

extension String {
    fileprivate var isArticle: Bool { hasSuffix(".md") }

    /// Whether it can be part of an address and of a line of a message: UTF-8 without control characters.
    fileprivate var isUsableInAddress: Bool {
        !unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{FFFD}" }
    }
}
