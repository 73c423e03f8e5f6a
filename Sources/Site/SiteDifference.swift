import SourceText

/// How two sites differ, by their lists of files.
public struct SiteDifference: Sendable {
    /// What becomes of a file from the old site to the new one.
    public enum Change: String, CaseIterable, Sendable {
        case added
        case changed
        case removed
    }

    /// A file that is not the same in both.
    public struct Item: Sendable {
        /// Its path in the site.
        public let path: String
        /// What becomes of it.
        public let change: Change
        /// Its size in the old site, in bytes; nil if it is not there.
        public let oldSize: Int?
        /// Its size in the new site, in bytes; nil if it is not there.
        public let newSize: Int?
    }

    /// The files that differ, sorted by path.
    public let items: [Item]
    /// How many files are the same.
    public let unchanged: Int
    /// How large all files of the old site are, in bytes.
    public let oldSize: Int
    /// How large all files of the new site are, in bytes.
    public let newSize: Int

    /// Why sites cannot be compared.
    public enum Stop: Error {
        /// No list of files, or none as Gnomon writes it.
        case noManifest(String)
        /// The system would not do what it was asked.
        case system(SystemFailure)

        /// A stable name.
        public var code: String {
            switch self {
            case .noManifest: "no-manifest"
            case .system(let failure): failure.code
            }
        }

        /// What is wrong, and what to do about it.
        public var sentence: String {
            switch self {
            case .noManifest(let path):
                "\(path) is not a list of files as Gnomon writes it; name a folder that ‘gnomon build’ has made"
            case .system(let failure): failure.sentence
            }
        }
    }

    /// Compares two sites.
    /// - Parameters:
    ///   - old: A folder that Gnomon has made, or its `gnomon.json` alone.
    ///   - new: Another one.
    public init(from old: String, to new: String) throws(Stop) {
        self.init(from: try Self.manifest(at: old), to: try Self.manifest(at: new))
    }

    init(from old: Manifest, to new: Manifest) {
        let before = Dictionary(old.entries.map { ($0.path, $0) }) { first, _ in first }
        let after = Dictionary(new.entries.map { ($0.path, $0) }) { first, _ in first }
        items = Set(before.keys).union(after.keys).sorted().compactMap { path in
            let (old, new) = (before[path], after[path])
            guard old?.sha256 != new?.sha256 else { return nil }
            let change: Change = old == nil ? .added : new == nil ? .removed : .changed
            return Item(path: path.text, change: change, oldSize: old?.size, newSize: new?.size)
        }
        unchanged = after.count { before[$0.key]?.sha256 == $0.value.sha256 }
        oldSize = before.values.reduce(0) { $0 + $1.size }
        newSize = after.values.reduce(0) { $0 + $1.size }
    }

    private static func manifest(at path: String) throws(Stop) -> Manifest {
        var file = path
        if case .folder = FileSystem.kind(of: path) { file = "\(path)/\(Manifest.file.text)" }
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(file)
        } catch {
            throw .system(error)
        }
        guard let manifest = Manifest(json: bytes) else { throw .noManifest(file) }
        return manifest
    }

    /// How many files became this.
    public func count(_ change: Change) -> Int { items.count { $0.change == change } }

    /// The difference for a terminal: a line for each file, `+`, `-` or `~` in front of it, and a last one of sums.
    public var text: String {
        let lines = items.map { item in
            let size = (item.newSize ?? 0) - (item.oldSize ?? 0)
            return "\(item.change.mark) \(item.path) (\(size.signed) bytes)\n"
        }
        let counts = Change.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
        return lines.joined() + "\(counts), \(unchanged) unchanged; \((newSize - oldSize).signed) bytes\n"
    }

    /// The difference as facts.
    package var json: JSON {
        .object([
            ("added", .number(count(.added))), ("changed", .number(count(.changed))),
            ("removed", .number(count(.removed))), ("unchanged", .number(unchanged)),
            ("oldBytes", .number(oldSize)), ("newBytes", .number(newSize)),
            (
                "files",
                .list(
                    items.map { item in
                        .object([
                            ("path", .text(item.path)), ("change", .text(item.change.rawValue)),
                            ("oldBytes", .number(item.oldSize)), ("newBytes", .number(item.newSize)),
                        ])
                    })
            ),
        ])
    }
}

extension SiteDifference.Change {
    fileprivate var mark: String {
        switch self {
        case .added: "+"
        case .changed: "~"
        case .removed: "-"
        }
    }
}

extension Int {
    /// `+3`, `-3`, `+0`.
    fileprivate var signed: String { self < 0 ? String(self) : "+\(self)" }
}
