import SourceText

/// A colour of the screen (sRGB), a byte for each part. It is worked out with sums, products and quotients alone, which give
/// the same bits on every machine; powers from a system's library need not.
struct Colour: Sendable, Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// `8a3b12`, `#8a3b12` or the three digits of `#fc0`; nil for anything else.
    init?(_ text: String) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
        let long = digits.count == 3 ? digits.reduce(into: "") { $0 += "\($1)\($1)" } : String(digits)
        guard long.count == 6, let number = UInt32(long, radix: 16) else { return nil }
        self.init(
            red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }

    /// Six digits, without `#`.
    var digits: String {
        [red, green, blue].map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// Its parts as amounts of light, 0 to 1.
    var light: [Double] { [red, green, blue].map(Self.decoded) }

    /// How bright it is, 0 to 1: the relative luminance of WCAG 2.2.
    var luminance: Double {
        let light = light
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }

    /// How well one can be told from the other, 1 to 21: the contrast ratio of WCAG 2.2.
    func contrast(with other: Colour) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The transfer function of sRGB (IEC 61966-2-1), from a byte to an amount of light.
    static func decoded(_ byte: UInt8) -> Double {
        let value = Double(byte) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // To the power of 2.4.
        return base * base * root(base * base, 5)
    }

    /// From an amount of light, 0 to 1, to the nearest byte.
    static func encoded(_ light: Double) -> UInt8 {
        let light = min(max(light, 0), 1)
        // To the power of 1 / 2.4.
        let value = light > 0.0031308 ? 1.055 * root(light * light * light * light * light, 12) - 0.055 : light * 12.92
        return UInt8((value * 255).rounded())
    }

    /// The root of a number from 0 to 1, by Newton's method.
    static func root(_ number: Double, _ degree: Int) -> Double {
        guard number > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<100 {
            let power = (1..<degree).reduce(1.0) { power, _ in power * root }
            root = (Double(degree - 1) * root + number / power) / Double(degree)
        }
        return root
    }
}

extension Form<Colour> {
    /// A colour in hexadecimal digits.
    static let colour = Form(
        "a colour such as 8a3b12, or \"#8a3b12\" in quotes, since ‘#’ begins a comment",
        schema: FormSchema(.words, [("pattern", .text("^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"))])
    ) { (text: String) in Colour(text) }
}
