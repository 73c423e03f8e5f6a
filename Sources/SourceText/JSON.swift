/// A value of JSON (RFC 8259), to be written. Members keep their order, so that the same facts are the same bytes.
package indirect enum JSON: Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case null
    case list([JSON])
    case object([(name: String, value: JSON)])

    /// A text, or null.
    package static func text(_ text: String?) -> JSON { text.map { .text($0) } ?? .null }

    /// A number, or null.
    package static func number(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }

    /// The value over several lines, two spaces deeper in each object and list, with a line break at the end.
    package var document: String {
        var text = ""
        write(to: &text, indent: "")
        return text + "\n"
    }

    private func write(to text: inout String, indent: String) {
        let deeper = indent + "  "
        switch self {
        case .text(let value): text += "\"\(value.escapedForJSON)\""
        case .number(let value): text += String(value)
        case .flag(let value): text += value ? "true" : "false"
        case .null: text += "null"
        case .list(let values) where values.isEmpty: text += "[]"
        case .object(let members) where members.isEmpty: text += "{}"
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                text += index == 0 ? "\n\(deeper)" : ",\n\(deeper)"
                value.write(to: &text, indent: deeper)
            }
            text += "\n\(indent)]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += index == 0 ? "\n\(deeper)" : ",\n\(deeper)"
                text += "\"\(member.name.escapedForJSON)\": "
                member.value.write(to: &text, indent: deeper)
            }
            text += "\n\(indent)}"
        }
    }
}

extension String {
    /// The text as it is written between the quotation marks of JSON.
    package var escapedForJSON: String {
        var escaped = ""
        for character in unicodeScalars {
            switch character {
            case "\"", "\\": escaped += "\\\(character)"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(character.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
