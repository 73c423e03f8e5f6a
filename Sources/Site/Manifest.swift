import SourceText

/// The list of all files of a site, `gnomon.json`: by it Gnomon knows its own files again.
struct Manifest: Sendable {
    /// A file as it was written.
    struct Entry: Sendable, Equatable {
        let path: SitePath
        let size: Int
        let sha256: String
    }

    /// Where it stands in the site.
    static let file = SitePath("gnomon.json")

    /// Sorted by path.
    let entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries.sorted { $0.path < $1.path }
    }

    /// This list and what another one has beside it.
    func union(_ other: Manifest) -> Manifest {
        let paths = Set(entries.map(\.path))
        return Manifest(entries + other.entries.filter { !paths.contains($0.path) })
    }

    /// JSON with one file on each line, so that two sites can be compared with any tool.
    var json: [UInt8] {
        let lines = entries.map { entry in
            "{\"path\": \"\(entry.path.text.escapedForJSON)\", \"size\": \(entry.size), \"sha256\": \"\(entry.sha256)\"}"
        }
        return Array("{\"files\": [\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
    }

    /// Reads what `json` wrote, also after a tool made CRLF of its line ends. Anything else is nil, and so is a list with
    /// a path that could lead out of the folder.
    init?(json: [UInt8]) {
        var lines = json.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        guard lines.count >= 3, lines.removeFirst().elementsEqual("{\"files\": [".utf8),
            lines.removeLast().isEmpty, lines.removeLast().elementsEqual("]}".utf8)
        else { return nil }
        var entries: [Entry] = []
        for line in lines where !line.isEmpty {
            guard let entry = Entry(line: line) else { return nil }
            entries.append(entry)
        }
        self.init(entries)
    }
}

extension Manifest.Entry {
    /// Reads by bytes: to `Character` a quotation mark before a combining accent is none.
    fileprivate init?(line: ArraySlice<UInt8>) {
        var rest = line
        func take(_ text: String) -> Bool {
            guard rest.starts(with: text.utf8) else { return false }
            rest = rest.dropFirst(text.utf8.count)
            return true
        }
        func take(while isWanted: (UInt8) -> Bool) -> String {
            let taken = rest.prefix(while: isWanted)
            rest = rest.dropFirst(taken.count)
            return String(decoding: taken, as: UTF8.self)
        }
        guard take("{\"path\": \""), let text = rest.takeJSONText(), SitePath(text).isWithin,
            take(", \"size\": "), let size = Int(take { (0x30...0x39).contains($0) }),
            take(", \"sha256\": \"")
        else { return nil }
        let digest = take { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard digest.utf8.count == 64, take("\"}"), rest.isEmpty || rest.elementsEqual(",".utf8) else { return nil }
        self.init(path: SitePath(text), size: size, sha256: digest)
    }
}

extension SitePath {
    /// Whether it surely leads to something below the top.
    fileprivate var isWithin: Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return !text.utf8.contains(0)
            && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
    }
}

extension ArraySlice<UInt8> {
    /// Takes what `escapedForJSON` wrote, with the quotation mark that ends it; nil if it is something else.
    fileprivate mutating func takeJSONText() -> String? {
        var text: [UInt8] = []
        while let byte = popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let next = popFirst() else { return nil }
                guard next == UInt8(ascii: "u") else {
                    text.append(next)
                    continue
                }
                let digits = String(decoding: prefix(4), as: UTF8.self)
                guard digits.allSatisfy(\.isHexDigit), let code = UInt32(digits, radix: 16),
                    let scalar = Unicode.Scalar(code)
                else { return nil }
                text += String(scalar).utf8
                self = dropFirst(4)
            default:
                text.append(byte)
            }
        }
        return nil
    }
}
