import Markdown

/// The size of an SVG picture as its first tag tells it (SVG 2, 8.2): width and height, else the box that it shows.
struct SVGHeader {
    let size: PictureSize?

    /// CSS pixels for each unit of length that does not depend on what is around (CSS Values 3, 6.2).
    private static let units: [(name: String, pixels: Double)] = [
        ("px", 1), ("pt", 96 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("", 1),
    ]

    init(_ bytes: [UInt8]) {
        var attributes: [String: String]?
        HTMLTag.forEach(in: bytes) { tag in
            guard attributes == nil else { return }
            attributes = [:]
            guard bytes.isHTMLName(tag.name, "svg") || bytes.isHTMLName(tag.name, "svg:svg") else { return }
            for attribute in tag.attributes {
                attributes?[bytes.htmlName(attribute.name)] = bytes.htmlValue(attribute.value)
            }
        }
        let found = attributes ?? [:]
        let box = (found["viewbox"] ?? "").split { $0 == "," || $0.isWhitespace }.map { Double($0) ?? 0 }
        let width = Self.pixels(found["width"])
        let height = Self.pixels(found["height"])
        let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[3] / box[2] : nil
        size = Self.size(
            width ?? height.flatMap { height in ratio.map { height / $0 } } ?? (ratio == nil ? nil : box[2]),
            height ?? width.flatMap { width in ratio.map { width * $0 } } ?? (ratio == nil ? nil : box[3]))
    }

    private static func size(_ width: Double?, _ height: Double?) -> PictureSize? {
        guard let width, let height, (0.5..<1e7).contains(width), (0.5..<1e7).contains(height) else { return nil }
        return PictureSize(width: Int(width.rounded()), height: Int(height.rounded()))
    }

    /// A length in pixels; nil for what depends on what is around, such as `100%`.
    private static func pixels(_ text: String?) -> Double? {
        guard let text else { return nil }
        let length = text.split(whereSeparator: \.isWhitespace).first ?? ""
        guard let unit = units.first(where: { length.hasSuffix($0.name) }) else { return nil }
        return Double(length.dropLast(unit.name.count)).map { $0 * unit.pixels }
    }
}
