/// The list of all files of a site, `gnomon.json`: by it Gnomon knows its own files again.
struct Manifest: Sendable {
    /// A file as it was written.
    struct Entry: Sendable, Equatable {
        let path: SitePath
        let size: Int
        let sha256: String
    }

    static let name = "gnomon.json"

    /// Sorted by path.
    let entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries.sorted { $0.path < $1.path }
    }

    /// JSON with one file on each line, so that two sites can be compared with any tool.
    var json: [UInt8] {
        let lines = entries.map { entry in
            "{\"path\": \"\(entry.path.text.escapedForJSON)\", \"size\": \(entry.size), \"sha256\": \"\(entry.sha256)\"}"
        }
        return Array("{\"files\": [\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
    }

    /// Reads what `json` wrote. Anything else is nil: then the folder is somebody else's.
    init?(json: [UInt8]) {
        guard let text = String(validating: json, as: UTF8.self) else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 3, lines[0] == "{\"files\": [", lines.popLast() == "", lines.popLast() == "]}" else {
            return nil
        }
        var entries: [Entry] = []
        for line in lines.dropFirst() where !line.isEmpty {
            guard let entry = Entry(line: line) else { return nil }
            entries.append(entry)
        }
        self.entries = entries
    }
}

extension Manifest.Entry {
    fileprivate init?(line: Substring) {
        var rest = line
        func take(_ text: String) -> Bool {
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        }
        guard take("{\"path\": \""), let end = rest.firstRange(of: "\", \"size\": ") else { return nil }
        let path = String(rest[..<end.lowerBound]).unescapedFromJSON
        rest = rest[end.upperBound...]
        guard let size = Int(rest.prefix(while: \.isNumber)) else { return nil }
        rest = rest.drop(while: \.isNumber)
        guard take(", \"sha256\": \"") else { return nil }
        self.init(path: SitePath(path), size: size, sha256: String(rest.prefix(64)))
    }
}

extension String {
    /// The text as it is written between the quotation marks of JSON.
    var escapedForJSON: String {
        var escaped = ""
        for character in unicodeScalars {
            switch character {
            case "\"", "\\": escaped += "\\\(character)"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(character.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    /// What `escapedForJSON` made this of.
    fileprivate var unescapedFromJSON: String {
        var text = ""
        var rest = Substring(self)
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                text.append(character)
                continue
            }
            if next == "u", let code = UInt32(rest.prefix(4), radix: 16), let scalar = Unicode.Scalar(code) {
                text.unicodeScalars.append(scalar)
                rest = rest.dropFirst(4)
            } else {
                text.append(next)
            }
        }
        return text
    }
}
