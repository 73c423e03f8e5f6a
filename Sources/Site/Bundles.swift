import Synchronization
import Widgets

/// The scripts and styles of widgets, put together: one file for each combination that pages need. A page loads what its
/// widgets use and nothing else, in one request; many small files would compress worse and come later.
final class Bundles: Sendable {
    /// Where they go in the site: apart from what a site's own templates can become.
    private static let folder = Theme.folder.appending("clocks")

    /// The style of pages without widgets, which that of those with some begins with.
    private let pageStyle: [UInt8]

    /// By the template's name and, for a script with words, the language.
    private let parts: [String: [UInt8]]
    private let made = Mutex<[SitePath: (bytes: [UInt8], version: String)]>([:])

    /// - Parameters:
    ///   - parts: Scripts and styles by their keys.
    ///   - pageStyle: The style of all pages.
    init(_ parts: [String: [UInt8]], pageStyle: [UInt8]) { (self.parts, self.pageStyle) = (parts, pageStyle) }

    /// What a part is found by.
    /// - Parameter language: That of the words that it holds, if any.
    static func key(_ name: String, _ language: Language?) -> String {
        language.map { "\(name) \($0.tag)" } ?? name
    }

    /// The address of the script for some widgets.
    func script(of kinds: [any Widget.Type], _ shared: [SharedScript], in language: Language, from folder: SitePath)
        -> String
    {
        let extraNames = Self.extras(shared).map { String($0.name.dropLast(".js".count)) }
        let name = (kinds.map { $0.name } + extraNames + [language.tag, "js"]).joined(separator: ".")
        return address(of: Self.folder.appending(name), from: folder) { script(of: kinds, shared, in: language) }
    }

    /// The script for some widgets.
    func script(of kinds: [any Widget.Type], _ shared: [SharedScript], in language: Language) -> [UInt8] {
        let all = [SharedScript.clock] + Self.extras(shared)
        let keys =
            all.map { Self.key($0.name, $0.words.isEmpty ? nil : language) }
            + kinds.map { Self.key("\($0.name).js", $0.words.isEmpty ? nil : language) }
        return Array((Self.strict + Self.opening).utf8) + keys.flatMap { parts[$0] ?? [] } + Array("}\n".utf8)
    }

    /// How a script begins.
    static let strict = "\"use strict\";\n"

    /// What clocks reckon with stays as it was when they came, whatever becomes of the page's own.
    private static let opening = "{const Math=Object.create(null,Object.getOwnPropertyDescriptors(globalThis.Math));\n"

    /// Scripts beside that of all clocks, in the order in which they run.
    private static func extras(_ shared: [SharedScript]) -> [SharedScript] {
        let names = Set(shared.map(\.name))
        return SharedScript.all.filter { names.contains($0.name) && $0.name != SharedScript.clock.name }
    }

    /// The address of the style sheet for a page with some widgets: one request before it can be read. It lies beside the
    /// style of other pages, since a site's own may name files from there; no template's name begins as it does.
    func pageStyle(with kinds: [any Widget.Type], from folder: SitePath) -> String {
        let name = (["_page"] + kinds.map { $0.name } + ["css"]).joined(separator: ".")
        return address(of: Theme.folder.appending(name), from: folder) { pageStyle + style(of: kinds) }
    }

    /// The style sheet for some widgets.
    func style(of kinds: [any Widget.Type]) -> [UInt8] {
        let shared = Set(kinds.flatMap { $0.sharedStyles }).sorted()
        return (["clock.css"] + shared + kinds.map { "\($0.name).css" }).flatMap { parts[$0] ?? [] }
    }

    /// The style sheet that pages which are not Gnomon's have before that of a widget.
    static let elsewhere = "elsewhere.css"

    /// The style sheet for widgets of all kinds in pages that are not Gnomon's.
    var styleElsewhere: [UInt8] { (parts[Self.elsewhere] ?? []) + style(of: Widgets.kinds) }

    /// The script for widgets of all kinds in pages that are not Gnomon's. A page may load it more than once.
    func scriptElsewhere(in language: Language) -> [UInt8] {
        let script = script(of: Widgets.kinds, SharedScript.all, in: language).dropFirst(Self.strict.utf8.count)
        return Array("\(Self.strict)if(!customElements.get(\"clock-value\")){\n".utf8) + script + Array("}\n".utf8)
    }

    private func address(of path: SitePath, from folder: SitePath, _ content: () -> [UInt8]) -> String {
        let version = made.withLock { made in
            if let version = made[path]?.version { return version }
            let bytes = content()
            let version = Digest.version(of: bytes)
            made[path] = (bytes, version)
            return version
        }
        return "\(path.address(from: folder))?v=\(version)"
    }

    /// Whether a path is that of such a file.
    static func holds(_ path: SitePath) -> Bool {
        path.folder == folder || path.folder == Theme.folder && path.name.hasPrefix("_page.")
    }

    /// A file that a page has asked for.
    func bytes(of path: SitePath) -> [UInt8]? { made.withLock { $0[path]?.bytes } }

    /// The files that pages have asked for so far, by path.
    var files: [(path: SitePath, bytes: [UInt8])] {
        made.withLock { made in made.map { ($0.key, $0.value.bytes) } }.sorted { $0.0.text < $1.0.text }
    }
}
