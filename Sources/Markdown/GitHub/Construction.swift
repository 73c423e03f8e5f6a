import SourceText

/// Makes of cmark's tree the tree of an extended text.
struct Construction {
    private let tree: Tree
    private let layout: Layout
    private let extensions: Extensions
    private let source: SourceLines
    private let footnotes: FootnoteMarkup
    private(set) var diagnostics: [Diagnostic] = []

    /// Builds all that can stand where it is written.
    init(_ tree: Tree, _ layout: Layout, _ extensions: Extensions, _ source: SourceLines, isMarked: Bool) {
        (self.tree, self.layout, self.extensions, self.source) = (tree, layout, extensions, source)
        var found: [Diagnostic] = []
        if let (problem, line) = layout.problem { found.append(Diagnostic(problem, at: source.place(line: line))) }
        TableMarkup(layout: layout, extensions: extensions).build(in: tree)

        var quotes: [Node] = []
        var items: [Node] = []
        tree.forEach { node, depth in
            guard depth <= Document.maximumDepth else { return }
            switch node.kind {
            case .quote: quotes.append(node)
            case .item where layout.footnotes.byLine[node.lines.lowerBound]?.offset != node.startOffset:
                items.append(node)
            default: break
            }
        }
        func start(_ paragraph: Node) -> ArraySlice<UInt8> {
            layout.line(paragraph.lines.lowerBound).dropFirst(paragraph.startOffset)
        }
        Alerts.build(quotes, in: tree, extensions, line: start) { problem, written, paragraph in
            found.append(Diagnostic(problem, at: source.place(of: written, inLine: paragraph.lines.lowerBound)))
        }
        TaskLists.build(items, extensions, line: start)

        var parents: [Node] = []
        var seen: Set<Node> = []
        tree.forEach { node, depth in
            guard node.kind == .text, depth <= 2 * Document.maximumDepth, let parent = node.parent else { return }
            if parents.last != parent, seen.insert(parent).inserted { parents.append(parent) }
        }
        if extensions.isArticle {
            var start = 0
            for parent in parents {
                JapaneseText.findOpenStrong(in: parent) { node, text in
                    let place = source.place(of: text, inLines: node.block.lines, from: &start)
                    found.append(Diagnostic(GitHubProblem.openStrong, at: place))
                }
            }
        }
        var texts = InlineText(layout, extensions)
        for parent in parents { texts.extend(parent) }
        for node in texts.tooDeep {
            let problem = MarkdownProblem.tooDeep(limit: Document.maximumDepth)
            found.append(Diagnostic(problem, at: source.place(line: node.block.lines.lowerBound)))
        }
        for (label, nearest, block) in texts.unknown {
            var start = 0
            let place = source.place(of: "[^\(label)]", inLines: block.lines, from: &start)
            found.append(Diagnostic(GitHubProblem.unknownFootnote(label: label, nearest: nearest), at: place))
        }
        if extensions.isArticle { JapaneseText.joinLines(in: tree) }
        if isMarked || !layout.marks.isEmpty { Self.restore(tree, layout.marks) }
        footnotes = FootnoteMarkup(tree, layout.footnotes, texts.references, extensions)
        for (problem, line, written) in footnotes.problems {
            found.append(Diagnostic(problem, at: source.place(of: written, inLine: line)))
        }
        diagnostics =
            extensions.isArticle
            ? found : found.filter { $0.problem.severity == .error && !($0.problem is GitHubProblem) }
    }

    /// Moves what does not stay where it is written.
    func finish() { footnotes.place(in: tree) }

    /// Takes marks out of all that is not text.
    private static func restore(_ tree: Tree, _ marks: Marks) {
        func restore(_ text: String, unescaping: Bool, _ set: (String) -> Void) {
            guard text.utf8.contains(0xEF) else { return }
            set(marks.restored(text, unescaping: unescaping))
        }
        tree.forEach { node, _ in
            switch node.kind {
            case .text, .code, .html, .htmlBlock, .codeBlock:
                restore(node.literal, unescaping: node.kind == .text) { node.literal = $0 }
                if node.kind == .codeBlock { restore(node.info, unescaping: true) { node.info = $0 } }
            case .link, .image:
                let isAutolink =
                    node.kind == .link && node.firstChild?.next == nil
                    && node.firstChild?.literal == marks.restored(node.destination, unescaping: false)
                restore(node.destination, unescaping: !isAutolink) { node.destination = $0 }
                restore(node.title, unescaping: true) { node.title = $0 }
            default: break
            }
        }
    }
}
