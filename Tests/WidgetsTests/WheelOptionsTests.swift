import SourceText
import Testing

@testable import Widgets

/// The widgets with wheels: what can be wrong among their options, and the frame that they have without a script.
@Suite struct WheelOptionsTests {
    private static let english: Language = {
        let strings = """
            hours: 12
            month: MMMM yyyy
            hour-12: h a
            hour-row: HH
            minute-row: mm
            year-row: yyyy
            am: AM
            pm: PM
            months: January February March April May June July August September October November December
            """
        var diagnostics: [Diagnostic] = []
        return Language(
            tag: "en", strings: SourceFile(path: "en.yml", text: strings), diagnostics: &diagnostics)
    }()

    static let months: [(String, String)] = [
        (
            "value: 2026-13",
            "a.md:1:8: error: value must be a month such as 2026-07, not ‘2026-13’ [wrong-value]"
        ),
        (
            "min: 2026-07\nmax: 2026-06",
            "a.md:1:6: error: min is 2026-07, after max, 2026-06; exchange them [limits-crossed]"
        ),
        ("max: 1899-12", "a.md:1:6: error: min is 1900-01, after max, 1899-12; exchange them [limits-crossed]"),
        (
            "value: 2026-05\nmin: 2026-07",
            """
            a.md:1:8: warning: 2026-05 is outside the limits or off the step, and so invalid from the start; \
            write a value that min, max and step allow [value-outside]
            """
        ),
        ("carry: drag", "a.md:1:8: error: carry must be always or never, not ‘drag’ [wrong-value]"),
    ]

    @Test(arguments: months)
    func aSentenceAboutMonths(_ yaml: String, _ expected: String) {
        #expect(OptionsTests.reports(yaml, of: MonthPicker.self) == [expected])
    }

    static let ranges: [(String, String)] = [
        ("start: 24:00", "a.md:1:8: error: start must be a time such as 08:05, not ‘24:00’ [wrong-value]"),
        (
            "start: 19:00\nend: 01:00",
            """
            a.md:2:6: warning: from 19:00 to 01:00 is not a range of at least 15 minutes, and so invalid from the \
            start; let the end be later, or write ‘overnight: true’, ‘min-duration: 0’ or ‘order: free’ [range-too-short]
            """
        ),
        (
            "start: 09:00\nend: 08:00\nmin-duration: 0",
            """
            a.md:2:6: warning: from 09:00 to 08:00 ends before it starts, and so is invalid from the start; \
            let the end be later, or write ‘overnight: true’ or ‘order: free’ [range-too-short]
            """
        ),
        (
            "start: 17:15",
            """
            a.md:1:8: warning: from 17:15 to 17:15 is not a range of at least 15 minutes, and so invalid from the \
            start; let the end be later, or write ‘overnight: true’, ‘min-duration: 0’ or ‘order: free’ [range-too-short]
            """
        ),
        (
            "start: 08:07",
            """
            a.md:1:8: warning: 08:07 is outside the limits or off the step, and so invalid from the start; \
            write a value that min, max and step allow [value-outside]
            """
        ),
        (
            "min-duration: 1440",
            "a.md:1:15: error: min-duration must be a whole number from 0 to 1439, not ‘1440’ [wrong-value]"
        ),
    ]

    @Test(arguments: ranges)
    func aSentenceAboutRanges(_ yaml: String, _ expected: String) {
        #expect(OptionsTests.reports(yaml, of: TimeRange.self) == [expected])
    }

    @Test(arguments: [
        "", "start: 22:00\nend: 06:00\novernight: true", "start: 17:15\nend: 08:15\norder: free",
        "start: 08:15\nend: 08:15\nmin-duration: 0", "start: 08:07\nstep: 1",
    ])
    func aRightRangeSaysNothing(_ yaml: String) {
        #expect(OptionsTests.reports(yaml, of: TimeRange.self) == [])
    }

    /// The rows in sight, from the top.
    private static func rows(_ svg: String, of wheel: String) -> [String] {
        let rest = svg.split(separator: "class=\"wheel \(wheel)\"").last ?? ""
        let own = rest.split(separator: "</g>").first ?? ""
        return own.matches(of: /display="inline">([^<]*)</).map { String($0.1) }
    }

    @Test func theWheelsShowTheRowsAroundTheirValue() {
        let svg = TimeRange.drawing(minutes: 487, step: 15, hours: 24, in: Self.english).svg
        #expect(Self.rows(svg, of: "hours") == ["04", "05", "06", "07", "08", "09", "10", "11", "12"])
        #expect(Self.rows(svg, of: "minutes") == ["00", "07", "15", "30", "45"])
        let noon = TimeRange.drawing(minutes: 1435, step: 1, hours: 12, in: Self.english).svg
        #expect(Self.rows(noon, of: "hours") == ["7 PM", "8 PM", "9 PM", "10 PM", "11 PM"])
        let month = MonthPicker.drawing(month: Month(number: 1900 * 12), in: Self.english).svg
        #expect(Self.rows(month, of: "years") == ["1900", "1901", "1902", "1903", "1904"])
        #expect(Self.rows(month, of: "months").first == "September" && Self.rows(month, of: "months").count == 9)
        #expect(month.matches(of: /class="row"/).count == 18)
    }

    @Test func withoutAValueTheFrameShowsTheArticlesMonthOrADash() {
        var diagnostics: [Diagnostic] = []
        let settings = MonthPicker.schema.read(
            Excerpt(of: SourceFile(path: "a.md", text: "max: 2025-06")), diagnostics: &diagnostics)
        let picker = MonthPicker(settings, at: Place(file: "a.md"), diagnostics: &diagnostics)
        for (month, text) in [(nil, "–"), (Month("2024-03"), "March 2024"), (Month("2026-03"), "June 2025")] {
            let markup = picker.markup(showing: picker.initial(in: month), in: Self.english, id: "c")
            #expect(markup.contains("id=\"c-value-text\">\(text)</span>") && markup.contains("value=\"\" "))
            #expect(!markup.contains("<month-picker class=\"clock\" value"), "the script finds out")
        }
    }
}
