import Behaviour
import Geometry

/// Formulas at random, worked out by Swift from known numbers and printed from unknown ones. Only operations that IEEE
/// 754 defines to the last bit are in them, so that equal means equal.
enum RandomFormulas {
    /// A formula out of what is in the pool, which it joins: so formulas share parts.
    static func formula(_ depth: Int, _ random: inout SeededNumbers, _ pool: inout [Formula]) -> Formula {
        if depth == 0 || Int.random(in: 0..<12, using: &random) == 0 {
            return pool[Int.random(in: pool.indices, using: &random)]
        }
        let kind = Int.random(in: 0..<18, using: &random)
        let first = formula(depth - 1, &random, &pool)
        let second = formula(depth - 1, &random, &pool)
        let result = operation(kind, first, second, &random, &pool, depth)
        pool.append(result)
        return result
    }

    private static func operation(
        _ kind: Int, _ first: Formula, _ second: Formula, _ random: inout SeededNumbers, _ pool: inout [Formula],
        _ depth: Int
    ) -> Formula {
        /// A small whole number, so that equality and tables come into play.
        func small(_ formula: Formula, _ period: Formula) -> Formula { Formula.floor(formula).wrapped(in: period) }
        switch kind {
        case 0, 1: return first + second
        case 2, 3: return first - second
        case 4, 5: return first * second
        case 6: return first / (Formula.max(second, 1) + 1)
        case 7: return -first
        case 8: return .floor(first)
        case 9: return first.wrapped(in: 7)
        case 10: return .min(first, second).named("least")
        case 11: return small(first, 64).bit(small(second, 6))
        case 12: return .pick([3, -1, 4, 1.5, -5], at: small(first, 5))
        case 13: return .sqrt(first * first).named("new")
        case 14: return (first - 3).named("less")
        default:
            let then = formula(depth - 1, &random, &pool)
            let condition =
                switch kind {
                case 15: first .< second
                case 16: small(first, 3) .<= small(second, 3)
                default: small(first, 3) .== small(second, 3)
                }
            return condition.choose(then, otherwise: second)
        }
    }

    /// As many comparisons in JavaScript.
    static func script(count: Int) -> String {
        var script = ""
        for seed in 0..<count {
            var random = SeededNumbers(seed: seed)
            let numbers = (0..<3).map { _ in Double(Int.random(in: -40...40, using: &random)) / 4 }
            let constants: [Formula] = [2, 0.5, -3, 10]
            var again = random
            var known = numbers.map { Formula($0) } + constants
            var unknown = ["a", "b", "c"].map { Formula.unknown($0) } + constants
            guard let wanted = formula(6, &random, &known).number else { continue }
            let source = JavaScript.function("f", formula(6, &again, &unknown))
            let state = "{ a: \(numbers[0]), b: \(numbers[1]), c: \(numbers[2]) }"
            script += "compare(\"formula\", \(seed), \(literal(wanted)), (\(source))(\(state)));\n"
        }
        return script
    }
}
