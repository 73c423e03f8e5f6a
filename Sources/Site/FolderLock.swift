#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Holds a folder as long as it lives, so that two builds into one place take turns: the second waits for the first.
///
/// Nothing is left behind that a stopped program would have to clear away. Where the disk knows no locks, none is held.
final class FolderLock {
    /// The folders that had to be made for it, from the outermost inwards.
    let made: [String]
    private let file: Int32

    /// Makes a folder where there is none, and waits until nobody else holds it.
    init(_ folder: String) throws(SystemFailure) {
        var made: [String] = []
        var file: Int32
        repeat {
            made += try FileSystem.makeFolder(folder)
            file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            while file >= 0, flock(file, LOCK_EX) != 0, errno == EINTR {}
            // Whoever held it may have removed it at last.
        } while file >= 0 && !Self.isStillThere(folder, file)
        (self.made, self.file) = (made, file)
    }

    deinit {
        if file >= 0 { close(file) }
    }

    private static func isStillThere(_ folder: String, _ file: Int32) -> Bool {
        var held = stat()
        if fstat(file, &held) == 0, FileSystem.identity(of: folder) == FileSystem.Identity(held) { return true }
        close(file)
        return false
    }
}
