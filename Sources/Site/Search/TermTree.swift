/// The terms in order, in files of a few kilobytes, and the tree by which the file of a term is found. Leaves come first,
/// then the nodes above them, level after level; the children of a node have numbers that follow each other.
struct TermTree {
    /// How many bytes a leaf has about; of a frequent term it is as long as its pages are.
    private static let size = 6000
    /// How many children a node has at most.
    private static let children = 400

    private var full: [(name: String, bytes: [UInt8])] = []
    private var leaf: [UInt8] = []
    private var last: [UInt8] = []
    /// What each node of the level in work begins with: no more of it than tells it from the one before.
    private var keys: [[UInt8]] = []
    private var number = 0
    private(set) var leafCount = 0

    /// Adds a term; it comes after those before.
    mutating func add(_ term: ArraySlice<UInt8>, _ postings: Postings) {
        var entry = Array(term)
        if postings.count > Postings.limit { entry += Array(":\(postings.count)".utf8) }
        entry.append(UInt8(ascii: " "))
        postings.append(to: &entry)
        if !leaf.isEmpty, leaf.count + entry.count > Self.size { closeLeaf() }
        if leaf.isEmpty {
            keys.append(key(of: Array(term)))
        } else {
            leaf.append(UInt8(ascii: " "))
        }
        leaf += entry
        last = Array(term)
    }

    /// The shortest beginning of a term that comes after the last one, whole characters.
    private func key(of term: [UInt8]) -> [UInt8] {
        var length = min(term.count, zip(term, last).prefix { $0 == $1 }.count + 1)
        while length < term.count, term[length] & 0xC0 == 0x80 { length += 1 }
        return Array(term[..<length])
    }

    private mutating func closeLeaf() {
        full.append(("terms-\(number)", Self.quoted(leaf)))
        number += 1
        leaf = []
    }

    /// Gives away the files that are full.
    mutating func takeFull() -> [(name: String, bytes: [UInt8])] {
        defer { full = [] }
        return full
    }

    /// Makes the nodes above the leaves.
    /// - Returns: The root as JavaScript: a leaf, or the number of its first child and what its children begin with.
    mutating func finish() -> String {
        if number == 0 {
            leafCount = 1
            return String(decoding: Self.quoted(leaf), as: UTF8.self)
        }
        closeLeaf()
        leafCount = number
        var first = 0
        while keys.count > Self.children {
            var above: [[UInt8]] = []
            for start in stride(from: 0, to: keys.count, by: Self.children) {
                let own = keys[start..<min(start + Self.children, keys.count)]
                full.append(("terms-\(number)", Self.node(first + start, own)))
                number += 1
                above.append(keys[start])
            }
            first += keys.count
            keys = above
        }
        return String(decoding: Self.node(first, keys[...]), as: UTF8.self)
    }

    private static func node(_ first: Int, _ keys: ArraySlice<[UInt8]>) -> [UInt8] {
        Array("[\(first),".utf8) + quoted(Array(keys.joined(separator: [UInt8(ascii: " ")]))) + [UInt8(ascii: "]")]
    }

    /// Terms are letters and digits, and postings have neither quotation marks nor backslashes.
    private static func quoted(_ text: [UInt8]) -> [UInt8] {
        [UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]
    }
}
