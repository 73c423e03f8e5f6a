/// Reads YAML 1.2: keys, scalars in all their forms, comments, anchors and tags.
struct YAMLCodeReader {
    private var code: Code
    /// Where the line begins, and where its first key or dash stands: what a block scalar is indented against.
    private var lineStart = 0
    private var parentColumn = 0
    private var flowDepth = 0

    static func read(_ code: inout Code) {
        var reader = YAMLCodeReader(code: code)
        code.tokens = Tokens()
        while !reader.code.isAtEnd { reader.readLine() }
        code = reader.code
    }

    private init(code: Code) { self.code = code }

    private mutating func readLine() {
        lineStart = code.at
        parentColumn = -1
        let isMark = code.has("---", at: code.at) || code.has("...", at: code.at)
        if flowDepth == 0, isMark, code[code.at + 3].isSpace || code.at + 3 == code.end {
            code.take(.meta, to: code.at + 3)
        } else if flowDepth == 0, code[code.at] == UInt8(ascii: "%") {
            code.take(.meta, to: code.endOfLine(from: code.at))
        }
        while !code.isAtEnd, code.bytes[code.at] != UInt8(ascii: "\n") { readPart(code.bytes[code.at]) }
        code.at = min(code.at + 1, code.end)
    }

    private mutating func readPart(_ byte: UInt8) {
        let next = code[code.at + 1]
        let isLast = next.isSpace || code.at + 1 == code.end
        switch byte {
        case _ where byte.isSpace: code.at += 1
        case UInt8(ascii: "#") where code.at == lineStart || code[code.at - 1].isSpace:
            code.take(.comment, to: code.endOfLine(from: code.at))
        case _ where isLast && "-?:".utf8.contains(byte):
            if byte != UInt8(ascii: ":") { parentColumn = code.at - lineStart }
            code.at += 1
        case UInt8(ascii: "&"), UInt8(ascii: "*"): code.take(.variable, to: endOfProperty)
        case UInt8(ascii: "!"): code.take(.type, to: endOfProperty)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuotation(byte)
        case UInt8(ascii: "|"), UInt8(ascii: ">"): readBlock()
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            flowDepth += 1
            code.at += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            flowDepth = max(0, flowDepth - 1)
            code.at += 1
        case UInt8(ascii: ","): code.at += 1
        default: readPlain()
        }
    }

    private var endOfProperty: Int {
        code.next(from: code.at + 1) { $0.isSpace || ",[]{}".utf8.contains($0) }
    }

    private mutating func readQuotation(_ quote: UInt8) {
        let start = code.at
        var end = start + 1
        while end < code.end, code.bytes[end] != quote || quote == UInt8(ascii: "'") && code[end + 1] == quote {
            let isPair = code.bytes[end] == (quote == UInt8(ascii: "'") ? quote : UInt8(ascii: "\\"))
            end += isPair ? 2 : 1
        }
        end = min(end + 1, code.end)
        let colon = code.next(from: end) { !$0.isBlank }
        let isKey = code[colon] == UInt8(ascii: ":")
        if isKey, flowDepth == 0 { parentColumn = start - lineStart }
        code.take(isKey ? .attribute : .string, to: end)
    }

    private mutating func readPlain() {
        let start = code.at
        var end = start
        while end < code.end, code.bytes[end] != UInt8(ascii: "\n") {
            let byte = code.bytes[end]
            let next = code[end + 1]
            if byte == UInt8(ascii: ":"),
                next.isSpace || end + 1 == code.end || flowDepth > 0 && ",[]{}".utf8.contains(next)
            {
                if flowDepth == 0 { parentColumn = start - lineStart }
                code.take(.attribute, to: end)
                code.at = max(end, start + 1)
                return
            }
            if byte == UInt8(ascii: "#"), code[end - 1].isSpace { break }
            if flowDepth > 0, ",[]{}".utf8.contains(byte) { break }
            end += 1
        }
        var last = end
        while last > start, code.bytes[last - 1].isSpace { last -= 1 }
        code.take(kind(of: start..<last), to: last)
        code.at = max(end, start + 1)
    }

    private static let words: WordSet = "true false null True False Null TRUE FALSE NULL ~"

    private func kind(of scalar: Range<Int>) -> TokenKind? {
        if Self.words.contains(code.bytes, scalar) { return .keyword }
        guard let first = scalar.first else { return nil }
        let hasSign = "+-.".utf8.contains(code.bytes[first])
        guard code.bytes[first].isDigit || hasSign && code[first + 1].isDigit else { return nil }
        return scalar.allSatisfy { code.bytes[$0].isDigit || "_.:+-eExXoT Z".utf8.contains(code.bytes[$0]) }
            ? .number : nil
    }

    /// A scalar of whole lines: all that are indented deeper than what they belong to, and empty ones.
    private mutating func readBlock() {
        code.at = code.next(from: code.at + 1) { !"+-".utf8.contains($0) && !$0.isDigit }
        code.skipBlanks()
        if code[code.at] == UInt8(ascii: "#") { code.take(.comment, to: code.endOfLine(from: code.at)) }
        guard code[code.at] == UInt8(ascii: "\n") else { return }
        let start = code.at + 1
        var line = start
        while line < code.end {
            let text = code.next(from: line) { $0 != UInt8(ascii: " ") }
            guard code[text] == UInt8(ascii: "\n") || text - line > parentColumn && text < code.end else { break }
            line = min(code.endOfLine(from: text) + 1, code.end)
        }
        guard line > start else { return }
        code.tokens.add(.string, start, line)
        // The line feed before the next line is the caller's.
        code.at = line - 1
        if code.bytes[line - 1] != UInt8(ascii: "\n") { code.at = line }
    }
}
