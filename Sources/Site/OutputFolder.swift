/// The folder that a site is put into: whole or not at all, and only what is Gnomon's own.
///
/// Files are gathered in a staging folder. Without guests in the output folder the two are exchanged in one step. With
/// guests (`.git`, `CNAME`, what `keep` names), or where the system cannot exchange, each changed file is moved into its
/// place and the manifest comes last: then every file is old or new, and a mixture can be told by the manifest.
struct OutputFolder {
    /// Where it is.
    let path: String
    /// The manifest of the site that is there now; empty if there is none.
    let manifest: Manifest
    private let hasGuests: Bool
    private let staging: String
    private var entries: [Manifest.Entry] = []
    private var unchanged: [SitePath] = []
    private var changed: [SitePath] = []

    /// What `finish` did.
    struct Outcome {
        /// How many files are new or other than before.
        let written: Int
        /// How many files are gone.
        let removed: Int
    }

    /// Something in the output folder that is neither ours nor named as a guest.
    struct ForeignFile: Error {
        let path: String
    }

    /// Looks at the output folder, without changing anything but what a stopped build left behind.
    /// - Parameter keep: Names in the folder that are not ours, beside `.git` and `CNAME`.
    init(_ path: String, keep: [String]) throws {
        self.path = path
        let guests = Set([".git", "CNAME"] + keep)
        let slash = path.lastIndex(of: "/")
        let parent = slash.map { String(path[...$0]) } ?? ""
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        staging = "\(parent).\(name).gnomon"
        try FileSystem.remove(staging)
        guard FileSystem.kind(of: path) != nil else {
            (manifest, hasGuests) = (Manifest([]), false)
            return
        }
        let names = try FileSystem.names(in: path)
        hasGuests = names.contains(where: guests.contains)
        let written = names.contains(Manifest.name) ? try FileSystem.read("\(path)/\(Manifest.name)") : []
        manifest = Manifest(json: written) ?? Manifest([])
        let own = Set(manifest.entries.map(\.path)).union([SitePath(Manifest.name)])
        for name in names where !guests.contains(name) { try Self.check(SitePath(name), in: path, own) }
    }

    private static func check(_ file: SitePath, in root: String, _ own: Set<SitePath>) throws {
        let path = "\(root)/\(file.text)"
        if case .folder = FileSystem.kind(of: path) {
            for name in try FileSystem.names(in: path) { try check(file.appending(name), in: root, own) }
        } else if !own.contains(file) {
            throw ForeignFile(path: path)
        }
    }

    /// Takes a file of the new site.
    mutating func add(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) {
        entries.append(Manifest.Entry(path: file, size: bytes.count, sha256: Digest.sha256(bytes)))
        if try isThere(file, bytes) {
            unchanged.append(file)
        } else {
            try stage(file, bytes)
            changed.append(file)
        }
    }

    private func isThere(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) -> Bool {
        let path = "\(path)/\(file.text)"
        guard case .file(bytes.count) = FileSystem.kind(of: path) else { return false }
        return try FileSystem.read(path) == bytes
    }

    private func stage(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) {
        try FileSystem.makeFolder(stagedPath(file.folder))
        try FileSystem.write(bytes, to: stagedPath(file))
    }

    private func stagedPath(_ file: SitePath) -> String { file.text.isEmpty ? staging : "\(staging)/\(file.text)" }

    /// Forgets all that was taken.
    func discard() throws(SystemFailure) { try FileSystem.remove(staging) }

    /// Puts the new site in the place of the old one. Where nothing differs, no file is touched.
    mutating func finish() throws(SystemFailure) -> Outcome {
        let new = Manifest(entries)
        let paths = Set(new.entries.map(\.path))
        let removed = manifest.entries.map(\.path).filter { !paths.contains($0) }
        let manifestFile = SitePath(Manifest.name)
        if changed.isEmpty, removed.isEmpty, try isThere(manifestFile, new.json) {
            return Outcome(written: 0, removed: 0)
        }
        try stage(manifestFile, new.json)
        if try !replaceWhole() {
            for file in changed + [manifestFile] { try replace(file) }
            for file in removed { try removeOld(file) }
        }
        try FileSystem.remove(staging)
        return Outcome(written: changed.count, removed: removed.count)
    }

    /// Exchanges the folders. False if that is not possible here, and nothing was changed.
    private func replaceWhole() throws(SystemFailure) -> Bool {
        guard !hasGuests else { return false }
        for file in unchanged {
            try FileSystem.makeFolder(stagedPath(file.folder))
            try FileSystem.link("\(path)/\(file.text)", as: stagedPath(file))
        }
        guard FileSystem.kind(of: path) != nil else {
            try FileSystem.move(staging, to: path)
            return true
        }
        return try FileSystem.exchange(staging, path)
    }

    /// Moves one staged file into its place, by way of its own folder: the staging folder may be on another disk.
    private func replace(_ file: SitePath) throws(SystemFailure) {
        let place = "\(path)/\(file.text)"
        let folder = file.folder.text.isEmpty ? path : "\(path)/\(file.folder.text)"
        try FileSystem.makeFolder(folder)
        let neighbour = "\(folder)/.\(file.name).gnomon"
        try FileSystem.write(FileSystem.read(stagedPath(file)), to: neighbour)
        try FileSystem.move(neighbour, to: place)
    }

    private func removeOld(_ file: SitePath) throws(SystemFailure) {
        try FileSystem.remove("\(path)/\(file.text)")
        var folder = file.folder
        while !folder.text.isEmpty, FileSystem.removeIfEmpty("\(path)/\(folder.text)") { folder = folder.folder }
    }
}
