/// The order of titles in a list: capitals do not matter, and numerals are compared as the numbers that they are, so that
/// `Step 9` comes before `Step 10`. It is the same on every machine, whatever its locale.
struct NaturalOrder: Comparable {
    /// A run of digits, or a single other sign.
    private enum Piece: Equatable {
        /// Digits without leading zeros. One number of any length is less than another if it is shorter.
        case number(ArraySlice<UInt8>)
        case sign(Unicode.Scalar)
    }

    private let pieces: [Piece]
    private let text: String

    init(_ text: String) {
        self.text = text
        var pieces: [Piece] = []
        var digits: [UInt8] = []
        func number() -> Piece { .number(digits.drop { $0 == 0 }) }
        for scalar in text.lowercased().unicodeScalars {
            if let digit = Self.digit(scalar) {
                digits.append(digit)
                continue
            }
            if !digits.isEmpty { pieces.append(number()) }
            digits = []
            pieces.append(.sign(scalar))
        }
        if !digits.isEmpty { pieces.append(number()) }
        self.pieces = pieces
    }

    /// The value of a decimal digit, of usual width or of full width.
    private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x30...0x39: UInt8(scalar.value - 0x30)
        case 0xFF10...0xFF19: UInt8(scalar.value - 0xFF10)
        default: nil
        }
    }

    static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    static func < (left: Self, right: Self) -> Bool {
        for (one, other) in zip(left.pieces, right.pieces) where one != other {
            switch (one, other) {
            case (.number(let one), .number(let other)):
                return one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
            case (.sign(let one), .sign(let other)): return one < other
            // Numerals stand where the digit 0 does.
            case (.number, .sign(let other)): return "0" < other
            case (.sign(let one), .number): return one < "0"
            }
        }
        guard left.pieces.count == right.pieces.count else { return left.pieces.count < right.pieces.count }
        return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
