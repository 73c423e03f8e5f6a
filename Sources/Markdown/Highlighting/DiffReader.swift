/// Reads differences of files, line by line.
enum DiffReader {
    static func read(_ code: inout Code) {
        while !code.isAtEnd {
            let line = code.at
            let end = min(code.endOfLine(from: line) + 1, code.end)
            // A header is two lines; alone each is a line that begins with two more of the same.
            if code.has("--- ", at: line), code.has("+++ ", at: end) {
                let second = min(code.endOfLine(from: end) + 1, code.end)
                code.take(.heading, to: second)
                continue
            }
            code.take(kind(ofLine: line, in: code), to: end)
        }
    }

    private static func kind(ofLine line: Int, in code: Code) -> TokenKind? {
        switch code[line] {
        case UInt8(ascii: "+"), UInt8(ascii: ">"): .inserted
        case UInt8(ascii: "-"), UInt8(ascii: "<"): .deleted
        case UInt8(ascii: "@"): .meta
        case UInt8(ascii: "d") where code.has("diff ", at: line): .heading
        case UInt8(ascii: "i") where code.has("index ", at: line): .heading
        default: nil
        }
    }
}
