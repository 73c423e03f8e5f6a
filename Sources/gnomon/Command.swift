/// A command with all that is said about it. The parser, the help and the suggestions are made from this table.
struct Command: Sendable {
    let name: String
    /// What follows the name.
    let usage: String
    /// One line.
    let summary: String
    let example: String
    let options: [Option]

    struct Option: Sendable {
        let name: String
        /// What the option's value is called, nil if it takes none.
        let value: String?
        let summary: String
    }

    static let all = [
        Command(
            name: "build", usage: "[ROOT] [--output DIR]",
            summary: "Make a folder of pages from the articles in ROOT/Content.",
            example: "gnomon build docs --output public",
            options: [Option(name: "--output", value: "DIR", summary: "where the pages go (ROOT/Site)")]),
        Command(
            name: "render", usage: "[--commonmark] < article.md",
            summary: "Read Markdown from standard input, print its HTML.",
            example: "gnomon render < article.md > article.html",
            options: [
                Option(
                    name: "--commonmark", value: nil,
                    summary: "CommonMark alone, raw HTML passed, with directives and the role")
            ]),
    ]

    /// What every command has.
    static let helpOption = Option(name: "--help", value: nil, summary: "this text")

    static let overview = """
        Gnomon makes web pages from Markdown articles with working clocks in them.

        \(all.map { "  gnomon \($0.name.padded(to: 8))\($0.summary)\n  \("".padded(to: 15))\($0.example)" }
            .joined(separator: "\n"))

          gnomon help COMMAND   the options of a command
          gnomon --version

        Exit status: 0 done, 1 the content has errors, 2 wrong usage, 3 the system failed.

        """

    var help: String {
        let options = (self.options + [Self.helpOption]).map { option in
            "  \([option.name, option.value].compactMap(\.self).joined(separator: " ").padded(to: 16))\(option.summary)\n"
        }
        return """
            gnomon \(name) \(usage)

            \(summary)

            \(options.joined())
            Example:
              \(example)

            """
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
