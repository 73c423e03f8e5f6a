/// A start tag in HTML: `<a href="b.html">`.
public struct HTMLTag {
    /// An attribute: where its name and its value stand. The value of one without a value is empty.
    public struct Attribute {
        /// Where its name stands.
        public let name: Range<Int>
        /// Where its value stands, without quotation marks.
        public let value: Range<Int>
    }

    /// Where the tag stands.
    public let range: Range<Int>
    /// Where its name stands.
    public let name: Range<Int>
    /// Its attributes, in order.
    public let attributes: [Attribute]

    /// Goes over the start tags in a piece of HTML, much as browsers do: comments, and the text of scripts and styles, hold
    /// none.
    public static func forEach(in html: [UInt8], _ visit: (HTMLTag) -> Void) {
        html.withUnsafeBytes { bytes in
            var scanner = HTMLScanner(bytes: bytes)
            while let tag = scanner.next() { visit(tag) }
        }
    }
}

/// Finds start tags.
private struct HTMLScanner {
    let bytes: UnsafeRawBufferPointer
    var at = 0

    /// What holds text that is not HTML.
    private static let rawText: [[UInt8]] = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
    ]
    .map { Array($0.utf8) }

    private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func next() -> HTMLTag? {
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "<"), let second = byte(at + 1) else {
                at += 1
                continue
            }
            if second.isASCIILetter { return tag() }
            if second == UInt8(ascii: "!"), byte(at + 2) == UInt8(ascii: "-"), byte(at + 3) == UInt8(ascii: "-") {
                skip(past: "-->", from: at + 2)
            } else if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") || second == UInt8(ascii: "/") {
                skip(past: ">", from: at + 1)
            } else {
                at += 1
            }
        }
        return nil
    }

    private mutating func tag() -> HTMLTag {
        let start = at
        at += 1
        let name = take { !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
        var attributes: [HTMLTag.Attribute] = []
        while true {
            _ = take { $0.isHTMLSpace || $0 == UInt8(ascii: "/") }
            guard let byte = byte(at) else { break }
            if byte == UInt8(ascii: ">") {
                at += 1
                break
            }
            attributes.append(attribute())
        }
        let end = at
        if Self.rawText.contains(where: { isEqual(name, $0) }) { skipRawText(of: name) }
        return HTMLTag(range: start..<end, name: name, attributes: attributes)
    }

    private mutating func attribute() -> HTMLTag.Attribute {
        // A name can begin with `=`.
        let start = at
        at += 1
        _ = take {
            !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=")
        }
        let name = start..<at
        _ = take(while: \.isHTMLSpace)
        guard byte(at) == UInt8(ascii: "=") else { return HTMLTag.Attribute(name: name, value: at..<at) }
        at += 1
        _ = take(while: \.isHTMLSpace)
        guard let quote = byte(at), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return HTMLTag.Attribute(name: name, value: take { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") })
        }
        at += 1
        let value = take { $0 != quote }
        at = min(at + 1, bytes.count)
        return HTMLTag.Attribute(name: name, value: value)
    }

    private mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
        let start = at
        while at < bytes.count, isWanted(bytes[at]) { at += 1 }
        return start..<at
    }

    private mutating func skip(past end: String, from start: Int) {
        let end = Array(end.utf8)
        at = start
        while at < bytes.count {
            at += 1
            if at >= end.count, bytes[at - end.count..<at].elementsEqual(end) { return }
        }
    }

    /// To the end tag of an element.
    private mutating func skipRawText(of name: Range<Int>) {
        while at < bytes.count {
            let next = at + 2..<at + 2 + name.count
            if bytes[at] == UInt8(ascii: "<"), byte(at + 1) == UInt8(ascii: "/"), next.upperBound <= bytes.count,
                isEqual(next, Array(bytes[name]).map(\.asLowercase))
            {
                return
            }
            at += 1
        }
    }

    /// Whether a name is another one, in capitals or not.
    private func isEqual(_ range: Range<Int>, _ name: [UInt8]) -> Bool {
        range.count == name.count && bytes[range].lazy.map(\.asLowercase).elementsEqual(name)
    }
}

extension UInt8 {
    fileprivate var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }

    fileprivate var asLowercase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension [UInt8] {
    /// The name of a tag or an attribute, in small letters.
    public func htmlName(_ range: Range<Int>) -> String {
        String(decoding: self[range].lazy.map(\.asLowercase), as: UTF8.self)
    }

    /// Whether a name of a tag or an attribute is this one, which is in small letters.
    public func isHTMLName(_ range: Range<Int>, _ name: StaticString) -> Bool {
        range.count == name.utf8CodeUnitCount
            && self[range].lazy.map(\.asLowercase).elementsEqual(
                UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    /// The value of an attribute, its character references resolved: those that everybody uses, and numbers.
    public func htmlValue(_ range: Range<Int>) -> String {
        guard self[range].contains(UInt8(ascii: "&")) else { return String(decoding: self[range], as: UTF8.self) }
        var text = ""
        var rest = Substring(decoding: self[range], as: UTF8.self)
        while let mark = rest.firstIndex(of: "&") {
            text += rest[..<mark]
            rest = rest[mark...]
            let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = name.htmlCharacter else {
                text += "&"
                rest = rest.dropFirst()
                continue
            }
            text.append(character)
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return text + rest
    }
}

extension Substring {
    /// The character that a reference names, without `&` and `;`.
    fileprivate var htmlCharacter: Character? {
        switch self {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard first == "#" else { return nil }
            let digits = dropFirst()
            let isHexadecimal = digits.first == "x" || digits.first == "X"
            let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init).map { Character($0) }
        }
    }
}
