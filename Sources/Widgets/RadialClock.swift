import Drawing
import Geometry
import SourceText

/// A disc of numerals and of sixty dots, the present second's larger, with two hands.
package struct RadialClock: Widget {
    package static let name = "radial-clock"

    private static let value = Setting("value", .timeWithSeconds, "The time at which it stands still, HH:mm:ss.")
    private static let manipulable = Setting(
        "manipulable", .flag, initial: false, as: "false",
        "Whether it can be turned, moved and brought nearer, by hand and by keys.")

    package static let options: [any AnySetting] =
        LiveClock.options(value: value) + [manipulable] + SharedOptions.showing

    package static let kind: ValueKind? = nil
    package static let words: [String] = []

    package var bind: String? { clock.shared.bind }
    package let written: ClockValue? = nil
    package var scripts: [SharedScript] { clock.scripts + (isManipulable ? [.manipulation] : []) }

    package func initial(in month: Month?) -> ClockValue { .present }

    private let clock: LiveClock
    private let isManipulable: Bool

    package init(_ settings: Settings, at place: Place, diagnostics: inout [Diagnostic]) {
        clock = LiveClock(settings, value: Self.value, at: place, diagnostics: &diagnostics)
        isManipulable = settings[Self.manipulable]
    }

    package func markup(showing value: ClockValue, in language: Language, id: String) -> String {
        var markup = WidgetMarkup(Self.name, clock.shared, id: id)
        markup.add("manipulable", isManipulable, unless: false)
        let time = clock.shown(value)
        let drawing = Self.drawing(
            time: Formula((time ?? .still).seconds), pose: isManipulable ? .rest : nil)
        return clock.html(markup, showing: time, as: drawing, height: 1, in: language)
    }
}
