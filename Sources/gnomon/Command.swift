import SourceText

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
            name: "build", usage: "[ROOT] [--output DIR] [--strict] [--compress] [--dry-run] [--format FORMAT]",
            summary: "Make a folder of pages from the articles in ROOT/Content.",
            example: "gnomon build docs --output public",
            options: [
                Option(name: "--output", value: "DIR", summary: "where the pages go (ROOT/Site)"), strict,
                Option(
                    name: "--compress", value: nil, summary: "put .gz and .br beside each file that they make smaller"),
                Option(name: "--dry-run", value: nil, summary: "say what would be written and removed, write nothing"),
                format,
            ]),
        Command(
            name: "check", usage: "[ROOT] [--output DIR] [--strict] [--format FORMAT]",
            summary: "Check all that a build checks, and the finished pages, and write nothing.",
            example: "gnomon check docs --strict",
            options: [
                Option(name: "--output", value: "DIR", summary: "where pages would go (ROOT/Site)"), strict, format,
            ]
        ),
        Command(
            name: "diff", usage: "OLD NEW [--format FORMAT]",
            summary: "Compare two sites by their gnomon.json; exit status 1 if they differ.",
            example: "gnomon diff published Site",
            options: [Option(name: "--format", value: "FORMAT", summary: "text or json (text)")]),
        Command(
            name: "explain", usage: "[CODE]",
            summary: "Say what the code of a diagnostic means, or list all codes.",
            example: "gnomon explain unknown-option", options: []),
        Command(
            name: "render", usage: "[--commonmark | --gfm] [--strict] [--format FORMAT] < article.md",
            summary: "Read Markdown from standard input, print its HTML.",
            example: "gnomon render < article.md > article.html",
            options: [
                Option(
                    name: "--commonmark", value: nil,
                    summary: "CommonMark alone, raw HTML passed, with directives and the role"),
                Option(
                    name: "--gfm", value: nil,
                    summary: "the same and all that GitHub adds to it, printed as GitHub does"), strict, format,
            ]),
    ]

    private static let strict = Option(name: "--strict", value: nil, summary: "let a warning fail as an error does")
    private static let format = Option(
        name: "--format", value: "FORMAT",
        summary: "how the report is written: \(Report.Format.allCases.map(\.rawValue).joined(separator: ", ")) (text)")

    /// What every command has.
    static let helpOption = Option(name: "--help", value: nil, summary: "this text")

    static let overview = """
        Gnomon makes web pages from Markdown articles with working clocks in them.

        \(all.map { "  gnomon \($0.name.padded(to: 8))\($0.summary)\n  \("".padded(to: 15))\($0.example)" }
            .joined(separator: "\n"))

          gnomon help COMMAND   the options of a command
          gnomon --version

        Exit status: 0 done, 1 the content has errors (with --strict also warnings) or sites differ, 2 wrong usage,
        3 the system failed.

        """

    var help: String {
        let options = (self.options + [Self.helpOption]).map { option in
            "  \([option.name, option.value].compactMap(\.self).joined(separator: " ").padded(to: 17))\(option.summary)\n"
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
