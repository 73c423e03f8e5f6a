import Drawing
import SourceText

/// The directive `{options}`: a table of all options of a kind of widget, made from what the kind declares.
///
///     ```{options}
///     of: clock-picker
///     step: 目盛りの間隔
///     ```
///
/// Beside `of` the names of options can be set: to what is to be said of them in the language of the page.
public struct OptionTable: Sendable {
    /// The name of the directive.
    public static let name = "options"

    private let kind: any Widget.Type
    private let meanings: [String: String]

    private static let of = Setting<(any Widget.Type)?>("of", kindForm.optional, initial: nil, as: "", "The kind.")

    private static let kindForm = Form<any Widget.Type>(
        "the name of a widget", choices: Widgets.kinds.map { $0.name }
    ) { (text: String) in Widgets.kind(named: text) }

    /// Reads the options of the directive; nil if they do not name a kind, which is then reported.
    public init?(_ body: Excerpt, at place: Place, diagnostics: inout [Diagnostic]) {
        let names = Set(Widgets.kinds.flatMap { $0.options.map(\.name) }).sorted()
        let meanings = names.map { Setting($0, .words, "What is said of the option.") }
        let schema = Schema(Self.name, noun: "option", [Self.of] + meanings)
        let settings = schema.read(body, diagnostics: &diagnostics)
        guard let kind = settings[Self.of] else {
            if settings.place(of: Self.of.name) == nil {
                diagnostics.append(Diagnostic(OptionTableProblem.noKind, at: place))
            }
            return nil
        }
        self.kind = kind
        self.meanings = Dictionary(
            uniqueKeysWithValues: meanings.compactMap { setting in
                settings[setting].map { (setting.name, $0) }
            })
    }

    /// The table as HTML.
    public func markup(in language: Language) -> String {
        let head = ["option", "values", "initial", "meaning"].map {
            "<th scope=\"col\">\(language[$0].escapedForMarkup)</th>"
        }
        let rows = kind.options.map { option in
            let cells = [
                code(option.name), values(of: option, in: language),
                option.initialText.isEmpty ? "–" : code(option.initialText),
                (meanings[option.name] ?? option.summary).escapedForMarkup,
            ]
            return "<tr>\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n"
        }
        return """
            <div class="table" role="group" aria-label="\(language["table"].escapedForMarkup)" tabindex="0"><table>
            <thead><tr>\(head.joined())</tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table></div>

            """
    }

    /// The choices, where there are not too many; else what the value has to look like, which is said in English.
    private func values(of option: any AnySetting, in language: Language) -> String {
        if let choices = option.choices, choices.count <= 12 { return choices.map(code).joined(separator: " ") }
        return language.tag == "en" ? option.noun.escapedForMarkup : "–"
    }

    private func code(_ text: String) -> String { "<code>\(text.escapedForMarkup)</code>" }
}

/// What can be wrong with the directive `{options}`, beside what can be wrong with settings.
enum OptionTableProblem: Problem, Equatable {
    /// No kind is named.
    case noKind

    var code: String { "options-of-nothing" }
    var sentence: String { "options does not say of which widget" }
    var remedy: String? { "write ‘of: clock-picker’" }
}
