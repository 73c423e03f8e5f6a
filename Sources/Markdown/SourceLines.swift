import SourceText

/// The lines of an article's Markdown as they were written, numbered as cmark numbers them: from 1 at its start.
///
/// cmark's positions of blocks are right, those of inlines are not: whatever stands within a line is looked for.
struct SourceLines: Sendable {
    private let file: SourceFile
    private let lines: [Range<Int>]
    /// How many lines of the file come before.
    private let skipped: Int

    init(_ file: SourceFile, from start: Int) {
        self.file = file
        // With a byte order mark the first line begins behind it.
        let first = file.lines.firstIndex { $0.upperBound >= start } ?? file.lines.count - 1
        skipped = first
        lines = file.lines[first...].map { max($0.lowerBound, start)..<max($0.upperBound, start) }
    }

    /// How many lines there are; what follows the last line's end is none.
    var count: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

    /// A line's number in the file.
    func fileLine(_ line: Int) -> Int { skipped + line }

    /// A line's text; empty beyond the last.
    subscript(_ line: Int) -> Substring {
        guard lines.indices.contains(line - 1) else { return "" }
        return Substring(decoding: file.bytes[lines[line - 1]], as: UTF8.self)
    }

    /// Where a line begins, blanks left out.
    func place(line: Int) -> Place {
        let indent = self[line].prefix { $0 == " " || $0 == "\t" }.count
        return file.place(line: fileLine(line), column: indent + 1)
    }

    /// Where something stands in a line, or the line's start.
    func place(of text: String, inLine line: Int) -> Place {
        guard !text.isEmpty, let range = self[line].firstRange(of: text) else { return place(line: line) }
        return file.place(
            line: fileLine(line), column: column(of: range.lowerBound, in: self[line]), length: text.count)
    }

    /// Where something stands in the first of some lines that has it, or their start.
    func place(of text: String, inLines range: ClosedRange<Int>) -> Place {
        let line = range.first { !text.isEmpty && self[$0].contains(text) } ?? range.lowerBound
        return place(of: text, inLine: line)
    }

    /// Where a link's destination stands in the first of some lines that has it, or their start.
    func placeOfLink(_ destination: String, inLines range: ClosedRange<Int>) -> Place {
        for opening in ["](", "](<", "]: ", ""] {
            guard let line = range.first(where: { self[$0].contains(opening + destination) }) else { continue }
            let place = place(of: opening + destination, inLine: line)
            let column = place.column + opening.count
            return file.place(line: place.line, column: column, length: destination.count)
        }
        return place(line: range.lowerBound)
    }

    /// The body of a fence, with what its lines had in front of them in the file.
    func excerpt(_ text: String, firstLine: Int) -> Excerpt {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indents = lines.enumerated().map { number, line in
            let written = self[firstLine + number]
            return written.hasSuffix(line) ? written.count - line.count : 0
        }
        return Excerpt(of: file, text: Array(text.utf8), firstLine: fileLine(firstLine), indents: indents)
    }

    /// Where a role stands that has this text in its code span, or nil if there is none: `&#123;value}` looks alike in
    /// cmark's tree.
    /// - Parameter previous: The role before it.
    func placeOfRole(_ code: String, in range: ClosedRange<Int>, after previous: Place?) -> Place? {
        let content = code.drop { $0 == " " }
        for number in range {
            let line = self[number]
            var rest = line
            while let found = rest.firstRange(of: "{value}`") {
                rest = rest[found.upperBound...]
                let column = column(of: found.lowerBound, in: line)
                let isNew = previous.map { (fileLine(number), column) > ($0.line, $0.column) } ?? true
                guard isNew else { continue }
                let written = rest.drop { $0 == "`" || $0 == " " }
                // A code span may go on in the next line; then its beginning has to do.
                if written.hasPrefix(content) || (!written.contains("`") && content.hasPrefix(written.prefix(8))) {
                    return file.place(line: fileLine(number), column: column, length: "{value}".count)
                }
            }
        }
        return nil
    }

    private func column(of index: Substring.Index, in line: Substring) -> Int { line[..<index].count + 1 }
}
