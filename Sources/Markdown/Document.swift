import SourceText

/// An article's Markdown, parsed, with what is Gnomon's in it found and located.
///
/// The rendering is cmark's own: what is to look otherwise is replaced in its tree by nodes that hold finished HTML.
public final class Document {
    /// How deep quotes and lists may stand in each other.
    static let maximumDepth = 100

    /// libcmark's version, such as `0.30.2`.
    public static var parserVersion: String { Tree.version }

    /// What is wrong so far.
    public private(set) var diagnostics: [Diagnostic] = []

    private let tree: Tree
    let source: SourceLines
    private var construction: Construction?
    private(set) var directiveNodes: [(directive: Directive, node: Node)] = []
    private var roleNodes: [(role: Role, node: Node)] = []
    var headingNodes: [Node] = []
    /// Headings that have their names.
    var headings: [(heading: Heading, node: Node)] = []
    /// What roles became, as text, by the nodes that took their places.
    private(set) var roleTexts: [Node: String] = [:]
    private var nextRole = 0
    private var endOfNearlyRole = 0
    var linkNodes: [Node] = []
    var htmlNodes: [Node] = []
    private var codeNodes: [Node] = []

    /// The directives, in order.
    public var directives: [Directive] { directiveNodes.map(\.directive) }
    /// The roles, in order.
    public var roles: [Role] { roleNodes.map(\.role) }

    /// Parses the part of a file that is Markdown.
    /// - Parameters:
    ///   - file: UTF-8.
    ///   - start: Where the Markdown begins, in bytes: at the start of a line.
    ///   - extensions: What is understood beyond CommonMark, directives and the role; nil for nothing.
    public init(_ file: SourceFile, from start: Int = 0, extensions: Extensions? = nil) {
        // Whoever saves the file during a build can leave less of it than there was.
        let start = min(start, file.bytes.count)
        source = SourceLines(file, from: start)
        let (text, isMarked) = EscapeMarks.marked(start == 0 ? file.bytes : Array(file.bytes[start...]))
        if let (problem, line) = Limits.fault(in: source) {
            // cmark would take minutes.
            diagnostics = [Diagnostic(problem, at: source.place(line: line))]
            tree = Tree(parsing: [])
        } else if let extensions {
            let (escaped, hasEscapes) = Marks.escaping(text)
            var layout = Layout(escaped, SourceFile(path: file.path, bytes: escaped).lines, extensions)
            tree = layout.tree()
            construction = Construction(tree, layout, extensions, source, isMarked: hasEscapes)
            diagnostics += construction?.diagnostics ?? []
        } else {
            tree = Tree(parsing: text)
        }
        examine(isMarked: isMarked)
        construction?.finish()
    }

    private func examine(isMarked: Bool) {
        var isTooDeep = false
        tree.forEach { node, depth in
            if depth > Self.maximumDepth, !isTooDeep {
                isTooDeep = true
                let problem = MarkdownProblem.tooDeep(limit: Self.maximumDepth)
                diagnostics.append(Diagnostic(problem, at: source.place(line: node.block.lines.lowerBound)))
            }
            switch node.kind {
            case .codeBlock:
                if !examineDirective(node) { codeNodes.append(node) }
            case .code: examineRole(node)
            case .link, .image: linkNodes.append(node)
            case .html, .htmlBlock: htmlNodes.append(node)
            case .heading: headingNodes.append(node)
            default: break
            }
        }
        // Only now: a marked text tells the code span after it that it is no role.
        if isMarked { tree.forEach { node, _ in restoreMarks(node) } }
    }

