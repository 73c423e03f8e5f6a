import SourceText

/// What can be wrong with ids that an author writes.
enum HeadingProblem: Problem, Equatable {
    /// `{#…}` behind a heading, with something in it that is no id.
    case noID(written: String)
    /// The same id, written twice.
    case sameID(id: String, otherLine: Int)

    var code: String {
        switch self {
        case .noID: "heading-id"
        case .sameID: "same-id"
        }
    }

    var severity: Severity {
        switch self {
        case .noID: .warning
        case .sameID: .error
        }
    }

    var sentence: String {
        switch self {
        case .noID(let written): "‘\(written)’ behind a heading is only text"
        case .sameID(let id, let line): "the id ‘\(id)’ is written twice, here and on line \(line)"
        }
    }

    var remedy: String? {
        switch self {
        case .noID: "write an id as ‘{#opening-times}’: letters, digits, ‘-’, ‘_’ and ‘.’ after a letter or a digit"
        case .sameID: "choose another"
        }
    }
}
