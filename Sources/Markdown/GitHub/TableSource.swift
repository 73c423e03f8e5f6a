/// A table as it is written: its lines, and the cells in them.
struct TableSource {
    enum Alignment: String {
        case start = "left"
        case centre = "center"
        case end = "right"
    }

    /// Of each column, where it is set.
    let alignments: [Alignment?]
    /// The line of the header; the next is the delimiter row.
    let firstLine: Int
    private(set) var lastLine: Int
    /// The cells of the header, then of each row: as many as there are columns.
    private(set) var rows: [[[UInt8]]]
    /// How many cells the last row lacked.
    private(set) var lastMissing = 0

    /// Reads a header and its delimiter row; nil if these are none.
    init?(header: ArraySlice<UInt8>, delimiters: ArraySlice<UInt8>, firstLine: Int) {
        guard delimiters.isDelimiterRow, !header.allSatisfy(\.isBlank) else { return nil }
        var alignments: [Alignment?] = []
        for cell in Self.cells(of: delimiters) {
            guard let first = cell.first, let last = cell.last else { return nil }
            let dashes = cell.dropFirst(first == UInt8(ascii: ":") ? 1 : 0).dropLast(last == UInt8(ascii: ":") ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            switch (first == UInt8(ascii: ":"), last == UInt8(ascii: ":")) {
            case (true, true): alignments.append(.centre)
            case (true, false): alignments.append(.start)
            case (false, true): alignments.append(.end)
            case (false, false): alignments.append(nil)
            }
        }
        let cells = Self.cells(of: header)
        guard !alignments.isEmpty, cells.count == alignments.count else { return nil }
        self.alignments = alignments
        self.firstLine = firstLine
        lastLine = firstLine + 1
        rows = [cells]
    }

    /// Adds the line after the last.
    mutating func add(_ line: ArraySlice<UInt8>) {
        var cells = Self.cells(of: line)
        if cells.count > alignments.count { cells.removeLast(cells.count - alignments.count) }
        let missing = alignments.count - cells.count
        lastMissing = missing
        rows.append(cells + Array(repeating: [], count: missing))
        lastLine += 1
    }

    /// Whether text in a paragraph, where a table stands before it, is none of its rows: a bar alone, or what a paragraph goes on
    /// over but is a block of its own here, a break, a list item or HTML.
    static func isInterrupted(by text: ArraySlice<UInt8>) -> Bool {
        if text.trimmed.elementsEqual([UInt8(ascii: "|")]) { return true }
        let length = text.markerLength
        if length > 0, text.dropFirst(length).first?.isBlank ?? true { return true }
        if let first = text.first, "-_*".utf8.contains(first) {
            let rest = text.filter { !$0.isBlank }
            if rest.count >= 3, rest.allSatisfy({ $0 == first }) { return true }
        }
        guard text.first == UInt8(ascii: "<"), let end = text.lastIndex(where: { !$0.isBlank }),
            text[end] == UInt8(ascii: ">")
        else { return false }
        return text[..<end].dropFirst().first.map { $0.isASCIILetter || $0 == UInt8(ascii: "/") } == true
            && !text[..<end].contains(UInt8(ascii: ">"))
    }

    /// What stands between the bars of a line. A bar after a backslash is none, in code too; the backslash is not part of
    /// the cell.
    private static func cells(of line: ArraySlice<UInt8>) -> [[UInt8]] {
        var rest = line.trimmed
        if rest.first == UInt8(ascii: "|") { rest = rest.dropFirst() }
        // A bar alone has nothing beside it.
        if rest.isEmpty { return [] }
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        for byte in rest {
            if byte == UInt8(ascii: "|") {
                if cell.last == UInt8(ascii: "\\") {
                    cell[cell.count - 1] = byte
                } else {
                    cells.append(Array(cell[...].trimmed))
                    cell = []
                }
            } else {
                cell.append(byte)
            }
        }
        let isClosed = rest.last == UInt8(ascii: "|") && cell.isEmpty
        if !isClosed || cells.isEmpty { cells.append(Array(cell[...].trimmed)) }
        return cells
    }
}

extension ArraySlice<UInt8> {
    /// Without blanks at both ends.
    var trimmed: ArraySlice<UInt8> {
        var rest = drop(while: \.isBlank)
        while rest.last?.isBlank == true { rest.removeLast() }
        return rest
    }

    /// Whether there is nothing in it but what delimiter rows are made of. Dashes alone underline a heading.
    var isDelimiterRow: Bool {
        contains(UInt8(ascii: "-")) && contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }
            && allSatisfy { "|-: \t".utf8.contains($0) }
    }
}
