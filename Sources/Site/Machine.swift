import CSystem

/// What the system can do and Swift's libraries do not say. Only this file knows the C for it.
enum Machine {
    /// On how many processors this program may run at once.
    static var processors: Int { Int(gnomon_processors()) }

    /// Exchanges two files or folders in one step. When it cannot, `errno` says why.
    static func exchange(_ path: String, _ other: String) -> Bool { gnomon_exchange(path, other) == 0 }
}
