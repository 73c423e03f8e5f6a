/// A number that is either known now or known only in the reader's browser.
///
/// Arithmetic on known numbers is done at once. As soon as one operand is unknown the operation is written down instead,
/// to be printed as JavaScript. So one drawing, given numbers, is the first frame of a widget; given unknowns, it is the
/// script that draws every later one.
///
///     let angle = Formula(610).wrapped(in: 60) * 6   // 60, at once
///     let turned = Formula.unknown("minutes") * 6    // minutes * 6, in the browser
///
/// Every number of a drawing is a formula, also a constant: a `Double`, an `Int` or a plain `<` among formulas makes the
/// compiler give up with “unable to type-check in reasonable time”, far from the mistake.
public struct Formula: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// What is behind a formula.
    public enum Value: Sendable {
        /// A number, known now.
        case known(Double)
        /// Arithmetic, written down for the browser.
        case written(Operation)
    }

    /// The number, or how to get it.
    public let value: Value

    /// A known number.
    public init(_ number: Double) { value = .known(number) }
    /// A known whole number.
    public init(_ number: Int) { value = .known(Double(number)) }
    /// A known number.
    public init(floatLiteral number: Double) { value = .known(number) }
    /// A known whole number.
    public init(integerLiteral number: Int) { value = .known(Double(number)) }

    init(_ kind: Operation.Kind) { value = .written(Operation(kind)) }

    /// A number that the caller of the printed function supplies under this name.
    public static func unknown(_ name: String) -> Formula { Formula(.state(name)) }

    /// Which one of a repeated part is meant, counted from 0. For the printer, which goes over such a part only once.
    /// - Parameter depth: How many repetitions deep, counted from 1.
    public static func index(depth: Int) -> Formula { Formula(.index(depth)) }

    /// The number, when nothing of it is left to the browser.
    public var number: Double? {
        if case .known(let number) = value { number } else { nil }
    }

    /// The same number under a name, which becomes a constant in the JavaScript. It means nothing for a known number.
    public func named(_ name: String) -> Formula { number == nil ? Formula(.named(name, self)) : self }

    /// Whether it changes with what the caller of the printed function supplies.
    public var followsState: Bool {
        if case .written(let operation) = value { operation.followsState } else { false }
    }

    /// How many repetitions deep the deepest index stands that it depends on, 0 for none.
    public var depth: Int {
        if case .written(let operation) = value { operation.depth } else { 0 }
    }
}
