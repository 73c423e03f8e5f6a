import Widgets

/// The scripts of the search: a small one on each page, which makes the button, and the search itself, which comes when it
/// is used for the first time. Each is written once for each language.
enum SearchScripts {
    private static let button = "search-button.js"
    private static let main = "search.js"
    /// The names of their templates in Templates/scripts.
    static let names: Set = [button, main]

    private static let words = [
        button: ["search", "search-slash"],
        main: ["search", "search-hint", "search-found", "search-none", "search-failed", "search-more", "search-close"],
    ]

    /// The words that a script is filled with.
    static func words(of script: String) -> [String] { words[script] ?? [] }

    /// The path of a script for a language.
    private static func path(of script: String, in language: Language) -> SitePath {
        Theme.folder.appending("\(script.dropLast(".js".count)).\(language.tag).js")
    }

    /// The path of the script that pages in a language load.
    static func path(in language: Language) -> SitePath { path(of: button, in: language) }

    /// The scripts for a language.
    /// - Parameters:
    ///   - style: The address of the style sheet, from the folder of the scripts.
    ///   - render: Given a template's name and the functions that it is filled with, the script.
    static func files(
        in language: Language, style: String, _ render: (_ script: String, _ functions: String) -> [UInt8]
    ) -> [(path: SitePath, bytes: [UInt8])] {
        let search = render(main, "const language = \"\(language.tag)\";\n" + Folding.script)
        let path = path(of: main, in: language)
        let address = "\(path.name.percentEncoded)?v=\(Digest.version(of: search))"
        let opening = render(button, "const script = \"\(address)\";\nconst style = \"\(style)\";")
        return [(path, search), (self.path(of: button, in: language), opening)]
    }
}
