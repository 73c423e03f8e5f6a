/// Finds the tags of a template, one after the other. It looks at no byte more than a few times, whatever the template.
struct TemplateScanner {
    /// A longer name is a mistake, and comparing it with others would take long.
    static let maximumName = 255

    let bytes: [UInt8]
    private var position = 0
    private var delimiters = Delimiters()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next tag, or nil after the last.
    mutating func next() -> TemplateTag? {
        while position < bytes.count, !has(delimiters.open, at: position) { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        position += delimiters.open.count
        if position < bytes.count, bytes[position] == UInt8(ascii: "{") {
            position += 1
            return named(.unescaped, from: start, closing: [UInt8(ascii: "}")] + delimiters.close)
        }
        skipSpace()
        guard position < bytes.count, let kind = Self.kinds[bytes[position]] else {
            return named(.variable, from: start, closing: delimiters.close)
        }
        position += 1
        return switch kind {
        case .comment: comment(from: start)
        case .delimiters: settingDelimiters(from: start)
        default: named(kind, from: start, closing: delimiters.close)
        }
    }

    private static let kinds: [UInt8: TemplateTag.Kind] = [
        UInt8(ascii: "&"): .unescaped, UInt8(ascii: "#"): .section, UInt8(ascii: "^"): .inverted,
        UInt8(ascii: "/"): .closing, UInt8(ascii: ">"): .partial, UInt8(ascii: "<"): .parent,
        UInt8(ascii: "$"): .block, UInt8(ascii: "!"): .comment, UInt8(ascii: "="): .delimiters,
    ]

    private mutating func named(_ kind: TemplateTag.Kind, from start: Int, closing: [UInt8]) -> TemplateTag {
        let content = position
        // The next tag's beginning is the end of one that was not closed.
        while position < bytes.count, !has(closing, at: position), !has(delimiters.open, at: position) { position += 1 }
        let name = bytes[content..<position].trimmed
        guard has(closing, at: position), !name.contains(UInt8(ascii: "\n")) else {
            // From the next line on, all is read as if the tag had not begun.
            position = bytes[content..<position].firstIndex(of: UInt8(ascii: "\n")) ?? position
            return unclosed(from: start, closing: closing)
        }
        position += closing.count
        var tag = TemplateTag(
            kind: kind, name: Array(name.prefix(Self.maximumName).prefix { !$0.isSpace }), range: start..<position,
            delimiters: delimiters)
        tag.problem = Self.problem(of: name, kind: kind)
        return tag
    }

    private static func problem(of name: ArraySlice<UInt8>, kind: TemplateTag.Kind) -> TemplateProblem? {
        if name.isEmpty { return .emptyTag }
        if name.count > maximumName { return .longName(limit: maximumName) }
        var isName = !name.contains(where: \.isSpace)
        switch kind {
        case .variable, .unescaped, .section, .inverted:
            let dot = UInt8(ascii: ".")
            let parts = name.split(separator: dot, omittingEmptySubsequences: false)
            isName = isName && (name.elementsEqual([dot]) || !parts.contains(where: \.isEmpty))
        default: break
        }
        return isName ? nil : .badName(String(decoding: name, as: UTF8.self))
    }

    private mutating func comment(from start: Int) -> TemplateTag {
        while position < bytes.count, !has(delimiters.close, at: position) { position += 1 }
        guard position < bytes.count else { return unclosed(from: start, closing: delimiters.close) }
        position += delimiters.close.count
        return TemplateTag(kind: .comment, name: [], range: start..<position, delimiters: delimiters)
    }

    private mutating func settingDelimiters(from start: Int) -> TemplateTag {
        let (content, before) = (position, delimiters)
        let closing = [UInt8(ascii: "=")] + before.close
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), !has(closing, at: position) {
            position += 1
        }
        let parts = bytes[content..<position].split(whereSeparator: \.isSpace)
        let isClosed = has(closing, at: position)
        position = isClosed ? position + closing.count : content
        var tag = TemplateTag(kind: .delimiters, name: [], range: start..<position, delimiters: before)
        let areGood = parts.allSatisfy { $0.count <= Delimiters.maximumLength && !$0.contains(UInt8(ascii: "=")) }
        if isClosed, parts.count == 2, areGood {
            delimiters = Delimiters(open: Array(parts[0]), close: Array(parts[1]))
        } else {
            tag.problem = .badDelimiters(limit: Delimiters.maximumLength)
        }
        return tag
    }

    private func unclosed(from start: Int, closing: [UInt8]) -> TemplateTag {
        let end = start + delimiters.open.count
        var tag = TemplateTag(kind: .comment, name: [], range: start..<end, delimiters: delimiters)
        tag.problem = .unclosedTag(closing: String(decoding: closing, as: UTF8.self))
        return tag
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isSpace { position += 1 }
    }

    private func has(_ pattern: [UInt8], at index: Int) -> Bool {
        guard index < bytes.count, bytes[index] == pattern[0], index + pattern.count <= bytes.count else {
            return false
        }
        return bytes[index..<index + pattern.count].elementsEqual(pattern)
    }
}

extension TemplateScanner {
    /// Where the blanks before `index` begin, if nothing else is before it on its line.
    func lineStart(before index: Int) -> Int? {
        var start = index
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? start : nil
    }

    /// Where the line after `index` begins, if nothing but blanks is on the rest of this one.
    func nextLine(after index: Int) -> Int? {
        var end = index
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if end == bytes.count { return bytes.last == UInt8(ascii: "\r") ? nil : end }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }
}

extension UInt8 {
    /// A space or a tab: what lines are indented with.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// A blank or what ends a line.
    var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice<UInt8> {
        guard let last = lastIndex(where: { !$0.isSpace }) else { return [] }
        return self[...last].drop { $0.isSpace }
    }
}
