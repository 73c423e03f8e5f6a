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
    /// Files of the site that come from templates, whatever pages need.
    let files: [(path: SitePath, bytes: [UInt8])]
    /// The accent of light pages, in six digits.
    let accent: String
    /// Scripts and styles of widgets.
    let bundles: Bundles
    private let templates: TemplateSet
    /// The words of each language as templates have them, by its tag.
    private let words: [String: TemplateValue]
    private let versions: [SitePath: String]

    /// Before the name of a built-in page, which a site's own page of that name can begin from.
    private static let parents = "gnomon/"

    /// Scripts that are only parts of others.
    private static let partials: Set<String> = [
        "scripts/formula.js", "scripts/formula-loops.js", "scripts/search-index.js", "scripts/tokens.js",
        "scripts/zoned-time.js",
    ]

    /// The built-in templates.
    static let builtIn: [(name: String, file: SourceFile)] = (0..<gnomon_theme_count()).compactMap { index in
        guard let file = gnomon_theme_file_at(index)?.pointee, let path = file.path else { return nil }
        let name = String(cString: path)
        let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
        return (name, SourceFile(path: "Templates/\(name)", bytes: bytes))
    }

    /// A built-in file by its name, such as `preview/reload.js`; empty if there is none.
    package static func builtIn(_ name: String) -> [UInt8] {
        builtIn.first { $0.name == name }?.file.bytes ?? []
    }

    /// What printed functions are written in.
    package static var prelude: String {
        String(decoding: ["formula.js", "formula-loops.js"].flatMap { builtIn("scripts/\($0)") }, as: UTF8.self)
    }

    /// What the script of the search takes a text apart with.
    package static var tokenizer: String {
        var ignored: [Diagnostic] = []
        let name = "scripts/tokens.js"
        let set = TemplateSet(builtIn.filter { $0.name == name }, diagnostics: &ignored)
        let script = try? set.render(name, .object(["functions": .text(Folding.script)]))
        return String(decoding: script ?? [], as: UTF8.self)
    }

    /// Compiles all templates.
    /// - Parameters:
    ///   - overrides: A site's own templates, which take the place of built-in ones of the same name.
    ///   - tags: The languages.
    ///   - tagPlace: Where the languages are set.
    ///   - colour: The accent of the site, if it sets one.
    init(
        overrides: [(name: String, file: SourceFile)], languages tags: [String], setAt tagPlace: Place?,
        colour: Colour? = nil, diagnostics: inout [Diagnostic]
    ) {
        let ownNames = Set(overrides.map(\.name))
        let all = Self.builtIn.filter { !ownNames.contains($0.name) } + overrides
        let isText = { (name: String) in ["strings/", "diagnostics/", NewSite.folder].contains { name.hasPrefix($0) } }
        let parents = Self.builtIn.filter { $0.name.hasPrefix("pages/") }.map { (Self.parents + $0.name, $0.file) }
        let set = TemplateSet(all.filter { !isText($0.name) } + parents, diagnostics: &diagnostics)
        let languages = tags.map { Self.language($0, in: all, setAt: tagPlace, diagnostics: &diagnostics) }

        var files: [(path: SitePath, bytes: [UInt8])] = []
        var parts: [String: [UInt8]] = [:]
        var codeStyle: [UInt8] = []
        for (name, file) in all where name.hasPrefix("styles/") {
            let bytes = Self.isOwn(file, name) ? file.bytes : Slimming.style(file.bytes)
            let style = SitePath(name).name
            if Self.isPart(style) {
                parts[Bundles.key(style, nil)] = bytes
            } else if style == "code.css" {
                codeStyle = bytes
            } else {
                files.append((Self.folder.appending(style), bytes))
            }
        }
        let own = Set(all.filter { Self.isOwn($0.file, $0.name) }.map(\.name))
        var accent: String?
        for place in files.indices where files[place].path.name == "page.css" {
            let rules = StyleRules(files[place].bytes)
            // A style of the site's own has its own colours.
            if let colour, !own.contains("styles/page.css") {
                let found = Accent(colour, in: rules)
                files[place].bytes = found.applied(to: files[place].bytes, rules)
                accent = found.light.digits
            }
            accent = accent ?? rules.light["--accent"].flatMap { Colour($0)?.digits }
            // One request less before a page can be read.
            files[place].bytes += codeStyle
        }
        func render(_ name: String, in language: Language, with functions: String? = nil) -> [UInt8] {
            do {
                let bytes = try set.render(name, Self.data(of: SitePath(name).name, in: language, with: functions))
                return own.contains(name) ? bytes : Slimming.script(bytes)
            } catch {
                diagnostics.append(error.diagnostic)
                return []
            }
        }
        for name in all.map(\.name) where name.hasPrefix("scripts/") && !Self.partials.contains(name) {
            let script = SitePath(name).name
            if SearchScripts.names.contains(script) { continue }
            if !Self.isPart(script) {
                for language in Self.words(of: script).isEmpty ? Array(languages.prefix(1)) : languages {
                    let path = Self.folder.appending(Self.fileName(of: script, in: language))
                    files.append((path, render(name, in: language)))
                }
            } else if Self.words(of: script).isEmpty {
                parts[Bundles.key(script, nil)] = render(name, in: languages[0])
            } else {
                for language in languages { parts[Bundles.key(script, language)] = render(name, in: language) }
            }
        }
        let searchStyle = files.first { $0.path.name == "search.css" }?.bytes ?? []
        for language in languages {
            let style = "search.css?v=\(Digest.version(of: searchStyle))"
            files += SearchScripts.files(in: language, style: style) {
                render("scripts/\($0)", in: language, with: $1)
            }
        }
        templates = set
        self.accent = accent ?? "000000"
        self.languages = languages
        self.files = files
        words = Dictionary(
            languages.map { ($0.tag, .object($0.words.mapValues { .text($0) })) },
            uniquingKeysWith: { first, _ in first })
        bundles = Bundles(parts, pageStyle: files.first { $0.path.name == "page.css" }?.bytes ?? [])
        versions = Dictionary(files.map { ($0.path, Digest.version(of: $0.bytes)) }) { first, _ in first }
    }

    /// The words of a language.
    package static func language(
        _ tag: String, in files: [(name: String, file: SourceFile)] = builtIn, setAt place: Place? = nil,
        diagnostics: inout [Diagnostic]
    ) -> Language {
        let strings = files.filter { $0.name.hasPrefix("strings/") && $0.name.hasSuffix(".yml") }
        if let file = strings.first(where: { $0.name == "strings/\(tag).yml" })?.file {
            let english = builtIn.first { $0.name == "strings/en.yml" }?.file
            return Language(tag: tag, strings: file, fallback: english, diagnostics: &diagnostics)
        }
        let known = strings.map { String($0.name.dropFirst("strings/".count).dropLast(".yml".count)) }.sorted()
        let problem = SiteProblem.unknownLanguage(tag: tag, known: known)
        diagnostics.append(Diagnostic(problem, at: place ?? Place(file: "Content/site.yml")))
        // The build stops here anyway; that all words are missing need not be said one by one.
        var ignored: [Diagnostic] = []
        return Language(tag: tag, strings: SourceFile(path: "", bytes: []), diagnostics: &ignored)
    }

    /// Whether a script or style is put together with others.
    private static func isPart(_ name: String) -> Bool {
        ["clock.css", Bundles.elsewhere].contains(name) || Widgets.kinds.contains { $0.sharedStyles.contains(name) }
            || SharedScript.all.contains { $0.name == name } || kind(of: name) != nil
    }

    /// The scripts of pages that hold words, and which.
    private static let pageScripts = [
        "code.js": ["copy", "copied", "selected"], "page.js": ["theme", "theme-system", "theme-light", "theme-dark"],
    ]

    /// The kind of widget that a script or style belongs to.
    private static func kind(of name: String) -> (any Widget.Type)? {
        Widgets.kind(named: String(name.prefix { $0 != "." }))
    }

    /// The names of the words that a script is filled with. It is written once for each language if there are any.
    private static func words(of script: String) -> [String] {
        SharedScript.all.first { $0.name == script }?.words ?? kind(of: script)?.words ?? pageScripts[script]
            ?? SearchScripts.words(of: script)
    }

    /// The name of the file of a page's script, with the language if it holds words.
    private static func fileName(of script: String, in language: Language) -> String {
        words(of: script).isEmpty ? script : "\(script.dropLast(".js".count))-\(language.tag).js"
    }

    private static func isOwn(_ file: SourceFile, _ name: String) -> Bool {
        builtIn.first { $0.name == name }?.file.bytes != file.bytes
    }

    /// The language of a page: that of its first folder, or the first.
    func language(of page: SitePath) -> Language {
        guard languages.count > 1 else { return languages[0] }
        let top = page.top.text
        return languages.dropFirst().first { $0.tag == top } ?? languages[0]
    }

    /// The words of a language as templates have them.
    func words(of language: Language) -> TemplateValue { words[language.tag] ?? [:] }

    /// The folder of a language’s pages.
    func root(of language: Language) -> SitePath { SitePath(language.tag == languages[0].tag ? "" : language.tag) }

    /// What a script is filled with: the functions that Behaviour printed, and the words of the language.
    private static func data(of script: String, in language: Language, with functions: String?) -> TemplateValue {
        let printed =
            functions ?? SharedScript.all.first { $0.name == script }?.functions ?? kind(of: script)?.functions ?? ""
        let functions = indented(printed)
        let words = words(of: script).map { "\"\($0)\": \"\(language[$0].escapedForJSON)\"" }.joined(separator: ", ")
        return .object(["functions": .text(functions), "words": .text("{ \(words) }")])
    }

    /// As deep as the block that it goes into: two spaces before each line but the first and empty ones.
    private static func indented(_ text: String) -> String {
        var indented: [UInt8] = []
        for byte in text.utf8 {
            if indented.last == UInt8(ascii: "\n"), byte != UInt8(ascii: "\n") { indented += "  ".utf8 }
            indented.append(byte)
        }
        return String(decoding: indented, as: UTF8.self)
    }

    /// Renders a page's template.
    func page(_ name: String, _ data: TemplateValue) throws(Failure) -> [UInt8] {
        try templates.render("pages/\(name).html", data)
    }

    /// Renders any template by its name, such as `gallery/frame.html`.
    func render(_ name: String, _ data: TemplateValue) throws(Failure) -> [UInt8] { try templates.render(name, data) }

    /// The addresses of the styles that a page with these widgets needs.
    func styles(for kinds: [any Widget.Type], from folder: SitePath) -> [String] {
        kinds.isEmpty ? addresses(["page.css"], from: folder) : [bundles.pageStyle(with: kinds, from: folder)]
    }

    /// The addresses of the scripts that a page with these widgets needs, in the order in which they run.
    /// - Parameters:
    ///   - shared: What the widgets need beside the scripts of all clocks and of their kinds.
    ///   - hasCode: Whether there are blocks of code.
    func scripts(
        for kinds: [any Widget.Type], _ shared: [SharedScript], hasCode: Bool, from folder: SitePath
    ) -> [String] {
        let language = language(of: folder.appending("a"))
        return (kinds.isEmpty ? [] : [bundles.script(of: kinds, shared, in: language, from: folder)])
            + addresses(
                hasCode ? [Self.fileName(of: "code.js", in: language)] : [], from: folder)
    }

    /// The address of the script that is loaded before a page is shown.
    func firstScript(from folder: SitePath) -> String? { address(of: Self.folder.appending("theme.js"), from: folder) }

    /// The addresses of the scripts that every page has.
    func pageScripts(in language: Language, from folder: SitePath) -> [String] {
        addresses([Self.fileName(of: "page.js", in: language)], from: folder)
    }

    /// The address of the script that makes the button of the search.
    func searchScript(from folder: SitePath) -> String? {
        address(of: SearchScripts.path(in: language(of: folder.appending("a"))), from: folder)
    }

    /// Names stay the same from build to build; what is behind them shows in the query, so caches are safe.
    private func addresses(_ names: [String], from folder: SitePath) -> [String] {
        names.compactMap { address(of: Self.folder.appending($0), from: folder) }
    }

    private func address(of path: SitePath, from folder: SitePath) -> String? {
        versions[path].map { "\(path.address(from: folder))?v=\($0)" }
    }
}
