/// Where in a file something stands, with the line's text so that a message can show it.
public struct Place: Sendable, Hashable {
    /// The path of the file, as the author knows it.
    public let path: String
    /// Counted from 1 at the top of the file.
    public let line: Int
    /// In characters, counted from 1.
    public let column: Int
    /// How many characters are meant, at least 1.
    public let length: Int
    /// The whole line.
    public let text: String

    /// A place in a file.
    public init(path: String, line: Int, column: Int, length: Int = 1, text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.length = max(length, 1)
        self.text = text
    }

    /// A place that is a whole file: one that cannot be read as lines, or that holds something its neighbour holds too.
    public init(file path: String) {
        self.init(path: path, line: 1, column: 1, text: "")
    }

    /// `Content/a.md:14:7`.
    public var address: String { "\(path):\(line):\(column)" }
}
