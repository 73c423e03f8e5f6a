import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file without a name that keeps what is written until it is needed: the texts of all articles, which are done before the
/// first page can be, since a page names its neighbours by their titles. The system removes it, whatever happens.
final class Spool: Sendable {
    private let file: Int32
    private let end = Mutex(0)

    /// Where something lies.
    typealias Range = Swift.Range<Int>

    /// Makes one where the system keeps temporary files.
    init() throws(SystemFailure) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let path = (folder.isEmpty ? "/tmp" : folder) + "/gnomon.XXXXXX"
        var template = path.utf8CString
        file = template.withUnsafeMutableBufferPointer { buffer in
            let file = buffer.baseAddress.map { mkstemp($0) } ?? -1
            if file >= 0, let name = buffer.baseAddress { unlink(name) }
            return file
        }
        guard file >= 0 else { throw SystemFailure("write", path) }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(file) }

    /// Keeps some bytes.
    func add(_ bytes: [UInt8]) throws(SystemFailure) -> Range {
        let start = end.withLock { end in
            defer { end += bytes.count }
            return end
        }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                pwrite(file, buffer.baseAddress.map { $0 + written }, buffer.count - written, off_t(start + written))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemFailure("write", "a temporary file") }
            written += count
        }
        return start..<start + bytes.count
    }

    /// Gives them back.
    func read(_ range: Range) throws(SystemFailure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeMutableBytes { buffer in
                pread(file, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(range.lowerBound + done))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemFailure("read", "a temporary file") }
            done += count
        }
        return bytes
    }
}
