import Site
import SourceText
import Templating
import Widgets

/// The gallery: every kind of widget on a page of its own, with controls for its options. Made when it is asked for, from
/// the address alone, by the code of a build.
final class Gallery {
    /// Where it is.
    static let folder = "_gallery"
    private static let top = "/\(folder)/"

    private var templates: [(name: String, file: SourceFile)] = []
    private var languages = ["en"]
    private var madeTheme: GalleryTheme?

    /// Who owns the site around it.
    struct Surroundings {
        /// The name of the site.
        let title: String
        /// The address of its home page.
        let home: String
        /// What its pages have more, for the preview.
        let tag: String
    }

    /// Takes the templates and the languages of a site.
    func renew(templates: [(name: String, file: SourceFile)], languages: [String]) {
        let isSame =
            languages == self.languages && templates.map(\.name) == self.templates.map(\.name)
            && templates.map(\.file.bytes) == self.templates.map(\.file.bytes)
        guard !isSame else { return }
        (self.templates, self.languages, madeTheme) = (templates, languages, nil)
    }

    private var theme: GalleryTheme {
        if let madeTheme { return madeTheme }
        let theme = GalleryTheme(templates: templates, languages: languages)
        madeTheme = theme
        return theme
    }

    /// What is behind an address.
    enum Answer {
        case page([UInt8])
        /// A page for a frame of another.
        case frame([UInt8])
        case file([UInt8], type: String)
        /// The address is no text.
        case unreadable
        case missing
    }

    /// Answers a request for something below `/_gallery/`.
    /// - Parameters:
    ///   - parts: The parts of the path behind that.
    ///   - target: The request with what stands behind `?`.
    func answer(_ parts: [String], target: String, in surroundings: Surroundings) -> Answer {
        guard let address = GalleryAddress(target: target) else { return .unreadable }
        let kind = parts.last.flatMap { Widgets.kind(named: $0) }
        // A site’s own template can fail; the build has said so.
        return (try? answer(parts, kind, address, in: surroundings)) ?? .missing
    }

    private func answer(
        _ parts: [String], _ kind: (any Widget.Type)?, _ address: GalleryAddress, in surroundings: Surroundings
    ) throws(Failure) -> Answer {
        switch (parts.count, parts.first, kind) {
        case (0, _, _): return .page(try shelf(in: surroundings))
        case (1, _, let kind?): return .page(try desk(of: kind, address, in: surroundings))
        case (2, "_frame", let kind?): return .frame(try frame(of: kind, address))
        case (2, "_script", let kind?):
            let (specimen, language, _) = specimen(of: kind, address)
            return .file(theme.script(of: specimen, in: language), type: ContentType.of("a.js"))
        case (2, "_files", _):
            guard let bytes = try file(parts[1]) else { return .missing }
            return .file(bytes, type: ContentType.of(parts[1]))
        default: return .missing
        }
    }

    /// Files that the pages load. Those of the gallery itself are the built-in ones, those of frames the site’s.
    private func file(_ name: String) throws(Failure) -> [UInt8]? {
        switch name {
        case "gallery.css":
            return Theme.builtIn("styles/page.css") + Theme.builtIn("styles/code.css")
                + Theme.builtIn("gallery/gallery.css")
        case "gallery.js", "frame.css": return Theme.builtIn("gallery/\(name)")
        case "theme.js": return Theme.builtIn("scripts/theme.js")
        case "stage.js": return try theme.stage()
        case "page.css": return theme.pageStyle
        default:
            guard name.hasSuffix(".css"), let kind = Widgets.kind(named: String(name.dropLast(".css".count))) else {
                return nil
            }
            return theme.style(of: kind)
        }
    }

    private func specimen(
        of kind: any Widget.Type, _ address: GalleryAddress
    ) -> (specimen: Specimen, language: Language, view: GalleryView) {
        let view = GalleryView(address, languages: theme.languages.map(\.tag))
        let language = theme.language(view.language)
        return (Specimen(of: kind, address.options, in: language), language, view)
    }

    /// What a build would say of a widget, and what is wrong with the view.
    private func report(_ specimen: Specimen, _ view: GalleryView) -> String {
        (specimen.diagnostics + view.diagnostics).map(\.text).joined()
    }

    private func frame(of kind: any Widget.Type, _ address: GalleryAddress) throws(Failure) -> [UInt8] {
        let (specimen, language, view) = specimen(of: kind, address)
        let hasErrors = (specimen.diagnostics + view.diagnostics).hasErrors
        let direction = view.direction ?? (language.isRightToLeft ? "rtl" : "ltr")
        return try theme.frame(
            of: specimen,
            [
                "language": .text(language.tag), "direction": .text(direction), "theme": .text(view.theme ?? ""),
                "isStill": .flag(view.isStill), "policy": .text(PreviewPage.galleryPolicy.text),
                "time": .text(view.time ?? ""), "zone": .text(view.zone ?? ""),
                "speed": .text(view.speed.map(String.init) ?? ""),
                "script": .text(hasErrors ? "" : "\(Self.top)_script/\(kind.name)\(address.text)"),
            ], report: hasErrors ? report(specimen, view) : "")
    }

    private func shelf(in surroundings: Surroundings) throws(Failure) -> [UInt8] {
        let shelf = Widgets.kinds.map { kind in
            let frames = ["light", "dark"].map { theme in
                let address = GalleryAddress([]).viewed(with: ["theme": theme])
                return TemplateValue.object([
                    "address": .text("\(Self.top)_frame/\(kind.name)\(address.text)"),
                    "title": .text("\(kind.name), \(theme)"),
                ])
            }
            return TemplateValue.object([
                "name": .text(kind.name), "address": .text(Self.top + kind.name), "frames": .list(frames),
            ])
        }
        return try theme.page("shelf.html", data(in: surroundings).merging(["shelf": .list(shelf)]) { $1 })
    }

    private func desk(
        of kind: any Widget.Type, _ address: GalleryAddress, in surroundings: Surroundings
    ) throws(Failure) -> [UInt8] {
        let (specimen, _, view) = specimen(of: kind, address)
        let hasErrors = (specimen.diagnostics + view.diagnostics).hasErrors
        let desk = GalleryDesk(kind: kind, address: address, top: Self.top)
        let tags = theme.languages.map(\.tag)
        return try theme.page(
            "desk.html",
            data(in: surroundings, here: kind).merging([
                "kind": .text(kind.name),
                "groups": .list([
                    desk.controls(of: kind.options, titled: "Options", wrong: specimen.wrongOptions),
                    desk.controls(
                        of: GalleryView.controls(languages: tags), titled: "View", prefix: GalleryAddress.prefix,
                        wrong: view.wrong),
                ]),
                "rest": desk.rest(besides: GalleryView.controls(languages: tags)),
                "zones": .list(TimeZones.names.map { .text($0) }), "shelves": desk.shelves,
                "report": .text(report(specimen, view)), "directive": .text(specimen.directive),
                "frames": hasErrors ? [] : desk.frames,
            ]) { $1 })
    }

    private func data(in surroundings: Surroundings, here: (any Widget.Type)? = nil) -> [String: TemplateValue] {
        let kinds = Widgets.kinds.map { kind in
            TemplateValue.object([
                "name": .text(kind.name), "address": .text(Self.top + kind.name),
                "isHere": .flag(kind.name == here?.name),
            ])
        }
        return [
            "policy": .text(PreviewPage.galleryPolicy.text), "site": .text(surroundings.title),
            "home": .text(surroundings.home), "reload": .text(surroundings.tag), "kinds": .list(kinds),
        ]
    }
}
