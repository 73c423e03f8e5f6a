import Drawing
import Geometry
import Testing

@testable import Widgets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The drawing against the numbers of the design: R = 150, angles clockwise from twelve.
@Suite struct ClockPickerTests {
    private static func svg(_ hour: Int, _ minute: Int) -> String {
        ClockPicker.drawing(minutes: Formula(hour * 60 + minute)).svg
    }

    /// Where the tip of a hand is once the browser has turned it, from the attributes alone.
    private static func tip(_ part: String, _ svg: String) throws -> (x: Double, y: Double) {
        let pattern = try Regex(
            "class=\"\(part)\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"([-0-9.]+)\" transform=\"rotate\\(([0-9.]+)\\)\"",
            as: (Substring, Substring, Substring).self)
        let match = try #require(svg.firstMatch(of: pattern))
        let length = try #require(Double(match.1))
        let angle = try #require(Double(match.2)) * .pi / 180
        return (150 - length * sin(angle), 150 + length * cos(angle))
    }

    @Test(arguments: [
        (10, 10, (76.28, 98.38), (253.92, 90.00)), (3, 0, (240.0, 150.0), (150.0, 30.0)),
        (12, 30, (173.29, 63.07), (150.0, 270.0)), (23, 59, (149.21, 60.00), (137.46, 30.66)),
    ])
    func theTipsOfTheHands(_ hour: Int, _ minute: Int, _ hourTip: (Double, Double), _ minuteTip: (Double, Double))
        throws
    {
        let svg = Self.svg(hour, minute)
        for (found, wanted) in [
            (try Self.tip("hour-hand", svg), hourTip), (try Self.tip("minute-hand", svg), minuteTip),
        ] {
            #expect(abs(found.x - wanted.0) < 0.01 && abs(found.y - wanted.1) < 0.01, "\(found), not \(wanted)")
        }
    }

    @Test func theFaceHasItsCirclesTicksAndNumerals() {
        let svg = Self.svg(0, 0)
        #expect(svg.contains("viewBox=\"-152.5 -152.5 305 305\""))
        #expect(svg.contains("<circle class=\"rim\" cx=\"0\" cy=\"0\" r=\"150\"/>"))
        #expect(svg.contains("<circle class=\"inner\" cx=\"0\" cy=\"0\" r=\"75\"/>"))
        #expect(svg.contains("M0 -150L0 -130"), "the mark of twelve ends at 130")
        #expect(svg.contains("M15.68 -149.18L14.37 -136.75"), "the mark of a minute ends at 137.5")
        #expect(svg.contains("<text class=\"numeral\" x=\"0\" y=\"-111.25\">12</text>"))
        #expect(svg.matches(of: /class="numeral"/).count == 12)
    }
}
