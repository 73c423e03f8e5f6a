/// What a JSON Schema says of a form (draft 2020-12). An editor sees the value as YAML 1.2 reads it: `5` is a number there,
/// and `10:10` text.
public struct FormSchema: Sendable {
    /// How YAML reads what is written in this form.
    package enum Kind: Sendable {
        /// Text of some shape.
        case text
        /// Any words: also what looks like a number or a truth value.
        case words
        case integer
        case flag
        /// A list of words, or one word.
        case list
    }

    /// What it is read as.
    let kind: Kind
    /// What else holds, in the order in which it is written.
    let keywords: [(name: String, value: JSON)]

    /// What a JSON Schema says of a form.
    package init(_ kind: Kind, _ keywords: [(name: String, value: JSON)] = []) {
        (self.kind, self.keywords) = (kind, keywords)
    }

    /// Text of a shape.
    /// - Parameter pattern: A regular expression that ECMA-262 and Python read alike, for the whole text.
    package static func text(_ pattern: String) -> FormSchema {
        FormSchema(.text, [("pattern", .text("^(\(pattern))$"))])
    }

    /// `HH:mm`, as part of a pattern.
    package static let timePattern = "([01][0-9]|2[0-3]):[0-5][0-9]"
    /// `YYYY-MM-DD`, as part of a pattern. It does not know how long each month is.
    package static let datePattern = "(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    /// A name of ASCII letters, digits and hyphens, a letter first, as part of a pattern.
    package static let namePattern = "[A-Za-z][A-Za-z0-9-]*"

    /// One of a few values.
    init(choices: [String], _ kind: Kind = .text) {
        self.init(kind)
        self = FormSchema(kind, [("enum", .list(choices.map(value)))])
    }

    /// All keywords of the form.
    package var members: [(name: String, value: JSON)] {
        let type: JSON =
            switch kind {
            case .text: .text("string")
            case .words: .list(["string", "number", "boolean"].map { .text($0) })
            case .integer: .text("integer")
            case .flag: .text("boolean")
            case .list: .list(["array", "string", "number", "boolean"].map { .text($0) })
            }
        return [("type", type)] + keywords
    }

    /// What was written, as YAML reads it.
    package func value(_ text: String) -> JSON {
        switch kind {
        case .integer: Int(text).map { .number($0) } ?? .text(text)
        case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : .text(text)
        default: .text(text)
        }
    }
}

extension Schema {
    /// The JSON Schema of a mapping with these settings.
    package var json: JSON {
        let properties = settings.map { setting -> (name: String, value: JSON) in
            let form = setting.formSchema
            var members = [(name: "description", value: JSON.text(setting.summary))] + form.members
            // What stands in the reference may be words about the value.
            let initial = SettingNode.text(setting.initialText, isQuoted: false, Place(file: ""))
            if !setting.initialText.isEmpty, setting.anyValue(of: initial) != nil {
                members.append(("default", form.value(setting.initialText)))
            }
            return (setting.name, .object(members))
        }
        return .object([
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(subject)),
            // YAML reads nothing at all as null.
            ("type", .list([.text("object"), .text("null")])), ("properties", .object(properties)),
            ("additionalProperties", .flag(false)),
        ])
    }
}
