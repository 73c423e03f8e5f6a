/// Numbers for terms, in the order in which they are first met. A term is some UTF-8.
struct TermTable {
    private var bytes: [UInt8] = []
    /// Where each term begins in `bytes`; one more at the end.
    private var starts: [Int] = [0]
    /// The hash of each term. Which one it is shows in no output.
    private var hashes: [Int] = []
    /// Numbers of terms at the places that their hashes say, -1 where there is none; a power of two, half full at most.
    private var slots: [Int32]

    /// - Parameter capacity: How many terms there is room for at first: a power of two.
    init(capacity: Int = 512) { slots = Array(repeating: -1, count: 2 * capacity) }

    var count: Int { starts.count - 1 }

    /// A term as UTF-8.
    subscript(_ number: Int) -> ArraySlice<UInt8> { bytes[starts[number]..<starts[number + 1]] }

    /// The number of a term, a new one if it is new.
    mutating func number(of term: [UInt8]) -> Int {
        var hasher = Hasher()
        term.withUnsafeBytes { hasher.combine(bytes: $0) }
        return number(of: term[...], hash: hasher.finalize())
    }

    /// The number that a term of another table has here, a new one if it is new.
    mutating func number(of term: Int, in other: TermTable) -> Int {
        number(of: other[term], hash: other.hashes[term])
    }

    private mutating func number(of term: ArraySlice<UInt8>, hash: Int) -> Int {
        var slot = hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, self[number] == term { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(count)
        bytes += term
        starts.append(bytes.count)
        hashes.append(hash)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for number in 0..<count {
            var slot = hashes[number] & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }

    /// All numbers, sorted by their terms as JavaScript compares text: by UTF-16.
    var sorted: [Int] { (0..<count).sorted { Self.precedes(self[$0], self[$1]) } }

    /// UTF-8 sorts as UTF-16 does, but for characters beyond U+FFFF: they come before U+E000 to U+FFFF.
    private static func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        for (one, other) in zip(left, right) where one != other {
            return rank(one) < rank(other)
        }
        return left.count < right.count
    }

    private static func rank(_ byte: UInt8) -> UInt8 { byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte }
}
