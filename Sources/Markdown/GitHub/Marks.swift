/// What stands in the text that cmark reads, in the place of something it would misread.
///
/// A number between two noncharacters that EscapeMarks lets through from nobody else. Whatever cmark does with the text,
/// the number comes out of it, and with it what was written.
struct Marks {
    enum Meaning {
        /// An address that becomes a link.
        case address
        /// The label of a footnote’s reference.
        case label
        /// A line of a table.
        case table(number: Int, line: Int)
    }

    private var all: [(meaning: Meaning, written: [UInt8])] = []

    static let opening: [UInt8] = [0xEF, 0xB7, 0x93]
    static let closing: [UInt8] = [0xEF, 0xB7, 0x94]
    /// Stands between a backslash or `&` and what it hides, so that cmark leaves both as they are.
    static let escape: [UInt8] = [0xEF, 0xB7, 0x92]

    var isEmpty: Bool { all.isEmpty }

    /// The mark for something that was written. It ends as that ends, in a letter or in punctuation: emphasis depends on it.
    mutating func add(_ meaning: Meaning, _ written: [UInt8]) -> [UInt8] {
        let written = written.withoutEscapes
        all.append((meaning, written))
        let mark = Self.opening + Array(String(all.count - 1).utf8) + Self.closing
        return written.last?.isASCIIPunctuation == true ? mark + [UInt8(ascii: ".")] : mark
    }

    /// The mark at the start of some bytes, if there is one, and how long it is.
    func mark(at bytes: ArraySlice<UInt8>) -> (meaning: Meaning, written: [UInt8], length: Int)? {
        guard bytes.starts(with: Self.opening) else { return nil }
        let digits = bytes.dropFirst(3).prefix { $0.isASCIIDigit }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), all.indices.contains(number),
            bytes[digits.endIndex...].starts(with: Self.closing)
        else { return nil }
        let (meaning, written) = all[number]
        let isDotted =
            written.last?.isASCIIPunctuation == true && bytes.dropFirst(6 + digits.count).first == UInt8(ascii: ".")
        return (meaning, written, 6 + digits.count + (isDotted ? 1 : 0))
    }

    /// The text as it was written.
    /// - Parameter unescaping: Whether a backslash has hidden what follows it, as it does but in code and HTML.
    func restored(_ text: String, unescaping: Bool) -> String {
        guard text.utf8.contains(0xEF) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var at = 0
        while at < bytes.count {
            if bytes[at] == 0xEF {
                if let mark = mark(at: bytes[at...]) {
                    result += mark.written
                    at += mark.length
                    continue
                }
                if bytes[at...].starts(with: Self.escape) {
                    at += 3
                    guard unescaping, let (hidden, length) = Self.hidden(after: result.last, in: bytes[at...]) else {
                        continue
                    }
                    result.removeLast()
                    result.append(hidden)
                    at += length
                    continue
                }
            }
            result.append(bytes[at])
            at += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What an escape mark hides: the character after a backslash, or the one that `#126;` after `&` stands for.
    static func hidden(after before: UInt8?, in rest: ArraySlice<UInt8>) -> (character: UInt8, length: Int)? {
        switch before {
        case UInt8(ascii: "\\"): rest.first.map { ($0, 1) }
        case UInt8(ascii: "&"): rest.numericReference
        default: nil
        }
    }

    /// The text with an escape mark wherever a backslash or a numeric reference hides a character that means something
    /// beyond CommonMark, and whether there is any.
    static func escaping(_ text: [UInt8]) -> (text: [UInt8], isMarked: Bool) {
        var result: [UInt8] = []
        var copied = 0
        var at = 0
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "\\"), at + 1 < text.count {
                if hides(text[at + 1]) {
                    result += text[copied...at]
                    result += escape
                    copied = at + 1
                }
                at += 2
            } else if byte == UInt8(ascii: "&"), let (character, _) = text[(at + 1)...].numericReference,
                hides(character)
            {
                result += text[copied...at]
                result += escape
                copied = at + 1
                at += 1
            } else {
                at += 1
            }
        }
        guard copied > 0 else { return (text, false) }
        return (result + text[copied...], true)
    }

    private static func hides(_ byte: UInt8) -> Bool { "~@:.[*".utf8.contains(byte) }
}

extension ArraySlice<UInt8> {
    /// The ASCII character that `#126;` or `#x7E;` at the start stands for.
    fileprivate var numericReference: (character: UInt8, length: Int)? {
        guard first == UInt8(ascii: "#") else { return nil }
        let isHexadecimal = dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let digits = dropFirst(isHexadecimal ? 2 : 1).prefix(8).prefix {
            isHexadecimal ? $0.isASCIIHexDigit : $0.isASCIIDigit
        }
        guard self[digits.endIndex...].first == UInt8(ascii: ";"),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10), value < 128
        else { return nil }
        return (UInt8(value), digits.endIndex + 1 - startIndex)
    }
}

extension Array<UInt8> {
    /// The bytes without escape marks.
    var withoutEscapes: [UInt8] {
        guard contains(0xEF) else { return self }
        var result: [UInt8] = []
        var at = 0
        while at < count {
            if self[at] == 0xEF, self[at...].starts(with: Marks.escape) {
                at += 3
            } else {
                result.append(self[at])
                at += 1
            }
        }
        return result
    }
}

extension UInt8 {
    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    var isASCIIHexDigit: Bool { isASCIIDigit || (0x61...0x66).contains(self | 0x20) }
    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    var isASCIIPunctuation: Bool { (0x21...0x7E).contains(self) && !isASCIIDigit && !isASCIILetter }
    /// What CommonMark calls white space in ASCII.
    var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
