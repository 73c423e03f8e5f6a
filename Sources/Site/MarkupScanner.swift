/// The tags of a page, one after the other: as much of HTML's syntax as pages and their templates use. What is no HTML
/// gives other tags, and never a failure.
struct MarkupScanner: Sequence, IteratorProtocol {
    /// A tag as it is written.
    struct Tag {
        /// In small letters; with a slash in front at the end of an element.
        let name: String
        /// Values by names in small letters, character references resolved. Of two the first counts.
        let attributes: [String: String]
        /// Where the tag ends, in bytes: where its content begins.
        let end: Int
        /// Where the tag begins, in bytes.
        let start: Int
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Tag? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if bytes[position...].starts(with: "!--".utf8) {
                skip(past: "-->")
                continue
            }
            let isEnd = peek == UInt8(ascii: "/")
            if isEnd { position += 1 }
            let name = take { !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }.lowercased()
            guard name.utf8.first?.isLetter == true else { continue }
            var attributes: [String: String] = [:]
            while let attribute = takeAttribute() {
                if attributes[attribute.name] == nil { attributes[attribute.name] = attribute.value }
            }
            let end = position
            if !isEnd, name == "script" || name == "style" { skip(past: "</\(name)") }
            return Tag(name: isEnd ? "/\(name)" : name, attributes: attributes, end: end, start: start)
        }
        position = bytes.count
        return nil
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
        let part = bytes[position...].prefix(while: isWanted)
        position = part.endIndex
        return String(decoding: part, as: UTF8.self)
    }

    /// The next attribute, or nil after the end of the tag.
    private mutating func takeAttribute() -> (name: String, value: String)? {
        _ = take { $0.isBlank || $0 == UInt8(ascii: "/") }
        guard let first = peek else { return nil }
        guard first != UInt8(ascii: ">") else {
            position += 1
            return nil
        }
        // A name can begin with an equals sign.
        position += 1
        let rest = take { !$0.isBlank && ![UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")].contains($0) }
        let name = String(decoding: [first], as: UTF8.self) + rest
        _ = take(while: \.isBlank)
        guard peek == UInt8(ascii: "=") else { return (name.lowercased(), "") }
        position += 1
        _ = take(while: \.isBlank)
        guard let mark = peek, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
            return (name.lowercased(), take { !$0.isBlank && $0 != UInt8(ascii: ">") }.unescapedMarkup)
        }
        position += 1
        let value = take { $0 != mark }
        position = Swift.min(position + 1, bytes.count)
        return (name.lowercased(), value.unescapedMarkup)
    }

    private mutating func skip(past text: String) {
        while let start = bytes[position...].firstIndex(where: { $0 == text.utf8.first }) {
            position = start + 1
            if bytes[start...].starts(with: text.utf8) {
                position = start + text.utf8.count
                return
            }
        }
        position = bytes.count
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

extension String {
    /// The text behind the references that cmark and the templates write.
    var unescapedMarkup: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        return replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
}
