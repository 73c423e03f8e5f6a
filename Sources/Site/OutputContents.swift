/// What stands in an output folder before a build: files of ours, guests, and what a stopped build left there.
///
/// No link in it is ever followed: one that is no guest is foreign, whatever it leads to.
struct OutputContents {
    /// The list of the files that are ours; a stopped build may have left it longer than what is there.
    let manifest: Manifest
    /// Names at the top that are somebody else's and stay.
    private(set) var guests: Set<SitePath> = []
    /// Temporary files of a build that was stopped.
    private(set) var leftovers: [SitePath] = []
    private let root: String
    private let shownRoot: String
    private let settings: String
    private let kept: Set<SitePath>
    private let files: Set<SitePath>
    private let folders: Set<SitePath>

    /// Looks at a folder and throws an `OutputProblem` when something in it is neither ours nor a guest.
    /// - Parameters:
    ///   - root: The folder.
    ///   - shownRoot: The folder as the author knows it.
    ///   - keep: Names in it that are not ours, beside `.git` and `CNAME`.
    ///   - settings: Where the author writes those names.
    init(of root: String, shownAs shownRoot: String, keep: [String], settings: String) throws {
        (self.root, self.shownRoot, self.settings) = (root, shownRoot, settings)
        manifest = try Self.manifest(in: root, shownAs: shownRoot)
        kept = Set((["CNAME"] + keep).map { SitePath($0) }).subtracting([Manifest.file])
        files = Set(manifest.entries.map(\.path)).union([Manifest.file])
        folders = Set(manifest.entries.flatMap(\.path.folders))
        for name in try FileSystem.names(in: root) {
            let path = SitePath(name)
            if name == ".git" || kept.contains(path) && !files.contains(path) && !folders.contains(path) {
                guests.insert(path)
            } else {
                try check(path)
            }
        }
    }

    /// Where there is nothing yet.
    init(nothingAt root: String) {
        (self.root, shownRoot, settings) = (root, root, "")
        (manifest, kept, files, folders) = (Manifest([]), [], [], [])
    }

    private static func manifest(in root: String, shownAs shownRoot: String) throws -> Manifest {
        let path = "\(root)/\(Manifest.file.text)"
        guard case .file = FileSystem.kind(of: path, followingLinks: false) else { return Manifest([]) }
        if let manifest = Manifest(json: try FileSystem.read(path)) { return manifest }
        throw OutputProblem.unreadableManifest(path: "\(shownRoot)/\(Manifest.file.text)", output: shownRoot)
    }

    private mutating func check(_ path: SitePath) throws {
        switch FileSystem.kind(of: "\(root)/\(path.text)", followingLinks: false) {
        case .folder where folders.contains(path):
            for name in try FileSystem.names(in: "\(root)/\(path.text)") { try check(path.appending(name)) }
        case .file where files.contains(path): break
        case .file where files.contains { $0.temporary == path }: leftovers.append(path)
        default: throw foreign(path)
        }
    }

    private func foreign(_ path: SitePath) -> OutputProblem {
        let top = path.top
        let shown = "\(shownRoot)/\(path.text)"
        return kept.contains(top)
            ? .mixedFolder(path: shown, folder: top.text, settings: settings)
            : .foreignFile(path: shown, output: shownRoot, name: top.text, settings: settings)
    }
}

extension SitePath {
    /// The name beside a file under which it is written before it is moved into its place; not too long for a disk.
    var temporary: SitePath {
        folder.appending(".\(String(decoding: name.utf8.prefix(240), as: UTF8.self)).gnomon")
    }
}
