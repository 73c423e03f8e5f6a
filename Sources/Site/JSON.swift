extension String {
    /// The text as it is written between the quotation marks of JSON.
    var escapedForJSON: String {
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
