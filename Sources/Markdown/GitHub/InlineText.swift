import SourceText

/// Takes the texts in a paragraph, a heading, a cell apart: into text, struck text, addresses and references to footnotes.
struct InlineText {
    let marks: Marks
    let footnotes: FootnoteDefinitions
    let extensions: Extensions

    /// A piece of what stands directly in a node.
    enum Piece {
        case node(Node)
        case text([UInt8])
        case tildes(Strikethrough.Run)
        case link(destination: String, [UInt8])
        case reference(label: String)
    }

    /// The references that were put into the tree, in its order.
    private(set) var references: [(label: String, node: Node)] = []
    /// References to footnotes that there are not, but for a letter or two; of many the first.
    private(set) var unknown: [(label: String, nearest: String, node: Node)] = []
    /// Blocks with struck text in struck text deeper than anybody writes.
    private(set) var tooDeep: [Node] = []

    init(_ layout: Layout, _ extensions: Extensions) {
        (marks, footnotes, self.extensions) = (layout.marks, layout.footnotes, extensions)
    }

    /// Goes through what stands directly in a node.
    mutating func extend(_ parent: Node) {
        var isLink = false
        var isImage = false
        var node: Node? = parent
        while let at = node, at.isInline {
            if at.kind == .link { isLink = true }
            if at.kind == .image { isImage = true }
            node = at.parent
        }
        let children = parent.children
        var pieces: [Piece] = []
        var taken: [Node] = []
        for child in children {
            if child.kind == .text, child.withLiteral({ $0.hasSyntax }) {
                let text = child.withLiteral { Array($0) }
                taken.append(child)
                if parent.kind == .link, isAutolink(parent, text) {
                    pieces.append(.text(restored(text)))
                } else {
                    split(text, child, hasLinks: !isLink && !isImage, into: &pieces)
                }
            } else {
                pieces.append(.node(child))
            }
        }
        if !taken.isEmpty { rebuild(parent, taken, pieces) }
    }

    /// Whether a link was written as `<address>`: its text is not Markdown.
    private func isAutolink(_ link: Node, _ text: [UInt8]) -> Bool {
        let written = Array(link.destination.utf8)
        return written == text || written == Array("mailto:".utf8) + text
    }

    private func restored(_ text: [UInt8]) -> [UInt8] {
        Array(marks.restored(String(decoding: text, as: UTF8.self), unescaping: false).utf8)
    }

    // MARK: - Splitting

    private mutating func split(_ text: [UInt8], _ node: Node, hasLinks: Bool, into pieces: inout [Piece]) {
        var plain: [UInt8] = []
        /// Where in `plain` an address may begin: behind what a backslash hides.
        var fence = 0
        var at = 0
        func flush(_ pieces: inout [Piece]) {
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = []
            fence = 0
        }
        while at < text.count {
            let byte = text[at]
            switch byte {
            case 0xEF:
                if text[at...].starts(with: Marks.escape),
                    let (hidden, length) = Marks.hidden(after: plain.last, in: text[(at + 3)...])
                {
                    plain[plain.count - 1] = hidden
                    fence = plain.count
                    at += 3 + length
                    continue
                }
                if let (meaning, written, length) = marks.mark(at: text[at...]) {
                    at += length
                    switch meaning {
                    case .address where hasLinks:
                        flush(&pieces)
                        pieces.append(link(written))
                    case .label where hasLinks && plain.last == UInt8(ascii: "[") && at < text.count:
                        plain.removeLast()
                        flush(&pieces)
                        pieces.append(.reference(label: label(written)))
                        at += 1
                    default:
                        plain += written
                        fence = plain.count
                    }
                    continue
                }
            case UInt8(ascii: "~"):
                let length = text[at...].prefix { $0 == byte }.count
                if length <= 2 {
                    flush(&pieces)
                    pieces.append(.tildes(Strikethrough.Run(in: text, at..<(at + length), node)))
                } else {
                    plain += text[at..<(at + length)]
                }
                at += length
                continue
            case UInt8(ascii: "[") where hasLinks && !footnotes.labels.isEmpty:
                if let found = text[at...].footnoteLabel {
                    guard isDefined(found, node) else { break }
                    flush(&pieces)
                    pieces.append(.reference(label: label(Array(found))))
                    at = found.endIndex + 1
                    continue
                }
            case UInt8(ascii: ":") where hasLinks && extensions.autolinks,
                UInt8(ascii: "w") where hasLinks && extensions.autolinks,
                UInt8(ascii: "W") where hasLinks && extensions.autolinks:
                if let range = Autolink.address(in: text, at: at, after: at - (plain.count - fence)) {
                    let end = text[range].endBeforeFootnote { footnotes.labels.contains(label(Array($0))) }
                    plain.removeLast(at - range.lowerBound)
                    flush(&pieces)
                    pieces.append(link(Array(text[range.lowerBound..<end]).withoutEscapes))
                    at = end
                    continue
                }
            case UInt8(ascii: "@") where hasLinks && extensions.autolinks:
                if let (range, scheme) = Autolink.mail(in: text, at: at, after: at - (plain.count - fence)),
                    !extensions.isArticle || scheme != "xmpp"
                {
                    let written = Array(text[range])
                    plain.removeLast(at - range.lowerBound)
                    flush(&pieces)
                    let address = String(decoding: written, as: UTF8.self)
                    pieces.append(.link(destination: scheme == nil ? "mailto:\(address)" : address, written))
                    at = range.upperBound
                    continue
                }
            default: break
            }
            plain.append(byte)
            at += 1
        }
        flush(&pieces)
    }

