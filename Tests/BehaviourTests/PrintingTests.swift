import Drawing
import Geometry
import Testing

@testable import Behaviour

/// What the printed JavaScript looks like. That it computes the same as Swift is shown in browsers.
@Suite struct PrintingTests {
    private let a = Formula.unknown("a")
    private let b = Formula.unknown("b")

    private func printed(_ formula: Formula) -> String {
        JavaScript.function("f", formula).split(separator: "\n").dropFirst().dropLast()
            .map { $0.trimmingPrefix("  ") }.joined(separator: " ")
    }

    @Test func parenthesesStandWhereTheyAreNeeded() {
        #expect(printed(a - (b - 1)) == "return a - (b - 1);")
        #expect(printed(a - b - 1) == "return a - b - 1;")
        #expect(printed(a / (b * 2)) == "return a / (b * 2);")
        #expect(printed((a + b) * 2) == "return (a + b) * 2;")
        #expect(printed(a * -2) == "return a * (-2);")
        #expect(printed(1 - (a .< b).choose(1, otherwise: 2)) == "return 1 - (a < b ? 1 : 2);")
    }

    @Test func whatIsKnownIsWorkedOutInSwift() {
        #expect(printed(a * (Formula(2) + 3) + Formula.cos(0)) == "return a * 5 + 1;")
    }

    @Test func whatIsUsedTwiceOrNamedIsAConstant() {
        let sum = a + b
        #expect(printed(sum * sum) == "const t = a + b; return t * t;")
        #expect(printed((a + 1).named("next")) == "const next = a + 1; return next;")
        #expect(printed((a + 1).named("new")) == "const new2 = a + 1; return new2;")
        #expect(printed((a + 1).named("a")) == "const a2 = a + 1; return a2;")
    }

    @Test func numbersThatAreNoneArePrinted() {
        #expect(printed(a + Formula(.infinity)) == "return a + Infinity;")
        #expect(printed(a * Formula(-.infinity)) == "return a * (-Infinity);")
        #expect(printed(a + Formula(.nan)) == "return a + NaN;")
    }

    @Test func anUpdateSetsWhatFollowsTheStateAndNothingElse() {
        let drawing = Part.svg(
            "clock", viewBox: "0 0 1 1",
            [
                .circle("rim", radius: 5),
                .line("hand", from: .zero, to: Point(x: 0, y: -4)).rotated(a * 6),
                .words("name", "\(Words.unknown("months"), at: b)"),
                .repeated(3) { i in
                    .circle("dot", at: Point(at: i * 120, radius: 3), radius: 1 + (i .== b).choose(1, otherwise: 0))
                },
            ])
        #expect(
            JavaScript.update("draw", drawing, words: ["months"]) == """
                function draw(svg, { a, b, months }) {
                  set(part(svg, "hand"), "transform", `rotate(${n(a * 6)})`);
                  say(part(svg, "name"), months[b]);
                  each(svg, "dot", (dot, i) => {
                    set(dot, "r", n(1 + (i === b ? 1 : 0)));
                  });
                }

                """)
    }

    /// Found by random drawings: a constant in the function must not have the name of one in a loop that it is used in.
    @Test func aConstantFurtherOutIsNotHiddenByOneFurtherIn() {
        let shared = a + b
        let drawing = Part.svg(
            "clock", viewBox: "0 0 1 1",
            [
                .repeated(2) { i in
                    let own = a * i
                    return .circle("dot", at: Point(x: own * own, y: (shared + 1) * (shared + 1) * i), radius: 1)
                }
            ])
        let lines = JavaScript.update("draw", drawing).split(separator: "\n").map { $0.trimmingPrefix("    ") }
        let names = lines.filter { $0.contains("const ") }.map { $0.split(separator: " ")[1] }
        #expect(names.count == Set(names).count && names.count >= 2)
    }

    @Test func textCannotBreakOutOfTheScript() {
        let text: Text = "\(a)`${b}\"\\\n</script>"
        #expect(
            JavaScript.function("f", text).contains(#"return `${n(a)}\`\${b}\"\\\n</script>`;"#))
    }
}
