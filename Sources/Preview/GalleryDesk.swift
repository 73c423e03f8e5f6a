import Site
import SourceText
import Templating
import Widgets

/// What stands around a widget in the gallery: controls, links to presets, frames.
struct GalleryDesk {
    let kind: any Widget.Type
    let address: GalleryAddress
    /// Where the gallery is: `/_gallery/`.
    let top: String

    /// A group of controls.
    func controls(
        of settings: [any AnySetting], titled title: String, prefix: String = "", wrong: Set<String>
    ) -> TemplateValue {
        let controls = settings.map { setting in
            let value = address.pairs.first { $0.name == prefix + setting.name }?.text ?? ""
            return GalleryControls.control(
                of: setting, prefix: prefix, value: value, isWrong: wrong.contains(setting.name))
        }
        return .object(["title": .text(title), "controls": .list(controls)])
    }

    /// What is in the address and has no control: it is sent again, so that nothing is lost.
    func rest(besides view: [any AnySetting]) -> TemplateValue {
        let names = kind.options.map(\.name) + view.map { GalleryAddress.prefix + $0.name }
        return .list(
            address.pairs.filter { !names.contains($0.name) }.map {
                .object(["name": .text($0.name.shown), "value": .text($0.text.shown)])
            })
    }

    /// Links to presets of options, and to moments.
    var shelves: TemplateValue {
        let presets = GalleryPreset.all(of: kind.name).filter { !$0.isRightToLeft }.map { preset in
            link(preset.title, to: address.with(options: preset.options))
        }
        let moments = GalleryMoment.all(for: kind).map { moment in
            link(
                moment.title,
                to: address.viewed(with: [
                    "time": moment.time, "zone": moment.zone, "speed": String(moment.speed),
                ]))
        }
        let present = link("Now", to: address.viewed(with: ["time": nil, "zone": nil, "speed": nil]))
        let groups = [
            ("Presets", [link("Nothing set", to: address.with(options: []))] + presets),
            ("Time", moments.isEmpty ? [] : [present] + moments),
        ]
        return .list(
            groups.filter { !$0.1.isEmpty }.map { .object(["title": .text($0.0), "links": .list($0.1)]) })
    }

    private func link(_ title: String, to other: GalleryAddress) -> TemplateValue {
        .object([
            "title": .text(title), "address": .text("\(top)\(kind.name)\(other.text)"),
            "isHere": .flag(other.text == address.text),
        ])
    }

    /// The frames: light and dark beside each other, narrow, and from right to left.
    var frames: TemplateValue {
        let frames: [(name: String, caption: String, changes: KeyValuePairs<String, String?>)] = [
            ("light", "Light", ["theme": "light"]), ("dark", "Dark", ["theme": "dark"]),
            ("narrow", "320 px", [:]), ("rtl", "Right to left", ["direction": "rtl"]),
        ]
        return .list(
            frames.map { frame in
                let own = address.viewed(with: frame.changes)
                return .object([
                    "name": .text(frame.name), "caption": .text(frame.caption),
                    "address": .text("\(top)_frame/\(kind.name)\(own.text)"),
                ])
            })
    }
}
