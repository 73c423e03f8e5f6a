import SourceText

/// What a clock shows.
public enum ClockValue: Sendable, Hashable {
    /// A time of any day.
    case time(TimeOfDay)
    /// A time on one day.
    case date(DateTime)
    /// From a time of any day to another.
    case range(TimeSpan)
    /// A month of a year.
    case month(Month)
    /// A number of minutes.
    case duration(Int)
    /// A number of months from the reader's present one.
    case difference(Int)
    /// The reader's present month, which only the browser knows; until then that of the article.
    case presentMonth(Month)
    /// What only the reader's browser knows: it depends on the present time there.
    case present

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

    /// The form that options and attributes have it in; empty where only the browser knows it.
    public var text: String {
        switch self {
        case .time(let time): time.text
        case .date(let date): date.text
        case .range(let span): span.text
        case .month(let month): month.text
        case .duration(let minutes): String(minutes)
        case .difference(let months): String(months)
        case .presentMonth, .present: ""
        }
    }

    /// The time of day, if it has one.
    public var time: TimeOfDay? {
        switch self {
        case .time(let time): time
        case .date(let date): date.time
        default: nil
        }
    }

    /// The day, if it is on one.
    public var date: DateTime? {
        if case .date(let date) = self { date } else { nil }
    }

    /// Minutes after midnight, or after 1970-01-01T00:00 on the wall; 0 of what is no time.
    var minutes: Int {
        switch self {
        case .time(let time): time.minutes
        case .date(let date): date.day * 1440 + date.time.minutes
        default: 0
        }
    }

    /// The month, also one that stands for the reader's present one.
    var month: Month? {
        switch self {
        case .month(let month), .presentMonth(let month): month
        default: nil
        }
    }

    /// The range, if it is one.
    var span: TimeSpan? {
        if case .range(let span) = self { span } else { nil }
    }

    /// A part of it by the name that `bind: shift.start` or a readout calls it.
    public func part(_ part: ValuePart) -> ClockValue {
        switch (self, part) {
        case (.range(let span), .start): .time(span.start)
        case (.range(let span), .end): .time(span.end)
        case (.range(let span), .duration): .duration(span.minutes)
        default: .present
        }
    }
}

extension Form<ClockValue> {
    /// `HH:mm` or `YYYY-MM-DDTHH:mm[:ss]`.
    static let clockValue = Form(
        "a time such as 08:05 or a date with a time such as 2026-02-28T08:05",
        schema: .text("\(FormSchema.timePattern)|\(FormSchema.datePattern)T\(FormSchema.timePattern)(:[0-5][0-9])?")
    ) { (text: String) in ClockValue(text) }
}
