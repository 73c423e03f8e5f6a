import Drawing
import Geometry
import Widgets

/// The radial and the digital clock: all their states, each drawn by the script into the picture of another.
enum LiveCases {
    private static let halves = ["AM", "PM"]

    /// A list of pictures, and a comparison for each.
    private static func script(
        _ kind: String, _ states: [(picture: String, state: String)], drawnBy function: String
    ) -> String {
        let rows = states.map { "[\(quoted($0.picture)),{ \($0.state) }],\n" }.joined()
        return """
            {
              const states = [
            \(rows)];
              states.forEach(([picture, state], i) => compare("\(kind)", i, drawn(picture, () => {}),
                drawn(states[(i + 7) % states.length][0], \(function), state)));
            }

            """
    }

    /// All minutes of a day, and all seconds of a minute.
    private static let times = (0..<1440).map { $0 * 60 } + (0..<60).map { 36_600 + $0 }

    static var radial: String {
        script(
            "radial",
            times.map { (RadialClock.drawing(time: Formula($0)).svg, "time: \($0)") }, drawnBy: "drawRadialClock")
    }

    /// A digital clock and its state. Without the outlines of its segments, which no state changes.
    private static func digital(
        _ time: Int, _ date: Int, hours: Int = 24, noon: Int = 12, _ layout: DigitalClock.Layout
    ) -> (picture: String, state: String) {
        let picture = DigitalClock.drawing(
            time: Formula(time), date: Formula(date), hours: Formula(hours), noon: Formula(noon), ghost: 0.1,
            halves: .known(halves), layout
        ).svg
        let words = "[\(halves.map { "\"\($0)\"" }.joined(separator: ", "))]"
        let state = "time: \(time), date: \(date), hours: \(hours), noon: \(noon), ghost: 0.1, halves: \(words)"
        return (withoutOutlines(picture), state)
    }

    private static func withoutOutlines(_ picture: String) -> String {
        var bytes: [UInt8] = []
        var isOutline = false
        for byte in picture.utf8 {
            if byte == UInt8(ascii: "\"") {
                isOutline = !isOutline && bytes.suffix(3) == [0x20, 0x64, 0x3D]
            } else if isOutline {
                continue
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let withoutDate = DigitalClock.Layout(hasDate: false, hasSeconds: true, hasHalf: true, slant: 5)

    /// Times of 24 hours, and the hours of twelve that begin with 12 or with 0.
    static var digitalTimes: String {
        let hours = (0..<24).map { $0 * 3600 + 125 }
        let states =
            times.map { digital($0, 0, withoutDate) } + hours.map { digital($0, 0, hours: 12, withoutDate) }
            + hours.map { digital($0, 0, hours: 12, noon: 0, withoutDate) }
        return script("digital time", states, drawnBy: "drawDigitalClock")
    }

    /// Every date of two years, one of them with a leap day, and none.
    static var digitalDates: String {
        let first = DateTime("2027-01-01T00:00")?.day ?? 0
        let days = (first..<first + 731).compactMap { DateTime(day: $0, time: TimeOfDay(minutes: 0)) }
        let dates = days.map { ($0.year * 100 + $0.month) * 100 + $0.date } + [0]
        return script("digital date", dates.map { digital(0, $0, .init()) }, drawnBy: "drawDigitalClock")
    }

    /// All pairs of digits in every place of the date, also months and days that no calendar has, and in the place of the
    /// hours.
    static var digitalPairs: String {
        let places = [1, 100, 10_000, 1_000_000]
        let dates = places.flatMap { place in
            (0..<100).map { digital(0, 77_777_777 + ($0 - 77) * place, .init()) }
        }
        return script(
            "digital pair", dates + (0..<100).map { digital($0 * 3600, 1, .init()) }, drawnBy: "drawDigitalClock")
    }

    /// Poses at random, at all times.
    static func poses(count: Int) -> String {
        var random = SeededNumbers(seed: 17)
        let states = (0..<count).map { _ -> (String, String) in
            let time = Int.random(in: 0..<86_400, using: &random)
            let angles = (0..<2).map { _ in Double.random(in: -75...75, using: &random) }
            let nearness = Double.random(in: 0.5...3, using: &random)
            let places = (0..<2).map { _ in Double(Int.random(in: -200...200, using: &random)) }
            let pose = Pose(
                yaw: Formula(angles[0]), pitch: Formula(angles[1]), nearness: Formula(nearness),
                place: Point(x: Formula(places[0]), y: Formula(places[1])))
            let state = """
                time: \(time), yaw: \(angles[0]), pitch: \(angles[1]), nearness: \(nearness), \
                x: \(places[0]), y: \(places[1])
                """
            return (RadialClock.drawing(time: Formula(time), pose: pose).svg, state)
        }
        return script("pose", states, drawnBy: "drawPosedClock")
    }
}
