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
    /// An attribute of a fence whose quotation does not end.
    case openQuotation(key: String)
    /// An attribute of a fence in typographic quotation marks.
    case curvedQuotation(key: String)
    /// An attribute of a fence that says nothing.
    case emptyValue(key: String)
    /// An attribute of a fence that there is not.
    case unknownKey(key: String, known: [String])
    /// An attribute of a fence that is written twice.
    case repeatedKey(key: String)
    /// `title = "x"`.
    case blankBeforeEquals
    /// `{3,5` after a language.
    case openBraces
    /// `{3..5}`, `{0}`, `{3,}`.
    case wrongLines(text: String)
    /// `{7-5}`.
    case reversedLines(first: Int, last: Int)
    /// A marked line that the block does not have.
    case markBeyondEnd(line: Int, count: Int)
    /// A language that is not highlighted.
    case unknownCodeLanguage(name: String, nearest: String?)

    var code: String {
        switch self {
        case .openDirective: "open-directive"
        case .nearlyRole: "nearly-role"
        case .tooDeep: "nested-too-deep"
        case .openImages: "open-images"
        case .openQuotation, .curvedQuotation, .emptyValue, .blankBeforeEquals: "code-attribute"
        case .unknownKey: "unknown-code-key"
        case .repeatedKey: "repeated-code-key"
        case .openBraces, .wrongLines, .reversedLines, .markBeyondEnd: "marked-lines"
        case .unknownCodeLanguage: "unknown-code-language"
        }
    }

    var severity: Severity {
        switch self {
        case .openDirective, .tooDeep, .openImages: .error
        default: .warning
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
        case .openQuotation(let key):
            "the quotation after ‘\(key)=’ does not end"
        case .curvedQuotation(let key):
            "the quotation marks after ‘\(key)=’ are not straight"
        case .emptyValue(let key):
            "‘\(key)=’ says nothing"
        case .unknownKey(let key, _):
            "a code block has no ‘\(key)’"
        case .repeatedKey(let key):
            "‘\(key)’ is written twice"
        case .blankBeforeEquals:
            "there is a blank before ‘=’"
        case .openBraces:
            "the braces around the lines to mark do not end"
        case .wrongLines(let text):
            text.isEmpty ? "a line to mark is missing" : "‘\(text)’ is not a line to mark"
        case .reversedLines(let first, let last):
            "the lines \(first) to \(last) run backwards"
        case .markBeyondEnd(let line, let count):
            "line \(line) cannot be marked, the block has \(count == 1 ? "1 line" : "\(count) lines")"
        case .unknownCodeLanguage(let name, _):
            "code in ‘\(name)’ is shown without colours"
        }
    }

    var remedy: String? {
        switch self {
        case .openDirective(_, .some): "indent that line as far as the opening fence"
        case .openDirective(_, nil): "close it with a line of the same characters"
        case .nearlyRole: "did you mean ‘{value}’?"
        case .tooDeep: nil
        case .openImages: "put a backslash before those that are text"
        case .openQuotation(let key), .curvedQuotation(let key), .emptyValue(let key): "write \(key)=\"…\""
        case .unknownKey(let key, let known):
            known.nearest(to: key).map { "did you mean ‘\($0)’?" } ?? "there is \(known.joined(separator: ", "))"
        case .repeatedKey: "write it once"
        case .blankBeforeEquals: "write title=\"…\" without blanks around ‘=’"
        case .openBraces, .wrongLines: "lines count from 1 and are written as in ‘{3,5-7}’"
        case .reversedLines(let first, let last): "write ‘\(last)-\(first)’"
        case .markBeyondEnd: nil
        case .unknownCodeLanguage(_, let nearest?): "did you mean ‘\(nearest)’?"
        case .unknownCodeLanguage(_, nil): "write ‘text’ if it is to be so"
        }
    }
}
