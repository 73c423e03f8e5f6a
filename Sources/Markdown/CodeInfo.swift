/// What stands after the characters that open a fence: `swift title="My clock.swift" {3,5-7}`.
///
/// A language, then attributes and lines in braces in any order. Other programs put words of their own there
/// (`rust,ignore`, `ts twoslash`, `js {cmd=true}`): they mean nothing here and are passed over.
///
///     let info = CodeInfo(Array("swift title=\"A b\" {3,5-7}".utf8))
///     info.language                      // "swift"
///     info["title"]?.value               // "A b"
///     info.markedLines.map(\.lines)      // [3...3, 5...7]
///
/// An info string that begins with a brace, such as `{1,3}`, is ordinary text: it has no language, no attributes and
/// no lines.
public struct CodeInfo: Sendable {
    /// The keys that mean something, sorted.
    public static let keys = ["file", "lines", "region", "title"]

    /// `key=value` or `key="several words"`.
    public struct Attribute: Sendable {
        /// One of `keys`.
        public let key: String
        /// What is between the quotation marks, with backslashes and entities resolved as cmark resolves them.
        public let value: String
        /// Where the value stands, in bytes of the info string, quotation marks left out.
        public let range: Range<Int>
    }

    /// `3` or `5-7` between braces.
    public struct MarkedLines: Sendable {
        /// Counted from 1.
        public let lines: ClosedRange<Int>
        /// Where they stand, in bytes of the info string.
        public let range: Range<Int>
    }

    /// The first word up to a comma, a colon or a brace; empty if there is none. As it was written: `Swift`.
    public let language: String
    /// Where the language stands, in bytes of the info string.
    public let languageRange: Range<Int>
    /// In the order in which they are written, each key once.
    public let attributes: [Attribute]
    /// In the order in which they are written.
    public let markedLines: [MarkedLines]
    /// What is malformed, and where, in bytes of the info string.
    let problems: [(problem: MarkdownProblem, range: Range<Int>)]

    /// The attribute of a key, if it is written.
    public subscript(_ key: String) -> Attribute? { attributes.first { $0.key == key } }

    /// No language and nothing else: what indented code has.
    public static let none = CodeInfo([])

    /// Reads an info string as it stands in the file, blanks around it left out. Any text is one; what is malformed
    /// is in `problems` and otherwise as if it were not there.
    public init(_ text: [UInt8]) {
        var reader = CodeInfoReader(text)
        reader.read()
        language = reader.language
        languageRange = reader.languageRange
        attributes = reader.attributes
        markedLines = reader.markedLines
        problems = reader.problems
    }

    /// Which of a block's lines are marked, and what is wrong with the ranges for a block of that length.
    /// - Parameter count: How many lines the block has.
    func marks(amongLines count: Int) -> (isMarked: [Bool], problems: [(problem: MarkdownProblem, range: Range<Int>)]) {
        // How many more ranges cover a line than the one before it: many long ranges cost no more than short ones.
        var steps = [Int](repeating: 0, count: count + 1)
        var problems: [(problem: MarkdownProblem, range: Range<Int>)] = []
        for mark in markedLines {
            if mark.lines.upperBound > count {
                problems.append((.markBeyondEnd(line: mark.lines.upperBound, count: count), mark.range))
            }
            guard mark.lines.lowerBound <= count else { continue }
            steps[mark.lines.lowerBound - 1] += 1
            steps[min(mark.lines.upperBound, count)] -= 1
        }
        var covers = 0
        let isMarked = steps.dropLast().map { step in
            covers += step
            return covers > 0
        }
        return (isMarked, problems)
    }
}
