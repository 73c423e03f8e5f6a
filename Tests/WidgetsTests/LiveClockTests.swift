import Drawing
import Geometry
import SourceText
import Testing

@testable import Widgets

/// The first frames of clocks that show the present time, and what can be wrong among their options.
@Suite struct LiveClockTests {
    private static func made(_ kind: any Widget.Type, _ yaml: String) -> (widget: any Widget, reports: [String]) {
        var diagnostics: [Diagnostic] = []
        let excerpt = Excerpt(of: SourceFile(path: "a.md", text: yaml))
        let settings = kind.schema.read(excerpt, diagnostics: &diagnostics)
        let widget = kind.init(settings, at: excerpt.place(of: 0..<0), diagnostics: &diagnostics)
        return (widget, diagnostics.map { $0.text.split(separator: "\n").first.map(String.init) ?? "" })
    }

    private static func markup(
        _ kind: any Widget.Type, _ yaml: String = "", showing value: ClockValue = .present,
        in language: Language = english
    ) -> String {
        made(kind, yaml).widget.markup(showing: value, in: language, id: "c")
    }

    private static func language(_ strings: String) -> Language {
        var diagnostics: [Diagnostic] = []
        return Language(tag: "en", strings: SourceFile(path: "en.yml", text: strings), diagnostics: &diagnostics)
    }

    private static let english = language(
        """
        hours: 12
        time-12: h:mm a
        time-24: H:mm
        seconds-12: h:mm:ss a
        seconds-24: H:mm:ss
        date: yyyy-MM-dd
        am: AM
        pm: PM
        live-clock: Clock
        """)

    /// The digits of a line as they are lit, `-` for none.
    private static func digits(_ line: String, in markup: String) -> String {
        let lit: [Set<Int>: Character] = [
            [0, 1, 2, 3, 4, 5]: "0", [1, 2]: "1", [0, 1, 3, 4, 6]: "2", [0, 1, 2, 3, 6]: "3", [1, 2, 5, 6]: "4",
            [0, 2, 3, 5, 6]: "5", [0, 2, 3, 4, 5, 6]: "6", [0, 1, 2]: "7", [0, 1, 2, 3, 4, 5, 6]: "8",
            [0, 1, 2, 3, 5, 6]: "9", []: "-",
        ]
        let groups = markup.split(separator: "<g class=\"\(line)-digit\"").dropFirst()
        return String(
            groups.map { group in
                let opacities = group.matches(of: /class="segment" d="[^"]*" opacity="([0-9.]+)"/).prefix(7).map(\.1)
                return lit[Set(zip(0..<7, opacities).filter { $0.1 == "1" }.map(\.0))] ?? "?"
            })
    }

    static let sentences: [(String, String)] = [
        (
            "bind: meeting\nvalue: 10:10:30",
            """
            a.md:2:8: error: a clock that is bound shows the value that it is bound to, and has no value; \
            leave out ‘value’ or ‘bind’ [bound-clock]
            """
        ),
        (
            "timezone: Asia/Tokyo\nbind: shift.start",
            """
            a.md:1:11: error: a clock that is bound shows the value that it is bound to, and has no timezone; \
            leave out ‘timezone’ or ‘bind’ [bound-clock]
            """
        ),
        (
            "timezone: Asia/Tokyo\nvalue: 10:10:30",
            """
            a.md:1:11: error: a clock that stands still at a value is in no time zone; \
            leave out ‘timezone’ or ‘value’ [standing-clock-in-zone]
            """
        ),
    ]

    @Test(arguments: sentences)
    func whatDoesNotGoTogether(_ yaml: String, _ expected: String) {
        for kind in [DigitalClock.self, RadialClock.self] as [any Widget.Type] {
            #expect(Self.made(kind, yaml).reports == [expected])
        }
    }

    @Test(arguments: [
        "10:10", "24:00:00", "10:10:60", "2026-02-28T10:10", "2026-02-29T10:10:00", "10:10:30Z", "１０:10:30",
    ])
    func whatIsNoTimeWithSeconds(_ value: String) {
        #expect(WallTime(value) == nil)
        #expect(Self.made(DigitalClock.self, "value: \(value)").reports.count == 1)
    }

