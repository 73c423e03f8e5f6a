import Drawing
import Geometry

/// How tightly an expression's surroundings bind: one that binds less needs parentheses.
enum Tightness: Int, Comparable {
    /// The right side of a declaration, an argument, the last arm of a choice.
    case anything
    /// The first arm of a choice.
    case arm
    /// A side of a sum.
    case sum
    /// A side of a product.
    case product
    /// A side of an operator that binds tighter than all of ours.
    case operand

    static func < (left: Tightness, right: Tightness) -> Bool { left.rawValue < right.rawValue }

    /// What the right side of an operator has to withstand: a - (b - c).
    var next: Tightness { Tightness(rawValue: rawValue + 1) ?? .operand }
}

extension Scribe {
    /// The JavaScript of one step of arithmetic.
    mutating func expression(_ operation: Operation, in place: Tightness) -> String {
        switch operation.kind {
        case .state(let name), .named(let name, _): return name
        case .index(let depth): return write(.index(depth: depth))
        case .infix(let infix, let left, let right):
            let own: Tightness = infix == .add || infix == .subtract ? .sum : .product
            let code = "\(write(left, in: own)) \(infix.rawValue) \(write(right, in: own.next))"
            return place > own ? "(\(code))" : code
        case .call(let function, let operands):
            return "\(function.rawValue)(\(operands.map { write($0) }.joined(separator: ", ")))"
        case .choice(let condition, let then, let otherwise):
            let code = "\(test(condition)) ? \(write(then, in: .arm)) : \(write(otherwise))"
            return place > .anything ? "(\(code))" : code
        case .pick(let table, let index):
            return "[\(table.map { literal($0, in: .anything) }.joined(separator: ", "))][\(write(index))]"
        }
    }

    private mutating func test(_ condition: Condition) -> String {
        "\(write(condition.left, in: .sum)) \(condition.relation.rawValue) \(write(condition.right, in: .sum))"
    }

    /// A number as JavaScript reads it back, to the last bit.
    func literal(_ number: Double, in place: Tightness) -> String {
        let code: String =
            if !number.isFinite {
                number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
            } else if number == number.rounded(), number.magnitude < 1e15 {
                String(Int(number))
            } else {
                "\(number)"
            }
        return number < 0 && place > .sum ? "(\(code))" : code
    }

    /// The JavaScript of a text.
    mutating func write(_ text: Text) -> String {
        if let known = text.known { return quoted(known) }
        if let only = text.pieces.first, text.pieces.count == 1 { return write(only) }
        let pieces = text.pieces.map { piece in
            if let known = Text(pieces: [piece]).known { escaped(known) } else { "${\(write(piece))}" }
        }
        return "`\(pieces.joined())`"
    }

    private mutating func write(_ piece: Text.Piece) -> String {
        switch piece {
        case .literal(let text): quoted(text)
        case .number(let formula): "n(\(write(formula)))"
        case .padded(let formula, let width): "pad(\(write(formula)), \(width))"
        case .word(.known(let words), let place):
            "[\(words.map(quoted).joined(separator: ", "))][\(write(place))]"
        case .word(.unknown(let name), let place): "\(name)[\(write(place))]"
        case .choice(let condition, let then, let otherwise):
            "\(test(condition)) ? \(quoted(then)) : \(quoted(otherwise))"
        }
    }

    private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Text as it goes between quotes or backquotes.
    private func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\", "`", "\"", "$": escaped += "\\\(character)"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\u{2028}": escaped += "\\u2028"
            case "\u{2029}": escaped += "\\u2029"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
