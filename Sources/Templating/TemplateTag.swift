/// What tags are written between, `{{` and `}}` unless a template sets others.
struct Delimiters: Sendable {
    /// Longer ones would make the search for them slow, and nobody needs them.
    static let maximumLength = 16

    var open = Array("{{".utf8)
    var close = Array("}}".utf8)

    /// A tag as an author would write it, for messages.
    func tag(_ content: String) -> String {
        String(decoding: open, as: UTF8.self) + content + String(decoding: close, as: UTF8.self)
    }
}

/// A tag as it stands in a template.
struct TemplateTag: Sendable {
    /// What the character after the opening delimiter says.
    enum Kind {
        case variable, unescaped, section, inverted, closing, partial, parent, block, comment, delimiters

        /// Whether a closing tag has to follow.
        var opens: Bool { [.section, .inverted, .parent, .block].contains(self) }
    }

    let kind: Kind
    /// Without the spaces around it; empty for comments and delimiters.
    let name: [UInt8]
    /// All of it, with its delimiters.
    let range: Range<Int>
    /// What it was written between.
    let delimiters: Delimiters
    /// What is wrong with it, if it can be told from the tag alone.
    var problem: TemplateProblem?

    /// The tag that closes this one.
    var closing: String { delimiters.tag("/" + String(decoding: name, as: UTF8.self)) }
}

/// A tag that rendering may stumble over.
struct TagPosition: Sendable {
    /// The index of its template.
    let template: Int
    /// Its bytes.
    let range: Range<Int>
}
