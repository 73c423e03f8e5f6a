/// Reads style sheets: CSS Syntax Module Level 3, and nesting.
struct StyleReader {
    private var code: Code
    /// How the item is read that goes on until `itemEnd`.
    private var item = Item.selector
    private var itemEnd = 0

    private enum Item {
        /// `a:hover` before `{`.
        case selector
        /// `color: red`; whether the colon is still to come.
        case name, value
        /// `@media print`
        case rule
    }

    static func read(_ code: inout Code) {
        var reader = StyleReader(code: code)
        code.tokens = Tokens()
        while !reader.code.isAtEnd { reader.readPiece() }
        code = reader.code
    }

    private init(code: Code) { self.code = code }

    private mutating func readPiece() {
        let byte = code.bytes[code.at]
        if byte.isSpace {
            code.at += 1
        } else if code.has("/*", at: code.at) {
            code.take(.comment, to: code.endOf([0x2A, 0x2F], from: code.at + 2))
        } else if "{};".utf8.contains(byte) {
            code.at += 1
            itemEnd = code.at
        } else {
            if code.at >= itemEnd { beginItem(byte) }
            readPart(byte)
        }
    }

    /// An item that comes to `{` before `;` or `}` is a selector or a rule, else it is a declaration.
    private mutating func beginItem(_ byte: UInt8) {
        itemEnd = endOfItem()
        let isBlock = code[itemEnd] == UInt8(ascii: "{")
        item = byte == UInt8(ascii: "@") ? .rule : isBlock || !hasColon ? .selector : .name
    }

    private var hasColon: Bool { code.bytes[code.at..<itemEnd].contains(UInt8(ascii: ":")) }

    private func endOfItem() -> Int {
        var index = code.at
        while index < code.end {
            switch code.bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return index
            case UInt8(ascii: "\""), UInt8(ascii: "'"): index = endOfString(from: index)
            case UInt8(ascii: "/") where code[index + 1] == UInt8(ascii: "*"):
                index = code.endOf([0x2A, 0x2F], from: index + 2)
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "(") where code.has("url", at: index - 3): index = endOfAddress(from: index)
            default: index += 1
            }
        }
        return code.end
    }

    private func endOfString(from start: Int) -> Int {
        var index = start + 1
        while index < code.end, code.bytes[index] != UInt8(ascii: "\n") {
            if code.bytes[index] == code.bytes[start] { return index + 1 }
            index += code.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, code.end)
    }

    /// `(a.svg)` after `url`; quotation marks are read as such.
    private func endOfAddress(from start: Int) -> Int {
        let first = code.next(from: start + 1) { !$0.isSpace }
        guard !"\"'".utf8.contains(code[first]) else { return start + 1 }
        return code.next(from: start + 1) { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "\n") }
    }

    private mutating func readPart(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): code.take(.string, to: endOfString(from: code.at))
        case UInt8(ascii: "@"): code.take(.keyword, to: endOfName(from: code.at + 1))
        case UInt8(ascii: "!") where item == .value: code.take(.keyword, to: endOfName(from: code.at + 1))
        case UInt8(ascii: "#") where item == .value: code.take(.number, to: endOfName(from: code.at + 1))
        case UInt8(ascii: ":") where item == .name:
            item = .value
            code.at += 1
        case _ where item == .selector: readSelector(byte)
        case _ where isNumber(byte): readNumber()
        case _ where byte.isWord || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "\\"): readName()
        default: code.at += 1
        }
    }

    private mutating func readSelector(_ byte: UInt8) {
        let isName = byte.isWord || ".#:-*&\\".utf8.contains(byte)
        code.take(isName ? .tag : nil, to: isName ? endOfName(from: code.at + 1) : code.at + 1)
    }

    private func isNumber(_ byte: UInt8) -> Bool {
        let next = code[code.at + 1]
        return switch byte {
        case UInt8(ascii: "."): next.isDigit
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            next.isDigit || next == UInt8(ascii: ".") && code[code.at + 2].isDigit
        default: byte.isDigit
        }
    }

    private mutating func readNumber() {
        var end = code.next(from: code.at + 1) { !$0.isDigit && $0 != UInt8(ascii: ".") }
        end = code[end] == UInt8(ascii: "%") ? end + 1 : code.next(from: end) { !$0.isLetter }
        code.take(.number, to: end)
    }

    private mutating func readName() {
        let start = code.at
        let end = endOfName(from: start + (code.bytes[start] == UInt8(ascii: "\\") ? 2 : 1))
        let isProperty = code.has("--", at: start)
        if isProperty {
            code.take(.variable, to: end)
        } else if item == .name {
            code.take(.attribute, to: end)
        } else if code[end] == UInt8(ascii: "(") {
            let isAddress = end - start == 3 && code.has("url", at: start)
            code.take(.function, to: end)
            if isAddress {
                code.at += 1
                code.take(.string, to: endOfAddress(from: end))
            }
        } else {
            code.at = end
        }
    }

    private func endOfName(from start: Int) -> Int {
        var index = start
        while index < code.end {
            let byte = code.bytes[index]
            if byte == UInt8(ascii: "\\") {
                index += 2
            } else if byte.isWord || byte == 0x2D {
                index += 1
            } else {
                break
            }
        }
        return min(index, code.end)
    }
}
