/// Reads HTML with its scripts and styles, and XML.
struct MarkupReader {
    private var code: Code
    private let isHTML: Bool

    static func read(_ code: inout Code, isHTML: Bool) {
        var reader = MarkupReader(code: code, isHTML: isHTML)
        code.tokens = Tokens()
        while !reader.code.isAtEnd { reader.readPiece() }
        code = reader.code
    }

    private init(code: Code, isHTML: Bool) {
        self.code = code
        self.isHTML = isHTML
    }

    private mutating func readPiece() {
        code.at = code.next(from: code.at) { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        guard !code.isAtEnd else { return }
        if code.bytes[code.at] == UInt8(ascii: "&") { return readEntity() }
        let next = code[code.at + 1]
        if code.has("<!--", at: code.at) {
            code.take(.comment, to: code.endOf([UInt8]("-->"), from: code.at + 4))
        } else if code.has("<![CDATA[", at: code.at) {
            code.take(.meta, to: code.at + 9)
            let end = code.endOf([UInt8]("]]>"), from: code.at)
            code.at = max(code.at, end - 3)
            code.take(.meta, to: end)
        } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            code.take(.meta, to: code.endOf([UInt8(ascii: ">")], from: code.at))
        } else if next.isLetter || next == UInt8(ascii: "/") {
            readTag(isClosing: next == UInt8(ascii: "/"))
        } else {
            code.at += 1
        }
    }

    /// `&amp;`, `&#38;`
    private mutating func readEntity() {
        let end = code.next(from: code.at + 1) { !$0.isWord && $0 != UInt8(ascii: "#") }
        let isEntity = code[end] == UInt8(ascii: ";") && end > code.at + 1
        code.take(isEntity ? .meta : nil, to: isEntity ? end + 1 : end)
    }

    private mutating func readTag(isClosing: Bool) {
        let name = code.at + (isClosing ? 2 : 1)
        let end = endOfName(from: name)
        code.take(.tag, to: end)
        while !code.isAtEnd {
            let byte = code.bytes[code.at]
            if byte == UInt8(ascii: ">") {
                code.take(.tag, to: code.at + 1)
                if isHTML, !isClosing { readText(of: name..<end) }
                return
            } else if byte == UInt8(ascii: "/"), code[code.at + 1] == UInt8(ascii: ">") {
                return code.take(.tag, to: code.at + 2)
            } else if byte == UInt8(ascii: "<") {
                return
            } else if byte == UInt8(ascii: "=") {
                code.at = code.next(from: code.at + 1) { !$0.isSpace }
                readValue()
            } else if byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"")
                || byte == UInt8(ascii: "'")
            {
                code.at += 1
            } else {
                code.take(.attribute, to: endOfName(from: code.at))
            }
        }
    }

    private func endOfName(from start: Int) -> Int {
        code.next(from: start) { $0.isSpace || "=>/<\"'".utf8.contains($0) }
    }

    private mutating func readValue() {
        let quote = code[code.at]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            code.take(.string, to: code.endOf([quote], from: code.at + 1))
        } else {
            code.take(
                .string,
                to: code.next(from: code.at) { $0.isSpace || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") })
        }
    }

    /// A script or a style goes on to its closing tag, whatever is in it.
    private mutating func readText(of name: Range<Int>) {
        let isScript = name.count == 6 && isName("script", at: name.lowerBound)
        let isStyle = name.count == 5 && isName("style", at: name.lowerBound)
        guard isScript || isStyle else { return }
        let close = "</\(isScript ? "script" : "style")".utf8.map(\.self)
        var end = code.at
        while end < code.end, !isClosing(close, at: end) { end += 1 }
        code.read(code.at..<end, in: isScript ? .javaScript : .css)
    }

    private func isName(_ name: StaticString, at index: Int) -> Bool {
        (0..<name.utf8CodeUnitCount).allSatisfy { code[index + $0] | 0x20 == name.utf8Start[$0] }
    }

    private func isClosing(_ close: [UInt8], at index: Int) -> Bool {
        guard code.bytes[index] == close[0], index + close.count <= code.end else { return false }
        return close.indices.allSatisfy {
            code.bytes[index + $0] == close[$0] || code.bytes[index + $0] | 0x20 == close[$0]
        }
    }
}