    @Test func aRadialClockHasNoDate() {
        #expect(
            Self.made(RadialClock.self, "value: 2026-02-28T10:10:30").reports == [
                """
                a.md:1:8: error: value must be a time with seconds such as 08:05:00, not ‘2026-02-28T10:10:30’ \
                [wrong-value]
                """
            ])
    }

    /// Before its script runs such a clock tells no time to those who cannot see it: the time would be wrong.
    @Test func aClockOfThePresentTimeIsTenPastTenInThePictureAlone() {
        let digital = Self.markup(DigitalClock.self)
        #expect(Self.digits("time", in: digital) == "101030" && Self.digits("date", in: digital) == "--------")
        #expect(digital.contains("role=\"img\" aria-label=\"Clock\""))
        let radial = Self.markup(RadialClock.self, "label: <Tokyo>\ntimezone: Asia/Tokyo")
        #expect(radial.contains("rotate(305)") && radial.contains("rotate(60)"))
        #expect(
            radial.contains("role=\"img\" aria-label=\"&lt;Tokyo&gt;\"") && radial.contains("timezone=\"Asia/Tokyo\""))
        for markup in [digital, radial] { #expect(!markup.contains("<time") && !markup.contains(" value=")) }
    }

    @Test(arguments: [
        ("value: 2026-02-28T00:05:07", "000507", "20260228", "2026-02-28T00:05:07", "2026-02-28 0:05:07"),
        ("value: 00:05:07\nhours: 12", "120507", "", "00:05:07", "12:05:07 AM"),
        ("value: 13:00:00\nhours: 12", "-10000", "", "13:00:00", "1:00 PM"),
        (
            "value: 2026-02-28T13:00:00\ndate: false\nseconds: false", "1300", "", "2026-02-28T13:00:00",
            "2026-02-28 13:00"
        ),
    ])
    func aWrittenTimeIsShownAndTold(_ yaml: String, _ time: String, _ date: String, _ machine: String, _ told: String) {
        let markup = Self.markup(DigitalClock.self, yaml)
        #expect(Self.digits("time", in: markup) == time && Self.digits("date", in: markup) == date)
        #expect(markup.contains("<time class=\"spoken\" datetime=\"\(machine)\">\(told)</time>"))
    }

    /// As Japanese counts to noon: the language's own format says so.
    @Test func noonIsWrittenAsTheLanguageHasIt() {
        let japanese = Self.language("hours: 24\ntime-12: aK:mm\nseconds-12: aK:mm:ss\nam: 午前\npm: 午後")
        let markup = Self.markup(DigitalClock.self, "value: 12:05:07\nhours: 12", in: japanese)
        #expect(Self.digits("time", in: markup) == "-00507" && markup.contains(">午後</text>"))
        #expect(markup.contains(">午後0:05:07</time>"))
    }

    @Test func aBoundValueIsShownWithItsSecondsIfItHasSome() throws {
        let date = try #require(DateTime("2026-02-28T09:07:05"))
        let bound = Self.markup(DigitalClock.self, "bind: meeting", showing: .date(date))
        #expect(Self.digits("time", in: bound) == "090705" && Self.digits("date", in: bound) == "20260228")
        let time = Self.markup(DigitalClock.self, "bind: meeting", showing: .time(TimeOfDay(minutes: 547)))
        #expect(Self.digits("time", in: time) == "090700" && Self.digits("date", in: time).isEmpty)
        #expect(time.contains("datetime=\"09:07:00\">9:07</time>"))
    }

    /// The proportions of the picture: the date's digits are a fifteenth of the width high, the time's a sixth; both lines
    /// are in the middle.
    @Test func theLinesHaveTheirProportions() {
        let markup = Self.markup(DigitalClock.self, "value: 2026-02-28T00:05:07\nwidth: 600")
        #expect(markup.contains("viewBox=\"0 0 300 120\" width=\"600\" height=\"240\""))
        #expect(markup.contains("class=\"date-line\" transform=\"translate(68.4 20) scale(0.02)\""))
        #expect(markup.contains("class=\"time-line\" transform=\"translate(17.6 50) scale(0.05)\""))
        #expect(markup.matches(of: /class="segment"[^>]*opacity="0.1"/).count == 21)
        #expect(!Self.markup(DigitalClock.self, "ghost: false").contains("opacity=\"0.1\""))
    }

    /// Numbers of the article's face of 400.
    @Test func theRadialClockHasItsHandsDotsAndNumerals() {
        let svg = RadialClock.drawing(time: Formula(36_630)).svg
        #expect(
            svg.contains("class=\"hour-hand\" x=\"-3\" y=\"-80\" width=\"6\" height=\"80\" transform=\"rotate(305)\""))
        #expect(
            svg.contains("class=\"minute-hand\" x=\"-2\" y=\"-90\" width=\"4\" height=\"100\" transform=\"rotate(60)\"")
        )
        #expect(svg.contains("<text class=\"numeral\" x=\"0\" y=\"-171.43\">12</text>"))
        #expect(
            svg.contains("<circle class=\"dot\" cx=\"0\" cy=\"143.23\" r=\"9.55\" opacity=\"1\"/>"), "the thirtieth")
        #expect(svg.matches(of: /r="4.77" opacity="0.25"/).count == 59)
        #expect(!svg.contains("matrix"))
    }
}
