/// The text that cmark is given so that its tree has tables and footnotes in the right places.
///
/// cmark reads the text once as it is. Where its tree shows the lines of a table or the definition of a footnote, these
/// lines are written as blocks that cmark knows, and it reads the text again; until nothing new shows. Lines are
/// neither added nor removed, but for the cells of tables: each is a heading of one line before the first, so that its text
/// is read with the page's link references.
struct Layout {
    /// The text goes through cmark as often at most. Where something new shows after that, it stays as CommonMark has it.
    private static let maximumRounds = 6

    let text: [UInt8]
    /// The range of each line's bytes, without what ends it.
    let ranges: [Range<Int>]
    private(set) var footnotes = FootnoteDefinitions()
    private(set) var tables: [TableSource] = []
    private(set) var marks = Marks()
    /// How many lines stand before the first, one for each cell.
    private(set) var cellCount = 0
    private let extensions: Extensions

    /// Which table a line belongs to, and which of its lines it is: its header, its delimiter row, its rows.
    private var tableLines: [Int: (table: Int, line: Int, prefix: [UInt8])] = [:]
    /// What takes the place of a line.
    private var written: [Int: [UInt8]] = [:]
    private var known = Containers.Known()
    /// Why there are no tables, and the line where this showed.
    private(set) var problem: (GitHubProblem, line: Int)?
    private var cells = 0
    private var filled = 0
    /// As many cells are there at most, written or not, and as many that are not.
    static let (maximumCells, maximumFilledCells) = (262_144, 65_536)

    /// - Parameter ranges: The ranges of the lines of `text`.
    init(_ text: [UInt8], _ ranges: [Range<Int>], _ extensions: Extensions) {
        (self.text, self.ranges, self.extensions) = (text, ranges, extensions)
    }

    /// Reads the text.
    mutating func tree() -> Tree {
        var source = text
        var tree = Tree(parsing: source)
        for _ in 1..<Self.maximumRounds {
            known = Containers.Known()
            findStructure(in: tree)
            marks = Marks()
            written = [:]
            let cells = writeTables()
            writeInlines(of: tree)
            let new = composed(after: cells)
            if new == source { break }
            source = new
            tree = Tree(parsing: source)
            cellBlocks = tree.detachBlocks(ofFirstLines: cellCount)
        }
        return tree
    }

    /// The headings that hold the cells of all tables, in order.
    private(set) var cellBlocks: [Node] = []

    // MARK: - Lines

    /// A line as it is written but for the marks in it: counted from 1, empty beyond the last.
    func line(_ number: Int) -> [UInt8] {
        guard ranges.indices.contains(number - 1) else { return [] }
        return footnotes.line(number, text[ranges[number - 1]])
    }

    private func raw(_ number: Int) -> ArraySlice<UInt8> {
        ranges.indices.contains(number - 1) ? text[ranges[number - 1]] : []
    }

    private func composed(after cells: [UInt8]) -> [UInt8] {
        var source = cells
        // A byte order mark is one at the start only.
        var copied = ranges[0].lowerBound
        for number in Set(written.keys).union(footnotes.lines).sorted() {
            source += text[copied..<ranges[number - 1].lowerBound]
            source += written[number] ?? line(number)
            copied = ranges[number - 1].upperBound
        }
        return source + text[copied...]
    }

    // MARK: - Structure

    private mutating func findStructure(in tree: Tree) {
        var isCode: Set<Int> = []
        var items: [FootnoteDefinitions.Position: Node] = [:]
        var candidates: [Node] = []
        let mayHaveFootnotes = footnotes.mayExist(in: text)
        tree.forEach { node, depth in
            guard !node.isInline, depth <= Document.maximumDepth else { return }
            switch node.kind {
            case .codeBlock, .htmlBlock: if mayHaveFootnotes { isCode.formUnion(node.lines) }
            case .item:
                items[FootnoteDefinitions.Position(line: node.lines.lowerBound, offset: node.startOffset)] = node
            case .paragraph, .heading: candidates.append(node)
            default: break
            }
        }
        if mayHaveFootnotes {
            let known = footnotes.byLine
            footnotes.update(
                lines: ranges.count, isCode: { isCode.contains($0) || tableLines[$0] != nil }, items: items, raw: raw)
            // What follows reads lines as the tree has them.
            if known != footnotes.byLine { return }
        }
        for node in candidates where problem == nil { findTables(in: node) }
    }

    /// The lines that a paragraph or a heading is written in. cmark lets a heading that is underlined end too late.
    private func textLines(of node: Node) -> ClosedRange<Int> {
        let first = node.lines.lowerBound
        let last = max(first, min(node.lines.upperBound, ranges.count))
        guard node.kind == .heading, first < last else { return first...last }
        let underline = (first + 1...last).first { number in
            let text = raw(number).drop { $0.isBlank || $0 == UInt8(ascii: ">") }.trimmed
            return text.allSatisfy { $0 == text.first }
                && (text.first == UInt8(ascii: "=") || text.first == UInt8(ascii: "-"))
        }
        return first...(underline ?? last)
    }

