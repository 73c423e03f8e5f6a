import SourceText

extension Policy {
    /// What site.yml says under `policy`: directives that are added, as a policy writes them, or `false`.
    /// - Parameter diagnostics: Gets what is wrong. What can be read is added all the same.
    init(_ written: [PlacedText], diagnostics: inout [Diagnostic]) {
        self = .strict
        if written.map(\.text) == ["false"] {
            self = .none
            return
        }
        for item in written {
            for directive in item.text.split(separator: ";") {
                // The blanks of the specification.
                let words = directive.split { " \t\n\u{0C}\r\r\n".contains($0) }.map(String.init)
                guard let name = words.first?.lowercased() else { continue }
                for problem in Self.problems(name, words.dropFirst()) {
                    diagnostics.append(Diagnostic(problem, at: item.place))
                }
                guard Self.names.contains(name) else { continue }
                for source in words.dropFirst() where PolicySource(source) != nil { self = adding(source, to: name) }
            }
        }
    }

    private static func problems(_ name: String, _ sources: ArraySlice<String>) -> [PolicyProblem] {
        guard names.contains(name) else { return [.directive(name, nearest: names.nearest(to: name))] }
        if sources.isEmpty { return [.noSource(directive: name)] }
        return sources.filter { PolicySource($0) == nil }.map { source in
            let quoted = "'\(source.lowercased())'"
            return .source(source, nearest: PolicySource.keywords.contains(quoted) ? quoted : nil)
        }
    }
}

/// What can be wrong with what is added to the policy of pages.
enum PolicyProblem: Problem, Equatable {
    /// A directive that there is not, or that cannot be added to.
    case directive(String, nearest: String?)
    /// A directive alone.
    case noSource(directive: String)
    /// A source that is none, or that would take something away.
    case source(String, nearest: String?)

    var code: String { "wrong-policy" }

    var sentence: String {
        switch self {
        case .directive(let name, _): "a policy has no directive ‘\(name)’ that could be added to"
        case .noSource(let directive): "‘\(directive)’ names no source"
        case .source(let source, _): "‘\(source)’ is no source that could be added"
        }
    }

    var remedy: String? {
        switch self {
        case .directive(_, let nearest?), .source(_, let nearest?): "did you mean ‘\(nearest)’?"
        case .directive: "the directives are \(Policy.names.joined(separator: ", "))"
        case .noSource(let directive): "write where from, as in ‘\(directive) https://example.org’"
        case .source: "write a host such as https://example.org, a scheme such as https:, or a word such as 'self'"
        }
    }
}
