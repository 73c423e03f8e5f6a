/// The quotes and list items that a block stands in, and where in a line they leave off.
///
/// cmark says where a block begins, not where its other lines do.
struct Containers {
    private enum Container {
        case quote
        /// The line of its marker, where the marker stands in it, and how many columns belong to the item in other lines.
        case item(line: Int, marker: Int, width: Int)
    }

    private var containers: [Container] = []

    /// What was found out about items, so that it need not be found out for each block in them.
    final class Known {
        fileprivate var containers: [Node: Containers] = [:]
    }

    /// The containers of a block.
    /// - Parameter line: The bytes of a line, counted from 1.
    init(of block: Node, _ known: Known, line: (Int) -> [UInt8]) {
        var chain: [Node] = []
        var node = block.parent
        while let at = node {
            if let found = known.containers[at] {
                containers = found.containers
                break
            }
            if at.kind == .quote || at.kind == .item { chain.append(at) }
            node = at.parent
        }
        for at in chain.reversed() {
            if at.kind == .quote {
                containers.append(.quote)
            } else {
                let number = at.lines.lowerBound
                containers.append(item(number, at.startOffset, line(number)))
            }
        }
        if let innermost = chain.first { known.containers[innermost] = self }
    }

    private func item(_ number: Int, _ marker: Int, _ bytes: [UInt8]) -> Container {
        var cursor = start(ofLine: number, bytes).cursor
        let before = cursor.column
        cursor.skipBlanks()
        let indent = cursor.column - before
        let length = bytes.dropFirst(marker).markerLength
        cursor.advance(length)
        let end = cursor.column
        cursor.skipBlanks()
        let blanks = cursor.column - end
        let isBlank = cursor.offset >= bytes.count
        let padding = isBlank || blanks > 4 || blanks < 1 ? 1 : blanks
        return .item(line: number, marker: marker, width: indent + length + padding)
    }

    /// Where a line’s own text begins, in bytes; how many blanks stand before it there; and whether all containers are
    /// in the line. If not, it can only go on with a paragraph.
    func text(ofLine number: Int, _ bytes: [UInt8]) -> (offset: Int, indent: Int, isWhole: Bool) {
        var (cursor, isWhole) = start(ofLine: number, bytes)
        let column = cursor.column
        cursor.skipBlanks()
        return (cursor.offset, cursor.column - column, isWhole)
    }

    /// What a line has in front of its own text, without the blanks there.
    func prefix(ofLine number: Int, _ bytes: [UInt8]) -> [UInt8] {
        let cursor = start(ofLine: number, bytes).cursor
        return bytes[..<cursor.offset] + Array(repeating: UInt8(ascii: " "), count: cursor.taken)
    }

    private func start(ofLine number: Int, _ bytes: [UInt8]) -> (cursor: Cursor, isWhole: Bool) {
        var cursor = Cursor(bytes)
        for container in containers {
            switch container {
            case .quote:
                let before = cursor
                cursor.skipBlanks()
                guard cursor.column - before.column <= 3, cursor.byte == UInt8(ascii: ">") else {
                    return (before, false)
                }
                cursor.advance(1)
                cursor.skipBlanks(upTo: 1)
            case .item(number, let marker, _):
                cursor.skipBlanks()
                cursor.advance(max(0, marker - cursor.offset) + bytes.dropFirst(marker).markerLength)
                let before = cursor
                cursor.skipBlanks()
                // Of many blanks one belongs to the marker, the others are code.
                if cursor.column - before.column > 4 {
                    cursor = before
                    cursor.skipBlanks(upTo: 1)
                }
            case .item(_, _, let width):
                let before = cursor
                cursor.skipBlanks(upTo: width)
                guard cursor.column - before.column == width else { return (before, false) }
            }
        }
        return (cursor, true)
    }
}

/// A place in a line that knows its column: tabs go to every fourth.
private struct Cursor {
    private let bytes: [UInt8]
    private(set) var offset = 0
    private(set) var column = 0
    /// How many columns of the tab that stands here were gone over.
    private(set) var taken = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func advance(_ count: Int) {
        offset += count
        column += count
    }

    /// Goes over blanks, at most so many columns; of a tab perhaps a part.
    mutating func skipBlanks(upTo columns: Int = .max) {
        let limit = columns == .max ? Int.max : column + columns
        while column < limit, let byte, byte.isBlank {
            let next = byte == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
            taken = next <= limit ? 0 : taken + limit - column
            column = min(next, limit)
            if next <= limit { offset += 1 }
        }
    }
}

extension ArraySlice<UInt8> {
    /// How long the marker of a list item is that this begins with; 0 if there is none.
    var markerLength: Int {
        let digits = prefix { $0.isASCIIDigit }.count
        guard let mark = dropFirst(digits).first else { return 0 }
        return digits == 0
            ? ("-+*".utf8.contains(mark) ? 1 : 0) : (digits < 10 && ".)".utf8.contains(mark) ? digits + 1 : 0)
    }
}
