/// What a code of a diagnostic means: the same for `gnomon explain`, for the rules of a SARIF report and for the page
/// about all of them.
public struct Explanation: Sendable {
    /// The code.
    public let code: String
    /// Whether a build can go on.
    public let severity: Severity
    /// What is wrong, and why it matters.
    public let meaning: String
    /// Text that is wrong in this way, in one or more lines.
    public let example: String
    /// What to do about it.
    public let remedy: String

    /// The page about all codes, within Gnomon's documentation.
    package static let page = "reference/diagnostics.html"

    /// Where the documentation explains a code: `reference/diagnostics.html#unknown-option`.
    package static func address(of code: String) -> String { "\(page)#\(code)" }

    /// The first sentence of what is wrong.
    public var summary: String {
        meaning.firstRange(of: ". ").map { String(meaning[..<$0.lowerBound]) + "." } ?? meaning
    }

    /// The explanation for a terminal.
    public var text: String {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
        return """
            \(code) (\(severity.rawValue))

            \(meaning)

            For example:

            \(lines)
            \(remedy)

            """
    }
}

/// The explanations of all codes in one language.
public struct Explanations: Sendable {
    /// Sorted by code.
    public let all: [Explanation]

    private static let severity = Setting("severity", Form<Severity>.oneOf, "Whether a build can go on.")
    private static let meaning = Setting("meaning", .words, "What is wrong.")
    private static let example = Setting("example", .words, "Text that is wrong in this way.")
    private static let remedy = Setting("remedy", .words, "What to do about it.")
    private static let schema = Schema("an explanation", noun: "entry", [severity, meaning, example, remedy])

    /// Reads a file that has a mapping for each code, with `severity`, `meaning`, `example` and `remedy`.
    /// - Parameters:
    ///   - file: The explanations in this language.
    ///   - other: Where what is missing is taken from.
    ///   - diagnostics: Gets what is wrong with the file. A code that is explained only in part is left out.
    public init(_ file: SourceFile, completedBy other: Explanations? = nil, diagnostics: inout [Diagnostic]) {
        var found: [Explanation] = []
        do {
            for entry in try YAMLReader.mapping(of: Excerpt(of: file)) {
                let known = other?[entry.name]
                let settings = Self.schema.read(entry.value, diagnostics: &diagnostics)
                guard let severity = settings[Self.severity] ?? known?.severity,
                    let meaning = settings[Self.meaning] ?? known?.meaning,
                    let example = settings[Self.example] ?? known?.example,
                    let remedy = settings[Self.remedy] ?? known?.remedy
                else { continue }
                found.append(
                    Explanation(
                        code: entry.name, severity: severity, meaning: meaning, example: example, remedy: remedy))
            }
        } catch {
            diagnostics.append(error.diagnostic)
        }
        let codes = Set(found.map(\.code))
        all = (found + (other?.all ?? []).filter { !codes.contains($0.code) }).sorted { $0.code < $1.code }
    }

    /// The explanation of a code; nil if there is no such code.
    public subscript(_ code: String) -> Explanation? { all.first { $0.code == code } }
}
