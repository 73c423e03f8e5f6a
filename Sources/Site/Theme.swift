import CTheme
import SourceText
import Templating
import Widgets

/// Pages, scripts, styles and words: the built-in ones, and a site's own in their place. Compiled once.
package struct Theme: Sendable {
    /// Where styles and scripts go in the site.
    static let folder = SitePath("_gnomon")

    /// The words of the site's languages, the first at the root.
    let languages: [Language]
    /// Files of the site that come from templates.
    let files: [(path: SitePath, bytes: [UInt8])]
    private let templates: TemplateSet
    private let versions: [SitePath: String]

    /// Scripts that are only parts of others.
    private static let partials: Set<String> = ["scripts/formula.js", "scripts/zoned-time.js"]

    /// The built-in templates.
    static let builtIn: [(name: String, file: SourceFile)] = (0..<gnomon_theme_count()).compactMap { index in
        guard let file = gnomon_theme_file_at(index)?.pointee, let path = file.path else { return nil }
        let name = String(cString: path)
        let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
        return (name, SourceFile(path: "Templates/\(name)", bytes: bytes))
    }

    /// What printed functions are written in.
    package static var prelude: String {
        let file = builtIn.first { $0.name == "scripts/formula.js" }?.file
        return String(decoding: file?.bytes ?? [], as: UTF8.self)
    }

    /// Compiles all templates.
    /// - Parameters:
    ///   - overrides: A site's own templates, which take the place of built-in ones of the same name.
    ///   - tags: The languages.
    ///   - tagPlace: Where the languages are set.
    init(
        overrides: [(name: String, file: SourceFile)], languages tags: [String], setAt tagPlace: Place?,
        diagnostics: inout [Diagnostic]
    ) {
        let ownNames = Set(overrides.map(\.name))
        let all = Self.builtIn.filter { !ownNames.contains($0.name) } + overrides
        templates = TemplateSet(all.filter { !$0.name.hasPrefix("strings/") }, diagnostics: &diagnostics)
        languages = tags.map { Self.language($0, in: all, setAt: tagPlace, diagnostics: &diagnostics) }

        var files: [(path: SitePath, bytes: [UInt8])] = []
        for (name, file) in all where name.hasPrefix("styles/") {
            files.append((Self.path(name), Self.isOwn(file, name) ? file.bytes : Slimming.style(file.bytes)))
        }
        for (name, file) in all where name.hasPrefix("scripts/") && !Self.partials.contains(name) {
            let isShared = name == Self.sharedScript
            for language in isShared ? languages : Array(languages.prefix(1)) {
                do {
                    let bytes = try templates.render(name, Self.scriptData(name, language))
                    let path = isShared ? Self.path("scripts/clock-\(language.tag).js") : Self.path(name)
                    files.append((path, Self.isOwn(file, name) ? bytes : Slimming.script(bytes)))
                } catch {
                    diagnostics.append(error.diagnostic)
                }
            }
        }
        self.files = files
        versions = Dictionary(files.map { ($0.path, String(Digest.sha256($0.bytes).prefix(10))) }) { first, _ in first }
    }

    /// The words of a language.
    static func language(
        _ tag: String, in files: [(name: String, file: SourceFile)] = builtIn, setAt place: Place? = nil,
        diagnostics: inout [Diagnostic]
    ) -> Language {
        let strings = files.filter { $0.name.hasPrefix("strings/") && $0.name.hasSuffix(".yml") }
        if let file = strings.first(where: { $0.name == "strings/\(tag).yml" })?.file {
            return Language(tag: tag, strings: file, diagnostics: &diagnostics)
        }
        let known = strings.map { String($0.name.dropFirst("strings/".count).dropLast(".yml".count)) }.sorted()
        let problem = SiteProblem.unknownLanguage(tag: tag, known: known)
        diagnostics.append(Diagnostic(problem, at: place ?? Place(file: "Content/site.yml")))
        // The build stops here anyway; that all words are missing need not be said one by one.
        var ignored: [Diagnostic] = []
        return Language(tag: tag, strings: SourceFile(path: "", bytes: []), diagnostics: &ignored)
    }

    /// The script that all clocks share holds the words of a language, so there is one for each.
    private static let sharedScript = "scripts/clock.js"

    /// Where a style or script goes in the site.
    private static func path(_ name: String) -> SitePath { folder.appending(SitePath(name).name) }

    private static func isOwn(_ file: SourceFile, _ name: String) -> Bool {
        builtIn.first { $0.name == name }?.file.bytes != file.bytes
    }

    /// The language of a page: that of its first folder, or the first.
    func language(of page: SitePath) -> Language {
        languages.dropFirst().first { $0.tag == page.parts.first.map(String.init) } ?? languages[0]
    }

    /// What scripts are filled with: the functions that Behaviour printed, or the words of the language.
    private static func scriptData(_ name: String, _ language: Language) -> TemplateValue {
        let printed = Widgets.kind(named: String(SitePath(name).name.dropLast(".js".count)))?.functions ?? ""
        // As deep as the block that it goes into.
        let functions = printed.replacing("\n", with: "\n  ").replacing("\n  \n", with: "\n\n")
        let words = language.words.filter { !Language.pageWords.contains($0.key) }.sorted { $0.key < $1.key }
            .map { "\"\($0.key.escapedForJSON)\": \"\($0.value.escapedForJSON)\"" }.joined(separator: ", ")
        return .object(["functions": .text(functions), "words": .text("{ \(words) }")])
    }

    /// Renders a page's template.
    func page(_ name: String, _ data: TemplateValue) throws(Failure) -> [UInt8] {
        try templates.render("pages/\(name).html", data)
    }

    /// The addresses of the styles that a page with these widgets needs.
    func styles(for kinds: [String], from folder: SitePath) -> [String] {
        addresses(["page.css"] + kinds.map { "\($0).css" }, from: folder)
    }

    /// The addresses of the scripts that a page with these widgets needs, in the order in which they run.
    /// - Parameter others: The names of those that the widgets need beside their kinds' own.
    func scripts(_ others: [String], for kinds: [String], from folder: SitePath) -> [String] {
        let shared = "clock-\(language(of: folder.appending("a")).tag).js"
        return kinds.isEmpty ? [] : addresses([shared] + others + kinds.map { "\($0).js" }, from: folder)
    }

    /// Names stay the same from build to build; what is behind them shows in the query, so caches are safe.
    private func addresses(_ names: [String], from folder: SitePath) -> [String] {
        names.compactMap { name in
            let path = Self.folder.appending(name)
            return versions[path].map { "\(path.address(from: folder))?v=\($0)" }
        }
    }
}
