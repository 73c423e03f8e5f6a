import SourceText

/// What libcmark 0.30 would take minutes for and nobody writes, found before it is parsed: the time for deep lists is
/// their depth times the lines after them (GHSA-66g8-4hjf-77xh), that for `![[]()` grows with the square of how many
/// there are (CVE-2023-22486).
enum Limits {
    static let maximumOpenImages = 1000

    /// The first fault and its line, counted from 1.
    static func fault(in source: SourceLines) -> (MarkdownProblem, line: Int)? {
        var brackets: [Bracket] = []
        var images = 0
        var checks = 0
        for line in 1...max(source.count, 1) {
            let bytes = source.utf8(ofLine: line)
            if depth(ofLine: bytes) > Document.maximumDepth, checks < 8 {
                // It may be code. Where eight such lines were, the others are too.
                checks += 1
                if isDeep(source.text(upTo: line)) { return (.tooDeep(limit: Document.maximumDepth), line) }
            }
            if bytes.allSatisfy({ $0.isBlank || $0 == UInt8(ascii: ">") }) { (brackets, images) = ([], 0) }
            count(bytes, &brackets, &images)
            if images > maximumOpenImages { return (.openImages(limit: maximumOpenImages), line) }
        }
        return nil
    }

    private enum Bracket { case link, image }

    private static func count(_ line: ArraySlice<UInt8>, _ open: inout [Bracket], _ images: inout Int) {
        var before: UInt8 = 0
        for byte in line {
            switch byte {
            case _ where before == UInt8(ascii: "\\"):
                before = 0
                continue
            case UInt8(ascii: "["):
                open.append(before == UInt8(ascii: "!") ? .image : .link)
                if open.last == .image { images += 1 }
            case UInt8(ascii: "]"):
                if open.popLast() == .image { images -= 1 }
            default: break
            }
            before = byte
        }
    }

    /// How many blocks a line can be in at most, by the marks of quotes and lists at its start and the blanks there. A line
    /// without such marks is in no more than the one before it.
    private static func depth(ofLine line: ArraySlice<UInt8>) -> Int {
        var (marks, blanks) = (0, 0)
        var rest = line
        while let byte = rest.first {
            if byte.isBlank {
                blanks += byte == UInt8(ascii: "\t") ? 4 : 1
                rest = rest.dropFirst()
                continue
            }
            guard let length = rest.markLength else { break }
            marks += 1
            rest = rest.dropFirst(length)
        }
        return marks == 0 ? 0 : marks + max(0, blanks - marks) / 2
    }

    private static func isDeep(_ text: ArraySlice<UInt8>) -> Bool {
        var isDeep = false
        Tree(parsing: Array(text)).forEach { node, depth in
            if depth > Document.maximumDepth { isDeep = true }
        }
        return isDeep
    }
}

extension ArraySlice<UInt8> {
    /// The length of the mark of a quote or a list item that this begins with.
    fileprivate var markLength: Int? {
        if first == UInt8(ascii: ">") { return 1 }
        let digits = prefix { (0x30...0x39).contains($0) }.count
        let mark = dropFirst(digits)
        let isMark =
            digits == 0
            ? mark.first.map("-+*".utf8.contains) ?? false : digits < 10 && mark.first.map(".)".utf8.contains) ?? false
        guard isMark, mark.dropFirst().first?.isBlank ?? true else { return nil }
        return digits + 1
    }
}