    private mutating func findTables(in node: Node) {
        let lines = textLines(of: node)
        if let (table, _, _) = tableLines[lines.lowerBound - 1], tables[table].lastLine == lines.lowerBound - 1,
            node.kind == .paragraph, tableLines[lines.lowerBound] == nil, !footnotes.lines.contains(lines.lowerBound),
            isSetext(table)
        {
            extend(table, with: node, lines)
            return
        }
        guard lines.count > 1 else { return }
        var at = lines.lowerBound + 1
        while at <= lines.upperBound {
            // Most paragraphs are done here.
            if raw(at).drop(while: { $0.isBlank || $0 == UInt8(ascii: ">") }).isDelimiterRow,
                tableLines[at] == nil, let table = table(in: node, delimitersAt: at)
            {
                tables.append(table)
                let number = tables.count - 1
                if at < lines.upperBound { extend(number, with: node, (at + 1)...lines.upperBound) }
                return
            }
            at += 1
        }
    }

    /// Under a table `===` makes cmark end a heading there, and the rows after it begin a paragraph.
    private func isSetext(_ table: Int) -> Bool {
        let text = raw(tables[table].lastLine).drop { $0.isBlank || $0 == UInt8(ascii: ">") }.trimmed
        return !text.isEmpty && text.allSatisfy { $0 == UInt8(ascii: "=") }
    }

    private mutating func table(in node: Node, delimitersAt number: Int) -> TableSource? {
        let containers = Containers(of: node, known, line: line)
        let header = line(number - 1)
        let delimiters = line(number)
        let headerOffset = containers.text(ofLine: number - 1, header).offset
        let (offset, indent, isWhole) = containers.text(ofLine: number, delimiters)
        let isFirst = number - 1 == node.lines.lowerBound
        let start = isFirst ? node.startOffset : headerOffset
        guard isWhole, indent < 4,
            let table = TableSource(header: header[start...], delimiters: delimiters[offset...], firstLine: number - 1)
        else { return nil }
        tableLines[number - 1] = (
            tables.count, 0,
            isFirst ? Array(header[..<start]) : containers.prefix(ofLine: number - 1, header)
        )
        tableLines[number] = (tables.count, 1, containers.prefix(ofLine: number, delimiters))
        return table
    }

    private mutating func extend(_ number: Int, with node: Node, _ lines: ClosedRange<Int>) {
        let containers = Containers(of: node, known, line: line)
        for at in lines {
            let bytes = line(at)
            let (offset, indent, isWhole) = containers.text(ofLine: at, bytes)
            let text = bytes[offset...]
            guard isWhole, indent < 4, !text.isEmpty, !TableSource.isInterrupted(by: text) else { return }
            tables[number].add(text)
            tableLines[at] = (number, at - tables[number].firstLine, containers.prefix(ofLine: at, bytes))
            cells += tables[number].alignments.count
            filled += tables[number].lastMissing
            if cells > Self.maximumCells || filled > Self.maximumFilledCells {
                problem = (.tooManyCells(limit: Self.maximumCells, filled: Self.maximumFilledCells), at)
                tables.removeAll()
                tableLines.removeAll()
                return
            }
        }
    }

    // MARK: - Writing

    /// Writes the lines of tables as headings.
    /// - Returns: The cells, a line each.
    private mutating func writeTables() -> [UInt8] {
        for (number, (table, index, prefix)) in tableLines.sorted(by: { $0.key < $1.key }) {
            let mark = marks.add(.table(number: table, line: index), Array(line(number).dropFirst(prefix.count)))
            written[number] = prefix + Array("# ".utf8) + mark
        }
        var cells: [UInt8] = []
        let scanner = InlineScanner(footnotes: footnotes, autolinks: extensions.autolinks)
        cellCount = 0
        for cell in tables.lazy.flatMap(\.rows).joined() {
            cells += "# ".utf8
            cells += scanner.marked(cell, &marks)
            cells += " #\n".utf8
            cellCount += 1
        }
        return cells
    }

    /// Marks what cmark would misread in the text of paragraphs and headings.
    private mutating func writeInlines(of tree: Tree) {
        let scanner = InlineScanner(footnotes: footnotes, autolinks: extensions.autolinks)
        tree.forEach { node, depth in
            guard node.kind == .paragraph || node.kind == .heading, depth <= Document.maximumDepth else { return }
            let lines = textLines(of: node)
            guard lines.contains(where: { scanner.isNeeded(for: raw($0)) }) else { return }
            var starts: [Int] = []
            var text: [UInt8] = []
            for number in lines {
                let bytes = tableLines[number] == nil ? line(number) : []
                let start =
                    number == lines.lowerBound && !bytes.isEmpty
                    ? min(node.startOffset, bytes.count)
                    : bytes.count - bytes.drop { $0.isBlank || $0 == UInt8(ascii: ">") }.count
                starts.append(start)
                text += bytes[start...]
                text.append(UInt8(ascii: "\n"))
            }
            text.removeLast()
            let marked = scanner.marked(text, &marks)
            guard marked != text else { return }
            for (index, part) in marked.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .enumerated()
            where tableLines[lines.lowerBound + index] == nil {
                written[lines.lowerBound + index] = Array(line(lines.lowerBound + index).prefix(starts[index])) + part
            }
        }
    }
}
