import Behaviour
import Drawing
import Geometry

/// Drawings at random: repetitions in each other, numbers, padded numbers, words and choices that follow the state, the
/// index, both or neither.
enum RandomDrawings {
    private static let wordList = ["one", "‘two’", "t`hree", "${four}", "<five>"]

    private static func drawing(_ seed: Int, _ states: [Formula], _ words: Words) -> Part {
        @Sendable func formula(_ salt: Int, _ pool: [Formula]) -> Formula {
            var random = SeededNumbers(seed: seed &* 31 &+ salt)
            var pool = pool + [2, 3]
            return RandomFormulas.formula(3, &random, &pool).clamped(-1e9, 1e9)
        }
        func place(_ formula: Formula) -> Formula { Formula.floor(formula).wrapped(in: 5) }
        let shared = formula(1, states).named("shared")
        return .svg(
            "drawing", viewBox: "0 0 1 1",
            [
                .circle("one", radius: formula(2, states)).with("data-free", formula(3, [1, 4])),
                .words("say", "\(words, at: place(shared)) \(Formula.floor(shared), padded: 3)"),
                .repeated(3) { i in
                    .group(
                        "outer",
                        [
                            .circle("inside", at: Point(x: formula(4, states + [i]), y: i), radius: shared),
                            .repeated(2) { j in
                                .words(
                                    "row", "\(formula(5, states + [i, j]))\(shared .< j, "less", otherwise: "\"\\\n")"
                                )
                                .with("opacity", formula(6, states + [j]))
                            },
                        ]
                    ).with("data-index", formula(7, [i])).with("data-both", formula(8, states + [i, shared]))
                },
            ])
    }

    /// As many comparisons in JavaScript: each drawing in one state, led into another.
    static func script(count: Int) -> String {
        let unknown = drawingStates(["a", "b"].map { Formula.unknown($0) })
        var script = "const words = [\(wordList.map { "\"\($0)\"" }.joined(separator: ", "))];\n"
        for seed in 0..<count {
            var random = SeededNumbers(seed: -seed)
            let numbers = (0..<4).map { _ in Double(Int.random(in: -40...40, using: &random)) / 4 }
            let before = drawing(seed, drawingStates(numbers[..<2].map { Formula($0) }), .known(wordList)).svg
            let after = drawing(seed, drawingStates(numbers[2...].map { Formula($0) }), .known(wordList)).svg
            let source = JavaScript.update("draw", drawing(seed, unknown, .unknown("words")), words: ["words"])
            let state = "{ a: \(numbers[2]), b: \(numbers[3]), words }"
            script += "compare(\"drawing\", \(seed), drawn(\(quoted(after)), () => {}), "
            script += "drawn(\(quoted(before)), \(source), \(state)));\n"
        }
        return script
    }

    private static func drawingStates(_ formulas: some Sequence<Formula>) -> [Formula] { Array(formulas) }
}

/// Text as a string of JavaScript.
func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
}
