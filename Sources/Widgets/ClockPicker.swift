import Behaviour
import Drawing
import Geometry
import SourceText

/// A dial whose hands can be turned: the hour hand in the inner half, the minute hand in the outer.
package struct ClockPicker: Widget {
    package static let name = "clock-picker"

    private static let value = Setting("value", .timeOfDay, "The time it shows at first, 10:10 if nothing is written.")
    private static let step = Setting(
        "step", .oneOf([1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]), initial: 1, as: "1",
        "The minutes between two marks that the minute hand stops at.")

    package static let options: [any AnySetting] = [value, step] + SharedOptions.all

    /// What it shows where nothing else is said.
    package static let initial = TimeOfDay(minutes: 610)

    package let bind: String?
    package let written: TimeOfDay?
    private let step: Int
    private let label: String?
    private let help: String?
    private let width: Int

    package init(_ settings: Settings) {
        written = settings[Self.value]
        step = settings[Self.step]
        bind = settings[SharedOptions.bind]
        label = settings[SharedOptions.label]
        help = settings[SharedOptions.help]
        width = settings[SharedOptions.width]
    }
}

// MARK: - Drawing

extension ClockPicker {
    static let radius: Formula = 150

    /// The clock at a time. The stroke of the rim needs 2.5 beyond the radius.
    /// - Parameter minutes: Minutes after midnight.
    package static func drawing(minutes: Formula) -> Part {
        .svg(
            "dial", viewBox: "-152.5 -152.5 305 305",
            [
                face,
                .line("hour-hand", from: .zero, to: Point(x: 0, y: -radius * 0.6)).rotated(Dial.hourAngle(minutes)),
                .line("minute-hand", from: .zero, to: Point(x: 0, y: -radius * 0.8))
                    .rotated(Dial.minuteAngle(minutes)),
            ])
    }

    /// What no time changes. The numerals' box is a quarter of the radius, its middle half a box within the hour marks.
    private static let face = Part.group(
        "face",
        [
            .circle("rim", radius: radius),
            .circle("inner", radius: radius / 2),
            .path("minute-ticks", ticks((0..<60).filter { $0 % 5 != 0 }, inner: radius - (radius / 20 + 5))),
            .path("hour-ticks", ticks((0..<60).filter { $0 % 5 == 0 }, inner: radius - (radius / 10 + 5))),
            .group("numerals", (1...12).map(numeral)),
        ]
    ).fixed

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
        let dial = Dial(radius: radius, step: .unknown("step"), floors: .unknown("floors"))
        let pointer = Point(x: .unknown("x"), y: .unknown("y"))
        return [
            JavaScript.update("drawClockPicker", drawing(minutes: minutes)),
            JavaScript.function("handAt", dial.hand(at: pointer)),
            JavaScript.function("turnHourHand", dial.time(turningHourHandTo: pointer, from: minutes)),
            JavaScript.function("pressMinuteHand", dial.time(pressingMinuteHandAt: pointer, from: minutes)),
            JavaScript.function("turnMinuteHand", dial.time(draggingMinuteHandTo: pointer, from: minutes)),
            JavaScript.function(
                "nextTime",
                Stepping.next(after: minutes, grid: .unknown("grid"), direction: .unknown("direction"))),
        ].joined(separator: "\n")
    }
}

// MARK: - Markup

extension ClockPicker {
    package func markup(showing value: TimeOfDay, in language: Language, id: String) -> String {
        var attributes = " value=\"\(value.text)\""
        if step != 1 { attributes += " step=\"\(step)\"" }
        if let bind { attributes += " bind=\"\(bind)\"" }
        if let label { attributes += " label=\"\(label.escapedForMarkup)\"" }

        let svg = Self.drawing(minutes: Formula(value.minutes))
            .with("width", Formula(width)).with("height", Formula(width)).with("aria-hidden", "true").svg
        var inputAttributes = " value=\"\(value.text)\""
        if step != 1 { inputAttributes += " step=\"\(step * 60)\"" }
        if help != nil { inputAttributes += " aria-describedby=\"\(id)-help\"" }
        let name = label ?? language["clock"]
        if label == nil { inputAttributes += " aria-label=\"\(name.escapedForMarkup)\"" }

        var html = "<\(Self.name)\(attributes)>"
        let input = "<input type=\"time\"\(inputAttributes)>"
        if let label {
            html += "<label><span class=\"label\">\(label.escapedForMarkup)</span>\(input)</label>"
        } else {
            html += input
        }
        html += svg
        html += "<span class=\"time\">\(language.time.text(value, in: language).escapedForMarkup)</span>"
        if let help { html += "<span class=\"help\" id=\"\(id)-help\">\(help.escapedForMarkup)</span>" }
        return html + "</\(Self.name)>\n"
    }
}
