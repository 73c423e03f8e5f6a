/// Finds in the text of a paragraph what cmark would take apart before it can be recognised: addresses with `_`, `*` or `&`
/// in them, and footnotes’ labels of that kind. All others are found in cmark’s tree.
struct InlineScanner {
    let footnotes: FootnoteDefinitions
    let autolinks: Bool

    /// Whether a line may have something to mark.
    func isNeeded(for line: ArraySlice<UInt8>) -> Bool {
        line.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { at in
                switch bytes[at] {
                case UInt8(ascii: ":"):
                    autolinks && at + 2 < bytes.count && bytes[at + 1] == 0x2F && bytes[at + 2] == 0x2F
                case UInt8(ascii: "w"), UInt8(ascii: "W"):
                    autolinks && at + 3 < bytes.count && bytes[at + 3] == UInt8(ascii: ".")
                        && bytes[at + 1] | 0x20 == UInt8(ascii: "w")
                case UInt8(ascii: "^"): at > 0 && bytes[at - 1] == UInt8(ascii: "[") && !footnotes.labels.isEmpty
                default: false
                }
            }
        }
    }

    /// The text with marks in the place of what was found. Code, links’ addresses, HTML and whatever stands in brackets are
    /// left as they are.
    func marked(_ text: [UInt8], _ marks: inout Marks) -> [UInt8] {
        guard isNeeded(for: text[...]) else { return text }
        var result: [UInt8] = []
        var copied = 0
        var brackets = 0
        let code = CodeSpans(text)
        var lastClosing: Int?
        var at = 0
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "\\"):
                at += text[(at + 1)...].starts(with: Marks.escape) ? 5 : 2
            case UInt8(ascii: "`"):
                at = code.end(at)
            case UInt8(ascii: "<"):
                // What has no end at one place has none at any later.
                let closing = lastClosing ?? text.lastIndex(of: UInt8(ascii: ">")) ?? -1
                lastClosing = closing
                at =
                    closing > at && text[at + 1].beginsTag
                    ? (text[at...].firstIndex(of: UInt8(ascii: ">")) ?? at) + 1 : at + 1
            case UInt8(ascii: "["):
                if let label = text[at...].footnoteLabel, label.contains(where: \.isInlineSyntax), isDefined(label) {
                    result += text[copied...at]
                    result += marks.add(.label, Array(label))
                    at = label.endIndex + 1
                    copied = label.endIndex
                } else {
                    brackets += 1
                    at += 1
                }
            case UInt8(ascii: "]"):
                if brackets > 0, let end = text.endOfLinkTail(at + 1) { at = end } else { at += 1 }
                brackets = max(0, brackets - 1)
            case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"):
                if autolinks, brackets == 0, let range = Autolink.address(in: text, at: at, after: copied) {
                    let end = text[range].endBeforeFootnote { isDefined($0) }
                    // What is not part of the address decides where it ends: `&quot;` is text, `"` is not.
                    if text[range.lowerBound...].prefix(while: { !$0.isASCIISpace }).contains(where: \.isInlineSyntax) {
                        result += text[copied..<range.lowerBound]
                        result += marks.add(.address, Array(text[range.lowerBound..<end]))
                        copied = end
                    }
                    at = max(at + 1, end)
                } else {
                    at += 1
                }
            default: at += 1
            }
        }
        return result + text[min(copied, text.count)...]
    }

    private func isDefined(_ label: ArraySlice<UInt8>) -> Bool {
        footnotes.labels.contains(String(decoding: Array(label).withoutEscapes, as: UTF8.self).folded)
    }
}

extension ArraySlice<UInt8> {
    /// Where an address ends: before a reference to a footnote.
    func endBeforeFootnote(_ isDefined: (ArraySlice<UInt8>) -> Bool) -> Int {
        var at = startIndex
        while at < endIndex {
            if self[at] == UInt8(ascii: "["), let label = self[at...].footnoteLabel, isDefined(label) { return at }
            at += 1
        }
        return endIndex
    }
}

extension UInt8 {
    /// Whether it means something within an address that cmark must not see.
    fileprivate var isInlineSyntax: Bool { "_*&~\\[]<!`".utf8.contains(self) }
    /// Whether `<` before it can begin a tag, a comment or an address.
    fileprivate var beginsTag: Bool { isASCIILetter || "/!?".utf8.contains(self) }
}

/// Where spans of code end.
private struct CodeSpans {
    private let text: [UInt8]
    /// Where the last run of each length begins.
    private var last: [Int: Int] = [:]

    init(_ text: [UInt8]) {
        self.text = text
        var at = 0
        while at < text.count {
            guard text[at] == UInt8(ascii: "`") else {
                at += 1
                continue
            }
            let length = text[at...].prefix { $0 == UInt8(ascii: "`") }.count
            last[length] = at
            at += length
        }
    }

    /// Behind the span that begins at a run of backticks, or behind the run if none begins there.
    func end(_ start: Int) -> Int {
        let length = text[start...].prefix { $0 == UInt8(ascii: "`") }.count
        var at = start + length
        guard let last = last[length], last >= at else { return at }
        while at < text.count {
            guard let run = text[at...].firstIndex(of: UInt8(ascii: "`")) else { break }
            let found = text[run...].prefix { $0 == UInt8(ascii: "`") }.count
            at = run + found
            if found == length { return at }
        }
        return start + length
    }
}

extension Array<UInt8> {
    /// Behind `(address "title")`, if it stands at a place.
    fileprivate func endOfLinkTail(_ start: Int) -> Int? {
        guard start < count, self[start] == UInt8(ascii: "(") else { return nil }
        var at = skippingSpace(start + 1)
        if at < count, self[at] == UInt8(ascii: "<") {
            guard
                let end = self[at...].prefix(2000).firstIndex(where: {
                    $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n")
                }),
                self[end] == UInt8(ascii: ">")
            else { return nil }
            at = end + 1
        } else {
            var depth = 0
            loop: while at < count, !self[at].isASCIISpace {
                switch self[at] {
                case UInt8(ascii: "\\"): at += 1
                case UInt8(ascii: "("):
                    depth += 1
                    // As cmark has it.
                    if depth > 32 { return nil }
                case UInt8(ascii: ")"):
                    if depth == 0 { break loop }
                    depth -= 1
                default: break
                }
                at += 1
            }
        }
        let title = skippingSpace(Swift.min(at, count))
        if title < count, title > at, "\"'(".utf8.contains(self[title]) {
            let closing = self[title] == UInt8(ascii: "(") ? UInt8(ascii: ")") : self[title]
            guard let end = self[(title + 1)...].prefix(2000).firstIndex(of: closing) else { return nil }
            at = end + 1
        }
        at = skippingSpace(Swift.min(at, count))
        return at < count && self[at] == UInt8(ascii: ")") ? at + 1 : nil
    }

    private func skippingSpace(_ start: Int) -> Int {
        var at = start
        while at < count, self[at].isASCIISpace { at += 1 }
        return at
    }
}
