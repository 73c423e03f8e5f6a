import Behaviour
import Drawing
import Geometry

extension MonthPicker {
    /// The wheels, at rest on a month or on their way from it.
    /// - Parameters:
    ///   - month: The month that is chosen.
    ///   - turn: How far both wheels are turned on from it, in rows.
    ///   - low: The first month that can be.
    ///   - high: The last one.
    ///   - carries: Whether the wheel of months moves that of years.
    package static func drawing(
        month: Month, turnedOn turn: Formula = 0, low: Month = first, high: Month = last, carries: Bool = false,
        in language: Language
    ) -> Part {
        let number = Formula(month.number)
        let wheels = MonthWheels(
            low: Formula(low.number), high: Formula(high.number), carry: carries ? 1 : 0)
        return Wheel.picture(
            Wheel(
                "years", at: wheels.yearRow(of: number) + turn, last: wheels.lastYearRow,
                count: high.year - low.year + 1
            ) {
                language.text(.month(Month(number: (low.year + $0) * 12)), as: "year-row")
            },
            Wheel(
                "months", at: number + turn, first: wheels.firstRow(of: number), last: wheels.lastRow(of: number),
                count: 12
            ) { language.name(ofMonth: $0 + 1) })
    }

    package static var functions: String {
        let month = Formula.unknown("number")
        let row = Formula.unknown("row")
        let wheels = MonthWheels(low: .unknown("low"), high: .unknown("high"), carry: .unknown("carry"))
        return [
            JavaScript.function("yearOf", MonthWheels.year(of: month)),
            JavaScript.function("yearRow", wheels.yearRow(of: month)),
            JavaScript.function("lastYearRow", wheels.lastYearRow),
            JavaScript.function("monthWithYear", wheels.month(month, withYearAt: row)),
            JavaScript.function("monthWithMonth", wheels.month(month, withMonthAt: row)),
            JavaScript.function("firstMonthRow", wheels.firstRow(of: month)),
            JavaScript.function("lastMonthRow", wheels.lastRow(of: month)),
        ].joined(separator: "\n")
    }
}
