import SourceText
import Templating
import Widgets

/// The theme of a site for its gallery: with all languages that there are, whichever the site has.
package struct GalleryTheme: Sendable {
    private let theme: Theme

    /// The languages of the site, then all others.
    package var languages: [Language] { theme.languages }

    /// - Parameters:
    ///   - templates: The site’s own templates.
    ///   - languages: The languages of the site.
    package init(templates: [(name: String, file: SourceFile)], languages: [String]) {
        let strings = templates.map(\.name).filter { $0.hasPrefix("strings/") && $0.hasSuffix(".yml") }
        let own = strings.map { String($0.dropFirst("strings/".count).dropLast(".yml".count)) }
        var all = languages
        for tag in WidgetExport.languages + own where !all.contains(tag) { all.append(tag) }
        // The build has reported what is wrong with it.
        var ignored: [Diagnostic] = []
        theme = Theme(overrides: templates, languages: all, setAt: nil, diagnostics: &ignored)
    }

    /// The language of a tag, or else the first.
    package func language(_ tag: String?) -> Language { languages.first { $0.tag == tag } ?? languages[0] }

    /// Fills in a template of the gallery, such as `desk.html`.
    package func page(_ name: String, _ data: [String: TemplateValue]) throws(Failure) -> [UInt8] {
        try theme.render("gallery/\(name)", .object(data))
    }

    /// A widget alone on a page, for a frame.
    /// - Parameters:
    ///   - view: How it is to be seen.
    ///   - report: What stands in its place.
    package func frame(
        of specimen: Specimen, _ view: [String: TemplateValue], report: String
    ) throws(Failure) -> [UInt8] {
        try page(
            "frame.html",
            view.merging([
                "title": .text(specimen.kind.name), "kind": .text(specimen.kind.name), "report": .text(report),
                "widget": .markup(specimen.html),
            ]) { $1 })
    }

    /// The style of pages.
    package var pageStyle: [UInt8] { theme.files.first { $0.path.name == "page.css" }?.bytes ?? [] }

    /// The style of a kind.
    package func style(of kind: any Widget.Type) -> [UInt8] { theme.bundles.style(of: [kind]) }

    /// The script that a page with this widget alone would have.
    package func script(of specimen: Specimen, in language: Language) -> [UInt8] {
        theme.bundles.script(of: [specimen.kind], specimen.scripts, in: language)
    }

    /// The script that stages the time in frames.
    package func stage() throws(Failure) -> [UInt8] { try page("stage.js", [:]) }
}
