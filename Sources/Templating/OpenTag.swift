/// A section, block or parent that is open, with what was found in it so far.
struct OpenTag {
    let tag: TemplateTag
    /// The blanks before the tag, if nothing else is before it on its line.
    var blanks: [UInt8]?
    /// Whether a block's content begins on a line of its own.
    var hasOwnLines = false
    /// Whether it is a block that one of a parent's is filled with.
    var isArgument = false
    var nodes: [TemplateNode] = []
    /// What a parent's blocks are filled with, by name.
    var arguments: [[UInt8]: Argument] = [:]
}

/// What happens at a closing tag.
extension TemplateParser {
    mutating func close(_ tag: TemplateTag) {
        guard let innermost = open.last?.tag else {
            takeText(around: tag)
            if tag.problem == nil { report(.strayClosing(tag: text(of: tag)), at: tag) }
            return
        }
        if innermost.name != tag.name, tag.problem != nil || !recover(from: tag, closing: innermost) {
            takeText(around: tag)
            return
        }
        switch open[open.count - 1].tag.kind {
        case .parent: closeParent(tag)
        case .block: closeBlock(tag)
        default:
            takeText(around: tag)
            let section = open.removeLast()
            let isInverted = section.tag.kind == .inverted
            let name = TemplateName(section.tag.name)
            append(.section(name, isInverted: isInverted, section.nodes), for: section.tag)
        }
    }

    /// Reports a closing tag of another name.
    /// - Returns: Whether to take it as if it were of the right one.
    private mutating func recover(from tag: TemplateTag, closing innermost: TemplateTag) -> Bool {
        let names = [String(decoding: innermost.name, as: UTF8.self)]
        let outer = open.lastIndex { $0.tag.name == tag.name }
        let isTypo = outer == nil && names.nearest(to: String(decoding: tag.name, as: UTF8.self)) != nil
        let problem = TemplateProblem.mismatchedClosing(
            tag: text(of: tag), open: text(of: innermost),
            line: file.place(at: innermost.range.lowerBound).line, closing: innermost.closing, isTypo: isTypo)
        report(problem, at: tag)
        // What is open further in than the one it closes counts as closed, so that one mistake is one message.
        if let outer { open.removeLast(open.count - 1 - outer) }
        return isTypo || outer != nil
    }

    private mutating func closeParent(_ tag: TemplateTag) {
        let parent = open.removeLast()
        let nextLine = scanner.nextLine(after: tag.range.upperBound)
        textStart = tag.range.upperBound
        if let nextLine, let blanks = parent.blanks {
            // From its opening tag to its closing tag it has its lines to itself.
            textStart = nextLine
            include(parent.tag, indentation: blanks, arguments: parent.arguments)
        } else {
            if let blanks = parent.blanks, !blanks.isEmpty, open.last?.tag.kind != .parent { append(.literal(blanks)) }
            include(parent.tag, indentation: nil, arguments: parent.arguments)
        }
    }

    private mutating func closeBlock(_ tag: TemplateTag) {
        guard open[open.count - 1].isArgument else {
            takeText(around: tag)
            return closeParameter(open.removeLast())
        }
        takeText(upTo: tag.range.lowerBound - (blanks(before: tag) ?? []).count)
        textStart = tag.range.upperBound
        var block = open.removeLast()
        guard block.tag.problem == nil else { return }
        if block.hasOwnLines { _ = block.nodes.removeIndentation() }
        if let first = open[open.count - 1].arguments[block.tag.name] {
            let (name, line) = (
                String(decoding: block.tag.name, as: UTF8.self), file.place(of: first.position.range).line
            )
            return report(.repeatedBlock(name: name, firstLine: line), at: block.tag)
        }
        let argument = Argument(content: block.nodes, position: position(of: block.tag))
        open[open.count - 1].arguments[block.tag.name] = argument
    }

    private mutating func closeParameter(_ parameter: OpenTag) {
        var content = parameter.nodes
        let intrinsic = parameter.hasOwnLines ? content.removeIndentation() : nil
        let block = Block(
            name: parameter.tag.name, content: content, hasOwnLines: parameter.hasOwnLines,
            indentation: intrinsic ?? parameter.blanks ?? [])
        append(.block(block), for: parameter.tag)
    }
}
