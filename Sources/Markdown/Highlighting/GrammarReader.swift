/// Reads code by a grammar.
struct GrammarReader {
    let grammar: Grammar
    var code: Code
    /// The strings with code in them that are open, the innermost last.
    var interpolations: [Interpolation] = []
    /// How many brackets are open in the innermost code.
    var brackets = 0
    /// Whether a value can end here: then a slash divides.
    var endsValue = false
    /// Whether the word here is a member of something: then it is no keyword.
    var isMember = false
    /// Whether nothing but blanks stands before in the line.
    private var beginsLine = true
    /// Up to where no regular expression ends, since one was looked for.
    private var endOfNoExpression = 0
    /// The words that end here documents, which begin with the next line.
    var documents: [HereDocument] = []

    struct Interpolation {
        let text: Grammar.Text
        let hashes: Int
        let outerBrackets: Int

        /// What ends the code.
        var close: UInt8 { text.interpolation.last == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}") }
    }

    struct HereDocument {
        let delimiter: Range<Int>
        let isIndented: Bool
    }

    /// Reads all of the code.
    static func read(_ code: inout Code, by grammar: Grammar) {
        var reader = GrammarReader(grammar: grammar, code: code)
        code.tokens = Tokens()
        reader.readAll()
        code.tokens = reader.code.tokens
        code.at = code.end
    }

    private init(grammar: Grammar, code: Code) {
        self.grammar = grammar
        self.code = code
    }

    private mutating func readAll() {
        readTable()
        while !code.isAtEnd {
            let byte = code.bytes[code.at]
            switch byte {
            case UInt8(ascii: "\n"): endLine()
            case _ where byte.isSpace: code.at += 1
            default:
                readPiece(byte)
                beginsLine = false
            }
        }
    }

    private mutating func endLine() {
        code.at += 1
        beginsLine = true
        if grammar.isShell { endsValue = false }
        for document in documents { read(document) }
        documents = []
        readTable()
    }

