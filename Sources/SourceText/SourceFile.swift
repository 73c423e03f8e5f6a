/// A text file that somebody wrote: its path as the author knows it, and its bytes.
public struct SourceFile: Sendable {
    /// The path that messages show, such as `Content/guide/picker.md`.
    public let path: String
    /// What the file holds, as it was read.
    public let bytes: [UInt8]
    /// The range of bytes of each line, without what ends it and without a byte order mark. LF, CR and CRLF all end a
    /// line.
    public let lines: [Range<Int>]

    /// A file known under `path`.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lines = Self.lines(of: bytes)
    }

    /// A file known under `path`, with text already at hand.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// Every place is found with their help, so they are counted once.
    static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var at = start
        while at < bytes.count {
            let byte = bytes[at]
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                at += 1
                continue
            }
            lines.append(start..<at)
            let isPair = byte == UInt8(ascii: "\r") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\n")
            at += isPair ? 2 : 1
            start = at
        }
        lines.append(start..<bytes.count)
        return lines
    }

    /// The place of a byte.
    /// - Parameters:
    ///   - offset: Counted from the start of the file; past the end means the end.
    ///   - length: How many characters from there are meant.
    public func place(at offset: Int, length: Int = 1) -> Place {
        let number = index(ofLineAt: offset)
        let line = lines[number]
        let before = String(
            decoding: bytes[line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound)], as: UTF8.self)
        return Place(
            path: path, line: number + 1, column: before.count + 1, length: length,
            text: String(decoding: bytes[line], as: UTF8.self))
    }

    /// The line that holds a byte, counted from 0. What ends a line belongs to it; past the end means the last line.
    public func index(ofLineAt offset: Int) -> Int {
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The place of a character.
    /// - Parameters:
    ///   - line: Counted from 1; past the end means the last line.
    ///   - column: Characters, counted from 1.
    ///   - length: How many characters from there are meant.
    public func place(line: Int, column: Int, length: Int = 1) -> Place {
        let number = min(max(line, 1), lines.count)
        return Place(
            path: path, line: number, column: max(column, 1), length: length,
            text: String(decoding: bytes[lines[number - 1]], as: UTF8.self))
    }
}
