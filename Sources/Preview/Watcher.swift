import Site

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Hears what happens in folders (inotify, Linux alone). Folders are watched, not files: editors put a new file in the
/// place of the old one.
final class Watcher {
    /// Has something to read when something happened.
    let file: Int32
    /// By the numbers that the system gave them.
    private var folders: [Int32: String] = [:]

    /// Something happened to a name in a folder.
    struct Event: Equatable {
        /// Nil if the system could not keep up: anything may have happened.
        let path: String?
        let isFolder: Bool
        /// Whether it is a file that now stands there whole: written to its end, or moved there.
        let isWhole: Bool
    }

    #if os(Linux)
        /// Nil if the system has no more.
        init?() {
            file = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard file >= 0 else { return nil }
        }

        private static let mask =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB) | UInt32(IN_ONLYDIR)

        private static let wholeMask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)

        /// Watches these folders and no others.
        /// - Returns: Whether the system lets all of them be watched.
        func watch(_ paths: [String]) -> Bool {
            var now: [Int32: String] = [:]
            var isComplete = true
            for path in paths {
                let number = inotify_add_watch(file, path, Self.mask)
                if number >= 0 {
                    now[number] = path
                } else if errno != ENOENT, errno != ENOTDIR {
                    isComplete = false
                }
            }
            for number in folders.keys where now[number] == nil { inotify_rm_watch(file, number) }
            folders = now
            return isComplete
        }

        /// What happened since the last time.
        func events() -> [Event] {
            var events: [Event] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
                guard count > 0 else { return events }
                buffer.withUnsafeBytes { bytes in
                    var at = 0
                    while at < count {
                        let event = bytes.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
                        let start = at + MemoryLayout<inotify_event>.size
                        let name = bytes[start..<start + Int(event.len)].prefix { $0 != 0 }
                        at = start + Int(event.len)
                        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                            events.append(Event(path: nil, isFolder: false, isWhole: true))
                        } else if let folder = folders[event.wd], !name.isEmpty {
                            let isFolder = event.mask & UInt32(IN_ISDIR) != 0
                            events.append(
                                Event(
                                    path: "\(folder)/\(String(decoding: name, as: UTF8.self))", isFolder: isFolder,
                                    isWhole: !isFolder && event.mask & Self.wholeMask != 0))
                        }
                    }
                }
            }
        }
    #else
        /// There is none; the preview looks every second.
        init?() { return nil }
        func watch(_ paths: [String]) -> Bool { false }
        func events() -> [Event] { [] }
    #endif
}
