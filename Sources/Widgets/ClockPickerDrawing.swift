import Behaviour
import Drawing
import Geometry

extension ClockPicker {
    static let radius: Formula = 150

    /// The clock at a time. The stroke of the rim needs 2.5 beyond the radius.
    /// - Parameters:
    ///   - minutes: Minutes after midnight, of any day.
    ///   - isLinked: 1 if the hour hand goes with the minutes, 0 if it stands for itself.
    ///   - freeAngle: Where the hour hand stands then, in degrees clockwise from twelve.
    ///   - step: The minutes between two marks that the minute hand stops at; the others are dimmed.
    package static func drawing(
        minutes: Formula, isLinked: Formula = 1, freeAngle: Formula = 0, step: Int = 1
    ) -> Part {
        let hourAngle = (isLinked .== 1).choose(Dial.hourAngle(minutes), otherwise: freeAngle)
        return .svg(
            "dial", viewBox: "-152.5 -152.5 305 305",
            [
                faces[step] ?? face(step: step),
                .line("hour-hand", from: .zero, to: Point(x: 0, y: -radius * 0.6)).rotated(hourAngle),
                .line("minute-hand", from: .zero, to: Point(x: 0, y: -radius * 0.8))
                    .rotated(Dial.minuteAngle(minutes)),
            ])
    }

    /// What no time changes, for each step; written once.
    private static let faces = Dictionary(uniqueKeysWithValues: steps.map { ($0, face(step: $0).fixed) })

    /// The numerals' box is a quarter of the radius, its middle half a box within the hour marks.
    private static func face(step: Int) -> Part {
        let minutes = (0..<60).filter { $0 % 5 != 0 }
        let short = radius - (radius / 20 + 5)
        let long = radius - (radius / 10 + 5)
        let dimmed = minutes.filter { $0 % step != 0 }
        let dimmedTicks = Part.path("minute-ticks off-step", ticks(dimmed, inner: short))
        return .group(
            "face",
            [
                .circle("rim", radius: radius),
                .circle("inner", radius: radius / 2),
            ]
                + (dimmed.count == minutes.count
                    ? [] : [.path("minute-ticks", ticks(minutes.filter { $0 % step == 0 }, inner: short))])
                + (dimmed.isEmpty ? [] : [dimmedTicks]) + [
                    .path("hour-ticks", ticks((0..<60).filter { $0 % 5 == 0 && $0 % step == 0 }, inner: long))
                ] + offStepHours(step, inner: long) + [.group("numerals", (1...12).map(numeral))]
        ).with("aria-hidden", "true")
    }

    /// The hour marks that the minute hand does not stop at.
    private static func offStepHours(_ step: Int, inner: Formula) -> [Part] {
        let hours = (0..<60).filter { $0 % 5 == 0 && $0 % step != 0 }
        return hours.isEmpty ? [] : [.path("hour-ticks off-step", ticks(hours, inner: inner))]
    }

    private static func numeral(_ hour: Int) -> Part {
        let place = Point(at: Formula(hour * 30), radius: radius - (radius / 10 + 5) - radius / 8)
        return .words("numeral", at: place, "\(Formula(hour))")
    }

    private static func ticks(_ minutes: [Int], inner: Formula) -> Outline {
        var ticks = Outline()
        for minute in minutes {
            let angle = Formula(minute * 6)
            ticks.addLine(from: Point(at: angle, radius: radius), to: Point(at: angle, radius: inner))
        }
        return ticks
    }
}

// MARK: - Script

extension ClockPicker {
    package static var functions: String {
        let minutes = Formula.unknown("minutes")
        let turned = Formula.unknown("turned")
        let dial = Dial(
            radius: radius, step: .unknown("step"), floors: .unknown("floors"), carry: .unknown("carry"))
        let pointer = Point(x: .unknown("x"), y: .unknown("y"))
        return [
            JavaScript.update(
                "drawClockPicker",
                drawing(minutes: minutes, isLinked: .unknown("isLinked"), freeAngle: .unknown("freeAngle"))),
            JavaScript.function("handAt", dial.hand(at: pointer)),
            JavaScript.function("turnHourHand", dial.time(turningHourHandTo: pointer, from: minutes)),
            JavaScript.function("pressMinuteHand", dial.time(pressingMinuteHandAt: pointer, from: minutes)),
            JavaScript.function("turnMinuteHand", dial.time(draggingMinuteHandTo: pointer, from: minutes)),
            JavaScript.function("freeHandAngle", dial.freeHandAngle(at: pointer, from: .unknown("freeAngle"))),
            JavaScript.function("hourAngle", Dial.hourAngle(minutes)),
            JavaScript.function("freeHandHour", Dial.hour(ofFreeHandAt: .unknown("freeAngle"))),
            JavaScript.function(
                "nextTime", Stepping.next(after: minutes, grid: .unknown("grid"), direction: .unknown("direction"))),
            JavaScript.function("carried", dial.carried(turned, from: minutes, within: .unknown("period"))),
        ].joined(separator: "\n")
    }
}
