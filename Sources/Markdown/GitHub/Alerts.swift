import SourceText

/// Alerts: a quote whose first line is `[!NOTE]` and nothing else.
enum Alerts {
    /// The words in markers, and what GitHub writes above the alert.
    static let titles = [
        ("note", "Note"), ("tip", "Tip"), ("important", "Important"), ("warning", "Warning"), ("caution", "Caution"),
    ]

    /// Makes alerts of quotes.
    /// - Parameter line: The text of a line that the paragraph begins in.
    static func build(
        _ quotes: [Node], in tree: Tree, _ extensions: Extensions, line: (Node) -> ArraySlice<UInt8>,
        report: (GitHubProblem, _ written: String, Node) -> Void
    ) {
        for quote in quotes {
            guard let paragraph = quote.firstChild, paragraph.kind == .paragraph, let text = paragraph.firstChild,
                text.kind == .text, let (word, rest) = marker(of: line(paragraph))
            else { continue }
            let written = "[!\(word)]"
            guard let (name, title) = titles.first(where: { $0.0 == word.lowercased() }) else {
                let nearest = titles.map(\.0).nearest(to: word.lowercased())?.uppercased()
                report(.unknownAlert(word: word, nearest: nearest), written, paragraph)
                continue
            }
            guard rest.isEmpty else {
                report(.textBesideMarker(word: word.uppercased()), written, paragraph)
                continue
            }
            // GitHub’s alerts stand at the left edge only.
            if !extensions.isArticle, quote.parent?.parent != nil { continue }
            guard paragraph.next != nil || text.next != nil else {
                report(.emptyAlert(word: word.uppercased()), written, paragraph)
                continue
            }
            if let lineBreak = text.next, lineBreak.kind == .lineBreak { lineBreak.remove() }
            text.remove()
            let alert = Node.block(opening(name, title, extensions), "</div>")
            alert.setLines(quote.lines)
            quote.insertBefore(alert)
            if paragraph.firstChild == nil { tree.detach(paragraph) }
            for child in quote.children { alert.append(child) }
            tree.detach(quote)
        }
    }

    private static func opening(_ name: String, _ title: String, _ extensions: Extensions) -> String {
        guard let words = extensions.words else {
            return
                "<div class=\"markdown-alert markdown-alert-\(name)\">\n<p class=\"markdown-alert-title\">\(title)</p>"
        }
        return """
            <div class="alert alert-\(name)" role="note">
            <p class="alert-title">\((words.alerts[name] ?? title).escapedForHTML)</p>
            """
    }

    /// The word in `[!WORD]` at the start of a line, and what follows it there.
    private static func marker(of line: ArraySlice<UInt8>) -> (word: String, rest: ArraySlice<UInt8>)? {
        guard line.starts(with: Array("[!".utf8)) else { return nil }
        let word = line.dropFirst(2).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
        let rest = line[word.endIndex...]
        guard !word.isEmpty, word.count < 100, rest.first == UInt8(ascii: "]") else { return nil }
        // A picture in brackets, or a link.
        if let next = rest.dropFirst().first, "([:".utf8.contains(next) { return nil }
        return (String(decoding: word, as: UTF8.self), rest.dropFirst().trimmed)
    }
}
