import SourceText
import Testing

@testable import Widgets

@Suite struct DateTimeTests {
    @Test(arguments: [
        ("1970-01-01T00:00", 0, 0, nil), ("1969-12-31T23:59", -1, 1439, nil), ("2000-02-29T10:10:00", 11016, 610, 0),
        ("2026-03-08T01:30:59", 20520, 90, 59), ("0001-01-01T00:00", -719_162, 0, nil),
        ("9999-12-31T23:59:59", 2_932_896, 1439, 59), ("1582-10-10T12:00", -141_432, 720, nil),
    ])
    func aDateTimeIsADayAndATime(_ text: String, _ day: Int, _ minutes: Int, _ seconds: Int?) throws {
        let read = try #require(DateTime(text))
        #expect((read.day, read.time.minutes, read.seconds) == (day, minutes, seconds))
        #expect(read.text == text)
        #expect(DateTime(day: day, time: TimeOfDay(minutes: minutes), seconds: seconds) == read)
    }

    @Test func writtenSecondsArePartOfTheValue() {
        #expect(DateTime("2026-03-08T01:30") != DateTime("2026-03-08T01:30:00"))
    }

    @Test(arguments: [
        (1900, false), (2000, true), (2023, false), (2024, true), (2100, false), (4, true), (100, false), (400, true),
    ])
    func leapYears(_ year: Int, _ isLeap: Bool) throws {
        #expect((DateTime.day(year: year, month: 2, date: 29) != nil) == isLeap)
        let first = try #require(DateTime.day(year: year, month: 1, date: 1))
        let next = try #require(DateTime.day(year: year + 1, month: 1, date: 1))
        #expect(next - first == (isLeap ? 366 : 365))
    }

    /// Counts days as on paper: a month has as many days as in the rhyme, and February follows the rule.
    @Test func everyDayHasItsNumberAndItsText() throws {
        var day = -719_162
        for year in DateTime.years {
            let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
            // All days of a few years, the ends of the months of all others.
            let isWhole = (1999...2001).contains(year) || year == 1 || year == 9999
            for (month, length) in zip(1..., [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
                for date in isWhole ? Array(1...length) : [1, length] {
                    try #require(DateTime.day(year: year, month: month, date: date) == day + date - 1)
                    let one = try #require(DateTime(day: day + date - 1, time: TimeOfDay(minutes: 0)))
                    try #require((one.year, one.month, one.date) == (year, month, date))
                    if isWhole { try #require(DateTime(one.text) == one) }
                }
                try #require(DateTime.day(year: year, month: month, date: length + 1) == nil)
                day += length
            }
        }
        #expect(day == 2_932_897)
    }

    @Test(arguments: [
        "", "2026-03-08", "01:30", "2026-03-08 01:30", "2026-03-08t01:30", "2026-03-08T1:30", "2026-3-8T01:30",
        "2026-03-08T24:00", "2026-03-08T23:60", "2026-03-08T23:59:60", "2026-03-08T01:30:", "2026-03-08T01:30:5",
        "2026-03-08T01:30:00.5", "2026-03-08T01:30Z", "2026-03-08T01:30:00Z", "2026-03-08T01:30+01",
        " 2026-03-08T01:30", "2026-03-08T01:30 ", "2026-03-08T01:30\n", "2026/03/08T01:30", "2026-03-08T01-30",
        "2026-03-08T01:30-00",
        "0000-01-01T00:00", "-001-01-01T00:00", "+026-01-01T00:00", "10000-01-01T00:00", "26-03-08T01:30",
        "2026-00-01T00:00", "2026-13-01T00:00", "2026-01-00T00:00", "2026-01-32T00:00", "2026-04-31T00:00",
        "2026-02-29T00:00", "1900-02-29T00:00", "2100-02-29T00:00", "2024-02-30T00:00", "２０２６-03-08T01:30",
        "2026-03-08T٠1:30", "2026-03-08T0a:30", "202a-03-08T01:30", "2026-03-08T01:30:0\u{301}0",
    ])
    func anythingElseIsNoDateTime(_ text: String) {
        #expect(DateTime(text) == nil)
    }

    @Test func whatCannotBeWrittenIsNotMade() {
        let midnight = TimeOfDay(minutes: 0)
        #expect(DateTime(day: -719_163, time: midnight) == nil && DateTime(day: 2_932_897, time: midnight) == nil)
        #expect(
            DateTime(day: 0, time: midnight, seconds: 60) == nil && DateTime(day: 0, time: midnight, seconds: -1) == nil
        )
        for (year, month, date) in [
            (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, .max),
        ] {
            #expect(DateTime.day(year: year, month: month, date: date) == nil)
        }
    }
}

@Suite struct TimeZonesTests {
    @Test func theTableIsSortedAndHoldsNothingTwice() {
        #expect(TimeZones.names == Set(TimeZones.names).sorted())
        #expect(TimeZones.names.count == 597)
        #expect(TimeZones.names.allSatisfy { $0.utf8.count <= 32 && $0.utf8.allSatisfy { (0x2B...0x7A).contains($0) } })
    }

    @Test(arguments: [
        "Africa/Casablanca", "America/Argentina/ComodRivadavia", "America/Coyhaique", "America/New_York",
        "Asia/Calcutta", "Asia/Kathmandu", "Asia/Katmandu", "Asia/Tokyo", "Australia/Lord_Howe", "EST5EDT",
        "Etc/GMT+12", "Etc/GMT-14", "Etc/UTC", "Europe/Berlin", "Europe/Kyiv", "Europe/Kiev", "GB-Eire", "NZ-CHAT",
        "Pacific/Apia", "UTC", "W-SU", "WET", "Zulu",
    ])
    func aZoneOrALink(_ name: String) {
        #expect(TimeZones.contains(name))
    }

    @Test(arguments: [
        "", "europe/berlin", "EUROPE/BERLIN", "Europe/", "Europe", "Berlin", "Europe/Berlin ",
        "Europe/Berlin Europe/Brussels", "+09:00", "Factory", "localtime", "posixrules", "Asia/Edo",
    ])
    func anythingElseIsNoZone(_ name: String) {
        #expect(!TimeZones.contains(name))
    }
}
