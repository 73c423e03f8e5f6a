/// The rows of a wheel of minutes: the marks of an hour, and among them the minute that the time has if it is on none.
/// It stays in sight until the wheel is turned away from it.
///
/// Times are in minutes after midnight, rows are counted from 0.
public struct MinuteRows: Sendable {
    private let minute: Formula
    private let step: Formula
    /// 1 if the minute has a row to itself, 0 if it is on a mark.
    private let extra: Formula
    /// The row of the time: of 8:07 with marks each quarter it is 1, after 00 and before 15.
    public let row: Formula

    /// The rows for a time.
    /// - Parameters:
    ///   - minutes: The time that stands there before the wheel is turned.
    ///   - step: The minutes between two marks, a divisor of 60.
    public init(for minutes: Formula, step: Formula) {
        self.step = step
        minute = minutes.wrapped(in: 60).named("minute")
        let before = Formula.floor(minute / step).named("before")
        extra = (minute .== step * before).choose(0, otherwise: 1).named("extra")
        row = (before + extra).named("own")
    }

    /// The last row.
    public var last: Formula { 60 / step - 1 + extra }

    /// The minute that a row stands for.
    public func minute(at row: Formula) -> Formula {
        let mark = (self.row .< row).choose(step * (row - extra), otherwise: step * row)
        return (row .== self.row).choose(minute, otherwise: mark)
    }
}

/// A time of day by the rows of two wheels.
public enum TimeWheels {
    /// The row of the hour.
    public static func hourRow(of minutes: Formula) -> Formula { .floor(minutes / 60) }
    /// The time with another hour.
    public static func time(_ minutes: Formula, withHour row: Formula) -> Formula {
        row * 60 + minutes.wrapped(in: 60)
    }
    /// The time with another minute.
    public static func time(_ minutes: Formula, withMinute minute: Formula) -> Formula {
        minutes - minutes.wrapped(in: 60) + minute
    }
    /// The minutes from a time to another: below 0 if the second is the earlier, unless it is of the next day then.
    public static func length(from start: Formula, to end: Formula, isOvernight: Formula) -> Formula {
        let length = (end - start).named("length")
        return (isOvernight .== 1).choose(length.wrapped(in: 1440), otherwise: length)
    }
}
