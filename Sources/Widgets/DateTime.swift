/// A day of the calendar and a time on it, as a clock on the wall shows them: no zone is said.
///
/// Days are counted by the Gregorian calendar's rules at all times, also before 1582, as JavaScript and ISO 8601 do.
/// Where seconds are written they are part of the value: `2026-03-08T01:30` is not `2026-03-08T01:30:00`.
public struct DateTime: Sendable, Hashable {
    /// The years that can be written in four digits.
    public static let years = 1...9999

    /// Days since 1970-01-01.
    public let day: Int
    /// The time to the minute.
    public let time: TimeOfDay
    /// Seconds after the minute, 0 ..< 60; nil if none are written.
    public let seconds: Int?

    /// A time on a day.
    /// - Parameters:
    ///   - day: Days since 1970-01-01.
    ///   - time: The time to the minute.
    ///   - seconds: Seconds after the minute; nil if none are to be written.
    /// - Returns: Nil where the year has no four digits or there are no such seconds.
    public init?(day: Int, time: TimeOfDay, seconds: Int? = nil) {
        guard Self.days.contains(day), (0..<60).contains(seconds ?? 0) else { return nil }
        (self.day, self.time, self.seconds) = (day, time, seconds)
    }

    /// Reads `YYYY-MM-DDTHH:mm` or `YYYY-MM-DDTHH:mm:ss`, all in ASCII digits, of a day that exists. Anything else is
    /// nil, and so is the year 0000.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 16 || bytes.count == 19,
            [4: "-", 7: "-", 10: "T", 13: ":"].allSatisfy({ bytes[$0] == UInt8(ascii: $1) }),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let date = Self.number(bytes[8..<10]), let day = Self.day(year: year, month: month, date: date),
            let hour = Self.number(bytes[11..<13]), hour < 24, let minute = Self.number(bytes[14..<16]), minute < 60
        else { return nil }
        var seconds: Int?
        if bytes.count == 19 {
            guard bytes[16] == UInt8(ascii: ":"), let number = Self.number(bytes[17..<19]) else { return nil }
            seconds = number
        }
        self.init(day: day, time: TimeOfDay(minutes: hour * 60 + minute), seconds: seconds)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// `YYYY-MM-DDTHH:mm`, and `:ss` if seconds were written.
    public var text: String {
        func padded(_ number: Int, to width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let (year, month, date) = Self.calendar(day)
        let start = "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(date, to: 2))T\(time.text)"
        return seconds.map { "\(start):\(padded($0, to: 2))" } ?? start
    }
}

// MARK: - The calendar

// Days and dates by Howard Hinnant's days_from_civil and civil_from_days, from “chrono-Compatible Low-Level Date
// Algorithms”, https://howardhinnant.github.io/date_algorithms.html. Their year begins in March, so that a leap day
// is its last, and 400 such years, an era, are always 146,097 days. 719,468 days lie between 0000-03-01 and 1970-01-01.
extension DateTime {
    private static let days = -719_162...2_932_896

    /// The year, 1 ... 9999.
    public var year: Int { Self.calendar(day).year }

    /// The month, 1 ... 12.
    public var month: Int { Self.calendar(day).month }

    /// The day of the month, 1 ... 31.
    public var date: Int { Self.calendar(day).date }

    /// Days since 1970-01-01.
    /// - Returns: Nil if the calendar has no such day or its year has no four digits.
    public static func day(year: Int, month: Int, date: Int) -> Int? {
        guard years.contains(year), (1...12).contains(month), (1...31).contains(date) else { return nil }
        let march = month <= 2 ? year - 1 : year
        let era = march / 400
        let yearOfEra = march % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + date - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let day = era * 146_097 + dayOfEra - 719_468
        // A 30 February has come out as a day in March.
        return calendar(day) == (year, month, date) ? day : nil
    }

    /// The date of a day since 1970-01-01. Negative eras do not occur.
    private static func calendar(_ day: Int) -> (year: Int, month: Int, date: Int) {
        let era = (day + 719_468) / 146_097
        let dayOfEra = (day + 719_468) % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let date = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, date)
    }
}
