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

    /// Text cut out of `file`.
    public init(of file: SourceFile, text: [UInt8], firstLine: Int, indents: [Int] = []) {
        self.file = file
        self.text = text
        self.firstLine = firstLine
        self.indents = indents
    }

    /// A whole file.
    public init(of file: SourceFile) {
        self.init(of: file, text: file.bytes, firstLine: 1)
    }

    /// Where a character of the text stands in the file.
    /// - Parameters:
    ///   - line: Counted from 0 at the start of the text.
    ///   - column: Characters, counted from 0 at the start of the line.
    ///   - length: How many characters from there are meant.
    public func place(line: Int, column: Int, length: Int = 1) -> Place {
        let indent = indents.indices.contains(line) ? indents[line] : 0
        return file.place(line: firstLine + line, column: indent + column + 1, length: length)
    }
}
