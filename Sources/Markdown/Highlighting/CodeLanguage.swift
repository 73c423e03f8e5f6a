import SourceText

/// A language whose code is highlighted.
public struct CodeLanguage: Sendable {
    /// What a fence says: `swift`.
    public let name: String
    /// What people say: `Swift`.
    public let title: String
    /// Other things that a fence can say.
    public let aliases: [String]
    /// Divides code of the language into tokens.
    let read: @Sendable (inout Code) -> Void

    private init(
        _ name: String, _ title: String, _ aliases: String = "", _ read: @escaping @Sendable (inout Code) -> Void
    ) {
        self.name = name
        self.title = title
        self.aliases = aliases.split(separator: " ").map(String.init)
        self.read = read
    }

    static let javaScript = CodeLanguage("javascript", "JavaScript", "js mjs cjs") {
        GrammarReader.read(&$0, by: .javaScript)
    }
    static let html = CodeLanguage("html", "HTML", "htm xhtml") { MarkupReader.read(&$0, isHTML: true) }
    static let css = CodeLanguage("css", "CSS") { StyleReader.read(&$0) }
    static let yaml = CodeLanguage("yaml", "YAML", "yml") { YAMLCodeReader.read(&$0) }
    static let shell = CodeLanguage("sh", "Shell", "shell bash zsh ksh") { GrammarReader.read(&$0, by: .shell) }

    /// All of them.
    public static let all = [
        CodeLanguage("c", "C", "h cpp hpp c++ cc") { GrammarReader.read(&$0, by: .c) },
        CodeLanguage("console", "Console", "shell-session shellsession bash-session sh-session terminal") {
            ConsoleReader.read(&$0)
        },
        css,
        CodeLanguage("diff", "Diff", "patch udiff") { DiffReader.read(&$0) },
        html,
        javaScript,
        CodeLanguage("json", "JSON", "jsonc json5 geojson webmanifest") { GrammarReader.read(&$0, by: .json) },
        CodeLanguage("markdown", "Markdown", "md") { MarkdownCodeReader.read(&$0) },
        CodeLanguage("python", "Python", "py pyi python3") { GrammarReader.read(&$0, by: .python) },
        shell,
        CodeLanguage("swift", "Swift") { GrammarReader.read(&$0, by: .swift) },
        CodeLanguage("toml", "TOML") { GrammarReader.read(&$0, by: .toml) },
        CodeLanguage("typescript", "TypeScript", "ts mts cts") { GrammarReader.read(&$0, by: .typeScript) },
        CodeLanguage("xml", "XML", "svg xsl rss atom plist") { MarkupReader.read(&$0, isHTML: false) },
        yaml,
    ]

    /// What a fence can say so that its text is plain.
    public static let plainNames = ["none", "output", "plain", "plaintext", "text", "txt"]

    private static let byName: [String: CodeLanguage] = {
        var languages: [String: CodeLanguage] = [:]
        for language in all {
            for name in [language.name] + language.aliases { languages[name] = language }
        }
        return languages
    }()

    /// The language that a fence names, in whatever case.
    public static func named(_ name: String) -> CodeLanguage? {
        byName[name] ?? (name.utf8.count <= 24 ? byName[name.lowercased()] : nil)
    }

    /// The name that somebody who wrote `name` most likely meant.
    static func nearest(to name: String) -> String? {
        (byName.keys.sorted() + plainNames).nearest(to: name.lowercased())
    }
}
