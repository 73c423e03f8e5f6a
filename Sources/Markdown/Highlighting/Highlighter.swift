/// Code as HTML: its text, and around what is something elements with the name of its kind as their class.
///
/// The text is never changed: what is between the tags, unescaped, is the code.
enum Highlighter {
    /// Divides code into tokens.
    static func tokens(of code: [UInt8], in language: CodeLanguage) -> [Tokens.Token] {
        var code = Code(code)
        language.read(&code)
        return code.tokens.all
    }

    /// Code as HTML.
    /// - Parameters:
    ///   - language: Nil for plain text.
    ///   - isMarked: For each line whether it is marked; lines beyond are not.
    static func html(_ code: [UInt8], in language: CodeLanguage?, isMarked: [Bool] = []) -> [UInt8] {
        var printer = Printer(isMarked: isMarked.contains(true) ? isMarked : [])
        printer.html.reserveCapacity(code.count * 2)
        var at = 0
        printer.beginLine()
        for token in language.map({ tokens(of: code, in: $0) }) ?? [] {
            printer.print(code, at..<token.range.lowerBound, nil)
            printer.print(code, token.range, token.kind)
            at = token.range.upperBound
        }
        printer.print(code, at..<code.count, nil)
        printer.endLine()
        return printer.html
    }

    private struct Printer {
        let isMarked: [Bool]
        var html: [UInt8] = []
        private var line = 0
        private static let tags = Dictionary(
            uniqueKeysWithValues: TokenKind.allCases.map { ($0, Array("<span class=\"\($0.rawValue)\">".utf8)) })

        init(isMarked: [Bool]) { self.isMarked = isMarked }

        private func isMarked(_ line: Int) -> Bool { line < isMarked.count && isMarked[line] }

        mutating func beginLine() { if isMarked(line) { html += "<mark>".utf8 } }

        mutating func endLine() { if isMarked(line) { html += "</mark>".utf8 } }

        /// A token that crosses the edge of a marked line is closed there and opened again.
        mutating func print(_ bytes: [UInt8], _ range: Range<Int>, _ kind: TokenKind?) {
            guard !range.isEmpty else { return }
            guard !isMarked.isEmpty else { return printPiece(bytes, range, kind) }
            var start = range.lowerBound
            for index in range where bytes[index] == UInt8(ascii: "\n") {
                if isMarked(line) {
                    printPiece(bytes, start..<index, kind)
                    endLine()
                    start = index
                }
                line += 1
                if isMarked(line) {
                    printPiece(bytes, start..<index + 1, kind)
                    beginLine()
                    start = index + 1
                }
            }
            printPiece(bytes, start..<range.upperBound, kind)
        }

        private mutating func printPiece(
            _ bytes: [UInt8], _ range: Range<Int>, _ kind: TokenKind?
        ) {
            guard !range.isEmpty else { return }
            if let kind, let tag = Self.tags[kind] { html += tag }
            var start = range.lowerBound
            for index in range {
                let entity: StaticString
                switch bytes[index] {
                case UInt8(ascii: "&"): entity = "&amp;"
                case UInt8(ascii: "<"): entity = "&lt;"
                case UInt8(ascii: ">"): entity = "&gt;"
                default: continue
                }
                html += bytes[start..<index]
                html += UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount)
                start = index + 1
            }
            html += bytes[start..<range.upperBound]
            if kind != nil { html += "</span>".utf8 }
        }
    }
}
