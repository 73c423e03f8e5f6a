import SourceText

/// What a clock shows: a time of any day, or a time on one day.
public enum ClockValue: Sendable, Hashable {
    /// A time of any day.
    case time(TimeOfDay)
    /// A time on one day.
    case date(DateTime)

    /// Reads `HH:mm` or `YYYY-MM-DDTHH:mm[:ss]`. Anything else is nil.
    public init?(_ text: String) {
        if let time = TimeOfDay(text) {
            self = .time(time)
        } else if let date = DateTime(text) {
            self = .date(date)
        } else {
            return nil
        }
    }

    /// The same form that it is read from.
    public var text: String {
        switch self {
        case .time(let time): time.text
        case .date(let date): date.text
        }
    }

    /// The time of day.
    public var time: TimeOfDay {
        switch self {
        case .time(let time): time
        case .date(let date): date.time
        }
    }

    /// The day, if it is on one.
    public var date: DateTime? {
        if case .date(let date) = self { date } else { nil }
    }

    /// Minutes after midnight, or after 1970-01-01T00:00 on the wall.
    var minutes: Int {
        switch self {
        case .time(let time): time.minutes
        case .date(let date): date.day * 1440 + date.time.minutes
        }
    }
}

extension Form<ClockValue> {
    /// `HH:mm` or `YYYY-MM-DDTHH:mm[:ss]`.
    static let clockValue = Form("a time such as 08:05 or a date with a time such as 2026-02-28T08:05") {
        (text: String) in ClockValue(text)
    }
}
