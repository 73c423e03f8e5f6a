/// Takes a text apart into the terms that it is found by: words, and in scripts without spaces pairs of characters. Of a
/// run of such characters the last one is a term too, so that each character begins one.
///
///     Élan vital      ->   elan, vital
///     ﾄｹｲの針          ->   とけ, けい, いの, の針, 針
package struct Tokenizer {
    /// Words are cut after so many characters.
    static let longest = 32

    private var folded: [UInt32] = []
    private var term: [UInt8] = []

    private enum Kind { case other, word, unspaced }

    /// Gives each term of a text, in order.
    /// - Parameter use: Is given a term as UTF-8.
    mutating func forEachTerm(in text: String, _ use: ([UInt8]) -> Void) {
        folded.removeAll(keepingCapacity: true)
        Folding.fold(text, into: &folded)
        var place = 0
        while place < folded.count {
            let kind = Self.kind(of: folded[place])
            var end = place + 1
            while end < folded.count, Self.kind(of: folded[end]) == kind { end += 1 }
            switch kind {
            case .other: break
            case .word: emit(place..<min(end, place + Self.longest), use)
            case .unspaced: for first in place..<end { emit(first..<min(first + 2, end), use) }
            }
            place = end
        }
    }

    /// The terms of a text, in order.
    package static func terms(of text: String) -> [String] {
        var terms: [String] = []
        var tokenizer = Tokenizer()
        tokenizer.forEachTerm(in: text) { terms.append(String(decoding: $0, as: UTF8.self)) }
        return terms
    }

    private mutating func emit(_ range: Range<Int>, _ use: ([UInt8]) -> Void) {
        term.removeAll(keepingCapacity: true)
        for code in folded[range] {
            if code < 0x80 {
                term.append(UInt8(code))
            } else if let scalar = Unicode.Scalar(code) {
                term.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        use(term)
    }

    private static func kind(of code: UInt32) -> Kind {
        switch code {
        case 0x61...0x7A, 0x30...0x39: return .word
        case 0..<0x80: return .other
        case 0x3041...0x3096, 0x4E00...0x9FFF: return .unspaced
        default:
            if Folding.unspaced.contains(where: { $0.contains(code) }) { return .unspaced }
            guard let category = Unicode.Scalar(code)?.properties.generalCategory else { return .other }
            switch category {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
                return .word
            default: return .other
            }
        }
    }
}
