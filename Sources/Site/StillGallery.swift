import SourceText
import Templating
import Widgets

/// The gallery without what is asked of a server: for each kind of widget a page of presets, each on light and on dark.
/// What is to be looked at by people and by programs is part of no list, feed or search.
struct StillGallery {
    private static let folder = "_gallery"
    private let settings: SiteSettings
    private let theme: Theme

    init(_ settings: SiteSettings, _ theme: Theme) { (self.settings, self.theme) = (settings, theme) }

    /// The paths of all files.
    var files: [SitePath] { [style] + theme.languages.flatMap { language in pages(in: language) } }

    private var style: SitePath { SitePath(Self.folder).appending("gallery.css") }

    private func folder(of language: Language) -> SitePath { theme.root(of: language).appending(Self.folder) }

    private func index(in language: Language) -> SitePath { folder(of: language).appending("index.html") }

    private func page(of kind: any Widget.Type, in language: Language) -> SitePath {
        folder(of: language).appending("\(kind.name).html")
    }

    private func pages(in language: Language) -> [SitePath] {
        [index(in: language)] + Widgets.kinds.map { page(of: $0, in: language) }
    }

    /// Makes all files, one after the other.
    func render(add: (SitePath, [UInt8]) throws -> Void) throws {
        let bytes = styleSheet
        let version = Digest.version(of: bytes)
        try add(style, bytes)
        for language in theme.languages {
            try add(index(in: language), index(in: language, styled: version))
            for kind in Widgets.kinds {
                try add(page(of: kind, in: language), page(of: kind, in: language, styled: version))
            }
        }
    }

    private func page(of kind: any Widget.Type, in language: Language, styled version: String) throws -> [UInt8] {
        let specimens = GalleryPreset.all(of: kind.name).map { ($0, Specimen(of: kind, $0.options, in: language)) }
        let presets = specimens.enumerated().map { number, made in
            let (preset, specimen) = made
            return TemplateValue.object([
                "id": .text("preset-\(number + 1)"), "title": .text(preset.title),
                "directive": .text(specimen.directive),
                "panels": panels(
                    of: specimen, in: language, id: "clock-\(number + 1)",
                    direction: preset.isRightToLeft || language.isRightToLeft ? "rtl" : "ltr"),
            ])
        }
        return try still(
            page(of: kind, in: language), of: [kind], specimens.map(\.1), title: kind.name, styled: version,
            ["presets": .list(presets)])
    }

    private func index(in language: Language, styled version: String) throws -> [UInt8] {
        let page = index(in: language)
        var specimens: [Specimen] = []
        let shelf = Widgets.kinds.map { kind in
            let specimen = Specimen(of: kind, GalleryPreset.all(of: kind.name).first?.options ?? [], in: language)
            specimens.append(specimen)
            return TemplateValue.object([
                "name": .text(kind.name),
                "address": .text(self.page(of: kind, in: language).address(from: page.folder)),
                "panels": panels(
                    of: specimen, in: language, id: kind.name, direction: language.isRightToLeft ? "rtl" : "ltr"),
            ])
        }
        return try still(
            page, of: Widgets.kinds, specimens, title: "Gallery", styled: version, ["shelf": .list(shelf)])
    }

    private func panels(
        of specimen: Specimen, in language: Language, id: String, direction: String
    ) -> TemplateValue {
        .list(
            ["Light", "Dark"].map { name in
                let theme = name.lowercased()
                return .object([
                    "name": .text(name), "theme": .text(theme), "language": .text(language.tag),
                    "direction": .text(direction), "widget": .text(specimen.markup(id: "\(id)-\(theme)")),
                ])
            })
    }

    private func still(
        _ page: SitePath, of kinds: [any Widget.Type], _ specimens: [Specimen], title: String, styled version: String,
        _ more: [String: TemplateValue]
    ) throws(Failure) -> [UInt8] {
        let language = theme.language(of: page)
        let needed = Set(specimens.flatMap { $0.scripts.map(\.name) })
        let shared = SharedScript.all.filter { needed.contains($0.name) }
        let links = Widgets.kinds.map { kind in
            let own = self.page(of: kind, in: language)
            return TemplateValue.object([
                "name": .text(kind.name), "address": .text(own.address(from: page.folder)),
                "isHere": .flag(own == page),
            ])
        }
        let scripts =
            theme.scripts(for: kinds, shared, hasCode: true, from: page.folder)
            + theme.pageScripts(in: language, from: page.folder)
        let styles =
            theme.styles(for: kinds, from: page.folder) + ["\(style.address(from: page.folder))?v=\(version)"]
        let home = theme.root(of: language).appending("index.html")
        let data: [String: TemplateValue] = [
            "policy": .text(settings.policy.text), "site": .text(settings.title), "title": .text(title),
            "windowTitle": .text(title == "Gallery" ? "Gallery – \(settings.title)" : "\(title) – Gallery"),
            "home": .text(home.address(from: page.folder)), "kinds": .list(links),
            "firstScript": .text(theme.firstScript(from: page.folder) ?? ""),
            "styles": .list(styles.map { .text($0) }), "scripts": .list(scripts.map { .text($0) }),
        ]
        return try theme.render("gallery/still.html", .object(data.merging(more) { $1 }))
    }

    /// The gallery’s own style, and the colours of light and of dark pages for parts of one page. Custom properties that
    /// refer to others are settled where they are set, so a panel sets all of them anew.
    private var styleSheet: [UInt8] {
        let page = theme.files.first { $0.path.name == "page.css" }?.bytes ?? []
        let rules = StyleRules(Slimming.style(page))
        func rule(_ selector: String, _ properties: [String: String]) -> String {
            let lines = properties.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
            return lines.isEmpty ? "" : "\(selector){\(lines.joined(separator: ";"))}\n"
        }
        let root = rules.properties(of: [":root"])
        let dark = rules.properties(of: [":root[data-theme=\"dark\"]"], media: "@media screen")
        let colours = rule(".panel", root) + rule(".panel.dark", dark)
        return Slimming.style(Theme.builtIn("gallery/gallery.css")) + Array(colours.utf8)
    }
}
