import SourceText

/// Numbers footnotes by their first references, and puts them at the end of the document.
struct FootnoteMarkup {
    private struct Note {
        let label: String
        let line: Int
        let node: Node
        /// What refers to it, in order.
        var references: [Node] = []
    }

    private let extensions: Extensions
    /// In the order of their definitions.
    private var notes: [Note] = []
    /// The notes that are referred to, in the order of their first references.
    private var order: [Int] = []
    private(set) var problems: [(problem: GitHubProblem, line: Int, text: String)] = []

    /// Numbers the references in a document and fills them.
    init(
        _ tree: Tree, _ definitions: FootnoteDefinitions, _ references: [(label: String, node: Node)],
        _ extensions: Extensions
    ) {
        self.extensions = extensions
        guard !definitions.byLine.isEmpty else { return }
        var byLabel: [String: Int] = [:]
        var byItem: [Node: Int] = [:]
        tree.forEach { node, _ in
            guard node.kind == .item, let definition = definitions.byLine[node.lines.lowerBound],
                definition.offset == node.startOffset
            else { return }
            byItem[node] = notes.count
            let line = node.lines.lowerBound
            let written = "[^\(definition.label)]"
            if let first = byLabel[definition.label.folded] {
                problems.append((.doubleFootnote(label: definition.label, line: notes[first].line), line, written))
            } else {
                byLabel[definition.label.folded] = notes.count
            }
            notes.append(Note(label: definition.label, line: line, node: node))
        }
        number(references, byLabel, byItem)
        for (index, note) in notes.enumerated() where note.references.isEmpty && byLabel[note.label.folded] == index {
            problems.append((.unusedFootnote(label: note.label), note.line, "[^\(note.label)]"))
        }
        for (number, index) in order.enumerated() { fill(number + 1, notes[index]) }
    }

    /// References in the text come first, then those in the footnotes that they lead to, and so on.
    private mutating func number(
        _ references: [(label: String, node: Node)], _ byLabel: [String: Int], _ byItem: [Node: Int]
    ) {
        var inText: [(label: String, node: Node)] = []
        var inNotes: [Int: [(label: String, node: Node)]] = [:]
        // Neighbours mostly stand in the same note.
        var known: [Node: Int?] = [:]
        for reference in references {
            if let note = note(around: reference.node, byItem, &known) {
                inNotes[note, default: []].append(reference)
            } else {
                inText.append(reference)
            }
        }
        func add(_ references: [(label: String, node: Node)]) {
            for (label, node) in references {
                guard let index = byLabel[label] else { continue }
                if notes[index].references.isEmpty { order.append(index) }
                notes[index].references.append(node)
            }
        }
        guard extensions.isArticle else {
            // GitHub counts them as they are written.
            add(references)
            return
        }
        add(inText)
        var next = 0
        while next < order.count {
            add(inNotes[order[next]] ?? [])
            next += 1
        }
    }

    private func note(around node: Node, _ byItem: [Node: Int], _ known: inout [Node: Int?]) -> Int? {
        var path: [Node] = []
        var at = node.parent
        var found: Int?
        while let parent = at {
            if let cached = known[parent] {
                found = cached
                break
            }
            path.append(parent)
            if let index = byItem[parent] {
                found = index
                break
            }
            at = parent.parent
        }
        for parent in path { known[parent] = found }
        return found
    }

    // MARK: - Markup

    /// What stands in ids before what tells them apart: a sign that no id of a heading can have, or the one that GitHub has.
    private var sign: String { extensions.isArticle ? ":" : "-" }

    private func fill(_ number: Int, _ note: Note) {
        let target = extensions.isArticle ? "\(number)" : note.label.escapedForAddress
        for (index, node) in note.references.enumerated() {
            let id = index == 0 ? target : "\(target)-\(index + 1)"
            let name =
                extensions.words.map {
                    " role=\"doc-noteref\" aria-label=\"\($0.footnote.replacing("{number}", with: "\(number)").escapedForHTML)\""
                } ?? " data-footnote-ref"
            node.setOpening(
                "<sup class=\"footnote-ref\"><a href=\"#fn\(sign)\(target)\" id=\"fnref\(sign)\(id)\"\(name)>\(number)</a></sup>"
            )
        }
    }

    /// Moves the footnotes to the end. What nothing refers to is left out.
    func place(in tree: Tree) {
        guard !notes.isEmpty else { return }
        let (opening, closing) =
            extensions.words.map {
                (
                    "<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"\($0.footnotes.escapedForHTML)\">\n<ol>",
                    "</ol>\n</section>"
                )
            } ?? ("<section class=\"footnotes\" data-footnotes>\n<ol>", "</ol>\n</section>")
        let section = Node.block(opening, closing)
        for (number, index) in order.enumerated() {
            let note = notes[index]
            let target = extensions.isArticle ? "\(number + 1)" : note.label.escapedForAddress
            let element = Node.block("<li id=\"fn\(sign)\(target)\">", "</li>")
            for child in note.node.children { element.append(child) }
            let back = Node.inline(
                " " + note.references.indices.map { backLink(number + 1, target, $0) }.joined(separator: " "))
            if let last = element.lastChild, last.kind == .paragraph {
                last.append(back)
            } else {
                let block = Node.block("")
                back.setOpening(note.references.indices.map { backLink(number + 1, target, $0) }.joined(separator: " "))
                block.append(back)
                element.append(block)
            }
            section.append(element)
        }
        for note in notes {
            let list = note.node.parent
            tree.detach(note.node)
            if let list, list.firstChild == nil { tree.detach(list) }
        }
        if order.isEmpty { section.remove() } else { tree.root.append(section) }
    }

    private func backLink(_ number: Int, _ target: String, _ index: Int) -> String {
        let id = index == 0 ? target : "\(target)-\(index + 1)"
        let sign = "↩" + (index == 0 ? "" : "<sup class=\"footnote-ref\">\(index + 1)</sup>")
        guard let words = extensions.words else {
            return
                "<a href=\"#fnref-\(id)\" class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">\(sign)</a>"
        }
        let name = words.back.replacing("{number}", with: index == 0 ? "\(number)" : "\(number)-\(index + 1)")
            .escapedForHTML
        return
            "<a href=\"#fnref:\(id)\" class=\"footnote-back\" role=\"doc-backlink\" aria-label=\"\(name)\">\(sign)</a>"
    }
}

extension String {
    /// As cmark writes it into an address.
    fileprivate var escapedForAddress: String {
        let hexadecimal = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case _ where byte.isASCIILetter || byte.isASCIIDigit || "-_.+!*(),%#@?=;:/$~".utf8.contains(byte):
                result.append(byte)
            case UInt8(ascii: "&"): result += "&amp;".utf8
            case UInt8(ascii: "'"): result += "&#x27;".utf8
            default: result += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
