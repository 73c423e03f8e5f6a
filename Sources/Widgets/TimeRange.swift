import SourceText

/// A start and an end as two rows of text, each of which opens wheels beneath it.
package struct TimeRange: Widget {
    package static let name = "time-range"

    /// Whether the start has to be before the end.
    enum Order: String, CaseIterable {
        case startFirst = "start-first"
        case free
    }

    private static let start = Setting("start", .timeOfDay, as: "08:15", "The start at first, HH:mm.")
    private static let end = Setting("end", .timeOfDay, as: "17:15", "The end at first, HH:mm.")
    private static let step = Setting(
        "step", .oneOf(ClockPicker.steps), initial: 15, as: "15",
        "The minutes between two rows of the wheel of minutes.")
    private static let order = Setting<Order>(
        "order", .oneOf, initial: .startFirst, as: "start-first",
        "Whether a range whose end is before its start is an error.")
    private static let overnight = Setting(
        "overnight", .flag, initial: false, as: "false", "Whether an end before the start is of the next day.")
    private static let minDuration = Setting(
        "min-duration", .number(0...1439), as: "step",
        "The minutes that the range lasts at least; 0 lets start and end be equal.")
    private static let showDuration = Setting(
        "show-duration", .flag, initial: false, as: "false", "Whether it says how long the range is.")
    private static let hours = Setting(
        "hours", .oneOf([12, 24]), "How many hours the text counts to; 12 or 24 by the language.")

    package static let options: [any AnySetting] =
        [start, end, step, order, overnight, minDuration, showDuration, hours] + SharedOptions.sharing
        + EditingOptions.all

    package static let kind: ValueKind? = .range
    package static let words = [
        "start", "end", "hour", "minute", "hour-12", "hour-24", "hour-row", "minute-row", "minute-spoken",
        "duration-line", "too-short", "end-first", "off-step",
    ]
    package static let sharedStyles = ["wheel.css"]

    package var bind: String? { shared.bind }
    package let written: ClockValue?
    package var scripts: [SharedScript] { editing.scripts + [.wheel] }

    package func initial(in month: Month?) -> ClockValue { .range(Self.initial) }

    /// From a quarter past eight to a quarter past five.
    static let initial = TimeSpan(start: TimeOfDay(minutes: 495), end: TimeOfDay(minutes: 1035))

    let step: Int
    let order: Order
    let isOvernight: Bool
    /// In minutes; nil where it is the step.
    let minDuration: Int?
    let showsDuration: Bool
    let hours: Int?
    let shared: SharedOptions
    let editing: EditingOptions

    package init(_ settings: Settings, at place: Place, diagnostics: inout [Diagnostic]) {
        let (start, end) = (settings[Self.start], settings[Self.end])
        let span = TimeSpan(start: start ?? Self.initial.start, end: end ?? Self.initial.end)
        written = start == nil && end == nil ? nil : .range(span)
        step = settings[Self.step]
        order = settings[Self.order]
        isOvernight = settings[Self.overnight]
        minDuration = settings[Self.minDuration]
        showsDuration = settings[Self.showDuration]
        hours = settings[Self.hours]
        shared = SharedOptions(settings)
        editing = EditingOptions(settings)
        for (time, name) in [(start, Self.start.name), (end, Self.end.name)] {
            guard let time, time.minutes % step != 0, let place = settings.place(of: name) else { continue }
            diagnostics.append(Diagnostic(WidgetProblem.valueOutside(value: time.text), at: place))
        }
        if !keepsOrder(span) {
            let place = settings.place(of: Self.end.name) ?? settings.place(of: Self.start.name) ?? place
            let problem = WidgetProblem.rangeTooShort(
                start: span.start.text, end: span.end.text, minutes: minDuration ?? step)
            diagnostics.append(Diagnostic(problem, at: place))
        }
    }

    /// Whether a range is long enough, and its end not before its start unless it may be.
    func keepsOrder(_ span: TimeSpan) -> Bool {
        let length = isOvernight ? span.minutes : span.end.minutes - span.start.minutes
        return order == .free || length >= minDuration ?? step
    }
}

extension Form<TimeOfDay> {
    /// `HH:mm`.
    static let timeOfDay = Form("a time such as 08:05") { (text: String) in TimeOfDay(text) }
}
