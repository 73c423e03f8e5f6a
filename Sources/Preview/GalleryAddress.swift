/// What stands behind `?` in an address of the gallery: names and values as forms send them (WHATWG URL,
/// application/x-www-form-urlencoded). Any text can be in it.
struct GalleryAddress {
    /// What comes before the names of what is set about the view; no option of a widget has a dot.
    static let prefix = "view."

    /// All names and values, in their order. A field that is left empty is one that is not set.
    let pairs: [(name: String, text: String)]

    init(_ pairs: [(name: String, text: String)]) { self.pairs = pairs.filter { !$0.text.isEmpty } }

    /// Nil for what is not UTF-8.
    init?(target: String) {
        let bytes = Array(target.utf8)
        let query = bytes.drop { $0 != UInt8(ascii: "?") }.dropFirst().prefix { $0 != UInt8(ascii: "#") }
        var pairs: [(name: String, text: String)] = []
        for part in query.split(separator: UInt8(ascii: "&")) {
            let head = part.prefix { $0 != UInt8(ascii: "=") }
            guard let name = Self.decoded(head), let text = Self.decoded(part[head.endIndex...].dropFirst()) else {
                return nil
            }
            pairs.append((name, text))
        }
        self.init(pairs)
    }

    /// The options of the widget.
    var options: [(name: String, text: String)] { pairs.filter { !$0.name.hasPrefix(Self.prefix) } }

    /// What is set about the view, without the prefix of its names.
    var view: [(name: String, text: String)] {
        pairs.filter { $0.name.hasPrefix(Self.prefix) }.map { (String($0.name.dropFirst(Self.prefix.count)), $0.text) }
    }

    /// The same with other values of some names of the view; nil for none.
    func viewed(with changes: KeyValuePairs<String, String?>) -> GalleryAddress {
        let names = changes.map { Self.prefix + $0.key }
        return GalleryAddress(
            pairs.filter { !names.contains($0.name) }
                + changes.compactMap { change in change.value.map { (Self.prefix + change.key, $0) } })
    }

    /// The same with other options.
    func with(options: [(name: String, text: String)]) -> GalleryAddress {
        GalleryAddress(options + pairs.filter { $0.name.hasPrefix(Self.prefix) })
    }

    /// `?a=b`, or nothing where nothing is set.
    var text: String {
        let parts = pairs.map { "\(Self.encoded($0.name))=\(Self.encoded($0.text))" }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }

    private static func decoded(_ part: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "+") {
                bytes.append(UInt8(ascii: " "))
            } else if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigit,
                let low = rest.dropFirst().first?.hexDigit
            {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2A, 0x2D, 0x2E, 0x5F: bytes.append(byte)
            case 0x20: bytes.append(UInt8(ascii: "+"))
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
