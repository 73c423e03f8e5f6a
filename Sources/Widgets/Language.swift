import SourceText

/// The words and formats of one language, as Templates/strings has them. Swift and the scripts read the same file, so
/// that the first frame and the later ones agree in every browser.
public struct Language: Sendable {
    /// The language as HTML names it: `en`, `ja`, `pt-BR`.
    public let tag: String
    /// The short form of a time.
    public let time: TimeFormat
    /// All words and formats by name, for templates and scripts.
    public let words: [String: String]

    /// Reads a strings file.
    /// - Parameter diagnostics: Gets what is wrong with it and which words it lacks.
    public init(tag: String, strings: SourceFile, diagnostics: inout [Diagnostic]) {
        self.tag = tag
        var found: [Diagnostic] = []
        let settings = Self.schema.read(Excerpt(of: strings), diagnostics: &found)
        if found.isEmpty {
            for setting in Self.schema.settings where settings.place(of: setting.name) == nil {
                let problem = LanguageProblem.missing(word: setting.name, summary: setting.summary)
                diagnostics.append(Diagnostic(problem, at: Place(file: strings.path)))
            }
        }
        diagnostics += found
        time = settings[Self.formatSettings[0]]
        let formats = Self.formatSettings.map { ($0.name, settings[$0].pattern) }
        let words = Self.wordSettings.map { ($0.name, settings[$0]) }
        self.words = Dictionary(uniqueKeysWithValues: formats + words)
    }

    /// A word by name; the name itself where there is no such word.
    public subscript(_ name: String) -> String { words[name] ?? name }

    private static let formatSettings: [Setting<TimeFormat>] = [
        ("time", "The short form of a time."),
        ("hour-spoken", "What a screen reader says for the hour hand."),
        ("minute-spoken", "What a screen reader says for the minute hand."),
    ].map { Setting($0.0, .timeFormat, initial: .plain, as: "", $0.1) }

    private static let wordSettings: [Setting<String>] = [
        ("am", "Before noon, in a time of twelve hours."),
        ("pm", "After noon, in a time of twelve hours."),
        ("clock", "The name of a clock that has no label."),
        ("hour", "The name of the hour hand."),
        ("minute", "The name of the minute hand."),
        ("skip", "The link that leads past the navigation."),
        ("pages", "The name of the list of neighbouring pages."),
        ("made", "The line at the foot of a page."),
    ].map { Setting($0.0, .words, initial: $0.0, as: "", $0.1) }

    private static let schema = Schema("a strings file", noun: "word", formatSettings + wordSettings)
}

/// What can be wrong with a strings file, beside what can be wrong with settings.
enum LanguageProblem: Problem, Equatable {
    /// A word that interface or widgets need is not there.
    case missing(word: String, summary: String)

    var code: String { "missing-word" }

    var sentence: String {
        switch self {
        case .missing(let word, _): "the word ‘\(word)’ is missing"
        }
    }

    var remedy: String? {
        switch self {
        case .missing(let word, let summary): "add a line ‘\(word): …’ (\(summary))"
        }
    }
}
