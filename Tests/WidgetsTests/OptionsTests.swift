import SourceText
import Testing

@testable import Widgets

/// What can be wrong among options that are each right alone, with the words for it.
@Suite struct OptionsTests {
    static func reports(_ yaml: String, of kind: any Widget.Type = ClockPicker.self) -> [String] {
        var diagnostics: [Diagnostic] = []
        let excerpt = Excerpt(of: SourceFile(path: "a.md", text: yaml))
        let settings = kind.schema.read(excerpt, diagnostics: &diagnostics)
        _ = kind.init(settings, at: excerpt.place(of: 0..<0), diagnostics: &diagnostics)
        return diagnostics.map { $0.text.split(separator: "\n").first.map(String.init) ?? "" }
    }

    static let sentences: [(String, String)] = [
        (
            "timezone: Europe/Berlin",
            """
            a.md:1:11: error: a time of any day is in no time zone; give the value a date, as in 2026-02-28T08:05, \
            or leave out ‘timezone’ [timezone-without-date]
            """
        ),
        (
            "value: 2026-02-28T08:05\ntimezone: Europe/Berln",
            """
            a.md:2:11: error: timezone must be an IANA time zone such as Europe/Berlin, not ‘Europe/Berln’; \
            did you mean ‘Europe/Berlin’? [wrong-value]
            """
        ),
        (
            "min: 2026-02-28T08:05",
            """
            a.md:1:6: error: min has a date, but the value has none; leave the date out, or give the value one \
            [limit-of-other-kind]
            """
        ),
        (
            "value: 2026-02-28T08:05\nmax: 09:00",
            "a.md:2:6: error: max has no date, but the value has one; give max a date too [limit-of-other-kind]"
        ),
        (
            "value: 2026-02-28T08:05\nmin: 2026-02-28T09:00\nmax: 2026-02-28T08:00",
            """
            a.md:2:6: error: min is 2026-02-28T09:00, after max, 2026-02-28T08:00; exchange them [limits-crossed]
            """
        ),
        (
            "value: 12:00\nmin: 22:00\nmax: 06:00",
            """
            a.md:1:8: warning: 12:00 is outside the limits or off the step, and so invalid from the start; \
            write a value that min, max and step allow [value-outside]
            """
        ),
        (
            "carry: alwas",
            """
            a.md:1:8: error: carry must be never, drag or always, not ‘alwas’; did you mean ‘always’? [wrong-value]
            """
        ),
    ]

    @Test(arguments: sentences)
    func sentence(_ yaml: String, _ expected: String) {
        #expect(Self.reports(yaml) == [expected])
    }

    @Test(arguments: [
        "", "min: 22:00\nmax: 06:00\nvalue: 23:00", "value: 2026-02-28T08:05\ntimezone: Europe/Berlin", "step: 10",
        "value: 2026-02-28T08:05:07\nmin: 2026-02-28T08:00\nmax: 2026-03-01T00:00",
    ])
    func whatIsRightSaysNothing(_ yaml: String) {
        #expect(Self.reports(yaml) == [])
    }

    @Test func theTableOfOptionsListsEachWithWhatIsSaidOfIt() throws {
        var diagnostics: [Diagnostic] = []
        let body = Excerpt(of: SourceFile(path: "a.md", text: "of: clock-picker\nstep: <Schritt>"))
        let table = try #require(OptionTable(body, at: Place(file: "a.md"), diagnostics: &diagnostics))
        let markup = table.markup(in: TimeTests.english)
        for option in ClockPicker.options { #expect(markup.contains("<td><code>\(option.name)</code></td>")) }
        #expect(markup.contains("<td>&lt;Schritt&gt;</td>") && diagnostics.isEmpty)
        #expect(
            OptionTable(
                Excerpt(of: SourceFile(path: "a.md", text: "")), at: Place(file: "a.md"), diagnostics: &diagnostics)
                == nil)
        #expect(diagnostics.map(\.problem.code) == ["options-of-nothing"])
    }
}
