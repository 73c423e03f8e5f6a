import SourceText

/// What can be wrong with what GitHub adds to Markdown.
enum GitHubProblem: Problem, Equatable {
    /// A marker that names no alert.
    case unknownAlert(word: String, nearest: String?)
    /// Text behind the marker of an alert.
    case textBesideMarker(word: String)
    /// An alert that says nothing.
    case emptyAlert(word: String)
    /// A footnote that nothing refers to.
    case unusedFootnote(label: String)
    /// A footnote that is defined on an earlier line.
    case doubleFootnote(label: String, line: Int)
    /// A reference to a footnote that there is not, with a name very much like that of one that there is.
    case unknownFootnote(label: String, nearest: String)
    /// More cells in tables than anybody writes, or more that are missing in short rows.
    case tooManyCells(limit: Int, filled: Int)
    /// `**` that begins or ends nothing because of the Japanese beside it.
    case openStrong

    var code: String {
        switch self {
        case .unknownAlert: "unknown-alert"
        case .textBesideMarker: "alert-text"
        case .emptyAlert: "empty-alert"
        case .unusedFootnote: "unused-footnote"
        case .doubleFootnote: "double-footnote"
        case .unknownFootnote: "unknown-footnote"
        case .tooManyCells: "table-too-large"
        case .openStrong: "open-strong"
        }
    }

    var severity: Severity {
        switch self {
        case .unknownAlert, .tooManyCells: .error
        default: .warning
        }
    }

    var sentence: String {
        switch self {
        case .unknownAlert(let word, _): "there is no alert ‘[!\(word)]’"
        case .textBesideMarker(let word): "text behind ‘[!\(word)]’ makes this an ordinary quote"
        case .emptyAlert(let word): "the alert ‘[!\(word)]’ has no text, so this is an ordinary quote"
        case .unusedFootnote(let label): "nothing refers to the footnote ‘\(label)’, so it is left out"
        case .doubleFootnote(let label, let line):
            "the footnote ‘\(label)’ is defined on line \(line) already, so this is left out"
        case .unknownFootnote(let label, _): "there is no footnote ‘\(label)’"
        case .tooManyCells(let limit, let filled):
            "the tables of the page have more than \(limit) cells, or lack more than \(filled) in short rows"
        case .openStrong: "this ‘**’ is only text: between punctuation and a Japanese letter it begins and ends nothing"
        }
    }

    var remedy: String? {
        switch self {
        case .unknownAlert(_, let nearest?): "did you mean ‘[!\(nearest)]’?"
        case .unknownAlert(_, nil):
            "the alerts are \(Alerts.titles.map { "[!\($0.0.uppercased())]" }.joined(separator: ", "))"
        case .textBesideMarker(let word): "write ‘> [!\(word)]’ alone on its line, and the text on the next, after ‘> ’"
        case .emptyAlert: "write its text on the next line, after ‘> ’"
        case .unusedFootnote(let label): "write ‘[^\(label)]’ where it belongs, or take it out"
        case .doubleFootnote: "give it another name"
        case .unknownFootnote(_, let nearest): "did you mean ‘[^\(nearest)]’?"
        case .tooManyCells: "split the page"
        case .openStrong: "take the punctuation out of the ‘**’, as in ‘「**時刻**」です’, or put a space outside of it"
        }
    }
}
