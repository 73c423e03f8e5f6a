import SourceText
import Testing

@testable import Site

/// The colour that a site sets. What browsers and axe say of it is in Tests/Browser/test_colour.py.
@Suite struct ColourTests {
    /// Ratios as the tools of the W3C and of browsers give them: #767676 is the lightest grey that is enough on white.
    @Test(arguments: [("000000", "#fff", 21.0), ("767676", "fff", 4.54), ("777", "ffffff", 4.48), ("f00", "fff", 4.0)])
    func contrastIsThatOfTheGuidelines(_ one: String, _ other: String, _ ratio: Double) throws {
        let (one, other) = try (#require(Colour(one)), #require(Colour(other)))
        #expect(
            abs(one.contrast(with: other) - ratio) < 0.005 && one.contrast(with: other) == other.contrast(with: one))
    }

    @Test func everyByteComesBackFromItsLight() {
        for byte in UInt8.min...UInt8.max { #expect(Colour.encoded(Colour.decoded(byte)) == byte) }
        for red in stride(from: UInt8(0), through: 255, by: 51) {
            for green in stride(from: UInt8(0), through: 255, by: 51) {
                for blue in stride(from: UInt8(0), through: 255, by: 51) {
                    let colour = Colour(red: red, green: green, blue: blue)
                    #expect(OKLab(colour).colour == colour)
                }
            }
        }
    }

    @Test(arguments: ["", "#", "8a3b1", "8a3b123", "red", "#８ａ３", "rgb(1,2,3)", "-8a3b1", "0x8a3b"])
    func whatIsNoColourIsAnError(_ text: String) throws {
        let shop = try Workshop(["index.md": "x", "site.yml": "colour: '\(text)'\n"])
        #expect(shop.report().map { $0.hasSuffix("[wrong-value]") } == [true])
    }

    @Test func withoutQuotesTheSignBeginsAComment() throws {
        let shop = try Workshop(["index.md": "x", "site.yml": "colour: #8a3b12\n"])
        #expect(
            shop.report() == [
                "Content/site.yml: colour must be a colour such as 8a3b12, or \"#8a3b12\" in quotes, since ‘#’ begins a "
                    + "comment, and nothing is written [wrong-value]"
            ])
    }

    @Test func theColourIsInStyleAndIconAndTheDarkOneIsLighter() throws {
        let shop = try Workshop(["index.md": "x", "site.yml": "colour: 1f5a8f\n"])
        try shop.build()
        let style = try #require(shop.text("_gnomon/page.css"))
        let accents = style.matches(of: /--accent:#([0-9a-f]+)/).map { String($0.1) }
        // Light, dark by the system, dark by choice, and on paper.
        #expect(accents.count == 4 && accents[0] == "1f5a8f" && accents[1] == accents[2] && accents[3] == "000")
        let (light, dark) = try (#require(Colour(accents[0])), #require(Colour(accents[1])))
        #expect(dark.luminance > light.luminance)
        #expect(shop.text("index.html")?.contains("stroke='%231f5a8f'") == true)
    }

    @Test func aStyleOfTheSitesOwnKeepsItsColours() throws {
        let shop = try Workshop(["index.md": "x", "site.yml": "colour: 1f5a8f\n"])
        try shop.write(":root{--accent:#123456}", to: "Templates/styles/page.css")
        try shop.build()
        #expect(shop.text("_gnomon/page.css")?.hasPrefix(":root{--accent:#123456}") == true)
        #expect(shop.text("index.html")?.contains("stroke='%23123456'") == true)
    }
}
