import Site
import SourceText
import Widgets

/// A command with all that is said about it. The parser, the help and the suggestions are made from this table.
struct Command: Sendable {
    let name: String
    /// What follows the name.
    let usage: String
    /// One line.
    let summary: String
    let example: String
    let options: [Option]
    /// What stands in `usage` beside options, in order.
    var operands: [Operand] = []

    struct Option: Sendable {
        let name: String
        /// What the option's value is called, nil if it takes none. A `DIR` is a folder, a `FILE` a file.
        let value: String?
        let summary: String
        /// The values to choose from, where they can be counted.
        var choices: [String] = []
    }

    struct Operand: Sendable {
        let name: String
        /// Whether the help has to name the words.
        let isListed: Bool
        private let makeChoices: @Sendable () -> [String]

        /// The words to choose from; none for a folder.
        var choices: [String] { makeChoices() }

        /// - Parameter choices: Worked out when somebody asks: most commands have no use for the words of others.
        init(name: String, choices: @autoclosure @escaping @Sendable () -> [String] = [], isListed: Bool = false) {
            (self.name, self.isListed, makeChoices) = (name, isListed, choices)
        }
    }

    static let all = [
        Command(
            name: "build",
            usage:
                "[ROOT] [--output DIR] [--strict] [--compress] [--gallery] [--dry-run] [--timing] [--jobs N] [--format FORMAT]",
            summary: "Make a folder of pages from the articles in ROOT/Content.",
            example: "gnomon build docs --output public",
            options: [
                Option(name: "--output", value: "DIR", summary: "where the pages go (ROOT/Site)"), strict,
                Option(
                    name: "--compress", value: nil, summary: "put .gz and .br beside each file that they make smaller"),
                Option(
                    name: "--gallery", value: nil, summary: "add _gallery, pages of all widgets on light and on dark"),
                Option(name: "--dry-run", value: nil, summary: "say what would be written and removed, write nothing"),
                Option(name: "--timing", value: nil, summary: "say how long each stage took, on standard error"),
                Option(name: "--jobs", value: "N", summary: "how many threads work (as many as there are processors)"),
                format,
            ], operands: [Operand(name: "ROOT")]),
        Command(
            name: "check", usage: "[ROOT] [--output DIR] [--strict] [--format FORMAT]",
            summary: "Check all that a build checks, and the finished pages, and write nothing.",
            example: "gnomon check docs --strict",
            options: [
                Option(name: "--output", value: "DIR", summary: "where pages would go (ROOT/Site)"), strict, format,
            ], operands: [Operand(name: "ROOT")]),
        Command(
            name: "completions", usage: "SHELL",
            summary: "Print the completions of a shell: what its Tab key offers after gnomon.",
            example: "gnomon completions bash > ~/.local/share/bash-completion/completions/gnomon", options: [],
            operands: [Operand(name: "SHELL", choices: Shell.allCases.map(\.rawValue), isListed: true)]),
        Command(
            name: "diff", usage: "OLD NEW [--format FORMAT]",
            summary: "Compare two sites by their gnomon.json; exit status 1 if they differ.",
            example: "gnomon diff published Site",
            options: [
                Option(name: "--format", value: "FORMAT", summary: "text or json (text)", choices: ["text", "json"])
            ],
            operands: [Operand(name: "OLD"), Operand(name: "NEW")]),
        Command(
            name: "explain", usage: "[CODE]",
            summary: "Say what the code of a diagnostic means, or list all codes.",
            example: "gnomon explain unknown-option", options: [],
            operands: [Operand(name: "CODE", choices: Explanations.english.all.map(\.code))]),
        Command(
            name: "man", usage: "", summary: "Print the manual page, in roff.",
            example: "gnomon man > /usr/local/share/man/man1/gnomon.1", options: []),
        Command(
            name: "new", usage: "DIR", summary: "Make a small finished site in a folder that is new or empty.",
            example: "gnomon new clocks", options: [], operands: [Operand(name: "DIR")]),
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
        Command(
            name: "schema", usage: "[NAME]",
            summary: "Print the JSON Schema of what an author can set, for editors; or list what there is.",
            example: "gnomon schema site > site.schema.json", options: [],
            operands: [Operand(name: "NAME", choices: SettingsSchemas.all.map(\.name), isListed: true)]),
        Command(
            name: "serve",
            usage: """
                [ROOT] [--port PORT] [--host ADDRESS] [--allow-host NAMES] [--no-drafts] [--poll] [--open]
                """,
            summary: "Show the site in a browser while it is written: each save builds it anew, in memory.",
            example: "gnomon serve docs --open",
            options: [
                Option(name: "--port", value: "PORT", summary: "where it listens (the next free port from 8000)"),
                Option(
                    name: "--host", value: "ADDRESS", summary: "the address of this machine to listen at (127.0.0.1)"),
                Option(
                    name: "--allow-host", value: "NAMES",
                    summary: "names that it may be asked for under, beside localhost; commas between them"),
                Option(name: "--no-drafts", value: nil, summary: "leave drafts out, as a build does"),
                Option(
                    name: "--poll", value: nil,
                    summary: "look for changes every second, where the system does not tell of them"),
                Option(name: "--open", value: nil, summary: "open the site in the browser"),
            ], operands: [Operand(name: "ROOT")]),
        Command(
            name: "widget",
            usage: """
                NAME [--OPTION VALUE]... [--language TAG] [--format FORMAT] [--base ADDRESS] [--assets DIR] \
                [--output FILE]
                """,
            summary: "Print a widget for places that Gnomon does not make. It takes the options of its directive.",
            example: "gnomon widget clock-picker --value 10:10 --output clock.html",
            options: [
                Option(
                    name: "--language", value: "TAG",
                    summary: "the language of its words: \(WidgetExport.languages.joined(separator: ", ")) (en)",
                    choices: WidgetExport.languages),
                Option(
                    name: "--format", value: "FORMAT",
                    summary: "html, a page in one file; svg, a still picture; fragment, a piece of a page (html)",
                    choices: WidgetExport.Format.allCases.map(\.rawValue)),
                Option(
                    name: "--base", value: "ADDRESS",
                    summary: "where a fragment finds its style and script (the folder of --assets)"),
                Option(name: "--assets", value: "DIR", summary: "write the style and the script of fragments there"),
                Option(name: "--output", value: "FILE", summary: "write there, not to standard output"),
            ], operands: [Operand(name: "NAME", choices: Widgets.kinds.map { $0.name }, isListed: true)]),
    ]

