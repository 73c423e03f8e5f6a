/// Words by their first letter and their length, so that those one typing error away from a word are in three files: an
/// error after the first letter leaves it as it is, and the length changes by one at most.
struct Buckets {
    /// Words shorter than this are not looked up: too many are alike.
    static let shortest = 3
    /// A bucket has about so many words, and the most frequent of them where it has more than four times as many.
    private static let size = 800

    /// How many there are.
    let count: Int
    /// The buckets as JavaScript.
    let files: [(name: String, bytes: [UInt8])]

    /// - Parameters:
    ///   - sorted: The numbers of the terms, in order.
    ///   - frequency: On how many pages a term is.
    init(_ terms: TermTable, _ sorted: [Int], frequency: (Int) -> Int) {
        count = max(1, terms.count / Self.size)
        var buckets = [[Int]](repeating: [], count: count)
        for number in sorted {
            let scalars = String(decoding: terms[number], as: UTF8.self).unicodeScalars
            guard let first = scalars.first, scalars.count >= Self.shortest, !("0"..."9").contains(first) else {
                continue
            }
            buckets[(31 * Int(first.value) + scalars.count) % count].append(number)
        }
        files = buckets.enumerated().map { bucket, numbers in
            var numbers = numbers
            if numbers.count > 4 * Self.size {
                let kept = numbers.enumerated().sorted { left, right in
                    (frequency(right.element), left.offset) < (frequency(left.element), right.offset)
                }
                numbers = kept.prefix(4 * Self.size).sorted { $0.offset < $1.offset }.map(\.element)
            }
            let words = numbers.map { terms[$0] }.joined(separator: [UInt8(ascii: " ")])
            return ("alike-\(bucket)", [UInt8(ascii: "\"")] + Array(words) + [UInt8(ascii: "\"")])
        }
    }
}
