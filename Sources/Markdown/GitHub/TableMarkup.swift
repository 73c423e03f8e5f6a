/// Puts tables into the tree, in the place of the headings that their lines were for cmark.
struct TableMarkup {
    let layout: Layout
    let extensions: Extensions

    /// - Parameter tree: The tree of the layout’s text.
    func build(in tree: Tree) {
        guard !layout.tables.isEmpty else { return }
        var lines: [(table: Int, line: Int, node: Node)] = []
        tree.forEach { node, _ in
            guard node.kind == .heading, let text = node.firstChild, text.next == nil, text.kind == .text,
                case .table(let table, let line)? = layout.marks.mark(at: text.withLiteral { Array($0) }[...])?.meaning
            else { return }
            lines.append((table, line, node))
        }
        var cells = layout.cellBlocks[...]
        var next = 0
        for (number, table) in layout.tables.enumerated() {
            let own = cells.prefix(table.rows.count * table.alignments.count)
            cells = cells.dropFirst(own.count)
            while next < lines.count, lines[next].table < number { next += 1 }
            guard next < lines.count, lines[next].table == number, lines[next].line == 0 else { continue }
            lines[next].node.insertBefore(markup(of: table, Array(own)))
            while next < lines.count, lines[next].table == number {
                tree.detach(lines[next].node)
                next += 1
            }
        }
    }

    private func markup(of table: TableSource, _ cells: [Node]) -> Node {
        let (opening, closing) =
            extensions.words.map { words in
                (
                    "<div class=\"table\" role=\"group\" aria-label=\"\(words.table.escapedForHTML)\" tabindex=\"0\"><table>",
                    "</table></div>"
                )
            } ?? ("<table>", "</table>")
        let element = Node.block(opening, closing)
        element.setLines(table.firstLine...table.lastLine)
        let head = Node.block("<thead>", "</thead>")
        element.append(head)
        var body: Node?
        let columns = table.alignments.count
        for row in table.rows.indices {
            let rowElement = Node.block("<tr>", "</tr>")
            let line = row == 0 ? table.firstLine : table.firstLine + row + 1
            rowElement.setLines(line...line)
            for column in 0..<columns where row * columns + column < cells.count {
                let name = row == 0 ? "th" : "td"
                let cell = Node.inline(
                    "<\(name)\(attributes(table.alignments[column], isHeader: row == 0))>", "</\(name)>\n")
                for child in cells[row * columns + column].children { cell.append(child) }
                rowElement.append(cell)
            }
            if row == 0 {
                head.append(rowElement)
            } else {
                if body == nil {
                    let new = Node.block("<tbody>", "</tbody>")
                    element.append(new)
                    body = new
                }
                body?.append(rowElement)
            }
        }
        return element
    }

    private func attributes(_ alignment: TableSource.Alignment?, isHeader: Bool) -> String {
        guard extensions.isArticle else { return alignment.map { " align=\"\($0.rawValue)\"" } ?? "" }
        return (isHeader ? " scope=\"col\"" : "") + (alignment.map { " class=\"\($0)\"" } ?? "")
    }
}
