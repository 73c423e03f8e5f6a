import SourceText
import Templating
import Widgets

/// The controls of the gallery: of each setting of a schema the native one that suits it.
enum GalleryControls {
    /// The control of a setting, for the template.
    /// - Parameters:
    ///   - setting: What is set.
    ///   - prefix: What comes before its name in the address.
    ///   - value: What is set now; empty if nothing is.
    ///   - isWrong: Whether something is wrong with that.
    static func control(
        of setting: any AnySetting, prefix: String = "", value: String, isWrong: Bool
    ) -> TemplateValue {
        let name = prefix + setting.name
        var data: [String: TemplateValue] = [
            "id": .text("set:\(name)"), "name": .text(name), "label": .text(setting.name),
            "summary": .text(setting.summary), "value": .text(value.shown), "isWrong": .flag(isWrong),
            "isChoice": false, "isWords": false, "type": "", "limits": false, "list": "", "step": "",
            "placeholder": .text(setting.initialText.isEmpty ? setting.example : "not set: \(setting.initialText)"),
            "rows": .text(String(min(8, value.split(separator: "\n", omittingEmptySubsequences: false).count))),
            "initial": .text(setting.initialText.isEmpty ? "not set" : "not set: \(setting.initialText)"),
        ]
        if let choices = setting.choices, choices.count <= 20 {
            data["isChoice"] = true
            // What is set stays, also if it is none of them.
            let all = choices + (value.isEmpty || choices.contains(value) ? [] : [value])
            data["choices"] = .list(
                all.map { .object(["value": .text($0), "isChosen": .flag($0.utf8.elementsEqual(value.utf8))]) })
        } else if setting.isWords {
            data["isWords"] = true
        } else {
            data.merge(field(for: setting, showing: value)) { $1 }
        }
        return .object(data)
    }

    /// A field of one line. A native one only shows what it takes: for anything else there is a field of text.
    private static func field(for setting: any AnySetting, showing value: String) -> [String: TemplateValue] {
        if setting.choices != nil { return ["type": "text", "list": "zones"] }
        switch setting {
        case is Setting<Int>, is Setting<Int?>:
            guard value.isEmpty || Int(value).map(String.init) == value else { break }
            var limits: [String: TemplateValue] = ["type": "number"]
            for (name, key) in [("minimum", "low"), ("maximum", "high")] {
                if case .number(let number)? = setting.formSchema.members.first(where: { $0.name == name })?.value {
                    limits[key] = .text(String(number))
                    limits["limits"] = true
                }
            }
            return limits
        case is Setting<TimeOfDay?> where value.isEmpty || TimeOfDay(value) != nil:
            return ["type": "time", "placeholder": ""]
        case is Setting<Month?> where value.isEmpty || Month(value) != nil:
            return ["type": "month", "placeholder": ""]
        default: break
        }
        return ["type": "text"]
    }
}

extension String {
    /// The text for a field: HTML has none of the control characters that no setting may hold. The address keeps them.
    var shown: String {
        func isShown(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\n" || scalar == "\t"
        }
        return String(String.UnicodeScalarView(unicodeScalars.map { isShown($0) ? $0 : "\u{FFFD}" }))
    }
}

extension AnySetting {
    /// Whether it takes any text that says something, also of several lines.
    fileprivate var isWords: Bool { self is Setting<String?> && noun == Form<String>.words.noun }

    /// What a value looks like, where its form says so: `such as 08:05`.
    fileprivate var example: String {
        noun.firstRange(of: "such as ").map { String(noun[$0.lowerBound...].prefix { $0 != "," }) } ?? ""
    }
}