    /// Whether the block is a directive, or was meant as one.
    private func examineDirective(_ node: Node) -> Bool {
        guard node.info.hasPrefix("{") else { return false }
        let lines = node.lines
        guard let fence = Fence(openingLine: source[lines.lowerBound]),
            let written = fence.directive.map({ String(Substring($0)) })
        else { return false }
        let place = source.place(of: "{\(written)}", inLine: lines.lowerBound)
        guard lines.count > 1, fence.isClosed(by: source[lines.upperBound]) else {
            let next = lines.lowerBound + 1 + node.literal.utf8.count { $0 == UInt8(ascii: "\n") }
            let fault = next <= source.count ? source.fileLine(next) : nil
            diagnostics.append(Diagnostic(MarkdownProblem.openDirective(name: written, line: fault), at: place))
            return true
        }
        let body = source.excerpt(EscapeMarks.restored(node.literal), firstLine: lines.lowerBound + 1)
        directiveNodes.append((Directive(name: written, body: body, place: place), node))
        return true
    }

    private func examineRole(_ node: Node) {
        guard let before = node.previous, before.kind == .text, let word = before.literal.wordInBracesAtEnd else {
            return
        }
        let lines = node.block.lines
        let content = EscapeMarks.restored(node.literal)
        if word == Self.roleName {
            guard let role = source.role(content, in: lines, from: &nextRole) else { return }
            roleNodes.append((role, node))
        } else if word.distance(to: Self.roleName) <= 2 {
            let place = source.place(of: "{\(word)}`", inLines: lines, from: &endOfNearlyRole)
            diagnostics.append(Diagnostic(MarkdownProblem.nearlyRole(word: word), at: place))
        }
    }

    private static let roleName = "value"

    private func restoreMarks(_ node: Node) {
        func restore(_ text: String, _ set: (String) -> Void) {
            let restored = EscapeMarks.restored(text)
            if restored != text { set(restored) }
        }
        restore(node.literal) { node.literal = $0 }
        restore(node.info) { node.info = $0 }
        restore(node.destination) { node.destination = $0 }
        restore(node.title) { node.title = $0 }
    }
}

// MARK: - Rendering

extension Document {
    /// Puts what directives became into the document. A directive without a result stays a code block.
    /// - Parameter html: Given a directive, the HTML that takes its place.
    public func replaceDirectives(_ html: (Directive) -> String?) {
        for (directive, node) in directiveNodes {
            if let html = html(directive) { node.replace(withBlock: html) } else { codeNodes.append(node) }
        }
        directiveNodes = []
    }

    /// Puts what blocks of code became into the document. A block without a result stays as cmark prints it.
    /// - Parameter html: Given a block, the HTML that takes its place.
    public func replaceCodeBlocks(_ html: (CodeBlock) -> String?) {
        for node in codeNodes {
            let line = node.lines.lowerBound
            // Indented code can begin with what looks like a fence.
            let info = node.info.isEmpty ? [] : Fence.info(ofOpeningLine: source.utf8(ofLine: line))
            let block = CodeBlock(
                info: info.isEmpty ? .none : CodeInfo(Array(info)), text: Array(node.literal.utf8),
                in: source.file, infoOffset: info.startIndex)
            if let html = html(block) { node.replace(withBlock: html) }
        }
        codeNodes = []
    }

    /// Puts what roles became into the document. A role without a result stays text and a code span.
    public func replaceRoles(_ result: (Role) -> RoleResult?) {
        for (role, node) in roleNodes {
            guard let result = result(role) else { continue }
            if let before = node.previous {
                before.literal = String(decoding: before.literal.utf8.dropLast("{value}".utf8.count), as: UTF8.self)
            }
            guard !node.isInImage else {
                node.replace(withText: result.text)
                continue
            }
            roleTexts[node.replace(withInline: result.html)] = result.text
        }
        roleNodes = []
    }

    /// Goes over all nodes in the order of the text.
    func forEachNode(_ visit: (_ node: Node, _ depth: Int) -> Void) { tree.forEach(visit) }

    /// The document as HTML.
    public var html: [UInt8] { tree.html }
}

extension String {
    /// The word of `… {word}`, if the text ends so.
    fileprivate var wordInBracesAtEnd: String? {
        guard hasSuffix("}"), let open = utf8.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        let word = self[utf8.index(after: open)...].dropLast()
        return word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) } ? String(word) : nil
    }
}
