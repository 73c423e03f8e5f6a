/// What templates are compiled to: one node for each stretch of text and each tag that writes something.
enum TemplateNode: Sendable {
    /// Written as it is.
    case literal([UInt8])
    /// A value of the data.
    case variable(TemplateName, isEscaped: Bool, TagPosition)
    /// Written for each item, or once; an inverted one only when there is nothing.
    case section(TemplateName, isInverted: Bool, [TemplateNode])
    /// A partial or a parent.
    case inclusion(Inclusion)
    /// What a page may fill in its own way.
    case block(Block)
}

/// A name in the data, cut at its dots once and for all. No parts stand for `.`, the value at hand.
struct TemplateName: Sendable {
    let parts: [String]

    init(_ bytes: [UInt8]) {
        let dot = UInt8(ascii: ".")
        parts = bytes == [dot] ? [] : bytes.split(separator: dot).map { String(decoding: $0, as: UTF8.self) }
    }

    /// As it was written.
    var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

/// A template written inside another.
struct Inclusion: Sendable {
    /// The index of the template.
    let template: Int
    /// What to put before each of its lines; nil when other text shares the line, and its lines are left as they are.
    var indentation: [UInt8]?
    /// What a parent's blocks are filled with, by name.
    let arguments: [[UInt8]: Argument]
    let position: TagPosition
}

/// What a page fills a parent's block with.
struct Argument: Sendable {
    /// Without the indentation that all of its lines had.
    let content: [TemplateNode]
    let position: TagPosition
}

/// A part of a template that a page may fill in its own way.
struct Block: Sendable {
    let name: [UInt8]
    /// Written when no page fills it.
    var content: [TemplateNode]
    /// Whether it begins on a line of its own. Then its content has lost the indentation that all of its lines had.
    let hasOwnLines: Bool
    /// What to put before each line; without lines of its own, before those after the first of what fills it.
    var indentation: [UInt8]
}
