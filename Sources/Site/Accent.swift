/// The one colour that a site sets, as it is on light and on dark pages: darker or lighter where that is needed to be read.
struct Accent: Sendable, Equatable {
    let light: Colour
    let dark: Colour

    /// What text needs at least on light paper (WCAG 2.2, success criterion 1.4.3), and on dark, where as much looks fainter.
    private static let contrast = (light: 4.5, dark: 6.0)
    /// The properties of a page's style that are the accent.
    private static let properties = ["--accent", "--clock-focus"]
    /// Those that it stands on.
    private static let papers = ["--paper", "--sunken", "--clock-face"]

    /// - Parameter rules: The style of pages, which sets what colours stand on.
    init(_ colour: Colour, in rules: StyleRules) {
        func papers(_ properties: [String: String]) -> [Colour] {
            Self.papers.compactMap { properties[$0].flatMap { Colour($0) } }
        }
        light = Self.readable(colour, on: papers(rules.light), Self.contrast.light, step: -0.005)
        dark = Self.readable(colour, on: papers(rules.dark), Self.contrast.dark, step: 0.005)
    }

    /// The colour itself if it can be read; else the nearest one of its hue that is so much darker, or lighter, that it can.
    private static func readable(_ colour: Colour, on papers: [Colour], _ contrast: Double, step: Double) -> Colour {
        var (found, lab) = (colour, OKLab(colour))
        while papers.contains(where: { found.contrast(with: $0) < contrast }), (0...1).contains(lab.lightness + step) {
            lab.lightness += step
            found = lab.colour
        }
        return found
    }

    /// The style of pages with this accent in the place of its own.
    /// - Parameter style: A slimmed style sheet.
    func applied(to style: [UInt8], _ rules: StyleRules) -> [UInt8] {
        var text = String(decoding: style, as: UTF8.self)
        for property in Self.properties {
            for (colour, properties) in [(light, rules.light), (dark, rules.dark)] {
                guard let value = properties[property] else { continue }
                for end in [";", "}"] {
                    text = text.replacing("\(property):\(value)\(end)", with: "\(property):#\(colour.digits)\(end)")
                }
            }
        }
        return Array(text.utf8)
    }
}

extension StyleRules {
    /// The custom properties of a light page.
    var light: [String: String] { properties(of: [":root"]) }

    /// The custom properties of a page that its reader made dark.
    var dark: [String: String] { properties(of: [":root[data-theme=\"dark\"]"], media: "@media screen") }
}

/// A colour by lightness and two axes of hue, as eyes see them: Oklab, from Björn Ottosson, “A perceptual color space for image
/// processing” (2020), which CSS Color 4 has too.
struct OKLab {
    /// 0 is black, 1 is white.
    var lightness: Double
    private let greenRed: Double
    private let blueYellow: Double

    init(_ colour: Colour) {
        let light = colour.light
        func cone(_ red: Double, _ green: Double, _ blue: Double) -> Double {
            Colour.root(min(red * light[0] + green * light[1] + blue * light[2], 1), 3)
        }
        let long = cone(0.4122214708, 0.5363325363, 0.0514459929)
        let medium = cone(0.2119034982, 0.6806995451, 0.1073969566)
        let short = cone(0.0883024619, 0.2817188376, 0.6299787005)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The colour on a screen. Where a screen does not have it, the strongest one of its hue and lightness that there is.
    var colour: Colour {
        var (least, most) = (0.0, 1.0)
        var light = light(strength: 1)
        if !Self.isOnScreen(light) {
            for _ in 0..<20 {
                let middle = (least + most) / 2
                if Self.isOnScreen(self.light(strength: middle)) { least = middle } else { most = middle }
            }
            light = self.light(strength: least)
        }
        return Colour(
            red: Colour.encoded(light[0]), green: Colour.encoded(light[1]), blue: Colour.encoded(light[2]))
    }

    private static func isOnScreen(_ light: [Double]) -> Bool { light.allSatisfy { (-0.0001...1.0001).contains($0) } }

    /// Amounts of red, green and blue light; beyond 0 to 1 where a screen does not have the colour.
    private func light(strength: Double) -> [Double] {
        let (a, b) = (greenRed * strength, blueYellow * strength)
        func cubed(_ value: Double) -> Double { value * value * value }
        let long = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return [
            4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
        ]
    }
}
