/// Reads Markdown, with what stands in its fences. What goes over several lines of a paragraph stays plain.
struct MarkdownCodeReader {
    private var code: Code
    private var lineEnd = 0
    /// Up to where no such mark closes, since one was looked for: `*`, `**`, `_`, `__`, `](`.
    private var endOfNoMark = [Int](repeating: 0, count: 5)
    /// Up to where no run of so many backticks stands.
    private var endOfNoBackticks = [Int](repeating: 0, count: 9)

    static func read(_ code: inout Code) {
        var reader = MarkdownCodeReader(code: code)
        code.tokens = Tokens()
        reader.readFrontMatter()
        while !reader.code.isAtEnd { reader.readLine() }
        code = reader.code
    }

    private init(code: Code) { self.code = code }

    private mutating func readFrontMatter() {
        guard code.has("---\n", at: code.at) else { return }
        var line = code.at + 4
        while line < code.end, !isBreak(line) { line = min(code.endOfLine(from: line) + 1, code.end) }
        guard line < code.end else { return }
        code.take(.meta, to: code.at + 3)
        code.read(code.at + 1..<line, in: .yaml)
        code.take(.meta, to: code.endOfLine(from: line))
    }

    private func isBreak(_ line: Int) -> Bool { code.has("---", at: line) && code.endOfLine(from: line) == line + 3 }

