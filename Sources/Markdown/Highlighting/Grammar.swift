/// A description of a language whose code is words, numbers, strings and comments: most of them. GrammarReader reads
/// code by it.
struct Grammar: Sendable {
    /// A string: what it begins and ends with, and what is special in it.
    struct Text: Sendable {
        let open: [UInt8]
        let close: [UInt8]
        /// Whether a backslash keeps what follows it in the string.
        var hasEscapes = true
        /// Whether it can go over several lines; else it ends with its line at the latest.
        var hasLines = false
        /// `#` before and after, as many as wanted, as in Swift.
        var hasHashes = false
        /// What code in the string begins with. It ends with the bracket that belongs to it.
        var interpolation: [UInt8] = []
        /// Letters of which some may stand before the string, and the one of them that allows interpolation.
        var prefixes = ByteSet()
        var interpolationPrefix: UInt8?
        /// Whether a colon ends the code of an interpolation: what follows is a format.
        var hasFormats = false
        /// Whether `$name` in it is a variable.
        var hasVariables = false
        var kind: TokenKind? = .string

        init(_ open: StaticString, _ close: StaticString? = nil) {
            self.open = Array(open)
            self.close = Array(close ?? open)
        }

        func with(_ change: (inout Text) -> Void) -> Text {
            var copy = self
            change(&copy)
            return copy
        }
    }

    struct BlockComment: Sendable {
        let open: [UInt8]
        let close: [UInt8]
        var nests = false
    }

    var lineComments: [[UInt8]] = []
    /// Whether a comment must have a blank or nothing in front of it.
    var commentsAreWords = false
    var blockComments: [BlockComment] = []
    /// Those with longer openings first.
    var strings: [Text] = []
    /// Words that the language keeps for itself and that no value ends with.
    var keywords = WordSet()
    /// Words that are keywords only before a blank and what can follow one: a name, a text, an opening bracket.
    var softKeywords = WordSet()
    /// Words that are values: `true`, `self`.
    var constants = WordSet()
    var types = WordSet()
    var functions = WordSet()
    /// What words can have beside letters, digits and `_`.
    var wordBytes = ByteSet()
    /// Bytes that make what they stand directly before a piece of metadata: `@main`, `#if`.
    var marks = ByteSet()
    /// Whether a mark must be the first of its line.
    var marksBeginLines = false
    /// Whether names with a capital are types.
    var hasCapitalTypes = false
    /// Whether a name directly before `(` is a function.
    var hasCalls = true
    /// Whether a word directly before `:` is a label, whatever it is else.
    var hasLabels = false
    /// Whether what `/` begins can be a regular expression.
    var hasRegularExpressions = false
    /// What follows a key: a string or a word before it is one.
    var keyMark: UInt8?
    /// Whether words are commands, with variables and here documents.
    var isShell = false
    /// Whether a sign before a digit is part of the number.
    var hasSigns = false
    /// Whether lines in brackets are headings.
    var hasTables = false

    /// What comments, strings and marks can begin with, prefixes apart: anything else is passed over quickly.
    private(set) var openings = ByteSet()

    init(_ describe: (inout Grammar) -> Void) {
        describe(&self)
        openings = marks
        for open in lineComments + blockComments.map(\.open) + strings.map(\.open) { openings.insert(open[0]) }
        if strings.contains(where: \.hasHashes) { openings.insert(UInt8(ascii: "#")) }
        if hasRegularExpressions { openings.insert(UInt8(ascii: "/")) }
        if isShell { for byte in "$<\\".utf8 { openings.insert(byte) } }
    }

    /// The same language with a little more.
    func with(_ change: (inout Grammar) -> Void) -> Grammar {
        Grammar { copy in
            copy = self
            change(&copy)
        }
    }
}

/// A set of bytes.
struct ByteSet: Sendable, ExpressibleByStringLiteral {
    private var words: SIMD4<UInt64> = .zero

    init() {}

    init(stringLiteral bytes: String) { for byte in bytes.utf8 { insert(byte) } }

    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    var isEmpty: Bool { words == .zero }

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }
}

/// Words in a table that is looked up without making a string.
struct WordSet: Sendable, ExpressibleByStringLiteral {
    private var slots: [[UInt8]] = []

    init() {}

    /// Words with blanks between them.
    init(stringLiteral words: String) {
        let words = Set(words.split(whereSeparator: \.isWhitespace)).map { Array($0.utf8) }
        var size = 4
        while size < words.count * 4 { size *= 2 }
        slots = Array(repeating: [], count: size)
        for word in words {
            var slot = Self.hash(word, word.indices) & (size - 1)
            while !slots[slot].isEmpty { slot = (slot + 1) & (size - 1) }
            slots[slot] = word
        }
    }

    func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard !slots.isEmpty, range.count <= 24 else { return false }
        var slot = Self.hash(bytes, range) & (slots.count - 1)
        while !slots[slot].isEmpty {
            let word = slots[slot]
            if word.count == range.count, word.indices.allSatisfy({ word[$0] == bytes[range.lowerBound + $0] }) {
                return true
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
        return Int(hash >> 4)
    }
}

extension [UInt8] {
    init(_ text: StaticString) { self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }
}
