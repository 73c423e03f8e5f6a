/// A comparison of two formulas, and the only way to choose by one.
public struct Condition: Sendable {
    /// How the two are compared; the raw value is the operator in JavaScript.
    public enum Relation: String, Sendable {
        /// Less than.
        case less = "<"
        /// Less than or equal to.
        case lessOrEqual = "<="
        /// Equal to.
        case equal = "==="
    }

    /// How the two are compared.
    public let relation: Relation
    /// What stands before the operator.
    public let left: Formula
    /// What stands after it.
    public let right: Formula

    /// Whether it holds, when that is known.
    public var holds: Bool? {
        guard let left = left.number, let right = right.number else { return nil }
        return switch relation {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .equal: left == right
        }
    }

    /// The one formula if the condition holds, else the other. Swift works out both, the browser only one.
    public func choose(_ then: Formula, otherwise: Formula) -> Formula {
        if let holds { holds ? then : otherwise } else { Formula(.choice(self, then, otherwise)) }
    }
}

extension Formula {
    /// Less than.
    public static func .< (left: Formula, right: Formula) -> Condition {
        Condition(relation: .less, left: left, right: right)
    }
    /// Less than or equal to.
    public static func .<= (left: Formula, right: Formula) -> Condition {
        Condition(relation: .lessOrEqual, left: left, right: right)
    }
    /// Equal to.
    public static func .== (left: Formula, right: Formula) -> Condition {
        Condition(relation: .equal, left: left, right: right)
    }
}
