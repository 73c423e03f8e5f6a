/// What went wrong, as facts. Each module has one type for its problems, and the sentences stand there and nowhere else.
public protocol Problem: Sendable {
    /// A stable name, such as `unknown-option`.
    var code: String { get }
    /// Whether the build can go on.
    var severity: Severity { get }
    /// One sentence without its full stop.
    var sentence: String { get }
    /// What to do about it, where there is something: `did you mean ‘value’?`.
    var remedy: String? { get }
}

extension Problem {
    /// Most problems are errors.
    public var severity: Severity { .error }
    /// Not every problem has an obvious remedy.
    public var remedy: String? { nil }
}

/// How much a problem matters.
public enum Severity: String, CaseIterable, Sendable {
    /// Nothing is written.
    case error
    /// The result is there, but probably not what was meant.
    case warning
}

/// A problem at its place.
public struct Diagnostic: Sendable {
    /// What went wrong.
    public let problem: any Problem
    /// Where.
    public let place: Place

    /// A problem at its place.
    public init(_ problem: any Problem, at place: Place) {
        self.problem = problem
        self.place = place
    }
}

/// A function's failure when one problem is enough to stop it.
public struct Failure: Error {
    /// What went wrong, and where.
    public let diagnostic: Diagnostic

    /// A failure because of a problem at its place.
    public init(_ problem: any Problem, at place: Place) {
        diagnostic = Diagnostic(problem, at: place)
    }
}

extension Sequence<Diagnostic> {
    /// Whether there is one among them that stops a build.
    public var hasErrors: Bool { contains { $0.problem.severity == .error } }

    /// In the order in which an author goes through them: by file, line and column.
    public var inOrder: [Diagnostic] {
        sorted { first, second in
            let (a, b) = (first.place, second.place)
            if !a.path.utf8.elementsEqual(b.path.utf8) { return a.path.utf8.lexicographicallyPrecedes(b.path.utf8) }
            return (a.line, a.column) < (b.line, b.column)
        }
    }
}
