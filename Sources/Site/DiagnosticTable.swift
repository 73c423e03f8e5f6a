import Drawing
import SourceText
import Widgets

/// What the codes of diagnostics mean, from the data that the binary carries.
extension Explanations {
    /// In English.
    public static let english = Explanations(in: "en")

    /// In a language; in English where there are none in it.
    static func language(_ tag: String) -> Explanations { tag == "ja" ? japanese : english }

    private static let japanese = Explanations(in: "ja", completedBy: english)

    private init(in tag: String, completedBy other: Explanations? = nil) {
        let file = Theme.builtIn.first { $0.name == "diagnostics/\(tag).yml" }?.file
        // A test sees to it that nothing is wrong with them.
        var ignored: [Diagnostic] = []
        self.init(
            file ?? SourceFile(path: "", bytes: []), completedBy: other, diagnostics: &ignored)
    }
}

/// The directive `{diagnostics}`: all codes with what they mean, each under an anchor of its name.
///
///     ```{diagnostics}
///     ```
enum DiagnosticTable {
    /// The name of the directive.
    static let name = "diagnostics"

    private static let schema = Schema(name, noun: "option", [])

    /// Reads the directive, which takes no option, and gives the list as HTML.
    static func markup(_ body: Excerpt, in language: Language, diagnostics: inout [Diagnostic]) -> String {
        _ = schema.read(body, diagnostics: &diagnostics)
        return Explanations.language(language.tag).all.map { explanation in
            """
            <h3 id="\(explanation.code)"><code>\(explanation.code)</code></h3>
            <p>\(explanation.meaning.escapedForMarkup)</p>
            <pre><code>\(explanation.example.escapedForMarkup)
            </code></pre>
            <p>\(explanation.remedy.escapedForMarkup)</p>

            """
        }.joined()
    }
}
