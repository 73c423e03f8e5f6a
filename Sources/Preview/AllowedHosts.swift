/// The names under which the preview may be asked for. A page of somebody else can have its own name lead to this machine
/// (DNS rebinding), and would read drafts; but it cannot change the header `Host`.
struct AllowedHosts {
    private let names: Set<String>

    /// - Parameter others: Names beside those of this machine itself.
    init(_ others: [String] = []) {
        names = Set(["localhost", "127.0.0.1", "[::1]"] + others.map { $0.lowercased() })
    }

    /// Whether a header `Host` names one of them, with any port.
    func contains(_ header: String?) -> Bool {
        guard let header = header?.lowercased() else { return false }
        if names.contains(header) { return true }
        guard let colon = header.lastIndex(of: ":") else { return false }
        let port = header[header.index(after: colon)...]
        return names.contains(String(header[..<colon])) && port.utf8.count <= 5
            && port.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