    private mutating func readLine() {
        lineEnd = code.endOfLine(from: code.at)
        readContainers()
        let byte = code[code.at]
        let run = "`~#=-".utf8.contains(byte) ? code.next(from: code.at) { $0 != byte } - code.at : 0
        let rest = code.next(from: code.at + run) { !$0.isSpace || $0 == UInt8(ascii: "\n") }
        if run >= 3, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~"), isFence(byte, code.at + run) {
            return readFence(byte, run)
        } else if byte == UInt8(ascii: "#"), run <= 6, rest > code.at + run || rest == lineEnd {
            code.take(.heading, to: lineEnd)
        } else if byte == UInt8(ascii: "="), rest == lineEnd {
            code.take(.heading, to: lineEnd)
        } else if run >= 3, byte == UInt8(ascii: "-"), rest == lineEnd {
            code.take(.meta, to: lineEnd)
        }
        while code.at < lineEnd { readInline(code.bytes[code.at]) }
        code.at = min(lineEnd + 1, code.end)
    }

    /// `>`, `-`, `1.` and blanks
    private mutating func readContainers() {
        while code.at < lineEnd {
            let byte = code.bytes[code.at]
            let next = code[code.at + 1]
            if byte.isBlank {
                code.at += 1
            } else if byte == UInt8(ascii: ">") {
                code.take(.keyword, to: code.at + 1)
            } else if "-*+".utf8.contains(byte), next.isBlank {
                code.take(.keyword, to: code.at + 1)
            } else {
                let end = code.next(from: code.at) { !$0.isDigit }
                guard end > code.at, ".)".utf8.contains(code[end]), code[end + 1].isBlank else { return }
                code.take(.keyword, to: end + 1)
            }
        }
    }

    /// An info string after backticks has none.
    private func isFence(_ byte: UInt8, _ info: Int) -> Bool {
        byte == UInt8(ascii: "~") || !code.bytes[info..<lineEnd].contains(byte)
    }

    private mutating func readFence(_ byte: UInt8, _ run: Int) {
        let info = code.next(from: code.at + run) { !$0.isBlank }
        let isDirective = code[info] == UInt8(ascii: "{")
        let nameEnd = code.next(from: info) { $0.isSpace || ",:{".utf8.contains($0) }
        let name = String(decoding: code.bytes[min(info, lineEnd)..<max(info, min(nameEnd, lineEnd))], as: UTF8.self)
        code.take(.meta, to: lineEnd)
        let start = min(lineEnd + 1, code.end)
        var line = start
        while line < code.end, !isClosing(byte, run, line) { line = min(code.endOfLine(from: line) + 1, code.end) }
        code.read(start..<line, in: isDirective ? .yaml : CodeLanguage.named(name))
        code.take(.meta, to: code.endOfLine(from: line))
        code.at = min(code.at + 1, code.end)
    }

    private func isClosing(_ byte: UInt8, _ run: Int, _ line: Int) -> Bool {
        let start = code.next(from: line) { !$0.isBlank && $0 != UInt8(ascii: ">") }
        let end = code.next(from: start) { $0 != byte }
        guard end - start >= run else { return false }
        let rest = code.next(from: end) { !$0.isBlank }
        return rest == code.end || code.bytes[rest].isSpace
    }

    // MARK: - Within a line

    private mutating func readInline(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\\"): code.at = min(code.at + 2, lineEnd)
        case UInt8(ascii: "`"): readCodeSpan()
        case UInt8(ascii: "*"), UInt8(ascii: "_"): readEmphasis(byte)
        case UInt8(ascii: "]") where code[code.at + 1] == UInt8(ascii: "("): readDestination()
        case UInt8(ascii: "]") where code[code.at + 1] == UInt8(ascii: ":"):
            code.at += 2
            code.skipBlanks()
            code.take(.attribute, to: min(lineEnd, code.next(from: code.at, where: \.isSpace)))
        case UInt8(ascii: "<"): readTag()
        default: code.at = plainEnd
        }
    }

    /// Where something other than text may come.
    private var plainEnd: Int {
        min(lineEnd, code.next(from: code.at + 1) { "\\`*_]<\n".utf8.contains($0) })
    }

    private mutating func readCodeSpan() {
        let run = code.next(from: code.at) { $0 != UInt8(ascii: "`") } - code.at
        guard run < endOfNoBackticks.count, code.at >= endOfNoBackticks[run] else {
            code.at += run
            return
        }
        var index = code.at + run
        while index < lineEnd {
            guard code.bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let end = code.next(from: index) { $0 != UInt8(ascii: "`") }
            if end - index == run { return code.take(.string, to: end) }
            index = end
        }
        endOfNoBackticks[run] = lineEnd
        code.at += run
    }

    private mutating func readEmphasis(_ byte: UInt8) {
        let run = min(2, code.next(from: code.at) { $0 != byte } - code.at)
        let kind = (byte == UInt8(ascii: "*") ? 0 : 2) + run - 1
        let opens =
            !code[code.at + run].isSpace && code.at + run < lineEnd && code.at >= endOfNoMark[kind]
            && (byte == UInt8(ascii: "*") || !code[code.at - 1].isWord)
        guard opens else {
            code.at += run
            return
        }
        var index = code.at + run
        while index < lineEnd {
            if code.bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if code.bytes[index] == byte, run == 1 || code[index + 1] == byte, !code[index - 1].isSpace {
                return code.take(run == 2 ? .strong : .emphasis, to: min(index + run, lineEnd))
            } else {
                index += 1
            }
        }
        endOfNoMark[kind] = lineEnd
        code.at += run
    }

    /// `](guide/picker.md)`
    private mutating func readDestination() {
        code.at += 2
        guard code.at >= endOfNoMark[4] else { return }
        let end = code.next(from: code.at) { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "\n") }
        guard code[end] == UInt8(ascii: ")") else {
            endOfNoMark[4] = lineEnd
            return
        }
        code.take(.attribute, to: end)
    }

    /// `<div>`, `<https://example.org>`, `<!-- -->`
    private mutating func readTag() {
        let next = code[code.at + 1]
        if code.has("<!--", at: code.at) {
            let end = code.endOf([UInt8]("-->"), from: code.at + 4)
            code.take(.comment, to: end)
            // A comment can go over several lines.
            lineEnd = max(lineEnd, code.endOfLine(from: code.at))
            return
        }
        let end = code.next(from: code.at + 1) { ">\n<".utf8.contains($0) }
        guard next.isLetter || next == UInt8(ascii: "/"), code[end] == UInt8(ascii: ">") else {
            code.at += 1
            return
        }
        code.take(.tag, to: end + 1)
    }
}
