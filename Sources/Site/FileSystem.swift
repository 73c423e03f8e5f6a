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

    /// A failure for the reason that the system gave last.
    public init(_ action: String, _ path: String) {
        (reason, self.action, self.path) = (errno, action, path)
    }

    /// The code of all such failures.
    public var code: String { "system-failed" }

    /// The same failure, told of another action.
    init(_ action: String, _ path: String, _ other: SystemFailure) {
        (reason, self.action, self.path) = (other.reason, action, path)
    }

    /// `cannot read Content/a.md: Permission denied`.
    public var sentence: String { "cannot \(action) \(path): \(String(cString: strerror(reason)))" }
}

/// Files and folders as they are on the disk. Nothing but the reader of sources and the output touches one.
enum FileSystem {
    /// What stands at a path.
    enum Kind {
        case file(size: Int)
        case folder
        /// A symbolic link; only when links are not followed.
        case link
        /// A pipe, a socket, a device.
        case special
    }

    /// What stands at a path; nil if there is nothing.
    static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file(size: Int(status.st_size))
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .special
        }
    }

    /// What tells a folder from all others, by whatever path it is reached.
    struct Identity: Sendable, Equatable {
        private let device: UInt64
        private let number: UInt64

        init(_ status: stat) {
            (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
        }
    }

    /// The identity of what stands at a path, links followed; nil if there is nothing.
    static func identity(of path: String) -> Identity? {
        var status = stat()
        return stat(path, &status) == 0 ? Identity(status) : nil
    }

    /// A path from the top of the disk, without links and dots; its last parts need not be there yet.
    static func resolved(_ path: String) -> String {
        if let real = realpath(path.isEmpty ? "." : path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let (folder, name) = split(path)
        guard folder != path else { return path }
        let above = resolved(folder)
        switch name {
        case "", ".": return above
        case "..": return split(above).folder
        default: return above == "/" ? "/\(name)" : "\(above)/\(name)"
        }
    }

    /// The folder that a path lies in, and its name there.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let name = String(path[path.utf8.index(after: slash)...])
        return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
    }

    /// The names in a folder, sorted by their bytes. A name that is not UTF-8 is shown with U+FFFD and cannot be opened.
    static func names(in folder: String) throws(SystemFailure) -> [String] {
        guard let handle = opendir(folder) else { throw SystemFailure("list", folder) }
        defer { closedir(handle) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(handle) else {
                guard errno == 0 else { throw SystemFailure("list", folder) }
                return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
    }

    /// Opens a file to read. What has become a pipe since the folder was listed would keep whoever opens it waiting for ever.
    private static func opened(_ path: String) throws(SystemFailure) -> Int32 {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw SystemFailure("read", path) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(file)
            errno = EINVAL
            throw SystemFailure("read", path)
        }
        return file
    }

    /// A file's bytes.
    static func read(_ path: String) throws(SystemFailure) -> [UInt8] {
        let file = try opened(path)
        defer { close(file) }
        return try readAll(file, path)
    }

    /// The first bytes of a file.
    static func read(_ path: String, atMost limit: Int) throws(SystemFailure) -> [UInt8] {
        let file = try opened(path)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: limit)
        var count = 0
        while count < limit {
            let more = try read(file, into: &bytes, from: count, path)
            if more == 0 { break }
            count += more
        }
        return Array(bytes.prefix(count))
    }

    /// All that standard input gives.
    static func readStandardInput() throws(SystemFailure) -> [UInt8] { try readAll(STDIN_FILENO, "standard input") }

    private static func readAll(_ file: Int32, _ path: String) throws(SystemFailure) -> [UInt8] {
        var status = stat()
        let expected = fstat(file, &status) == 0 ? Int(status.st_size) : 0
        // One more than expected, so that the end is seen without growing.
        var bytes = [UInt8](repeating: 0, count: expected > 0 ? expected + 1 : 65_536)
        var count = 0
        while true {
            if count == bytes.count { bytes += repeatElement(0, count: count) }
            let more = try read(file, into: &bytes, from: count, path)
            if more == 0 {
                bytes.removeLast(bytes.count - count)
                return bytes
            }
            count += more
        }
    }

    /// Reads so many bytes as come, 0 at the end, and returns how many.
    private static func read(
        _ file: Int32, into bytes: inout [UInt8], from start: Int, _ path: String
    ) throws(SystemFailure) -> Int {
        while true {
            let count = bytes.withUnsafeMutableBytes { buffer in
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
                #if canImport(Glibc)
                    return Glibc.read(file, rest.baseAddress, rest.count)
                #else
                    return Darwin.read(file, rest.baseAddress, rest.count)
                #endif
            }
            if count >= 0 { return count }
            if errno != EINTR { throw SystemFailure("read", path) }
        }
    }

    /// Whether a file of exactly these bytes stands at a path. A link to one is none.
    static func isFile(_ path: String, of bytes: [UInt8]) throws(SystemFailure) -> Bool {
        guard case .file(bytes.count) = kind(of: path, followingLinks: false) else { return false }
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw SystemFailure("read", path) }
        defer { close(file) }
        var part = [UInt8](repeating: 0, count: min(bytes.count + 1, 262_144))
        var compared = 0
        while true {
            let count = try read(file, into: &part, from: 0, path)
            if count == 0 { return compared == bytes.count }
            guard compared + count <= bytes.count, bytes[compared..<compared + count] == part[..<count] else {
                return false
            }
            compared += count
        }
    }
}
