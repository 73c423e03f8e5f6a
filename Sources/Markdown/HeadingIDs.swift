/// Ids of headings by the rule of GitHub: small letters, nothing but letters, digits, `_`, `-` and spaces, a hyphen for
/// each space. Where an id is taken, the first number from 1 that makes it another one follows.
///
///     Schrödinger’s cat & mine   ->   schrödingers-cat--mine
///
/// Ids are compared as Swift compares text: a composed and a decomposed é are one.
struct HeadingIDs {
    /// Every id that is taken, and the last number that was tried behind it.
    private var taken: [String: Int]
    /// The id of a heading without letters.
    private static let fallback = "section"

    init(reserving ids: [String]) {
        taken = Dictionary(ids.map { ($0, 0) }) { first, _ in first }
    }

    /// An id that no heading before has.
    mutating func id(for text: String) -> String {
        let wanted = Self.plainID(for: text)
        guard var number = taken[wanted] else {
            taken[wanted] = 0
            return wanted
        }
        var id: String
        repeat {
            number += 1
            id = "\(wanted)-\(number)"
        } while taken[id] != nil
        taken[wanted] = number
        taken[id] = 0
        return id
    }

    // region: plain-id
    private static func plainID(for text: String) -> String {
        var id = String.UnicodeScalarView()
        for scalar in text.trimmed.lowercased().unicodeScalars {
            if scalar.isInWord || scalar == "-" {
                id.append(scalar)
            } else if scalar == " " {
                id.append("-")
            }
        }
        return id.contains(where: \.isLetterOrDigit) ? String(id) : fallback
    }
    // endregion
}

extension Unicode.Scalar {
    /// Whether it is part of a word: letters, marks, decimal digits, connecting punctuation (Unicode TR 18, `\w`).
    var isInWord: Bool {
        if isLetterOrDigit || self == "_" { return true }
        guard !isASCII else { return false }
        return switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation: true
        default: false
        }
    }

    /// Without one nobody could tell what an id names.
    var isLetterOrDigit: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case "\0"..."\u{7F}": false
        default: properties.isAlphabetic || properties.generalCategory == .decimalNumber
        }
    }
}

extension String {
    /// Without spaces at both ends.
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
