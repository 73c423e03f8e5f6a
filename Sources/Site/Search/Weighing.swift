/// Weighs the terms of one page after the other: in 16 levels, 0 to 8 for a term of the text alone, 9 to 11 for one of a
/// heading, 12 to 15 for one of the title.
struct Weighing {
    enum Field: Int, Comparable {
        case text, heading, title

        static func < (one: Field, other: Field) -> Bool { one.rawValue < other.rawValue }
    }

    private struct Weight {
        var count = 0
        var field = Field.text
        var part = 0
    }

    /// By the terms' numbers.
    private var weights: [Weight] = []
    /// The terms of the page.
    private var found: [Int] = []
    private var length = 0
    private var titleLength = 0
    private var tokenizer = Tokenizer()

    /// Begins a page.
    mutating func begin() {
        found.removeAll(keepingCapacity: true)
        (length, titleLength) = (0, 0)
    }

    /// Counts the terms of a text. Parts come in order.
    mutating func count(_ text: String, as field: Field, part: Int, in terms: inout TermTable) {
        tokenizer.forEachTerm(in: text) { term in
            let number = terms.number(of: term)
            if number == weights.count { weights.append(Weight()) }
            if weights[number].count == 0 {
                found.append(number)
                weights[number].part = part
            }
            if field > weights[number].field {
                weights[number].field = field
                weights[number].part = part
            }
            weights[number].count += 1
            if field == .title { titleLength += 1 }
            length += 1
        }
    }

    /// Gives the terms of the page with their levels and parts.
    mutating func finish(_ use: (_ term: Int, _ level: Int, _ part: Int) -> Void) {
        for term in found {
            let weight = weights[term]
            use(term, level(of: weight), weight.part)
            weights[term] = Weight()
        }
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
