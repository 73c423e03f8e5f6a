import Synchronization

/// The sizes of the pictures in Content, each read once or, where two threads want it at once, twice.
final class Pictures: Sendable {
    private let sources: SourceFolder
    private let sizes = Mutex<[SitePath: Result]>([:])
    /// Most headers are short; some have a preview in front, or a colour profile.
    private static let headerSizes = [4096, 1_048_576]

    /// What is known of a file.
    enum Result: Sendable, Equatable {
        case known(PictureSize)
        /// By its name it should be a picture, and is none.
        case unreadable(PictureSize.Format)
        case otherKind
    }

    init(in sources: SourceFolder) { self.sources = sources }

    /// The size of the picture in a file of Content.
    func size(of file: SitePath) -> Result {
        if let size = sizes.withLock({ $0[file] }) { return size }
        let size = readSize(of: file)
        sizes.withLock { $0[file] = size }
        return size
    }

    private func readSize(of file: SitePath) -> Result {
        let ending = file.name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard let format = PictureSize.Format(rawValue: ending) else { return .otherKind }
        for limit in Self.headerSizes {
            guard let bytes = try? sources.read(file, atMost: limit) else { break }
            if let size = PictureSize(of: bytes, as: format) { return .known(size) }
            if bytes.count < limit { break }
        }
        return .unreadable(format)
    }
}
