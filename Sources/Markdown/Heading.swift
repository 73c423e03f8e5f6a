import SourceText

/// A heading of an article.
public struct Heading: Sendable {
    /// 1 ... 6.
    public let level: Int
    /// What links to it name: never empty, and no other heading's.
    public let id: String
    /// Its text, roles with their results.
    public let text: String
    /// Whether it stands in the article itself, not in a quote or a list.
    public let isAtTop: Bool
}

extension Document {
    /// Gives each heading an id: the one that is written behind it as `{#id}`, else one made of its text. What is written
    /// is reserved first. To be called when roles have their results.
    /// - Parameters:
    ///   - hasHTML: Whether raw HTML is HTML: then its ids are reserved too.
    ///   - diagnostics: Gets written ids that are none, and those that are written twice.
    /// - Returns: The headings, in order.
    public func nameHeadings(besidesHTML hasHTML: Bool = false, diagnostics: inout [Diagnostic]) -> [Heading] {
        let written = headingNodes.map { writtenID(of: $0, diagnostics: &diagnostics) }
        let reserved = written.compactMap(\.self) + (hasHTML ? idsOfRawHTML : [])
        reportDoubles(reserved, diagnostics: &diagnostics)
        var ids = HeadingIDs(reserving: reserved.map(\.id))
        headings = zip(headingNodes, written).map { node, written in
            let heading = Heading(
                level: node.level, id: written?.id ?? ids.id(for: text(of: node, for: .id)),
                text: text(of: node, for: .people).split(whereSeparator: \.isWhitespace).joined(separator: " "),
                isAtTop: node.isAtTop)
            return (heading, node)
        }
        headingNodes = []
        return headings.map(\.heading)
    }

    /// Puts other HTML in the place of headings. To be called last: what is in a heading is rendered with it.
    /// - Parameter html: Given a heading and the HTML of what is in it, the HTML that takes its place.
    /// - Returns: The HTML of the heading of level 1 that the document opens with, which is taken out of it.
    public func replaceHeadings(_ html: (_ heading: Heading, _ inner: String) -> String) -> String? {
        var opening: String?
        for (number, (heading, node)) in headings.enumerated() {
            // Between `<h1>` and `</h1>` with its line break.
            let inner = node.withHTML { String(decoding: $0.dropFirst(4).dropLast(6), as: UTF8.self) }
            let new = html(heading, inner)
            if number == 0, heading.level == 1, heading.isAtTop, node.previous == nil {
                opening = new
                node.remove()
            } else {
                node.replace(withBlock: new)
            }
        }
        headings = []
        return opening
    }

    private enum Reader { case id, people }

    /// The text of a heading. In an id neither roles nor images leave anything.
    private func text(of heading: Node, for reader: Reader) -> String {
        var text = ""
        heading.forEach { node, _ in
            switch node.kind {
            case .text, .code: if reader == .people || !node.isInImage { text += node.literal }
            case .lineBreak: text += " "
            default: if reader == .people { text += roleTexts[node] ?? "" }
            }
        }
        return text
    }

    /// Takes the id out of a heading's text that is written there as `{#id}`.
    private func writtenID(of heading: Node, diagnostics: inout [Diagnostic]) -> WrittenID? {
        guard let written = source[heading.lines.lowerBound].attributeOfHeading else { return nil }
        let place = source.place(ofLast: written, inLine: heading.lines.lowerBound)
        let id = String(written.dropFirst(2).dropLast())
        guard written.hasPrefix("{#"), id.isHeadingID, let last = heading.lastChild, last.kind == .text,
            last.literal.hasSuffix(written)
        else {
            diagnostics.append(Diagnostic(HeadingProblem.noID(written: written), at: place))
            return nil
        }
        var text = last.literal.dropLast(written.count)
        while text.last == " " || text.last == "\t" { text.removeLast() }
        last.literal = String(text)
        return WrittenID(id: id, place: place)
    }

    /// An id that an author wrote.
    struct WrittenID {
        let id: String
        let place: Place
    }

    private func reportDoubles(_ written: [WrittenID], diagnostics: inout [Diagnostic]) {
        for (_, same) in Dictionary(grouping: written, by: \.id) where same.count > 1 {
            for (number, here) in same.enumerated() {
                let problem = HeadingProblem.sameID(id: here.id, otherLine: same[number == 0 ? 1 : 0].place.line)
                diagnostics.append(Diagnostic(problem, at: here.place))
            }
        }
    }
}

extension Substring {
    /// What a line of an ATX heading has in braces at its end, if it begins with `{#` and no backslash stands before it.
    fileprivate var attributeOfHeading: String? {
        var text = utf8.drop { $0.isBlank || "0123456789>-+*.)".utf8.contains($0) }
        let level = text.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(level), text.dropFirst(level).first?.isBlank == true else { return nil }
        func trim() { while text.last?.isBlank == true { text.removeLast() } }
        trim()
        let closing = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
        if closing > 0, text.dropLast(closing).last?.isBlank == true {
            text = text.dropLast(closing)
            trim()
        }
        guard text.last == UInt8(ascii: "}"), let open = text.lastIndex(of: UInt8(ascii: "{")),
            text[text.index(after: open)...].drop(while: \.isBlank).first == UInt8(ascii: "#"),
            text[..<open].reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 0
        else { return nil }
        return String(self[open..<text.endIndex])
    }
}

extension String {
    /// Letters, digits, `-`, `_` and `.` after a letter or a digit. Ids of the page around an article have a colon.
    fileprivate var isHeadingID: Bool {
        guard let first = unicodeScalars.first, first.isLetterOrDigit else { return false }
        return unicodeScalars.allSatisfy { $0.isInWord || $0 == "-" || $0 == "." }
    }
}
