import Drawing
import Geometry
import SourceText

/// A clock of seven-segment digits.
package struct DigitalClock: Widget {
    package static let name = "digital-clock"

    private static let value = Setting(
        "value", .wallTime, "The time at which it stands still, HH:mm:ss, or a date with such a time.")
    private static let date = Setting(
        "date", .flag, initial: true, as: "true", "Whether the date stands above the time, where there is one.")
    private static let seconds = Setting(
        "seconds", .flag, initial: true, as: "true", "Whether the seconds are shown.")
    private static let hours = Setting(
        "hours", .oneOf([12, 24]), initial: 24, as: "24", "How many hours it counts to.")
    private static let ghost = Setting(
        "ghost", .flag, initial: true, as: "true", "Whether segments that are off are faintly seen.")
    private static let slant = Setting(
        "slant", .number(0...15), initial: 5, as: "5", "How far the digits lean to the right, in degrees.")

    package static let options: [any AnySetting] =
        LiveClock.options(value: value) + [date, seconds, hours, ghost, slant] + SharedOptions.showing

    package static let kind: ValueKind? = nil
    package static let words = ["date", "months"]

    package var bind: String? { clock.shared.bind }
    package let written: ClockValue? = nil
    package var scripts: [SharedScript] { clock.scripts }

    package func initial(in month: Month?) -> ClockValue { .present }

    private let clock: LiveClock
    private let hasDate: Bool
    private let hasSeconds: Bool
    private let hours: Int
    private let hasGhost: Bool
    private let slant: Int

    package init(_ settings: Settings, at place: Place, diagnostics: inout [Diagnostic]) {
        clock = LiveClock(settings, value: Self.value, at: place, diagnostics: &diagnostics)
        hasDate = settings[Self.date]
        hasSeconds = settings[Self.seconds]
        hours = settings[Self.hours]
        hasGhost = settings[Self.ghost]
        slant = settings[Self.slant]
    }

    package func markup(showing value: ClockValue, in language: Language, id: String) -> String {
        var markup = WidgetMarkup(Self.name, clock.shared, id: id)
        markup.add("date", hasDate, unless: true)
        markup.add("seconds", hasSeconds, unless: true)
        markup.add("hours", hours == 24 ? nil : String(hours))
        markup.add("ghost", hasGhost, unless: true)
        markup.add("slant", slant == 5 ? nil : String(slant))
        let time = clock.shown(value)
        // The present time has a date; its place is kept for it.
        let layout = Layout(
            hasDate: hasDate && (time == nil || time?.day != nil), hasSeconds: hasSeconds, hasHalf: hours == 12,
            slant: Formula(slant))
        let shown = time ?? .still
        let drawing = Self.drawing(
            time: Formula(shown.seconds), date: Formula(hasDate ? shown.date : 0), hours: Formula(hours),
            noon: Formula(language.noon), ghost: hasGhost ? Self.ghostOpacity : 0,
            halves: .known([language["am"], language["pm"]]), layout)
        return clock.html(
            markup, showing: time, as: drawing, height: layout.height / Layout.width, hours: hours, in: language)
    }
}
