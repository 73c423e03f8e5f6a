extension Report {
    /// The report as one object, for scripts. Members are only ever added; `format` counts up if one has to change.
    var json: String {
        JSON.object([
            ("format", .number(1)),
            ("gnomon", .text(version)),
            ("command", .text(command)),
            ("status", .number(Int(status))),
            ("errors", .number(count(.error))),
            ("warnings", .number(count(.warning))),
            ("diagnostics", .list(diagnostics.map(\.json))),
            ("stop", stop.map { .object([("code", .text($0.code)), ("sentence", .text($0.sentence))]) } ?? .null),
            ("result", result ?? .null),
        ]).document
    }
}

extension Diagnostic {
    /// Lines and columns are those of the text report: characters, counted from 1. The end is the column after the last
    /// character, and null where it is not known.
    fileprivate var json: JSON {
        .object([
            ("path", .text(place.path)),
            ("line", .number(place.line)),
            ("column", .number(place.column)),
            ("endColumn", .number(place.endColumn)),
            ("severity", .text(problem.severity.rawValue)),
            ("code", .text(problem.code)),
            ("sentence", .text(problem.sentence)),
            ("remedy", .text(problem.remedy)),
            ("documentation", .text(Explanation.address(of: problem.code))),
        ])
    }
}
