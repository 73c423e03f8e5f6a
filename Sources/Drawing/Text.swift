import Geometry

/// Text with formulas in it: `"rotate(\(angle))"`, `"\(hours, padded: 2):\(minutes, padded: 2)"`.
///
/// Every attribute of a drawing is one. As a plain `String` such a literal would print the formula's insides, so
/// nothing in a drawing takes a `String` for a value.
public struct Text: Sendable, ExpressibleByStringInterpolation {
    /// A part of the text.
    public enum Piece: Sendable {
        /// Text as it is.
        case literal(String)
        /// A number as the pen writes it.
        case number(Formula)
        /// A whole number with leading zeros up to a width.
        case padded(Formula, Int)
        /// The word at a place, counted from 0.
        case word(Words, Formula)
        /// One text if the condition holds, else the other.
        case choice(Condition, String, String)
    }

    /// The parts, in order.
    public let pieces: [Piece]

    /// Text made of parts.
    public init(pieces: [Piece]) { self.pieces = pieces }
    /// A number as the pen writes it.
    public init(_ formula: Formula) { pieces = [.number(formula)] }
    /// Text as it is.
    public init(stringLiteral text: String) { pieces = [.literal(text)] }
    /// Text with formulas in it.
    public init(stringInterpolation text: StringInterpolation) { pieces = text.pieces }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }
        /// Text as it is.
        public mutating func appendLiteral(_ text: String) {
            if !text.isEmpty { pieces.append(.literal(text)) }
        }
        /// Text as it is.
        public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
        /// Text within text.
        public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }
        /// A number as the pen writes it: two decimals at most.
        public mutating func appendInterpolation(_ formula: Formula) { pieces.append(.number(formula)) }
        /// A whole number with leading zeros up to `width`.
        public mutating func appendInterpolation(_ formula: Formula, padded width: Int) {
            pieces.append(.padded(formula, width))
        }
        /// The word at a place, counted from 0.
        public mutating func appendInterpolation(_ words: Words, at place: Formula) {
            pieces.append(.word(words, place))
        }
        /// One text if the condition holds, else the other.
        public mutating func appendInterpolation(_ condition: Condition, _ then: String, otherwise: String) {
            pieces.append(.choice(condition, then, otherwise))
        }
    }
}

/// A list of words that is known now or, like the month names of the page's language, handed to the script by name.
public enum Words: Sendable, ExpressibleByArrayLiteral {
    /// Known now.
    case known([String])
    /// Handed to the script under this name.
    case unknown(String)

    /// Words known now.
    public init(arrayLiteral words: String...) { self = .known(words) }
}

extension Text {
    /// The formulas in it.
    public var formulas: [Formula] {
        pieces.flatMap { piece -> [Formula] in
            switch piece {
            case .literal: []
            case .number(let formula), .padded(let formula, _), .word(_, let formula): [formula]
            case .choice(let condition, _, _): [condition.left, condition.right]
            }
        }
    }

    /// Whether it changes with the state, and not merely from one repeated part to the next.
    public var followsState: Bool {
        pieces.contains { piece in
            switch piece {
            case .literal: false
            case .word(.unknown, _): true
            case .number(let formula), .padded(let formula, _), .word(_, let formula): formula.followsState
            case .choice(let condition, _, _): condition.left.followsState || condition.right.followsState
            }
        }
    }
}
