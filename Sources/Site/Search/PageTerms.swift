/// The terms of one page, weighed in 16 levels: 0 to 8 for a term of the text alone, 9 to 11 for one of a heading, 12 to 15
/// for one of the title.
struct PageTerms: Sendable {
    enum Field: Int, Comparable {
        case text, heading, title

        static func < (one: Field, other: Field) -> Bool { one.rawValue < other.rawValue }
    }

    private struct Weight {
        var count = 0
        var field = Field.text
        var part = 0
    }

    /// The terms, in the order in which they are first met.
    private(set) var table = TermTable(capacity: 256)
    /// By the terms' numbers.
    private var weights: [Weight] = []
    private var length = 0
    private var titleLength = 0

    /// Counts the terms of a text. Parts come in order.
    mutating func count(_ text: String, as field: Field, part: Int, with tokenizer: inout Tokenizer) {
        tokenizer.forEachTerm(in: text) { term in
            let number = table.number(of: term)
            if number == weights.count { weights.append(Weight(part: part)) }
            if field > weights[number].field {
                weights[number].field = field
                weights[number].part = part
            }
            weights[number].count += 1
            if field == .title { titleLength += 1 }
            length += 1
        }
    }

    /// Gives the numbers of the terms, in order, with their levels and parts.
    func forEach(_ use: (_ term: Int, _ level: Int, _ part: Int) -> Void) {
        for (term, weight) in weights.enumerated() { use(term, level(of: weight), weight.part) }
    }

    /// The share of text is that of BM25 with k 1.2 and b 0.75 for pages of 300 terms (Robertson and Zaragoza 2009, 3.4.3), in
    /// whole numbers.
    private func level(of weight: Weight) -> Int {
        let share = 9 * 1000 * weight.count / (1000 * weight.count + 300 + 3 * length)
        switch weight.field {
        case .text: return min(share, 8)
        case .heading: return 9 + min(share / 3, 2)
        // The shorter the title, the more it is about the term: 15 for one term, 14 for two, 13 for up to four.
        case .title: return 15 - min(3, Int.bitWidth - (titleLength - 1).leadingZeroBitCount)
        }
    }
}
