import SourceText

/// What can be wrong with an article's Markdown.
enum MarkdownProblem: Problem, Equatable {
    /// A directive's block that does not end with its closing fence. `line` ended it; nil is the end of the article.
    case openDirective(name: String, line: Int?)
    /// `{valeu}` before a code span.
    case nearlyRole(word: String)
    /// More quotes and lists in each other than anybody writes.
    case tooDeep(limit: Int)
    /// More images that begin and do not end than anybody writes.
    case openImages(limit: Int)
    /// `{#…}` behind a heading, with something in it that is no id.
    case headingID(written: String)
    /// The same id, written twice.
    case sameID(id: String, otherLine: Int)

    var code: String {
        switch self {
        case .openDirective: "open-directive"
        case .nearlyRole: "nearly-role"
        case .tooDeep: "nested-too-deep"
        case .openImages: "open-images"
        case .headingID: "heading-id"
        case .sameID: "same-id"
        }
    }

    var severity: Severity {
        switch self {
        case .nearlyRole, .headingID: .warning
        default: .error
        }
    }

    var sentence: String {
        switch self {
        case .openDirective(let name, let line?):
            "the block of \(name) is ended by line \(line), before its closing fence"
        case .openDirective(let name, nil):
            "the block of \(name) has no closing fence"
        case .nearlyRole(let word):
            "‘{\(word)}’ before code is only text"
        case .tooDeep(let limit):
            "blocks nested more than \(limit) levels deep"
        case .openImages(let limit):
            "more than \(limit) ‘![’ without ‘]’ in one paragraph"
        case .headingID(let written):
            "‘\(written)’ behind a heading is only text"
        case .sameID(let id, let line):
            "the id ‘\(id)’ is written twice, here and on line \(line)"
        }
    }

    var remedy: String? {
        switch self {
        case .openDirective(_, .some): "indent that line as far as the opening fence"
        case .openDirective(_, nil): "close it with a line of the same characters"
        case .nearlyRole: "did you mean ‘{value}’?"
        case .tooDeep: nil
        case .openImages: "put a backslash before those that are text"
        case .headingID:
            "write an id as ‘{#opening-times}’: letters, digits, ‘-’, ‘_’ and ‘.’ after a letter or a digit"
        case .sameID: "choose another"
        }
    }
}
