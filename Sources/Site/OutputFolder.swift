/// The folder that a site is put into: whole or not at all, and only what is Gnomon's own.
///
/// Files are gathered in a staging folder. Without guests in the output folder the two are exchanged in one step. With
/// guests (`.git`, `CNAME`, what `keep` names), or where the system cannot exchange, each changed file is moved into its
/// place. Before that the manifest lists the old files and the new ones, at the end the new ones alone: at any moment
/// every file is old or new, and the next build knows all of them as its own.
struct OutputFolder {
    /// What was there before.
    let contents: OutputContents
    /// Where it is, links resolved.
    private let path: String
    private let isNew: Bool
    private let parent: String
    private let staging: String
    /// What makes files ready.
    let stage: Stage
    private var lock: FolderLock?
    private var entries: [Manifest.Entry] = []
    private var unchanged: [SitePath] = []
    private var changed: [SitePath] = []
    private let isDryRun: Bool
    /// Whether a stopped build has left something, which is cleared away.
    private let isTidiedUp: Bool

    /// What `finish` did, or would do in a dry run. Paths are sorted.
    struct Outcome {
        /// Files that are new or other than before.
        let written: [SitePath]
        /// Files that are gone.
        let removed: [SitePath]
        /// Files that were there already.
        let unchanged: [SitePath]
        /// Whether a stopped build had left something that was cleared away.
        let isTidiedUp: Bool
    }

    /// Looks at the output folder, without changing anything but what a stopped build left behind. As long as another
    /// build works on it, this waits. Throws an `OutputProblem` when it cannot be ours.
    /// - Parameters:
    ///   - output: The folder as the author knows it.
    ///   - keep: Names in the folder that are not ours, beside `.git` and `CNAME`.
    ///   - settings: Where the author writes those names.
    ///   - isDryRun: Whether nothing at all is changed.
    ///   - isCompressing: Whether files get others beside them that are compressed.
    init(
        _ output: String, keep: [String], settings: String, isDryRun: Bool = false, isCompressing: Bool = false
    ) throws {
        self.isDryRun = isDryRun
        path = FileSystem.resolved(output)
        let (parent, name) = FileSystem.split(path)
        self.parent = parent
        staging = "\(parent)/.\(name).gnomon"
        stage = Stage(path: path, staging: staging, isDryRun: isDryRun, isCompressing: isCompressing)
        if case .link = FileSystem.kind(of: path, followingLinks: false) {
            throw OutputProblem.danglingLink(output: output)
        }
        if case .folder = FileSystem.kind(of: parent) {
            lock = try FolderLock(parent)
        }
        let isStagingLeft = FileSystem.kind(of: staging, followingLinks: false) != nil
        if isStagingLeft, !isDryRun { try FileSystem.removeAll(staging) }
        isNew = FileSystem.kind(of: path) == nil
        contents =
            isNew
            ? OutputContents(nothingAt: path)
            : try OutputContents(of: path, shownAs: output, keep: keep, settings: settings)
        isTidiedUp = !isDryRun && (isStagingLeft || !contents.leftovers.isEmpty)
        for file in contents.leftovers where !isDryRun { try FileSystem.removeFile(place(of: file)) }
    }

    private func place(of file: SitePath) -> String { stage.place(of: file) }

    private func stagedPlace(of file: SitePath) -> String { stage.stagedPlace(of: file) }

    /// Makes the folder that the output lies in, if it is not there, and holds it from now on: files will be written.
    mutating func open() throws(SystemFailure) {
        if lock == nil, !isDryRun { lock = try FolderLock(parent) }
    }

    /// Takes a file of the new site.
    mutating func add(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) { take(try stage.ready(file, bytes)) }

    /// Takes a file that was made ready.
    mutating func take(_ ready: Stage.Ready) {
        for (entry, isUnchanged) in ready {
            entries.append(entry)
            if isUnchanged { unchanged.append(entry.path) } else { changed.append(entry.path) }
        }
    }

    /// Forgets all that was taken, and leaves nothing beside the output.
    func discard() throws(SystemFailure) {
        guard !isDryRun else { return }
        try FileSystem.removeAll(staging)
        for folder in (lock?.made ?? []).reversed() { FileSystem.removeIfEmpty(folder) }
    }

    /// Puts the new site in the place of the old one. Where nothing differs, no file is touched.
    mutating func finish() throws(SystemFailure) -> Outcome {
        let new = Manifest(entries)
        let paths = Set(new.entries.map(\.path))
        let removed = contents.manifest.entries.map(\.path).filter { !paths.contains($0) && !isGuest($0) }
        let outcome = Outcome(
            written: changed.sorted(), removed: removed, unchanged: unchanged.sorted(), isTidiedUp: isTidiedUp)
        guard !isDryRun else { return outcome }
        if changed.isEmpty, removed.isEmpty, try FileSystem.isFile(place(of: Manifest.file), of: new.json) {
            return outcome
        }
        try stage.write(Manifest.file, new.json)
        if try !replaceWhole() { try replaceEach(removing: removed, listing: new) }
        try FileSystem.removeAll(staging)
        return outcome
    }

    private func isGuest(_ file: SitePath) -> Bool { contents.guests.contains(file.top) }

    /// Exchanges the folders. False if that is not possible here, and nothing was changed.
    private func replaceWhole() throws(SystemFailure) -> Bool {
        guard !isNew else {
            try FileSystem.move(staging, to: path)
            return true
        }
        guard contents.guests.isEmpty else { return false }
        for file in unchanged {
            try FileSystem.makeFolder(stagedPlace(of: file.folder))
            guard try FileSystem.link(place(of: file), as: stagedPlace(of: file)) else { return false }
        }
        guard try FileSystem.match(staging, to: path) else { return false }
        return try FileSystem.exchange(staging, path)
    }

    /// Replaces file after file.
    private func replaceEach(removing removed: [SitePath], listing new: Manifest) throws(SystemFailure) {
        try put(Manifest.file, new.union(contents.manifest).json)
        // A file where a folder is needed, or files in a folder where a file is needed, go first.
        let (files, folders) = (Set(changed), Set(changed.flatMap(\.folders)))
        func isInTheWay(_ old: SitePath) -> Bool {
            folders.contains(old) || old.folders.contains(where: files.contains)
        }
        for file in removed where isInTheWay(file) { try removeOld(file) }
        for file in changed { try put(file, FileSystem.read(stagedPlace(of: file))) }
        for file in removed where !isInTheWay(file) { try removeOld(file) }
        try put(Manifest.file, new.json)
    }

    /// Puts one file into its place, by way of its own folder: the staging folder may be on another disk.
    private func put(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) {
        try FileSystem.makeFolder(place(of: file.folder))
        let temporary = place(of: file.temporary)
        do throws(SystemFailure) {
            try FileSystem.write(bytes, to: temporary)
            try FileSystem.move(temporary, to: place(of: file))
        } catch {
            try? FileSystem.removeFile(temporary)
            throw error
        }
    }

    private func removeOld(_ file: SitePath) throws(SystemFailure) {
        try FileSystem.removeFile(place(of: file))
        for folder in file.folders {
            guard FileSystem.removeIfEmpty(place(of: folder)) else { break }
        }
    }
}
