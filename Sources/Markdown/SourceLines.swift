import SourceText

/// Where something stands in a file, without the text around it.
public struct Spot: Sendable {
    /// Where it begins, in bytes.
    public let offset: Int
    /// How many characters are meant.
    public let length: Int
}

/// The lines of an article's Markdown as they were written, numbered as cmark numbers them: from 1 at its start.
///
/// cmark's positions of blocks are right, those of inlines are not: whatever stands within a line is looked for.
struct SourceLines: Sendable {
    let file: SourceFile
    private let lines: [Range<Int>]
    /// How many lines of the file come before.
    private let skipped: Int
    /// Where `{value}` and a code span are written, in bytes of the file, without those that a backslash makes text.
    private let roleOffsets: [Int]
    private static let opening = Array("{value}`".utf8)

    init(_ file: SourceFile, from start: Int) {
        self.file = file
        skipped = file.index(ofLineAt: start)
        lines = Array(file.lines[skipped...])
        var offsets: [Int] = []
        var backslashes = 0
        for (offset, byte) in file.bytes.enumerated().dropFirst(lines[0].lowerBound) {
            if byte == Self.opening[0], backslashes % 2 == 0, file.bytes[offset...].starts(with: Self.opening) {
                offsets.append(offset)
            }
            backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
        }
        roleOffsets = offsets
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

    /// A line's bytes; empty beyond the last.
    func utf8(ofLine line: Int) -> ArraySlice<UInt8> {
        lines.indices.contains(line - 1) ? file.bytes[lines[line - 1]] : []
    }

    /// All from the start to the end of a line.
    func text(upTo line: Int) -> ArraySlice<UInt8> { file.bytes[lines[0].lowerBound..<lines[line - 1].upperBound] }

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

    /// Where something stands in a line for the last time, or the line's start.
    func place(ofLast text: String, inLine line: Int) -> Place {
        guard let range = self[line].ranges(of: text).last else { return place(line: line) }
        return file.place(
            line: fileLine(line), column: column(of: range.lowerBound, in: self[line]), length: text.count)
    }

    /// Where something stands in the first of some lines that has it, or their start.
    /// - Parameter start: Where the search begins, in bytes of the file; afterwards where what was found ends.
    func place(of text: String, inLines range: ClosedRange<Int>, from start: inout Int) -> Place {
        var search = Search(start: start)
        defer { start = search.start }
        let spot = spot(of: text, inLines: range, search: &search)
        return file.place(at: spot.offset, length: spot.length)
    }

    /// What a search in lines remembers.
    struct Search {
        /// Where the next one begins, in bytes of the file.
        var start = 0
        /// The line where a block begins, and how often something was looked for there in vain.
        fileprivate var block = 0
        fileprivate var misses = 0
        /// After so many the start of the block has to do: a block may be long, and each miss goes through all of it.
        fileprivate static let maximumMisses = 20
    }

    /// Where something stands in the first of some lines that has it, or the start of these lines.
    /// - Parameters:
    ///   - before: The bytes of which one stands directly before it; none where that does not matter.
    ///   - search: Where it begins and ends. What is not found from there is looked for in all of the lines.
    func spot(
        of text: String, after before: [UInt8] = [], inLines range: ClosedRange<Int>, search: inout Search
    ) -> Spot {
        if search.block != range.lowerBound { (search.block, search.misses) = (range.lowerBound, 0) }
        let wanted = Array(text.utf8)
        let bytes = bytes(ofLines: range)
        let rest = max(search.start, bytes.lowerBound)..<max(search.start, bytes.upperBound)
        if search.misses < Search.maximumMisses,
            let offset = offset(of: wanted, after: before, in: rest) ?? offset(of: wanted, after: before, in: bytes)
                ?? offset(of: wanted, after: [], in: bytes)
        {
            search.start = offset + wanted.count
            return Spot(offset: offset, length: text.count)
        }
        search.misses += 1
        let blanks = utf8(ofLine: range.lowerBound).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return Spot(offset: bytes.lowerBound + blanks, length: 1)
    }

    /// The place of a spot.
    func place(of spot: Spot) -> Place { file.place(at: spot.offset, length: spot.length) }

    private func offset(of text: [UInt8], after before: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = text.first, range.count >= text.count else { return nil }
        return file.bytes.withUnsafeBufferPointer { bytes in
            (range.lowerBound...range.upperBound - text.count).first { offset in
                bytes[offset] == first && bytes[offset..<offset + text.count].elementsEqual(text)
                    && (before.isEmpty || offset > 0 && before.contains(bytes[offset - 1]))
            }
        }
    }

    /// The bytes of some lines, which may go on beyond the last.
    private func bytes(ofLines range: ClosedRange<Int>) -> Range<Int> {
        let last = lines.count - 1
        return lines[min(range.lowerBound - 1, last)].lowerBound..<lines[min(range.upperBound - 1, last)].upperBound
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

    /// A role that has this text in its code span, or nil if none is written: `&#123;value}` looks alike in cmark's tree.
    /// - Parameter next: Which of the places is the first that no role before has taken.
    func role(_ code: String, in range: ClosedRange<Int>, from next: inout Int) -> Role? {
        let content = Array(code.utf8.drop { $0 == UInt8(ascii: " ") })
        let bytes = bytes(ofLines: range)
        while next < roleOffsets.count, roleOffsets[next] < bytes.lowerBound { next += 1 }
        for number in next..<roleOffsets.count {
            guard roleOffsets[number] < bytes.upperBound else { break }
            let end = file.lines[file.index(ofLineAt: roleOffsets[number])].upperBound
            let written = file.bytes[(roleOffsets[number] + Self.opening.count)..<end]
                .drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: " ") }
            // A code span may go on in the next line; then its beginning has to do.
            guard
                written.starts(with: content)
                    || !written.contains(UInt8(ascii: "`")) && content.starts(with: written.prefix(8))
            else { continue }
            defer { next = number + 1 }
            return Role(text: code, file: file, offset: roleOffsets[number])
        }
        return nil
    }

    private func column(of index: Substring.Index, in line: Substring) -> Int { line[..<index].count + 1 }
}
