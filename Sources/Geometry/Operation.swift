/// One step of arithmetic, written down for the browser. Two formulas that share one share its result.
public final class Operation: Sendable {
    /// What is done, to what.
    public enum Kind: Sendable {
        /// A number that the caller supplies.
        case state(String)
        /// Which one of a repeated part, so many repetitions deep.
        case index(Int)
        /// A number under a name.
        case named(String, Formula)
        /// One of the four kinds of arithmetic.
        case infix(Infix, Formula, Formula)
        /// A function of numbers.
        case call(Function, [Formula])
        /// The first formula if the condition holds, else the second.
        case choice(Condition, Formula, Formula)
        /// The number at that place of a table, counted from 0.
        case pick([Double], Formula)
    }

    /// What is done.
    public let kind: Kind
    /// Whether the result changes with what the caller supplies.
    public let followsState: Bool
    /// How many repetitions deep the deepest index stands that it depends on, 0 for none.
    public let depth: Int

    init(_ kind: Kind) {
        self.kind = kind
        switch kind {
        case .state: (followsState, depth) = (true, 0)
        case .index(let depth): (followsState, self.depth) = (false, depth)
        default:
            followsState = kind.operands.contains(where: \.followsState)
            depth = kind.operands.map(\.depth).max() ?? 0
        }
    }

    /// The formulas that it is made of.
    public var operands: [Formula] { kind.operands }
}

extension Operation.Kind {
    fileprivate var operands: [Formula] {
        switch self {
        case .state, .index: []
        case .named(_, let only), .pick(_, let only): [only]
        case .infix(_, let left, let right): [left, right]
        case .call(_, let all): all
        case .choice(let condition, let then, let otherwise): [condition.left, condition.right, then, otherwise]
        }
    }
}

extension Operation {
    /// Addition and its like; the raw value is the operator in JavaScript.
    public enum Infix: String, Sendable {
        /// The sum.
        case add = "+"
        /// The difference.
        case subtract = "-"
        /// The product.
        case multiply = "*"
        /// The quotient.
        case divide = "/"

        func callAsFunction(_ left: Double, _ right: Double) -> Double {
            switch self {
            case .add: left + right
            case .subtract: left - right
            case .multiply: left * right
            case .divide: left / right
            }
        }
    }
}
