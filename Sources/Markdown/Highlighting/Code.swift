/// Code to be divided into tokens: a part of a text, and how far it is read.
///
/// The readers look at each byte a bounded number of times, whatever the text, so the time for a text grows with its
/// length and no faster. Tokens begin and end at ASCII bytes or at the edge of the text, never within a character.
struct Code {
    let bytes: [UInt8]
    /// Where the next byte is read.
    var at: Int
    let end: Int
    /// How many other languages this one stands in.
    let depth: Int
    var tokens: Tokens

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        at = 0
        end = bytes.count
        depth = 0
        tokens = Tokens()
    }

    private init(partOf code: Code, _ range: Range<Int>) {
        bytes = code.bytes
        at = range.lowerBound
        end = range.upperBound
        depth = code.depth + 1
        tokens = code.tokens
    }

    /// Reads a part in another language. More than a few in each other stay plain: each is read once more.
    mutating func read(_ range: Range<Int>, in language: CodeLanguage?) {
        defer { at = range.upperBound }
        guard let language, depth < 3, !range.isEmpty else { return }
        var part = Code(partOf: self, range)
        tokens = Tokens()
        language.read(&part)
        tokens = part.tokens
    }

    /// The byte at a place; 0 beyond the end.
    subscript(_ index: Int) -> UInt8 { index < end && index >= 0 ? bytes[index] : 0 }

    var isAtEnd: Bool { at >= end }

    /// Whether some ASCII text stands here.
    func has(_ text: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + text.utf8CodeUnitCount <= end else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    /// Whether some bytes stand here.
    func has(_ text: [UInt8], at index: Int) -> Bool {
        guard index >= 0, index + text.count <= end else { return false }
        return text.indices.allSatisfy { bytes[index + $0] == text[$0] }
    }

    /// The next place from here that holds a byte for which something is true, or the end.
    func next(from start: Int, where isWanted: (UInt8) -> Bool) -> Int {
        var index = start
        while index < end, !isWanted(bytes[index]) { index += 1 }
        return index
    }

    /// Where the line ends that holds a place: at its line feed, or at the end.
    func endOfLine(from start: Int) -> Int { next(from: start) { $0 == UInt8(ascii: "\n") } }

    /// Where a text next ends, or the end of the code.
    func endOf(_ text: [UInt8], from start: Int) -> Int {
        var index = start
        while index < end {
            if bytes[index] == text[0], has(text, at: index) { return index + text.count }
            index += 1
        }
        return end
    }

    /// Goes on to a place; what lies between is of a kind.
    mutating func take(_ kind: TokenKind?, to place: Int) {
        let place = min(place, end)
        tokens.add(kind, at, place)
        at = place
    }

    /// Goes over blanks.
    mutating func skipBlanks() { at = next(from: at) { !$0.isBlank } }
}

extension UInt8 {
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// An ASCII letter, or a byte of any other character beyond ASCII.
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self >= 0x80 }
    var isCapital: Bool { self >= 0x41 && self <= 0x5A }
    /// A letter, a digit or `_`.
    var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
    /// A blank or the end of a line.
    var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
