/// Strings, and code in them.
extension GrammarReader {
    mutating func readString() -> Bool {
        var hashes = 0
        if code[code.at] == UInt8(ascii: "#") {
            hashes = code.next(from: code.at) { $0 != UInt8(ascii: "#") } - code.at
        }
        for text in grammar.strings {
            guard hashes == 0 || text.hasHashes, code.has(text.open, at: code.at + hashes) else { continue }
            let start = code.at
            code.at += hashes + text.open.count
            readRest(
                of: text.interpolationPrefix == nil ? text : text.with { $0.interpolation = [] }, from: start,
                hashes: hashes)
            return true
        }
        // Hashes without a string would be counted again from each of them.
        if hashes > 1 {
            code.at += hashes - 1
            return false
        }
        return false
    }

    /// `f"..."`, `rb'...'`
    mutating func readPrefixedString(_ word: Range<Int>) -> Bool {
        guard word.count <= 2 else { return false }
        for text in grammar.strings where !text.prefixes.isEmpty {
            guard word.allSatisfy({ text.prefixes.contains(code.bytes[$0]) }), code.has(text.open, at: word.upperBound)
            else { continue }
            let isInterpolated = word.contains { code.bytes[$0] | 0x20 == text.interpolationPrefix }
            code.at = word.upperBound + text.open.count
            readRest(
                of: isInterpolated ? text : text.with { $0.interpolation = [] }, from: word.lowerBound, hashes: 0)
            isMember = false
            return true
        }
        return false
    }

    /// Goes on in a string to its end, or to code in it.
    /// - Parameter start: Where the piece begins: at the opening, or at the bracket that ends code in the string.
    mutating func readRest(of text: Grammar.Text, from start: Int, hashes: Int) {
        var start = start
        endsValue = true
        while code.at < code.end {
            let byte = code.bytes[code.at]
            if byte == text.close[0], code.has(text.close, at: code.at),
                hasHashes(hashes, at: code.at + text.close.count)
            {
                code.tokens.add(text.kind, start, code.at + text.close.count + hashes)
                code.at += text.close.count + hashes
                return finish(text)
            }
            if byte == UInt8(ascii: "\n"), !text.hasLines { break }
            if let first = text.interpolation.first, byte == first, beginsCode(text, hashes) {
                code.at += text.interpolation.count + hashes
                code.tokens.add(text.kind, start, code.at)
                interpolations.append(Interpolation(text: text, hashes: hashes, outerBrackets: brackets))
                brackets = 0
                endsValue = false
                return
            }
            if text.hasVariables, byte == UInt8(ascii: "$"), let end = endOfVariable(from: code.at) {
                code.tokens.add(text.kind, start, code.at)
                code.take(.variable, to: end)
                start = end
                continue
            }
            if byte == UInt8(ascii: "\\"), text.hasEscapes, hashes == 0 {
                code.at += 2
            } else if byte == UInt8(ascii: "{"), text.hasFormats, code[code.at + 1] == byte {
                code.at += 2
            } else {
                code.at += 1
            }
        }
        code.at = min(code.at, code.end)
        code.tokens.add(text.kind, start, code.at)
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        guard count > 0 else { return true }
        guard index + count <= code.end else { return false }
        return (index..<index + count).allSatisfy { code.bytes[$0] == UInt8(ascii: "#") }
    }

    /// Whether code begins here: `\(`, `\#(`, `${`, `{` but not `{{`.
    private func beginsCode(_ text: Grammar.Text, _ hashes: Int) -> Bool {
        guard hashes == 0 else {
            return hasHashes(hashes, at: code.at + 1) && code[code.at + 1 + hashes] == text.interpolation.last
        }
        guard code.has(text.interpolation, at: code.at) else { return false }
        return !text.hasFormats || code[code.at + 1] != UInt8(ascii: "{")
    }

    /// A string before a colon is a key where there are keys.
    private mutating func finish(_ text: Grammar.Text) {
        guard let mark = grammar.keyMark, isFollowed(by: mark, from: code.at) else { return }
        code.tokens.changeLast(to: .attribute)
    }
}