    private mutating func isDefined(_ found: ArraySlice<UInt8>, _ node: Node) -> Bool {
        let name = label(Array(found))
        if footnotes.labels.contains(name) { return true }
        if unknown.count < 20, footnotes.labels.count <= 1000, name.count > 2,
            let nearest = footnotes.labels.sorted().nearest(to: name)
        {
            unknown.append((String(decoding: found, as: UTF8.self), nearest, node.block))
        }
        return false
    }

    private func label(_ written: [UInt8]) -> String { String(decoding: written.withoutEscapes, as: UTF8.self).folded }

    private func link(_ written: [UInt8]) -> Piece {
        let address = String(decoding: written, as: UTF8.self)
        if written.first.map({ $0 | 0x20 }) == UInt8(ascii: "w") {
            return .link(destination: "http://\(address)", written)
        }
        // An article’s links have no such scheme.
        if extensions.isArticle, address.prefix(3).lowercased() == "ftp" { return .text(written) }
        return .link(destination: address, written)
    }

    // MARK: - Rebuilding

    private mutating func rebuild(_ parent: Node, _ taken: [Node], _ pieces: [Piece]) {
        let strikes: [Int: Strikethrough.Role]
        if let found = Strikethrough.roles(of: pieces.map { if case .tildes(let run) = $0 { run } else { nil } }) {
            strikes = found
        } else {
            strikes = [:]
            tooDeep.append(parent)
        }
        for node in taken { node.remove() }
        var parents = [parent]
        var text: [UInt8] = []
        func add(_ node: Node) {
            if !text.isEmpty { parents[parents.count - 1].append(.text(text)) }
            text = []
            parents[parents.count - 1].append(node)
        }
        for (index, piece) in pieces.enumerated() {
            switch (piece, strikes[index]) {
            case (.node(let node), _): add(node)
            case (.text(let bytes), _): text += bytes
            case (.link(let destination, let bytes), _): add(.link(to: destination, bytes))
            case (.reference(let label), _):
                let node = Node.inline("")
                references.append((label, node))
                add(node)
            case (.tildes, .opening):
                let node = Node.inline("<del>", "</del>")
                add(node)
                parents.append(node)
            case (.tildes, .closing):
                if !text.isEmpty { parents[parents.count - 1].append(.text(text)) }
                text = []
                parents.removeLast()
            case (.tildes(let run), nil): text += Array(repeating: UInt8(ascii: "~"), count: run.length)
            }
        }
        if !text.isEmpty { parents[0].append(.text(text)) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether there may be something in a text that CommonMark does not know.
    fileprivate var hasSyntax: Bool {
        indices.contains { at in
            switch self[at] {
            case UInt8(ascii: "~"), UInt8(ascii: "@"): true
            case 0xEF: at + 1 < count && self[at + 1] == 0xB7
            case UInt8(ascii: ":"): at + 1 < count && self[at + 1] == UInt8(ascii: "/")
            case UInt8(ascii: "."): at > 0 && self[at - 1] | 0x20 == UInt8(ascii: "w")
            case UInt8(ascii: "^"): at > 0 && self[at - 1] == UInt8(ascii: "[")
            default: false
            }
        }
    }
}
