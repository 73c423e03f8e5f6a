import SourceText

/// One run through a compiled template.
struct TemplateRenderer {
    /// Partials and blocks inside each other. Data nested deeper than this is rare, a partial without end is not.
    static let maximumDepth = 100
    /// All tags inside each other: what the 512 KB stack of a thread can hold, with room to spare.
    static let maximumLevel = 500
    /// Text and tags that one page may write: lists in lists, and templates that each include the next one twice, double
    /// with every level and come to an end too late.
    static let maximumSteps = 10_000_000

    private let templates: [Template]
    var writer: TemplateWriter
    /// The data at hand, innermost last.
    private var contexts: [TemplateValue]
    /// What the blocks are filled with, by the page first and then by each parent that has a parent in turn.
    private var arguments: [[[UInt8]: Argument]] = []
    private var depth = 0
    private var level = 0
    private var steps = 0
    /// The tag that includes what is being written, or the beginning of the template.
    private var position: TagPosition

    init(_ templates: [Template], from first: Int, data: TemplateValue, writer: TemplateWriter) {
        self.templates = templates
        position = TagPosition(template: first, range: 0..<0)
        self.writer = writer
        contexts = [data]
    }

    mutating func write(_ nodes: [TemplateNode]) throws(Failure) {
        level += 1
        defer { level -= 1 }
        steps += 1 + nodes.count
        guard steps <= Self.maximumSteps else { throw failure(.tooMuch(limit: Self.maximumSteps), at: position) }
        for node in nodes {
            switch node {
            case .literal(let bytes): writer.write(literal: bytes)
            case .variable(let name, let isEscaped, let position):
                try writeVariable(name, isEscaped: isEscaped, at: position)
            case .section(let name, let isInverted, let content):
                try writeSection(value(of: name), isInverted: isInverted, content)
            case .inclusion(let inclusion): try writeInclusion(inclusion)
            case .block(let block): try writeBlock(block)
            }
        }
    }

    private mutating func writeVariable(
        _ name: TemplateName, isEscaped: Bool, at position: TagPosition
    ) throws(Failure) {
        switch value(of: name) {
        case nil: break
        case .text(let text) where isEscaped: writer.write(escaping: text)
        case .text(let text): writer.write(value: text.utf8)
        case .markup(let bytes): writer.write(value: bytes)
        case .flag(let isTrue): writer.write(value: (isTrue ? "true" : "false").utf8)
        case .list: throw failure(.notText(name: name.text, isList: true), at: position)
        case .object: throw failure(.notText(name: name.text, isList: false), at: position)
        }
    }

    private mutating func writeSection(
        _ value: TemplateValue?, isInverted: Bool, _ content: [TemplateNode]
    ) throws(Failure) {
        guard let value, value.isTrue else {
            if isInverted { try write(content) }
            return
        }
        if isInverted { return }
        let items = if case .list(let items) = value { items } else { [value] }
        for item in items {
            contexts.append(item)
            try write(content)
            contexts.removeLast()
        }
    }

    private mutating func writeInclusion(_ inclusion: Inclusion) throws(Failure) {
        let template = templates[inclusion.template]
        try descend(into: template.name, at: inclusion.position)
        position = inclusion.position
        arguments.append(inclusion.arguments)
        if let indentation = inclusion.indentation {
            writer.indent(indentation, isWritten: false)
            try write(template.nodes)
            writer.outdent(indentation.count)
        } else {
            let saved = writer.suspendIndentation()
            try write(template.nodes)
            writer.restoreIndentation(saved)
        }
        arguments.removeLast()
        depth -= 1
    }

    private mutating func writeBlock(_ block: Block) throws(Failure) {
        // Whoever is furthest out has the last word.
        for (index, filled) in arguments.enumerated() {
            guard let argument = filled[block.name] else { continue }
            try descend(into: String(decoding: block.name, as: UTF8.self), at: argument.position)
            // Blocks within the argument belong to the template that it was written in, not to its parent.
            let saved = arguments
            arguments.removeLast(arguments.count - index)
            try write(argument.content, indentedBy: block.indentation, isWritten: !block.hasOwnLines)
            arguments = saved
            depth -= 1
            return
        }
        try write(block.content, indentedBy: block.hasOwnLines ? block.indentation : [], isWritten: false)
    }

    private mutating func write(
        _ nodes: [TemplateNode], indentedBy indentation: [UInt8], isWritten: Bool
    ) throws(Failure) {
        guard !indentation.isEmpty else { return try write(nodes) }
        writer.indent(indentation, isWritten: isWritten)
        try write(nodes)
        writer.outdent(indentation.count)
    }

    private mutating func descend(into name: String, at position: TagPosition) throws(Failure) {
        guard depth < Self.maximumDepth else {
            throw failure(.endless(name: name, limit: Self.maximumDepth), at: position)
        }
        guard level < Self.maximumLevel else {
            throw failure(.endless(name: name, limit: Self.maximumLevel), at: position)
        }
        depth += 1
    }

    /// The first part is looked for from the inside out, the others only in what was found.
    private func value(of name: TemplateName) -> TemplateValue? {
        guard let first = name.parts.first else { return contexts.last }
        for context in contexts.reversed() {
            guard case .object(let values) = context, var value = values[first] else { continue }
            for part in name.parts.dropFirst() {
                guard case .object(let values) = value, let next = values[part] else { return nil }
                value = next
            }
            return value
        }
        return nil
    }

    private func failure(_ problem: TemplateProblem, at position: TagPosition) -> Failure {
        Failure(problem, at: templates[position.template].file.place(of: position.range))
    }
}
