/// The pages that a term is on, each with the part of it and how much it weighs there.
struct Postings {
    /// One page.
    struct Posting: Equatable {
        let page: Int
        /// 0 ..< 16.
        let level: Int
        /// Which part of the page has it first where it weighs most, 0 ..< 16.
        let part: Int
    }

    /// A term on more pages than this is listed for those alone on which it weighs most.
    static let limit = 2000

    /// How many pages there are.
    private(set) var count = 0
    /// For each page how many numbers after the last one it comes, seven bits a byte, and its part and level in a byte.
    private var bytes: [UInt8] = []
    private var last = -1

    /// Adds a page; its number is higher than those before.
    mutating func add(_ posting: Posting) {
        var gap = posting.page - last
        while gap > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: gap) | 0x80)
            gap >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: gap))
        bytes.append(UInt8(truncatingIfNeeded: posting.part << 4 | posting.level))
        last = posting.page
        count += 1
    }

    var all: [Posting] {
        var all: [Posting] = []
        all.reserveCapacity(count)
        var (page, place) = (-1, 0)
        while place < bytes.count {
            var (gap, shift) = (0, 0)
            while bytes[place] > 0x7F {
                gap |= Int(bytes[place] & 0x7F) << shift
                shift += 7
                place += 1
            }
            page += gap | Int(bytes[place]) << shift
            let packed = Int(bytes[place + 1])
            all.append(Posting(page: page, level: packed & 15, part: packed >> 4))
            place += 2
        }
        return all
    }

    /// The postings as the script reads them, in ASCII without spaces, quotation marks and backslashes: for each level, the
    /// highest first, a letter `o` to `~`, then the gaps between its pages, and behind a gap a letter `_` to `m` if it is
    /// not the first part of the page that counts. A gap has a digit for each 5 bits less two: base 30, the lowest
    /// first, a digit of 30 and more where another follows; digits are `#` to `^`, `!` for the backslash among them.
    func append(to text: inout [UInt8]) {
        var levels = [[Posting]](repeating: [], count: 16)
        for posting in all { levels[posting.level].append(posting) }
        var left = Self.limit
        for level in (0..<16).reversed() where left > 0 && !levels[level].isEmpty {
            text.append(UInt8(111 + level))
            var before = -1
            for posting in levels[level].prefix(left) {
                var gap = posting.page - before
                while gap >= 30 {
                    text.append(Self.digit(30 + gap % 30))
                    gap /= 30
                }
                text.append(Self.digit(gap))
                if posting.part > 0 { text.append(UInt8(94 + posting.part)) }
                before = posting.page
            }
            left -= levels[level].count
        }
    }

    private static func digit(_ value: Int) -> UInt8 {
        let code = UInt8(35 + value)
        return code == UInt8(ascii: "\\") ? UInt8(ascii: "!") : code
    }
}
