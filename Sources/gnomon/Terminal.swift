import Site

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where people read.
enum Terminal {
    /// To standard output.
    static func print(_ text: String) throws(SystemFailure) { try print(Array(text.utf8)) }

    /// To standard output.
    static func print(_ bytes: [UInt8]) throws(SystemFailure) {
        try write(bytes, to: STDOUT_FILENO, called: "standard output")
    }

    /// To standard error. Where that fails, nobody could be told.
    static func complain(_ text: String) {
        try? write(Array(text.utf8), to: STDERR_FILENO, called: "standard error")
    }

    /// The present folder, from the top of the disk.
    static var workingFolder: String {
        guard let path = realpath(".", nil) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// Whether somebody looks at standard error.
    static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes all of it. A reader that goes away early is no failure of ours.
    static func write(_ bytes: [UInt8], to file: Int32, called name: String) throws(SystemFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer in
                #if canImport(Glibc)
                    Glibc.write(file, buffer.baseAddress, buffer.count)
                #else
                    Darwin.write(file, buffer.baseAddress, buffer.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EPIPE { return }
            guard count > 0 else { throw SystemFailure("write", name) }
            rest = rest.dropFirst(count)
        }
    }

    /// `23 ms`, `1.2 s`.
    static func text(_ duration: Duration) -> String {
        let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        if milliseconds < 1000 { return "\(milliseconds) ms" }
        return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    }
}

/// A line that tells how far a long run is: on a terminal, after the first second.
struct Progress {
    private let start: ContinuousClock.Instant
    private var lastShown: ContinuousClock.Instant?

    init(start: ContinuousClock.Instant) { self.start = start }

    /// Shows it, at most ten times a second.
    mutating func show(_ done: Int, of all: Int) {
        guard Terminal.isWatched else { return }
        let now = ContinuousClock().now
        guard now - start > .seconds(1), lastShown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
        lastShown = now
        Terminal.complain("\r\(done) of \(all) articles")
    }

    /// Takes the line away again.
    func clear() {
        if lastShown != nil { Terminal.complain("\r\u{1B}[K") }
    }
}