    private mutating func readPiece(_ byte: UInt8) {
        if grammar.hasSigns, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), !code[code.at + 1].isSpace {
            readSign()
        } else if byte.isDigit || byte == UInt8(ascii: ".") && code[code.at + 1].isDigit && !endsValue {
            readNumber()
        } else if byte.isWord || grammar.wordBytes.contains(byte) {
            readWord()
        } else if grammar.openings.contains(byte), readOpening(byte) {
            isMember = false
        } else {
            readBracket(byte)
        }
    }

    /// A comment, a string or a mark, if there is one here.
    private mutating func readOpening(_ byte: UInt8) -> Bool {
        readComment() || readString() || readMark(byte) || readExpression(byte) || readVariable(byte)
    }

    /// `[server.tls]`, at the beginning of a line
    private mutating func readTable() {
        guard grammar.hasTables, brackets == 0 else { return }
        code.skipBlanks()
        guard code[code.at] == UInt8(ascii: "[") else { return }
        let end = code.next(from: code.at) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "#") }
        code.take(.tag, to: end)
    }

    // MARK: - Words and numbers

    /// The sign belongs to the number or the word after it: `-1`, `+inf`.
    private mutating func readSign() {
        let start = code.at
        let count = code.tokens.all.count
        code.at += 1
        if code[code.at].isDigit { readNumber() } else if code[code.at].isWord { readWord() }
        if code.tokens.all.count > count { code.tokens.beginLast(at: start) }
    }

    private mutating func readNumber() {
        let start = code.at
        guard !grammar.isShell else { return readWord() }
        let isHexadecimal = code[start] == UInt8(ascii: "0") && code[start + 1] | 0x20 == UInt8(ascii: "x")
        var index = start
        while index < code.end {
            let byte = code.bytes[index]
            let after = code[index + 1]
            if byte.isWord {
                index += 1
                let exponent = byte | 0x20
                let hasSign = after == UInt8(ascii: "-") || after == UInt8(ascii: "+")
                let isExponent = isHexadecimal ? exponent == UInt8(ascii: "p") : exponent == UInt8(ascii: "e")
                if isExponent, hasSign, code[index + 1].isDigit { index += 1 }
            } else if byte == UInt8(ascii: "."), after.isDigit {
                index += 1
            } else if grammar.hasTables, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-"), after.isDigit {
                // A date or a time.
                index += 1
            } else {
                break
            }
        }
        let isKey = grammar.keyMark.map { isFollowed(by: $0, from: index) } ?? false
        code.take(isKey ? .attribute : .number, to: index)
        endsValue = true
        isMember = false
    }

    private mutating func readWord() {
        let start = code.at
        var index = start
        if grammar.wordBytes.isEmpty {
            while index < code.end, code.bytes[index].isWord { index += 1 }
        } else {
            while index < code.end, code.bytes[index].isWord || grammar.wordBytes.contains(code.bytes[index]) {
                index += 1
            }
        }
        if readPrefixedString(start..<index) { return }
        let kind = kind(of: start..<index)
        if grammar.isShell, kind == nil { readAssignment(start..<index) }
        code.take(kind, to: index)
        endsValue = kind != .keyword || !grammar.isShell && grammar.constants.contains(code.bytes, start..<index)
        isMember = false
    }

    private func kind(of word: Range<Int>) -> TokenKind? {
        let next = code[word.upperBound]
        if let mark = grammar.keyMark, isFollowed(by: mark, from: word.upperBound) { return .attribute }
        if grammar.isShell, code.bytes[word.lowerBound].isDigit {
            return (next.isSpace || next == 0) && word.allSatisfy { code.bytes[$0].isDigit } ? .number : nil
        }
        // A shell's own words are some where a command can stand.
        if grammar.isShell, endsValue { return grammar.constants.contains(code.bytes, word) ? .keyword : nil }
        if !isMember {
            if grammar.constants.contains(code.bytes, word) { return .keyword }
            let isLabel = grammar.hasLabels && next == UInt8(ascii: ":")
            if !isLabel, grammar.keywords.contains(code.bytes, word) { return .keyword }
            if next.isBlank, !isLabel, grammar.softKeywords.contains(code.bytes, word) {
                let after = code[code.next(from: word.upperBound) { !$0.isBlank }]
                if after.isWord || "([{\"'`*#@".utf8.contains(after) { return .keyword }
            }
            if grammar.types.contains(code.bytes, word) { return .type }
            if grammar.functions.contains(code.bytes, word) { return .function }
        }
        if grammar.hasCapitalTypes, code.bytes[word.lowerBound].isCapital {
            // CONSTANTS are none.
            let isConstant = word.count > 3 && !word.contains { (0x61...0x7A).contains(code.bytes[$0]) }
            return isConstant ? nil : .type
        }
        return grammar.hasCalls && next == UInt8(ascii: "(") ? .function : nil
    }

    func isFollowed(by mark: UInt8, from index: Int) -> Bool {
        code[code.next(from: index) { !$0.isBlank }] == mark
    }

    /// `@main`, `#if`
    private mutating func readMark(_ byte: UInt8) -> Bool {
        guard grammar.marks.contains(byte), !grammar.marksBeginLines || beginsLine else { return false }
        var start = code.at + 1
        if grammar.marksBeginLines { start = code.next(from: start) { !$0.isBlank } }
        let end = code.next(from: start) { !$0.isWord }
        guard end > start else { return false }
        let isInclude = grammar.marksBeginLines && code.has("include", at: start)
        code.take(.meta, to: end)
        code.skipBlanks()
        if isInclude, code[code.at] == UInt8(ascii: "<") {
            let line = code.next(from: code.at) { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n") }
            code.take(.string, to: code[line] == UInt8(ascii: ">") ? line + 1 : line)
        }
        endsValue = false
        return true
    }

    private mutating func readBracket(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if brackets == 0, interpolations.last?.close == byte, let interpolation = interpolations.popLast() {
                brackets = interpolation.outerBrackets
                code.at += 1
                return readRest(of: interpolation.text, from: code.at - 1, hashes: interpolation.hashes)
            }
            brackets = max(0, brackets - 1)
        case UInt8(ascii: ":") where brackets == 0 && interpolations.last?.text.hasFormats == true:
            return readFormat()
        default: break
        }
        isMember = byte == UInt8(ascii: ".") && !grammar.isShell && code[code.at - 1] != byte
        if grammar.isShell {
            if ";&|(){}!`".utf8.contains(byte) { endsValue = false }
        } else {
            endsValue = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        }
        code.at += 1
    }

    /// What follows the colon of `{number:04}`, up to its brace or to code in it.
    private mutating func readFormat() {
        let end = code.next(from: code.at) { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") || $0 == 0x0A }
        code.take(.string, to: end)
    }

    // MARK: - Comments

    private mutating func readComment() -> Bool {
        for open in grammar.lineComments where code.has(open, at: code.at) {
            let before = code[code.at - 1]
            if grammar.commentsAreWords, code.at > 0, !before.isSpace, !";&|()`".utf8.contains(before) { continue }
            code.take(.comment, to: code.endOfLine(from: code.at))
            return true
        }
        for comment in grammar.blockComments where code.has(comment.open, at: code.at) {
            var depth = 1
            var index = code.at + comment.open.count
            while index < code.end, depth > 0 {
                if code.has(comment.close, at: index) {
                    depth -= 1
                    index += comment.close.count
                } else if comment.nests, code.has(comment.open, at: index) {
                    depth += 1
                    index += comment.open.count
                } else {
                    index += 1
                }
            }
            code.take(.comment, to: index)
            return true
        }
        return false
    }

    /// A regular expression of JavaScript: it ends in its line, and a slash between brackets does not end it.
    private mutating func readExpression(_ byte: UInt8) -> Bool {
        guard grammar.hasRegularExpressions, byte == UInt8(ascii: "/"), !endsValue, code.at >= endOfNoExpression else {
            return false
        }
        var index = code.at + 1
        var isClass = false
        while index < code.end, code.bytes[index] != UInt8(ascii: "\n") {
            switch code.bytes[index] {
            case UInt8(ascii: "\\") where code[index + 1] != UInt8(ascii: "\n"): index += 1
            case UInt8(ascii: "["): isClass = true
            case UInt8(ascii: "]"): isClass = false
            case UInt8(ascii: "/") where !isClass:
                code.take(.string, to: code.next(from: index + 1) { !$0.isWord })
                endsValue = true
                return true
            default: break
            }
            index += 1
        }
        endOfNoExpression = index
        return false
    }
}
