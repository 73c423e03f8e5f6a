import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system would not do what it was asked.
public struct SystemFailure: Error {
    /// What was to be done, as in “cannot …”.
    public let action: String
    /// The file or folder.
    public let path: String
    /// The system's number for the reason.
    let reason: Int32

    init(_ action: String, _ path: String) {
        (self.action, self.path, reason) = (action, path, errno)
    }

    /// `cannot read Content/a.md: Permission denied`.
    public var sentence: String { "cannot \(action) \(path): \(String(cString: strerror(reason)))" }
}

/// Files and folders. Nothing but the reader of sources and the output touches a disk.
enum FileSystem {
    /// What stands at a path.
    enum Kind {
        case file(size: Int)
        case folder
        /// A pipe, a socket, a device.
        case special
    }

    /// What stands at a path, links followed; nil if there is nothing.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file(size: Int(status.st_size))
        case S_IFDIR: .folder
        default: .special
        }
    }

    /// The names in a folder, sorted by their bytes. A name that is not UTF-8 is shown with U+FFFD and cannot be opened.
    static func names(in folder: String) throws(SystemFailure) -> [String] {
        guard let handle = opendir(folder) else { throw SystemFailure("list", folder) }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// A file's bytes.
    static func read(_ path: String) throws(SystemFailure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw SystemFailure("read", path) }
        defer { close(file) }
        return try read(file, path)
    }

    /// All that standard input gives.
    static func readStandardInput() throws(SystemFailure) -> [UInt8] { try read(0, "standard input") }

    private static func read(_ file: Int32, _ path: String) throws(SystemFailure) -> [UInt8] {
        var status = stat()
        let expected = fstat(file, &status) == 0 ? Int(status.st_size) : 0
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: max(expected + 1, 65_536))
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(file, &chunk, chunk.count)
            #else
                let count = Darwin.read(file, &chunk, chunk.count)
            #endif
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemFailure("read", path) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Makes a file of these bytes, readable by all.
    static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw SystemFailure("write", path) }
        var written = 0
        var isComplete = true
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count {
                #if canImport(Glibc)
                    let count = Glibc.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                #else
                    let count = Darwin.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                #endif
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    isComplete = false
                    return
                }
                written += count
            }
        }
        let failure = SystemFailure("write", path)
        // Whatever umask is in force, a web server has to be able to read it.
        fchmod(file, 0o644)
        guard close(file) == 0, isComplete else { throw failure }
    }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(SystemFailure) {
        if mkdir(path, 0o755) == 0 {
            chmod(path, 0o755)
            return
        }
        if errno == EEXIST, case .folder = kind(of: path) { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw SystemFailure("make the folder", path)
        }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o755) == 0 else { throw SystemFailure("make the folder", path) }
        chmod(path, 0o755)
    }

    /// Gives a file a second name.
    static func link(_ path: String, as other: String) throws(SystemFailure) {
        #if canImport(Glibc)
            let result = Glibc.link(path, other)
        #else
            let result = Darwin.link(path, other)
        #endif
        guard result == 0 else { throw SystemFailure("link", path) }
    }

    /// Moves a file or folder to a new name, in the place of what is there.
    static func move(_ path: String, to other: String) throws(SystemFailure) {
        guard rename(path, other) == 0 else { throw SystemFailure("put into place", other) }
    }

    /// Exchanges two folders in one step. False where the system cannot: at a mount point or on some file systems.
    static func exchange(_ path: String, _ other: String) throws(SystemFailure) -> Bool {
        if gnomon_exchange(path, other) == 0 { return true }
        guard [EBUSY, EXDEV, EINVAL, ENOSYS].contains(errno) else { throw SystemFailure("put into place", other) }
        return false
    }

    /// Removes a file, or a folder with all that is in it. Links are removed, not followed. What is not there is no failure.
    static func remove(_ path: String) throws(SystemFailure) {
        if unlink(path) == 0 || errno == ENOENT { return }
        guard errno == EISDIR || errno == EPERM else { throw SystemFailure("remove", path) }
        for name in try names(in: path) { try remove("\(path)/\(name)") }
        guard rmdir(path) == 0 else { throw SystemFailure("remove", path) }
    }

    /// Removes a folder if nothing is in it.
    static func removeIfEmpty(_ folder: String) -> Bool { rmdir(folder) == 0 }
}
