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
        // By bytes: the texts of a whole site go through here for its search.
        var escaped: [UInt8] = []
        escaped.reserveCapacity(utf8.count)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped += [UInt8(ascii: "\\"), byte]
            case 0...0x1F, 0x7F: escaped += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            // The line separators U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
            case 0xA8 where escaped.ends(in: 0xE2, 0x80), 0xA9 where escaped.ends(in: 0xE2, 0x80):
                escaped.replaceSubrange((escaped.count - 2)..., with: "\\u202\(byte == 0xA8 ? "8" : "9")".utf8)
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Whether these two are the last ones.
    fileprivate func ends(in first: UInt8, _ second: UInt8) -> Bool {
        count >= 2 && self[count - 2] == first && self[count - 1] == second
    }
}
