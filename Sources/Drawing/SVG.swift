extension Part {
    /// The drawing as SVG.
    /// - Precondition: Everything in it is known. One that waits for the browser has no first frame.
    public var svg: String {
        var svg = ""
        write(to: &svg)
        return svg
    }

    private func write(to svg: inout String) {
        switch self {
        case .fixed(let written): svg += written
        case .text(let text): svg += escaped(text)
        case .repeated(let count, let part):
            for index in 0..<count { part(.init(index)).write(to: &svg) }
        case .element(let element):
            svg += "<\(element.name)"
            if let part = element.part { svg += " class=\"\(part)\"" }
            for (name, value) in element.attributes { svg += " \(name)=\"\(escaped(value))\"" }
            guard !element.content.isEmpty else {
                svg += "/>"
                return
            }
            svg += ">"
            for part in element.content { part.write(to: &svg) }
            svg += "</\(element.name)>"
        }
    }

    private func escaped(_ text: Text) -> String {
        guard let known = text.known else { preconditionFailure("known only in the browser: \(text)") }
        return known.escapedForMarkup
    }
}

extension String {
    /// The text as it is written between tags and in quoted attributes of HTML and SVG.
    public var escapedForMarkup: String {
        guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 }) else { return self }
        var escaped = ""
        for character in unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
