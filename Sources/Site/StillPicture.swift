import Drawing
import Widgets

/// The drawing of a widget as an SVG file of its own, with its name and its style.
struct StillPicture {
    /// The file.
    let bytes: [UInt8]

    /// Takes the drawings out of a widget's markup; several are put one below the other. Nil if there is none.
    /// - Parameters:
    ///   - kind: The name of the kind.
    ///   - title: What the picture is called.
    ///   - page: The style of pages, which sets the colours.
    ///   - style: The style of the widget.
    init?(of markup: String, kind: String, title: String, page: StyleRules, style: StyleRules) {
        let drawings = Self.drawings(in: markup)
        guard !drawings.isEmpty else { return nil }
        var content = ""
        var (width, height) = (0, 0)
        for drawing in drawings {
            // To a reader a picture is one thing anyway, and SVG 1.1 does not know the attribute.
            let drawing = drawing.replacing(" aria-hidden=\"true\"", with: "")
            content += "<svg y=\"\(height)\"\(drawing.dropFirst("<svg".count))\n"
            height += Self.pixels("height", of: drawing)
            width = max(width, Self.pixels("width", of: drawing))
        }
        let style = StillStyle(page: page, widget: style, kind: kind, of: content)
        let picture = """
            <svg xmlns="http://www.w3.org/2000/svg" class="clock \(kind)" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)" role="img">
            <title>\(title.allowedInXML.escapedForMarkup)</title>
            <style>\(style.text.escapedInXML)</style>
            \(content)</svg>

            """
        bytes = Array(picture.utf8)
    }

    /// The `svg` elements, as they were written. None is within another.
    private static func drawings(in markup: String) -> [String] {
        markup.ranges(of: "<svg").compactMap { start in
            guard let end = markup[start.lowerBound...].firstRange(of: "</svg>") else { return nil }
            return String(markup[start.lowerBound..<end.upperBound])
        }
    }

    /// The width or height of a drawing in whole pixels, from its first tag.
    private static func pixels(_ name: String, of drawing: String) -> Int {
        let tag = drawing.prefix { $0 != ">" }
        guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return 0 }
        return Double(tag[start...].prefix { $0 != "\"" }).map { Int($0.rounded(.up)) } ?? 0
    }
}

extension String {
    /// The text with U+FFFD in place of what no XML document may hold (XML 1.0, “Char”).
    var allowedInXML: String {
        var allowed = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: allowed.append(scalar)
            default: allowed.append("\u{FFFD}")
            }
        }
        return String(allowed)
    }

    /// A style sheet as it stands between tags of XML.
    fileprivate var escapedInXML: String { replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
}
