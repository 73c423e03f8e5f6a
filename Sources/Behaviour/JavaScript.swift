import Drawing
import Geometry

/// JavaScript printed from formulas. Every function takes an object and picks from it, by name, the numbers and words
/// that the formulas leave open, so nobody keeps parameters in order in two languages.
///
/// The functions are written in terms of Templates/scripts/formula.js and formula-loops.js.
public enum JavaScript {
    /// `function name({ … })`, which returns a number.
    /// - Parameter name: A name that JavaScript allows for a function.
    public static func function(_ name: String, _ result: Formula) -> String {
        var scribe = Scribe(taken: [])
        scribe.expect(result)
        let answer = scribe.write(result)
        scribe.line("return \(answer);")
        return source("\(name)({ \(scribe.states.joined(separator: ", ")) })", scribe.lines)
    }

    /// `function name({ … })`, which returns text: what a screen reader is told, say.
    /// - Parameters:
    ///   - name: A name that JavaScript allows for a function.
    ///   - words: The names of the lists of words that the caller supplies.
    public static func function(_ name: String, _ result: Text, words: [String] = []) -> String {
        var scribe = Scribe(taken: words)
        for formula in result.formulas { scribe.expect(formula) }
        let answer = scribe.write(result)
        scribe.line("return \(answer);")
        return source("\(name)({ \((scribe.states + words).joined(separator: ", ")) })", scribe.lines)
    }

    /// `function name(svg, { … })`, which brings a drawing into a state: it sets all that follows the state, and
    /// nothing else. What the drawing at hand lacks is passed over, so one function serves every choice of options.
    /// - Parameters:
    ///   - name: A name that JavaScript allows for a function.
    ///   - words: The names of the lists of words that the caller supplies.
    public static func update(_ name: String, _ drawing: Part, words: [String] = []) -> String {
        let steps = Step.following(drawing)
        var scribe = Scribe(taken: words)
        for formula in steps.flatMap(\.texts).flatMap(\.formulas) { scribe.expect(formula) }
        scribe.write(steps, in: "svg")
        return source("\(name)(svg, { \((scribe.states + words).joined(separator: ", ")) })", scribe.lines)
    }

    private static func source(_ head: String, _ lines: [String]) -> String {
        "function \(head) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }

    /// Names that a printed constant may not have: JavaScript's own words, and what printed functions call.
    static let reserved: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "of", "package", "private", "protected",
        "public", "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var",
        "void", "while", "with", "yield", "Infinity", "NaN", "Math",
        "svg", "n", "pad", "mod", "bit", "sin", "cos", "atan2", "part", "each", "set", "say", "i", "j", "k",
    ]
}
