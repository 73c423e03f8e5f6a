import SourceText
import Testing

@testable import Widgets

@Suite struct TimeTests {
    static let english: Language = {
        var diagnostics: [Diagnostic] = []
        let strings = SourceFile(path: "en.yml", text: "hours: 12\nam: AM\npm: PM")
        return Language(tag: "en", strings: strings, diagnostics: &diagnostics)
    }()

    @Test(arguments: [("00:00", 0), ("23:59", 1439), ("10:10", 610)])
    func aTimeIsMinutesAfterMidnight(_ text: String, _ minutes: Int) {
        #expect(TimeOfDay(text)?.minutes == minutes)
        #expect(TimeOfDay(minutes: minutes).text == text)
    }

    @Test(arguments: ["", "24:00", "10:60", "9:05", "10:5", "１０:１０", "10:10 ", "+1:00", "10-10", "10:10:00", "-1:00"])
    func anythingElseIsNoTime(_ text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test func wholeDaysAreLeftOff() {
        #expect(TimeOfDay(minutes: -1).text == "23:59" && TimeOfDay(minutes: 1440).text == "00:00")
    }

    @Test(arguments: [
        ("h:mm a", "00:05", "12:05 AM"), ("h:mm a", "12:00", "12:00 PM"), ("H:mm", "09:07", "9:07"),
        ("HH:mm:ss", "09:07", "09:07:00"), ("hh a", "13:07", "01 PM"), ("H時m分", "09:07", "9時7分"),
        ("H 'o''clock'", "09:00", "9 o'clock"), ("aK:mm", "12:05", "PM0:05"), ("''H''", "09:00", "'9'"),
        ("'Hm'", "09:00", "Hm"),
        ("H''''mm", "10:10", "10''10"),
        ("yyyy年M月d日 H:mm:ss", "2026-02-28T09:07:05", "2026年2月28日 9:07:05"), ("y MM dd", "0026-02-08T09:07", "26 02 08"),
    ])
    func formats(_ pattern: String, _ time: String, _ expected: String) throws {
        let format = try TimeFormat(pattern)
        let time = try #require(ClockValue(time))
        #expect(format.text(TimeFields(time), in: Self.english) == expected)
    }

    @Test(arguments: [
        ("H:mmm", FormatProblem.letter("mmm")), ("H o'clock'", .letter("o")), ("aa", .letter("aa")),
        ("H 'o", .openQuotation), ("yyy", .letter("yyy")),
    ])
    func wrongFormats(_ pattern: String, _ problem: FormatProblem) {
        #expect(throws: problem) { try TimeFormat(pattern) }
    }
}
