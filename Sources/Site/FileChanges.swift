#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What changes a disk. Nothing but the output does.
extension FileSystem {
    /// Makes a file of these bytes, readable by all. A link that stands there is not followed.
    static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw SystemFailure("write", path) }
        do {
            try write(bytes, to: file, path)
        } catch {
            close(file)
            throw error
        }
        // Whatever umask is in force, a web server has to be able to read it.
        fchmod(file, 0o644)
        guard close(file) == 0 else { throw SystemFailure("write", path) }
    }

    /// Puts a file of these bytes in the place of one that may be there, in one step. What a link leads to is replaced, and
    /// a device or a pipe is written into.
    static func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) {
        if case .special = kind(of: path) {
            let file = open(path, O_WRONLY | O_CLOEXEC)
            guard file >= 0 else { throw SystemFailure("write", path) }
            defer { close(file) }
            return try write(bytes, to: file, path)
        }
        let target = resolved(path)
        let (folder, name) = split(target)
        let temporary = "\(folder)/\(SitePath(name).temporary.text)"
        do {
            try write(bytes, to: temporary)
            try move(temporary, to: target)
        } catch {
            try? removeFile(temporary)
            throw SystemFailure("write", path, error)
        }
    }

    private static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(SystemFailure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                #if canImport(Glibc)
                    return Glibc.write(file, rest.baseAddress, rest.count)
                #else
                    return Darwin.write(file, rest.baseAddress, rest.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemFailure("write", path) }
            written += count
        }
    }

    /// Makes a folder and those above it.
    /// - Returns: The folders that were not there before, from the outermost inwards.
    @discardableResult
    static func makeFolder(_ path: String) throws(SystemFailure) -> [String] {
        if mkdir(path, 0o755) == 0 {
            chmod(path, 0o755)
            return [path]
        }
        let failure = SystemFailure("make the folder", path)
        if failure.reason == EEXIST, case .folder = kind(of: path) { return [] }
        let folder = split(path).folder
        guard failure.reason == ENOENT, folder != path else { throw failure }
        let made = try makeFolder(folder)
        // Another thread may have been faster.
        return made + (try makeFolder(path))
    }

    /// Gives a file a second name. False where the system cannot: on some file systems, across two of them, for a file
    /// of somebody else or one that has too many names.
    static func link(_ path: String, as other: String) throws(SystemFailure) -> Bool {
        #if canImport(Glibc)
            let result = Glibc.link(path, other)
        #else
            let result = Darwin.link(path, other)
        #endif
        if result == 0 { return true }
        guard [EXDEV, EPERM, EMLINK, ENOTSUP, ENOSYS].contains(errno) else { throw SystemFailure("link", path) }
        return false
    }

    /// Gives a folder the owner and the rights of another one. False where the system does not let us.
    static func match(_ path: String, to other: String) throws(SystemFailure) -> Bool {
        var own = stat()
        var wanted = stat()
        guard stat(path, &own) == 0, stat(other, &wanted) == 0 else { throw SystemFailure("put into place", other) }
        let isOwned = own.st_uid == wanted.st_uid && own.st_gid == wanted.st_gid
        guard isOwned || chown(path, wanted.st_uid, wanted.st_gid) == 0 else { return false }
        return chmod(path, wanted.st_mode & 0o7777) == 0
    }

    /// Moves a file or folder to a new name, in the place of a file or an empty folder that is there.
    static func move(_ path: String, to other: String) throws(SystemFailure) {
        guard rename(path, other) == 0 else { throw SystemFailure("put into place", other) }
    }

    /// Exchanges two folders in one step. False where the system cannot: at a mount point or on some file systems.
    static func exchange(_ path: String, _ other: String) throws(SystemFailure) -> Bool {
        if Machine.exchange(path, other) { return true }
        guard [EBUSY, EXDEV, EINVAL, ENOSYS, ENOTSUP].contains(errno) else {
            throw SystemFailure("put into place", other)
        }
        return false
    }

    /// Removes one file or link. What is not there is no failure.
    static func removeFile(_ path: String) throws(SystemFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw SystemFailure("remove", path) }
    }

    /// Removes a file, or a folder with all that is in it. Links are removed, not followed. What is not there is no failure.
    static func removeAll(_ path: String) throws(SystemFailure) {
        guard case .folder = kind(of: path, followingLinks: false) else { return try removeFile(path) }
        for name in try names(in: path) { try removeAll("\(path)/\(name)") }
        guard rmdir(path) == 0 else { throw SystemFailure("remove", path) }
    }

    /// Removes a folder if nothing is in it.
    @discardableResult
    static func removeIfEmpty(_ folder: String) -> Bool { rmdir(folder) == 0 }
}
