/// The path of a request, decoded once: parts that are names and nothing else.
struct RequestPath: Equatable {
    /// Without a slash at either end.
    let text: String
    /// Whether it ended in a slash.
    let isFolder: Bool

    /// Reads what stands in a request. Nil for what no page of ours links to: dots as parts, in whatever encoding; empty
    /// parts; slashes, backslashes and control characters in a name; what is not UTF-8; half a percent-encoding.
    init?(_ target: String) {
        var raw = Array(target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        guard raw.first == UInt8(ascii: "/") else { return nil }
        raw.removeFirst()
        var parts: [String] = []
        let encoded = raw.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for part in encoded.dropLast(encoded.last?.isEmpty == true ? 1 : 0) {
            guard let name = Self.decoded(part) else { return nil }
            parts.append(name)
        }
        text = parts.joined(separator: "/")
        isFolder = encoded.last?.isEmpty == true
    }

    private init(text: String, isFolder: Bool) { (self.text, self.isFolder) = (text, isFolder) }

    /// The path within a folder; nil if it lies elsewhere.
    func within(_ folder: RequestPath) -> RequestPath? {
        if folder.text.isEmpty { return self }
        guard text.utf8.starts(with: folder.text.utf8) else { return nil }
        let rest = text.utf8.dropFirst(folder.text.utf8.count)
        guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
        return RequestPath(text: String(Substring(rest.dropFirst())), isFolder: isFolder)
    }

    private static func decoded(_ part: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { return nil }
            bytes.append(high << 4 | low)
        }
        let isName = !bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        guard isName, let name = String(validating: bytes, as: UTF8.self), !["", ".", ".."].contains(name) else {
            return nil
        }
        return name
    }
}

extension UInt8 {
    /// What a hexadecimal digit stands for; nil of anything else.
    var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
