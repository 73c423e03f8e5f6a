import Drawing
import SourceText
import Templating
import Widgets

/// A widget for places that Gnomon does not make: a page of its own, a picture, a piece of somebody else's page.
public struct WidgetExport {
    /// What can be made of a widget.
    public enum Format: String, CaseIterable, Sendable {
        /// A page in one file.
        case html
        /// A still picture.
        case svg
        /// The element, with links to a style and a script.
        case fragment
    }

    private let widget: any Widget
    private let value: ClockValue
    private let label: String?
    private let language: Language
    private let theme: Theme
    /// Tells the ids of two widgets of one page apart.
    private let id: String

    /// The languages that there are.
    public static var languages: [String] {
        let names = Theme.builtIn.map(\.name).filter { $0.hasPrefix("strings/") }
        return names.map { String($0.dropLast(".yml".count).dropFirst("strings/".count)) }
    }

    /// Checks options as those of a directive are checked.
    /// - Parameters:
    ///   - kind: The kind of widget.
    ///   - options: What is set.
    ///   - place: Where a widget without options would stand.
    ///   - language: One of `languages`.
    ///   - diagnostics: Gets what is wrong.
    package init(
        of kind: any Widget.Type, _ options: [SettingNode.Entry], at place: Place, language: String,
        diagnostics: inout [Diagnostic]
    ) {
        let settings = kind.schema.read(options, diagnostics: &diagnostics)
        widget = kind.init(settings, at: place, diagnostics: &diagnostics)
        value = widget.written ?? widget.initial(in: nil)
        theme = Theme(overrides: [], languages: [language], setAt: place, diagnostics: &diagnostics)
        self.language = theme.languages[0]
        let texts = options.map { option in
            if case .text(let text, _, _) = option.value { (option.name, text) } else { (option.name, "") }
        }
        label = texts.first { $0.0 == "label" }?.1
        id = "clock-" + Digest.version(of: Array("\(kind.name) \(texts)".utf8))
    }

    private var kind: any Widget.Type { type(of: widget) }
    private var markup: String { widget.markup(showing: value, in: language, id: id) }

    /// The label, or what the clock shows.
    private var title: String {
        if let label { return label }
        return value == .present ? language["clock"] : language.short(value)
    }

    /// The drawing as an SVG file; nil if the kind has none.
    public var picture: [UInt8]? {
        StillPicture(
            of: markup, kind: kind.name, title: title, page: StyleRules(pageStyle),
            style: StyleRules(theme.bundles.style(of: [kind])))?.bytes
    }

    private var pageStyle: [UInt8] { theme.files.first { $0.path.name == "page.css" }?.bytes ?? [] }

    /// A page in one file. It loads nothing, and its policy lets in the style and the script that are in it by their
    /// digests: the strictest that one file can have.
    public func page() throws(Failure) -> [UInt8] {
        let style = pageStyle + theme.bundles.style(of: [kind])
        let script = theme.bundles.script(of: [kind], widget.scripts, in: language)
        let policy = """
            default-src 'none'; script-src '\(Digest.policySource(script))'; style-src '\(Digest.policySource(style))'; \
            base-uri 'none'; form-action 'none'
            """
        return try theme.page(
            "widget",
            .object([
                "language": .text(language.tag), "policy": .text(policy), "title": .text(title),
                "style": .markup(style), "widget": .markup(Array(markup.utf8)), "script": .markup(script),
            ]))
    }

    /// A piece of somebody else's page.
    ///
    /// It is one element without an empty line, which Markdown leaves as it is. Any number of them may stand in one page:
    /// style and script are the same for all kinds, and a script that comes a second time does nothing.
    /// - Parameter base: What stands before the names of style and script: `/clocks/`.
    public func fragment(base: String) -> [UInt8] {
        let address = { (name: String) in (base + name).escapedForMarkup }
        return Array(
            """
            <div lang="\(language.tag)">
            <!-- The option “assets” of gnomon widget writes the style and the script; they serve all clocks of a page. -->
            <link rel="stylesheet" href="\(address(Self.styleName))">
            <script defer src="\(address(scriptName))"></script>
            \(markup)</div>

            """.utf8)
    }

    private static let styleName = "gnomon.css"
    private var scriptName: String { "gnomon.\(language.tag).js" }

    /// The style and the script of fragments, by the names of their files.
    public var assets: [(name: String, bytes: [UInt8])] {
        [
            (Self.styleName, theme.bundles.styleElsewhere),
            (scriptName, theme.bundles.scriptElsewhere(in: language)),
        ]
    }

    /// Writes files into a folder, which is made if need be. Each is the old or the new one at any time.
    public static func write(_ files: [(name: String, bytes: [UInt8])], into folder: String) throws(SystemFailure) {
        try FileSystem.makeFolder(folder)
        for file in files {
            let path = folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
            try FileSystem.replace(path, with: file.bytes)
        }
    }

    /// Writes one file, as a whole or not at all.
    public static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
        try FileSystem.replace(path, with: bytes)
    }
}

extension WidgetExport {
    /// The address of a folder for a page that lies in another, with a slash at its end; empty if it is the same.
    /// - Parameter page: The page; nil for one in the present folder.
    public static func address(of folder: String, from page: String?) -> String {
        let above = page.map { FileSystem.split(FileSystem.resolved($0)).folder } ?? FileSystem.resolved(".")
        // Any file will do.
        let file = SitePath(FileSystem.resolved(folder)).appending("a")
        return String(file.address(from: SitePath(above)).dropLast())
    }
}