    private static let strict = Option(name: "--strict", value: nil, summary: "let a warning fail as an error does")
    private static let format = Option(
        name: "--format", value: "FORMAT",
        summary: "how the report is written: \(Report.Format.allCases.map(\.rawValue).joined(separator: ", ")) (text)",
        choices: Report.Format.allCases.map(\.rawValue))

    /// What every command has. Of a widget, `--help TEXT` is an option of the widget.
    static let helpOption = Option(name: "--help", value: nil, summary: "this text")

    static let overview = """
        Gnomon makes web pages from Markdown articles with working clocks in them.

        \(all.map { "  gnomon \($0.name.padded(to: 13))\($0.summary)\n  \("".padded(to: 20))\($0.example)" }
            .joined(separator: "\n"))

          gnomon help COMMAND   the options of a command
          gnomon --version

        Exit status: 0 done, 1 the content has errors (with --strict also warnings) or sites differ, 2 wrong usage,
        3 the system failed.

        """

    /// What the exit statuses mean.
    static let statuses: [(status: Gnomon.Status, meaning: String)] = [
        (.done, "Done."),
        (.contentErrors, "The content has errors, or with --strict also warnings; of diff, the sites differ."),
        (.wrongUsage, "Wrong usage: the command line is at fault, or the folder that it names."),
        (.systemFailed, "The system failed: something could not be read or written."),
    ]

    /// The name and what follows it.
    var synopsis: String { usage.isEmpty ? "gnomon \(name)" : "gnomon \(name) \(usage)" }

    var help: String {
        let options = (self.options + [Self.helpOption]).map { option in
            "  \([option.name, option.value].compactMap(\.self).joined(separator: " ").padded(to: 17))\(option.summary)\n"
        }
        let listed = operands.filter(\.isListed).map { operand in
            "  \(operand.name.padded(to: 17))\(operand.choices.joined(separator: ", "))\n"
        }
        return """
            \(synopsis)

            \(summary)

            \(listed.joined())\(options.joined())
            Example:
              \(example)

            """
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
