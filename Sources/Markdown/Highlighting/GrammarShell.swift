/// What only a shell has: assignments, variables, here documents.
extension GrammarReader {
    /// `NAME=value`: the name is a variable.
    mutating func readAssignment(_ word: Range<Int>) {
        let end = code.next(from: word.lowerBound) { !$0.isWord }
        if end > word.lowerBound, end < word.upperBound || code[end] == UInt8(ascii: "="),
            code[end] == UInt8(ascii: "=")
        {
            code.take(.variable, to: end)
        }
    }

    /// `$name`, `${name}`, `$1`, `$?`; the start of a here document.
    mutating func readVariable(_ byte: UInt8) -> Bool {
        guard grammar.isShell else { return false }
        if byte == UInt8(ascii: "$"), let end = endOfVariable(from: code.at) {
            code.take(.variable, to: end)
            return true
        }
        if byte == UInt8(ascii: "<"), code[code.at + 1] == byte, code[code.at + 2] != byte, code[code.at - 1] != byte {
            readDelimiter()
            return true
        }
        if byte == UInt8(ascii: "\\") {
            code.at = min(code.at + 2, code.end)
            return true
        }
        return false
    }

    func endOfVariable(from start: Int) -> Int? {
        let isBraced = code[start + 1] == UInt8(ascii: "{")
        let name = isBraced ? start + 2 : start + 1
        if "?#@*!$-".utf8.contains(code[name]) || code[name].isDigit {
            return isBraced && code[name + 1] == UInt8(ascii: "}") ? name + 2 : name + 1
        }
        let end = code.next(from: name) { !$0.isWord || $0 >= 0x80 }
        guard end > name else { return nil }
        return isBraced && code[end] == UInt8(ascii: "}") ? end + 1 : end
    }

    /// `<<EOF`, `<<-'EOF'`
    private mutating func readDelimiter() {
        code.at += 2
        let isIndented = code[code.at] == UInt8(ascii: "-")
        if isIndented { code.at += 1 }
        code.skipBlanks()
        let quote = code[code.at]
        let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
        let start = isQuoted ? code.at + 1 : code.at
        let end = code.next(from: start) { !$0.isWord }
        guard end > start else { return }
        code.take(.string, to: isQuoted && code[end] == quote ? end + 1 : end)
        if documents.count < 8 { documents.append(HereDocument(delimiter: start..<end, isIndented: isIndented)) }
    }

    /// Reads up to the line that is the delimiter.
    mutating func read(_ document: HereDocument) {
        let delimiter = Array(code.bytes[document.delimiter])
        let start = code.at
        while !code.isAtEnd {
            let line = document.isIndented ? code.next(from: code.at) { $0 != UInt8(ascii: "\t") } : code.at
            let end = code.endOfLine(from: code.at)
            code.at = min(end + 1, code.end)
            if end - line == delimiter.count, code.has(delimiter, at: line) { break }
        }
        code.tokens.add(.string, start, code.at)
    }
}
