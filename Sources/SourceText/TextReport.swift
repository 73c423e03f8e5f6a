extension Report {
    /// The report as a terminal shows it: all diagnostics, and what stopped the command otherwise.
    var text: String {
        diagnostics.map(\.text).joined() + (stop.map { "gnomon: \($0.sentence) [\($0.code)]\n" } ?? "")
    }
}

extension Diagnostic {
    /// The diagnostic as a terminal shows it: the address, the sentence, the line and a caret below.
    ///
    ///     Content/a.md:14:1: error: clock-picker has no option ‘valeu’; did you mean ‘value’? [unknown-option]
    ///     valeu: 10:10
    ///     ^~~~~
    public var text: String {
        let address = String(place.address.map { $0.isControl ? "\u{FFFD}" : $0 })
        var report = "\(address): \(problem.severity.rawValue): \(message) [\(problem.code)]\n"
        if !place.text.isEmpty { report += shownLine }
        return report
    }

    /// The line and a caret below. A long line is shown around the place; control characters would upset a terminal.
    private var shownLine: String {
        let start = place.column > 100 ? place.column - 40 : 0
        let characters = place.text.dropFirst(start).prefix(140).map { $0.isControl ? " " : $0 }
        let before = characters.prefix(place.column - 1 - start).map { $0.isWide ? "\u{3000}" : " " }.joined()
        let rest = max(characters.count - (place.column - 1 - start), 1)
        let caret = before + "^" + String(repeating: "~", count: min(place.length, rest) - 1)
        return "  \(String(characters))\n  \(caret)\n"
    }
}

extension Character {
    /// Whether it is one of those that upset a terminal.
    var isControl: Bool {
        unicodeScalars.allSatisfy { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    }

    /// Whether terminals give it two columns (Unicode's East Asian Width W and F, by blocks).
    fileprivate var isWide: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        return switch scalar {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
