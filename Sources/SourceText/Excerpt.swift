/// Text cut out of a file, whose lines still know where they came from: front matter, or the body of a directive.
public struct Excerpt: Sendable {
    /// The file it was cut out of.
    public let file: SourceFile
    /// The text, without what each line had in front of it in the file.
    public let text: [UInt8]
    /// The line of the file, counted from 1, that holds the first line of the text.
    public let firstLine: Int
    /// For each line, how many characters it had in front of it in the file. A line beyond the last had none.
    public let indents: [Int]
    private let lines: [Range<Int>]

    /// Text cut out of `file`.
    public init(of file: SourceFile, text: [UInt8], firstLine: Int, indents: [Int] = []) {
        self.file = file
        self.text = text
        self.firstLine = firstLine
        self.indents = indents
        lines = SourceFile.lines(of: text)
    }

    /// A whole file, but for a byte order mark.
    public init(of file: SourceFile) {
        self.init(of: file, text: Array(file.bytes[file.lines[0].lowerBound...]), firstLine: 1)
    }

    /// Where some bytes of the text stand in the file. Of several lines the first is meant.
    public func place(of range: Range<Int>) -> Place {
        let line = lines.lastIndex { $0.lowerBound <= range.lowerBound } ?? 0
        func count(_ start: Int, _ end: Int) -> Int {
            let end = min(end, lines[line].upperBound)
            return start < end ? String(decoding: text[start..<end], as: UTF8.self).count : 0
        }
        let indent = indents.indices.contains(line) ? indents[line] : 0
        return file.place(
            line: firstLine + line, column: indent + count(lines[line].lowerBound, range.lowerBound) + 1,
            length: count(range.lowerBound, range.upperBound))
    }
}
