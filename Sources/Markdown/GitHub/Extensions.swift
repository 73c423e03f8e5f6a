/// What is understood beyond CommonMark, and how it is printed.
public struct Extensions: Sendable {
    /// Whether bare addresses become links.
    public let autolinks: Bool
    /// The words of an article’s language; nil for HTML as GitHub prints it.
    public let words: Words?

    /// Everything, as GitHub prints it.
    public static let gitHub = Extensions(autolinks: true, words: nil)

    /// Everything, for an article.
    public static func article(_ words: Words, autolinks: Bool) -> Extensions {
        Extensions(autolinks: autolinks, words: words)
    }

    var isArticle: Bool { words != nil }
}

/// What an article’s page has to say itself, in its language.
public struct Words: Sendable {
    /// The titles of alerts, by the word in their marker in lower case.
    public let alerts: [String: String]
    /// The name of the frame that a wide table is scrolled in.
    public let table: String
    /// The name of the list of footnotes.
    public let footnotes: String
    /// The name of a reference to a footnote, with `{number}` in it.
    public let footnote: String
    /// The name of a link back from a footnote, with `{number}` in it.
    public let back: String

    /// What an article’s page has to say itself.
    public init(alerts: [String: String], table: String, footnotes: String, footnote: String, back: String) {
        (self.alerts, self.table, self.footnotes) = (alerts, table, footnotes)
        (self.footnote, self.back) = (footnote, back)
    }
}
