import Behaviour
import Drawing
import Geometry

extension TimeRange {
    /// The wheels at rest.
    /// - Parameters:
    ///   - minutes: The time that they show, in minutes after midnight, 0 ..< 1440.
    ///   - step: The minutes between two rows.
    ///   - hours: 12 or 24.
    package static func drawing(minutes: Int, step: Int, hours: Int, in language: Language) -> Part {
        let rows = MinuteRows(for: Formula(minutes), step: Formula(step))
        return Wheel.picture(
            Wheel("hours", at: TimeWheels.hourRow(of: Formula(minutes)), last: 23, count: 24) {
                language.text(.time(TimeOfDay(minutes: $0 * 60)), as: hours == 12 ? "hour-12" : "hour-row")
            },
            Wheel("minutes", at: rows.row, last: rows.last, count: Int(rows.last.number ?? 0) + 1) {
                let minute = Int(rows.minute(at: Formula($0)).number ?? 0)
                return language.text(.time(TimeOfDay(minutes: minute)), as: "minute-row")
            })
    }

    package static var functions: String {
        let minutes = Formula.unknown("minutes")
        let row = Formula.unknown("row")
        let rows = MinuteRows(for: minutes, step: .unknown("step"))
        return [
            JavaScript.function("hourRow", TimeWheels.hourRow(of: minutes)),
            JavaScript.function("withHour", TimeWheels.time(minutes, withHour: row)),
            JavaScript.function("minuteRow", rows.row),
            JavaScript.function("lastMinuteRow", rows.last),
            JavaScript.function("minuteAt", rows.minute(at: row)),
            JavaScript.function("withMinute", TimeWheels.time(minutes, withMinute: .unknown("minute"))),
            JavaScript.function(
                "lengthOf",
                TimeWheels.length(
                    from: .unknown("start"), to: .unknown("end"), isOvernight: .unknown("isOvernight"))),
        ].joined(separator: "\n")
    }
}
