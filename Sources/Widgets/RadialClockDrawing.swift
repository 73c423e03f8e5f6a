import Behaviour
import Drawing
import Geometry

extension RadialClock {
    private static let diameter: Formula = 400
    private static let hours = RadialLayout(count: 12, diameter: diameter)
    private static let seconds = RadialLayout(count: 60, diameter: diameter)
    /// The ring of the dots within that of the numerals.
    private static let ringScale: Formula = 0.74

    /// How far the layers are above the face, for a diameter of 400.
    private enum Height {
        static let face: Formula = 0
        static let numerals: Formula = 2
        static let dots: Formula = 3
        static let hourHand: Formula = 3
        static let minuteHand: Formula = 5
        static let presentDot: Formula = 5
    }

    /// The clock at a time. The minute hand is above the hour hand, on the page as in the pose.
    /// - Parameters:
    ///   - time: Seconds after midnight.
    ///   - pose: How it is held; nil for a clock that stays as it is, whose layers need no transforms then.
    package static func drawing(time: Formula, pose: Pose? = nil) -> Part {
        let minutes = Formula.floor(time / 60).named("minutes")
        let second = time.wrapped(in: 60).named("second")
        func layer(_ name: String, at height: Formula, _ content: [Part]) -> Part {
            let group = Part.group("\(name)-layer", content)
            guard let matrix = pose?.matrix(ofLayerAt: height) else { return group }
            // The pen writes two decimals: not enough for factors, but for hundred times as much.
            let numbers = matrix.map { Text($0 * 100) }
            return group.with(
                "transform",
                """
                scale(0.01) matrix(\(numbers[0]) \(numbers[1]) \(numbers[2]) \(numbers[3]) \(numbers[4]) \(numbers[5]))
                """)
        }
        let shift = pose?.shift(ofHeight: Height.presentDot - Height.dots)
        return .svg(
            "disc", viewBox: "-200 -200 400 400",
            [
                layer("face", at: Height.face, [.circle("ground", radius: diameter / 2)]),
                layer("numerals", at: Height.numerals, [numerals]),
                layer("dots", at: Height.dots, [dots(second, shift: shift)]),
                layer(
                    "hour", at: Height.hourHand,
                    [hand("hour-hand", width: 6, from: 0, to: 80).rotated(Dial.hourAngle(minutes))]),
                layer(
                    "minute", at: Height.minuteHand,
                    [hand("minute-hand", width: 4, from: -10, to: 90).rotated(Dial.minuteAngle(minutes))]),
            ])
    }

    private static let numerals = Part.group(
        "numerals",
        (0..<12).map { hour in
            .words("numeral", at: hours.place(Formula(hour)), "\(Formula(hour == 0 ? 12 : hour))")
        }
    ).fixed

    /// The dot of the present second is twice as large as the others, and opaque. It touches none of its neighbours.
    /// - Parameter shift: Where it is seen, as it is above the others.
    private static func dots(_ second: Formula, shift: Point?) -> Part {
        let radius = seconds.itemSize * ringScale / 2
        return .repeated(60) { i in
            let present = (i .== second).choose(1, otherwise: 0).named("present")
            let place = seconds.place(i, scale: ringScale)
            let seen = shift.map { Point(x: place.x + present * $0.x, y: place.y + present * $0.y) } ?? place
            return .circle("dot", at: seen, radius: radius * (1 + present)).with("opacity", 0.25 + 0.75 * present)
        }
    }

    /// A hand that points to twelve.
    private static func hand(_ name: String, width: Formula, from tail: Formula, to tip: Formula) -> Part {
        .rectangle(name, at: Point(x: -width / 2, y: -tip), width: width, height: tip - tail)
    }
}

// MARK: - Script

extension RadialClock {
    package static var functions: String { JavaScript.update("drawRadialClock", drawing(time: .unknown("time"))) }

    /// What clocks need beside that can be turned.
    static var manipulation: String {
        let pose = Pose(
            yaw: .unknown("yaw"), pitch: .unknown("pitch"), nearness: .unknown("nearness"),
            place: Point(x: .unknown("x"), y: .unknown("y")))
        let (angle, by) = (Formula.unknown("angle"), Formula.unknown("by"))
        return [
            JavaScript.update("drawPosedClock", drawing(time: .unknown("time"), pose: pose)),
            JavaScript.function("draggedAngle", Pose.angle(angle, draggedBy: by)),
            JavaScript.function("turnedAngle", Pose.angle(angle, turnedBy: by)),
            JavaScript.function("movedPlace", Pose.place(.unknown("place"), movedBy: by)),
            JavaScript.function("scaledNearness", Pose.nearness(.unknown("nearness"), times: .unknown("factor"))),
            JavaScript.function("glide", Pose.glide(speed: .unknown("speed"), elapsed: .unknown("elapsed"))),
        ].joined(separator: "\n")
    }
}
