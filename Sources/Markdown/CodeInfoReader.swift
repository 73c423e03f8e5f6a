import SourceText

/// Reads the parts of an info string, one after the other.
struct CodeInfoReader {
    private(set) var language = ""
    private(set) var languageRange = 0..<0
    private(set) var attributes: [CodeInfo.Attribute] = []
    private(set) var markedLines: [CodeInfo.MarkedLines] = []
    private(set) var problems: [(problem: MarkdownProblem, range: Range<Int>)] = []

    private let text: [UInt8]
    private var at = 0

    init(_ text: [UInt8]) { self.text = text }

    mutating func read() {
        guard text.first != UInt8(ascii: "{") else { return }
        // `title="x"` without a language.
        if key() == nil { readLanguage() }
        while at < text.count {
            if text[at].isBlank {
                at += 1
            } else if text[at] == UInt8(ascii: "{") {
                readBraces()
            } else if let key = key() {
                readAttribute(key)
            } else {
                readWord()
            }
        }
    }

    private mutating func readLanguage() {
        let end = text.firstIndex { $0.isBlank || ",:{".utf8.contains($0) } ?? text.count
        languageRange = 0..<end
        language = Self.resolved(text[languageRange])
        // What follows a comma is another program's: `rust,ignore`, `js:clock.js`.
        at = text[end...].firstIndex { $0.isBlank || $0 == UInt8(ascii: "{") } ?? text.count
    }

    private mutating func readWord() {
        let start = at
        at = text[at...].firstIndex(where: \.isBlank) ?? text.count
        if text[start] == UInt8(ascii: "=") { problems.append((.blankBeforeEquals, start..<start + 1)) }
    }

    /// The key that an attribute here begins with: letters, digits, `-` and `_` up to `=`.
    private func key() -> Range<Int>? {
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        guard at < text.count, isLetter(text[at]) else { return nil }
        let end = text[at...].firstIndex { !isLetter($0) && !(0x30...0x39).contains($0) && $0 != 0x2D && $0 != 0x5F }
        guard let end, text[end] == UInt8(ascii: "=") else { return nil }
        return at..<end
    }

    private mutating func readAttribute(_ keyRange: Range<Int>) {
        let key = String(decoding: text[keyRange], as: UTF8.self)
        at = keyRange.upperBound + 1
        let value: Range<Int>
        if at < text.count, text[at] == UInt8(ascii: "\"") || text[at] == UInt8(ascii: "'") {
            guard let quoted = quotation() else {
                problems.append((.openQuotation(key: key), keyRange.lowerBound..<text.count))
                at = text.count
                return
            }
            value = quoted
            at = quoted.upperBound + 1
        } else {
            value = at..<(text[at...].firstIndex(where: \.isBlank) ?? text.count)
            at = value.upperBound
        }
        guard CodeInfo.keys.contains(key) else {
            let problem = MarkdownProblem.unknownKey(key: key, known: CodeInfo.keys)
            problems.append((problem, keyRange))
            return
        }
        if attributes.contains(where: { $0.key == key }) {
            problems.append((.repeatedKey(key: key), keyRange))
        } else if text[value].starts(with: "“".utf8) || text[value].starts(with: "”".utf8) {
            problems.append((.curvedQuotation(key: key), value))
        } else if value.isEmpty {
            problems.append((.emptyValue(key: key), keyRange))
        } else {
            attributes.append(.init(key: key, value: Self.resolved(text[value]), range: value))
        }
    }

    /// What is between two quotation marks, the first of which is here; a backslash keeps the next one in it.
    private func quotation() -> Range<Int>? {
        var end = at + 1
        while end < text.count, text[end] != text[at] { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return end < text.count ? at + 1..<end : nil
    }

    /// Lines, or what another program wrote.
    private mutating func readBraces() {
        let start = at
        let close = text[at...].firstIndex(of: UInt8(ascii: "}"))
        let inside = start + 1..<(close ?? text.count)
        let isMeantAsLines = text[inside].first { !$0.isBlank }.map { (0x30...0x39).contains($0) } ?? false
        let isNumeric = text[inside].allSatisfy { $0.isBlank || (0x30...0x39).contains($0) || ",-".utf8.contains($0) }
        at = close.map { $0 + 1 } ?? text.count
        guard isMeantAsLines || isNumeric && text[inside].contains(where: { (0x30...0x39).contains($0) }) else {
            // A brace that stays open takes nothing with it.
            if close == nil { at = text[start...].firstIndex(where: \.isBlank) ?? text.count }
            return
        }
        guard close != nil else {
            problems.append((.openBraces, start..<text.count))
            return
        }
        for part in text[inside].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            readLines(part)
        }
    }

    private mutating func readLines(_ part: ArraySlice<UInt8>) {
        var part = part.drop(while: \.isBlank)
        while part.last?.isBlank == true { part.removeLast() }
        let range = part.isEmpty ? part.startIndex - 1..<part.startIndex : part.startIndex..<part.endIndex
        let written = String(decoding: part, as: UTF8.self)
        let numbers = part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { digits -> Int? in
            var digits = digits.drop(while: \.isBlank)
            while digits.last?.isBlank == true { digits.removeLast() }
            guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return Int(String(decoding: digits, as: UTF8.self))
        }
        guard numbers.count <= 2, let first = numbers.first ?? nil, let last = numbers.last ?? nil, first > 0 else {
            problems.append((.wrongLines(text: written), range))
            return
        }
        guard first <= last else {
            problems.append((.reversedLines(first: first, last: last), range))
            return
        }
        markedLines.append(.init(lines: first...last, range: range))
    }

    /// The text with backslashes and entities resolved. cmark does it: the text becomes an info string once more.
    private static func resolved(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") || $0 == 0 }) else {
            return String(decoding: text, as: UTF8.self)
        }
        var resolved = ""
        // The quotation marks keep blanks at the edges.
        Tree(parsing: Array("~~~ \"".utf8) + text + Array("\"\n~~~".utf8)).forEach { node, _ in
            if node.kind == .codeBlock { resolved = String(node.info.dropFirst().dropLast()) }
        }
        return resolved
    }
}
