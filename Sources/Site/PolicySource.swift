/// A source in a policy, as Content Security Policy Level 3 writes it (section 2.3.1), and what it lets in (section 6.7.2).
enum PolicySource: Equatable {
    /// `'self'`, `'unsafe-inline'`, a digest.
    case keyword(String)
    /// `data:`, without its colon.
    case scheme(String)
    /// `https://*.example.org:8080/a/`. What is not written is nil, the path empty.
    case host(scheme: String?, host: String, port: String?, path: String)

    /// What can be added. `'none'`, `'strict-dynamic'` and nonces would keep the site's own scripts and styles out, or mean
    /// nothing in pages that are the same for every reader.
    static let keywords = [
        "'self'", "'unsafe-inline'", "'unsafe-eval'", "'wasm-unsafe-eval'", "'unsafe-hashes'", "'report-sample'",
    ]

    /// Nil for what is no source, or none that can be added.
    init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        if text.hasPrefix("'") {
            guard Self.keywords.contains(text.lowercased()) || Self.isDigest(text) else { return nil }
            self = .keyword(text.lowercased())
        } else if text.hasSuffix(":") {
            guard let scheme = text.scheme, scheme.utf8.count == text.utf8.count - 1 else { return nil }
            self = .scheme(scheme.lowercased())
        } else {
            var rest = Substring(text)
            var scheme: String?
            if let mark = text.firstRange(of: "://") {
                guard let written = text.scheme, written.endIndex <= mark.lowerBound else { return nil }
                scheme = written.lowercased()
                rest = text[mark.upperBound...]
            }
            let authority = rest.prefix { $0 != "/" }
            let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
            let host = parts[0].lowercased()
            let port = parts.count == 2 ? String(parts[1]) : nil
            guard parts.count <= 2, Self.isHost(host),
                port.map({ $0 == "*" || !$0.isEmpty && $0.allSatisfy(\.isNumber) }) ?? true,
                rest[authority.endIndex...].allSatisfy({
                    $0.isLetter || $0.isNumber || "/-._~!$&'()*+=:@%".contains($0)
                })
            else { return nil }
            self = .host(scheme: scheme, host: host, port: port, path: String(rest[authority.endIndex...]))
        }
    }

    private static func isDigest(_ text: String) -> Bool {
        let parts = text.dropFirst().split(separator: "-", maxSplits: 1)
        guard parts.count == 2, ["sha256", "sha384", "sha512"].contains(parts[0].lowercased()), parts[1].hasSuffix("'")
        else { return false }
        return parts[1].count > 40
            && parts[1].dropLast().allSatisfy { $0.isLetter || $0.isNumber || "+/-_=".contains($0) }
    }

    /// `*`, `example.org` or `*.example.org`. A word that would be a keyword in quotes is none.
    private static func isHost(_ text: String) -> Bool {
        if text == "*" { return true }
        let labels = (text.hasPrefix("*.") ? text.dropFirst(2) : text[...]).split(
            separator: ".", omittingEmptySubsequences: false)
        let isWord = labels.count == 1 && (keywords + ["'none'", "'strict-dynamic'"]).contains("'\(text)'")
        return !isWord && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
    }

    /// What an address names.
    struct Target {
        /// Nil where the page's own counts.
        let scheme: String?
        /// Nil within the site.
        let host: String?
        var port: String?
        var path = ""

        init(_ address: String) {
            scheme = address.scheme?.lowercased()
            guard let authority = address.host, scheme != nil || address.hasPrefix("//") else {
                host = nil
                return
            }
            let parts = authority.split(separator: ":", maxSplits: 1)
            host = parts.first.map { $0.lowercased() } ?? ""
            port = parts.count == 2 ? String(parts[1]) : nil
            let start = address.firstRange(of: "//").map { address.index($0.upperBound, offsetBy: authority.count) }
            path = String(address[(start ?? address.endIndex)...].prefix { $0 != "?" && $0 != "#" })
        }
    }

    /// Whether it lets an address in.
    func matches(_ target: Target) -> Bool {
        switch self {
        case .keyword(let word): return word == "'self'" && target.scheme == nil && target.host == nil
        case .scheme(let scheme):
            // That of the page counts for `//example.org`; where it will be is mostly https.
            return (target.scheme ?? (target.host == nil ? nil : "https")).map { Self.isSame(scheme, $0) } ?? false
        case .host(let scheme, let host, let port, let path):
            guard let own = target.host else { return false }
            let isHost = host == "*" || (host.hasPrefix("*.") ? own.hasSuffix(host.dropFirst()) : own == host)
            let isPath =
                path.isEmpty || path == "/"
                || (path.hasSuffix("/") ? target.path.hasPrefix(path) : target.path == path)
            let isScheme = scheme.map { scheme in target.scheme.map { Self.isSame(scheme, $0) } ?? true } ?? true
            return isHost && isPath && isScheme && (port == target.port || port == "*")
        }
    }

    /// What lets http in lets https in too.
    private static func isSame(_ scheme: String, _ other: String) -> Bool {
        scheme == other || scheme == "http" && other == "https"
    }
}
