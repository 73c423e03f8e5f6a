import SourceText

/// Compiles one template.
struct TemplateParser {
    /// Deeper than anybody nests sections.
    static let maximumDepth = 100
    /// What comes after so many problems is most likely their consequence.
    static let maximumProblems = 20

    /// All that was found wrong.
    private(set) var diagnostics: [Diagnostic] = []
    /// What the template is compiled to.
    private var nodes: [TemplateNode] = []
    /// What is open, innermost last.
    var open: [OpenTag] = []
    /// Where the text begins that has not become a node yet.
    var textStart = 0
    var scanner: TemplateScanner

    let file: SourceFile
    private let index: Int
    private let catalogue: TemplateCatalogue

    /// - Parameter index: The template's own in the catalogue.
    init(_ file: SourceFile, index: Int, catalogue: TemplateCatalogue) {
        (self.file, self.index, self.catalogue) = (file, index, catalogue)
        scanner = TemplateScanner(file.bytes)
    }

    /// Goes through all of the template, which can be done once.
    mutating func parse() -> [TemplateNode] {
        while diagnostics.count < Self.maximumProblems, let tag = scanner.next() {
            if let problem = tag.problem { report(problem, at: tag) }
            if tag.kind.opens, open.count == Self.maximumDepth {
                report(.tooDeep(limit: Self.maximumDepth), at: tag)
                return nodes
            }
            read(tag)
        }
        takeText(upTo: file.bytes.count)
        for unclosed in open where diagnostics.count < Self.maximumProblems {
            report(.unclosedSection(tag: text(of: unclosed.tag), closing: unclosed.tag.closing), at: unclosed.tag)
        }
        return nodes
    }

    private mutating func read(_ tag: TemplateTag) {
        switch tag.kind {
        case .comment, .delimiters:
            takeText(around: tag)
        case .variable, .unescaped:
            takeText(upTo: tag.range.lowerBound)
            textStart = tag.range.upperBound
            let isEscaped = tag.kind == .variable
            append(.variable(TemplateName(tag.name), isEscaped: isEscaped, position(of: tag)), for: tag)
        case .partial:
            let indentation = takeText(around: tag) ? blanks(before: tag) : nil
            include(tag, indentation: indentation)
        case .section, .inverted:
            takeText(around: tag)
            open.append(OpenTag(tag: tag))
        case .block:
            openBlock(tag)
        case .parent:
            let blanks = blanks(before: tag)
            takeText(upTo: tag.range.lowerBound - (blanks ?? []).count)
            textStart = tag.range.upperBound
            open.append(OpenTag(tag: tag, blanks: blanks))
        case .closing:
            close(tag)
        }
    }

    private mutating func openBlock(_ tag: TemplateTag) {
        var block = OpenTag(tag: tag, blanks: blanks(before: tag))
        if open.last?.tag.kind == .parent {
            // What else is on the line belongs to the parent and is not written.
            let nextLine = scanner.nextLine(after: tag.range.upperBound)
            block.isArgument = true
            block.hasOwnLines = nextLine != nil
            textStart = nextLine ?? tag.range.upperBound
        } else {
            block.hasOwnLines = takeText(around: tag)
        }
        open.append(block)
    }
}

extension TemplateParser {
    /// Makes a node of the text before `end`.
    mutating func takeText(upTo end: Int) {
        defer { textStart = max(textStart, end) }
        guard textStart < end, open.last?.tag.kind != .parent else { return }
        append(.literal(Array(file.bytes[textStart..<end])))
    }

    /// Makes a node of the text before `tag`, and of its line too unless there is nothing else on it.
    /// - Returns: Whether there is nothing else on its line.
    @discardableResult
    mutating func takeText(around tag: TemplateTag) -> Bool {
        guard let line = scanner.lineStart(before: tag.range.lowerBound),
            let next = scanner.nextLine(after: tag.range.upperBound)
        else {
            takeText(upTo: tag.range.lowerBound)
            textStart = tag.range.upperBound
            return false
        }
        takeText(upTo: line)
        textStart = next
        return true
    }

    /// The blanks before a tag, if nothing else is before it on its line.
    func blanks(before tag: TemplateTag) -> [UInt8]? {
        let end = tag.range.lowerBound
        return scanner.lineStart(before: end).map { Array(file.bytes[$0..<end]) }
    }

    /// Adds what a tag was compiled to.
    mutating func append(_ node: TemplateNode, for tag: TemplateTag) {
        guard tag.problem == nil else { return }
        if let parent = open.last?.tag, parent.kind == .parent {
            report(.outsideBlock(tag: text(of: tag), parent: text(of: parent)), at: tag)
        } else {
            append(node)
        }
    }

    /// Adds a partial or a parent.
    mutating func include(_ tag: TemplateTag, indentation: [UInt8]?, arguments: [[UInt8]: Argument] = [:]) {
        guard tag.problem == nil else { return }
        guard let template = catalogue.index(of: tag.name) else {
            let name = String(decoding: tag.name, as: UTF8.self)
            return report(.unknownTemplate(name: name, nearest: catalogue.names.nearest(to: name)), at: tag)
        }
        let inclusion = Inclusion(
            template: template, indentation: indentation, arguments: arguments, position: position(of: tag))
        append(.inclusion(inclusion), for: tag)
    }

    /// Adds a node to what is open.
    mutating func append(_ node: TemplateNode) {
        if open.isEmpty {
            nodes.append(node)
        } else {
            open[open.count - 1].nodes.append(node)
        }
    }

    func position(of tag: TemplateTag) -> TagPosition { TagPosition(template: index, range: tag.range) }

    /// A tag as it was written, cut to what fits a message.
    func text(of tag: TemplateTag) -> String {
        let text = String(decoding: file.bytes[tag.range.prefix(200)], as: UTF8.self)
        return text.count > 60 ? text.prefix(60) + "…" : text
    }

    mutating func report(_ problem: TemplateProblem, at tag: TemplateTag) {
        // One tag can have several.
        guard diagnostics.count < Self.maximumProblems else { return }
        diagnostics.append(Diagnostic(problem, at: file.place(of: tag.range)))
    }
}
