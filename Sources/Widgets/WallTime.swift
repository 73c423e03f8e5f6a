import SourceText

/// What a clock with seconds shows: a time of day, and a day if it has one.
public struct WallTime: Sendable, Hashable {
    /// Days since 1970-01-01, nil of any day.
    public let day: Int?
    /// Seconds after midnight, 0 ..< 86,400.
    public let seconds: Int

    /// The still frame of a clock that will show the present time: ten past ten, as in a watchmaker's window.
    public static let still = WallTime(day: nil, seconds: 36_630)

    private init(day: Int?, seconds: Int) { (self.day, self.seconds) = (day, seconds) }

    /// Reads `HH:mm:ss` or `YYYY-MM-DDTHH:mm:ss`. Anything else is nil.
    public init?(_ text: String) {
        let isDated = text.utf8.contains(UInt8(ascii: "T"))
        guard let date = DateTime(isDated ? text : "1970-01-01T\(text)"), let seconds = date.seconds else { return nil }
        self.init(day: isDated ? date.day : nil, seconds: date.time.minutes * 60 + seconds)
    }

    /// What a clock shows that is bound to a value; nil of what is no time.
    public init?(_ value: ClockValue) {
        guard let time = value.time else { return nil }
        self.init(day: value.date?.day, seconds: time.minutes * 60 + (value.date?.seconds ?? 0))
    }

    /// The time to the minute.
    public var time: TimeOfDay { TimeOfDay(minutes: seconds / 60) }

    /// The day as a number that is written as the date is, 20260228; 0 of any day.
    public var date: Int {
        guard let day, let date = DateTime(day: day, time: time) else { return 0 }
        return (date.year * 100 + date.month) * 100 + date.date
    }

    /// `HH:mm:ss` or `YYYY-MM-DDTHH:mm:ss`, as attributes have it in every language.
    public var text: String {
        if let day, let date = DateTime(day: day, time: time, seconds: seconds % 60) { return date.text }
        return "\(time.text):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}

extension Form<WallTime> {
    /// `HH:mm:ss`.
    static let timeWithSeconds = Form("a time with seconds such as 08:05:00") { (text: String) in
        WallTime(text).flatMap { $0.day == nil ? $0 : nil }
    }

    /// `[YYYY-MM-DDT]HH:mm:ss`.
    static let wallTime = Form("a time with seconds such as 08:05:00, or a date with one such as 2026-02-28T08:05:00") {
        (text: String) in WallTime(text)
    }
}
