import Geometry

/// The one place where precision is decided.
public enum Pen {
    /// A number as it is written into a drawing: two decimals at most, halves up, no exponent, no -0.
    ///
    /// Templates/scripts/formula.js has the same expression as `n`: both round floor(100 x + 0.5).
    /// - Parameter number: Less than 10¹³ in magnitude; anything else is no place in a drawing and becomes 0.
    public static func text(_ number: Double) -> String {
        guard number.magnitude < 1e13 else { return "0" }
        let hundredths = Int((number * 100 + 0.5).rounded(.down))
        let whole = hundredths.magnitude / 100
        let part = hundredths.magnitude % 100
        let sign = hundredths < 0 ? "-" : ""
        if part == 0 { return "\(sign)\(whole)" }
        if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
        return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
    }

    static func text(_ number: Double, padded width: Int) -> String {
        let digits = text(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

extension Text {
    /// The text, when nothing in it is left to the browser.
    public var known: String? {
        var all = ""
        for piece in pieces {
            guard let text = piece.known else { return nil }
            all += text
        }
        return all
    }
}

extension Text.Piece {
    fileprivate var known: String? {
        switch self {
        case .literal(let text): text
        case .number(let formula): formula.number.map(Pen.text)
        case .padded(let formula, let width): formula.number.map { Pen.text($0, padded: width) }
        case .word(.unknown, _): nil
        case .word(.known(let words), let place): place.number.map { words[Int($0)] }
        case .choice(let condition, let then, let otherwise): condition.holds.map { $0 ? then : otherwise }
        }
    }
}
