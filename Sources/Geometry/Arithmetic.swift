extension Formula {
    private static func infix(_ operation: Operation.Infix, _ left: Formula, _ right: Formula) -> Formula {
        if let left = left.number, let right = right.number {
            Formula(operation(left, right))
        } else {
            Formula(.infix(operation, left, right))
        }
    }

    private static func call(_ function: Operation.Function, _ operand: Formula) -> Formula {
        if let number = operand.number { Formula(function(number)) } else { Formula(.call(function, [operand])) }
    }

    private static func call(_ function: Operation.Function, _ first: Formula, _ second: Formula) -> Formula {
        if let first = first.number, let second = second.number {
            Formula(function(first, second))
        } else {
            Formula(.call(function, [first, second]))
        }
    }

    /// The sum.
    public static func + (left: Formula, right: Formula) -> Formula { infix(.add, left, right) }
    /// The difference.
    public static func - (left: Formula, right: Formula) -> Formula { infix(.subtract, left, right) }
    /// The product.
    public static func * (left: Formula, right: Formula) -> Formula { infix(.multiply, left, right) }
    /// The quotient.
    public static func / (left: Formula, right: Formula) -> Formula { infix(.divide, left, right) }
    /// The negative, as 0 - x: so that no -0 leads `atan2` to the other side.
    public static prefix func - (operand: Formula) -> Formula { 0 - operand }

    /// The sine of an angle in degrees.
    public static func sin(_ degrees: Formula) -> Formula { call(.sin, degrees) }
    /// The cosine of an angle in degrees.
    public static func cos(_ degrees: Formula) -> Formula { call(.cos, degrees) }
    /// The direction of (x, y) in degrees from the x axis, -180...180.
    public static func atan2(y: Formula, x: Formula) -> Formula { call(.atan2, y, x) }
    /// The square root of a number that is not negative.
    public static func sqrt(_ operand: Formula) -> Formula { call(.sqrt, operand) }
    /// The natural exponential.
    public static func exp(_ operand: Formula) -> Formula { call(.exp, operand) }
    /// The next whole number down.
    public static func floor(_ operand: Formula) -> Formula { call(.floor, operand) }
    /// The lesser of two.
    public static func min(_ first: Formula, _ second: Formula) -> Formula { call(.min, first, second) }
    /// The greater of two.
    public static func max(_ first: Formula, _ second: Formula) -> Formula { call(.max, first, second) }

    /// What is left after whole periods, in 0 ..< period: `Formula(-1).wrapped(in: 60)` is 59.
    public func wrapped(in period: Formula) -> Formula { .call(.mod, self, period) }
    /// The nearest whole number; halves go up, as in JavaScript.
    public var rounded: Formula { .floor(self + 0.5) }
    /// The number, moved into `low ... high`; to `high` where the two cross.
    public func clamped(_ low: Formula, _ high: Formula) -> Formula { .min(.max(self, low), high) }
    /// Whether it lies in `low ... high`.
    public func isWithin(_ low: Formula, _ high: Formula) -> Condition { self .== clamped(low, high) }
    /// Bit `place` of a whole number in 0 ..< 2³¹: 0 or 1.
    public func bit(_ place: Formula) -> Formula { .call(.bit, self, place) }

    /// A number of a table. The place must be in the table, also in the arm of a choice that is not taken.
    /// - Parameter place: Counted from 0.
    public static func pick(_ table: [Double], at place: Formula) -> Formula {
        if let place = place.number { Formula(table[Int(place)]) } else { Formula(.pick(table, place)) }
    }
}
