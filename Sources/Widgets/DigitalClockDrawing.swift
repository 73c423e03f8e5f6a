import Behaviour
import Drawing
import Geometry

extension DigitalClock {
    /// Which lines there are and how they lie: the date is a fifteenth of the width high, the time a sixth.
    package struct Layout: Sendable {
        /// Whether there is a line for the date.
        package var hasDate = true
        /// Whether the time has seconds.
        package var hasSeconds = true
        /// Whether it says which half of the day it is.
        package var hasHalf = false
        /// How far the digits lean, in degrees.
        package var slant: Formula = 5

        /// A layout with all that the script can follow.
        package init() {}

        package init(hasDate: Bool, hasSeconds: Bool, hasHalf: Bool, slant: Formula) {
            (self.hasDate, self.hasSeconds, self.hasHalf, self.slant) = (hasDate, hasSeconds, hasHalf, slant)
        }

        static let width: Formula = 300
        static let dateSize = width / 15
        static let timeSize = width / 6
        static let spacing: Formula = 10
        static let margin: Formula = 20

        /// The half of the day stands in the line of the date, so the line is there if either is.
        var hasUpperLine: Bool { hasDate || hasHalf }
        var timeTop: Formula { hasUpperLine ? Self.margin + Self.dateSize + Self.spacing : Self.margin }
        var height: Formula { timeTop + Self.timeSize + Self.margin }

        /// The digits of the time, and between them the colons.
        var digits: Int { hasSeconds ? 6 : 4 }
        var timeLength: Formula {
            Segments.width * Formula(digits) + Segments.colonWidth * Formula(digits / 2 - 1)
        }
        static let dateLength = Segments.width * 10
    }

    /// How much of a segment is seen that is off.
    static let ghostOpacity: Formula = 0.1

    /// The clock at a time.
    /// - Parameters:
    ///   - time: Seconds after midnight, 0 ..< 86,400.
    ///   - date: A number that is written as the date is, 20260228; 0 for none, which lights nothing.
    ///   - hours: 12 or 24. Of twelve hours a leading zero is blank, so that no digit leaves its place.
    ///   - noon: How the first of twelve hours is written, 12 or in some languages 0.
    ///   - ghost: The opacity of a segment that is off.
    ///   - halves: The words for before and after noon.
    package static func drawing(
        time: Formula, date: Formula, hours: Formula = 24, noon: Formula = 12, ghost: Formula = ghostOpacity,
        halves: Words, _ layout: Layout = Layout()
    ) -> Part {
        let segments = Segments(slant: layout.slant)
        let outlines = Words.known((0..<7).map { outline([segments.outline($0)]).data.known ?? "" })
        let hour = Formula.floor(time / 3600).named("hour")
        let ofTwelve = hour.wrapped(in: 12).named("ofTwelve")
        let twelve = (ofTwelve .== 0).choose(noon, otherwise: ofTwelve)
        let minutes = Formula.floor(time / 60)
        let shown = (hours .== 12).choose(twelve, otherwise: hour)
        let number = (shown * 10000 + minutes.wrapped(in: 60) * 100 + time.wrapped(in: 60)).named("number")

        let timeDigits = Part.repeated(layout.digits) { i in
            let digit = Segments.digit(5 - i, of: number).named("digit")
            let leading = (hours .== 12).choose(i, otherwise: 1).named("leading")
            let cell = (digit + leading .== 0).choose(Segments.blank, otherwise: digit).named("cell")
            let x = Segments.width * i + Segments.colonWidth * .floor(i / 2)
            return Self.digit("time-digit", cell, at: x, outlines, ghost: ghost)
        }
        let colons = outline(
            (1..<layout.digits / 2).flatMap { pair in
                let x = Segments.width * Formula(2 * pair) + Segments.colonWidth * Formula(pair - 1)
                return segments.colon.map { moved($0, by: x) }
            })
        let timeLine = line(
            "time-line", top: layout.timeTop, size: Layout.timeSize, length: layout.timeLength,
            [.path("colons", colons), timeDigits])

        var upper: [Part] = []
        if layout.hasDate { upper.append(dateLine(date, segments, outlines, ghost: ghost)) }
        if layout.hasHalf {
            // At the left, where the time begins: read before it, as watches have it.
            let place = Point(
                x: (Layout.width - layout.timeLength * (Layout.timeSize / 1000)) / 2,
                y: Layout.margin + Layout.dateSize / 2)
            upper.append(.words("half", at: place, "\(halves, at: .floor(hour / 12))"))
        }
        return .svg(
            "digits", viewBox: "0 0 \(Layout.width) \(layout.height)",
            [
                .rectangle("ground", at: .zero, width: Layout.width, height: layout.height).with(
                    "rx", Layout.width / 25)
            ] + upper + [timeLine])
    }

    /// A line of digits, in thousandths of its size, in the middle.
    private static func line(
        _ name: String, top: Formula, size: Formula, length: Formula, _ content: [Part]
    ) -> Part {
        let scale = size / 1000
        let left = (Layout.width - length * scale) / 2
        return .group(name, content).with("transform", "translate(\(left) \(top)) scale(\(scale))")
    }

    private static func dateLine(_ date: Formula, _ segments: Segments, _ outlines: Words, ghost: Formula) -> Part {
        let digits = Part.repeated(8) { i in
            let digit = (date .== 0).choose(Segments.blank, otherwise: Segments.digit(7 - i, of: date)).named("cell")
            let hyphens = (3 .< i).choose(1, otherwise: 0) + (5 .< i).choose(1, otherwise: 0)
            return Self.digit("date-digit", digit, at: Segments.width * (i + hyphens), outlines, ghost: ghost)
        }
        let hyphen = segments.outline(Segments.middle)
        let hyphens = outline([4, 7].map { moved(hyphen, by: Segments.width * $0) })
        return line(
            "date-line", top: Layout.margin, size: Layout.dateSize, length: Layout.dateLength,
            [.path("hyphens", hyphens).with("opacity", (date .== 0).choose(ghost, otherwise: 1)), digits])
    }

    private static func digit(
        _ name: String, _ digit: Formula, at x: Formula, _ outlines: Words, ghost: Formula
    ) -> Part {
        .group(
            name,
            [
                .repeated(7) { j in
                    .element("path", "segment").with("d", "\(outlines, at: j)").with(
                        "opacity", (Segments.isLit(j, of: digit) .== 1).choose(1, otherwise: ghost))
                }
            ]
        ).with("transform", "translate(\(x))")
    }

    private static func moved(_ corners: [Point], by x: Formula) -> [Point] {
        corners.map { Point(x: $0.x + x, y: $0.y) }
    }

    private static func outline(_ figures: [[Point]]) -> Outline {
        var outline = Outline()
        for figure in figures { outline.addPolygon(figure) }
        return outline
    }
}

// MARK: - Script

extension DigitalClock {
    package static var functions: String {
        var layout = Layout()
        layout.hasHalf = true
        return JavaScript.update(
            "drawDigitalClock",
            drawing(
                time: .unknown("time"), date: .unknown("date"), hours: .unknown("hours"), noon: .unknown("noon"),
                ghost: .unknown("ghost"), halves: .unknown("halves"), layout),
            words: ["halves"])
    }
}
