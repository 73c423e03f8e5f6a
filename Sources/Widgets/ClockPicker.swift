import Drawing
import Geometry
import SourceText

/// A dial whose hands can be turned: the hour hand in the inner half, the minute hand in the outer.
package struct ClockPicker: Widget {
    package static let name = "clock-picker"

    /// The steps that a clock can have: whole parts of an hour.
    static let steps = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]

    /// To which mark a hand goes.
    enum Snap: String, CaseIterable {
        case nearest
        case floor
    }

    /// When one hand moves the other on.
    enum Carry: String, CaseIterable {
        case never
        case drag
        case always
    }

    private static let value = Setting(
        "value", .clockValue, as: "10:10", "The time it shows at first, HH:mm, or a date with a time.")
    private static let timeZone = Setting(
        "timezone", .timeZone, "The time zone of a value with a date; what it leaves out is stepped over.")
    private static let min = Setting("min", .clockValue, "The earliest time; after max it means overnight.")
    private static let max = Setting("max", .clockValue, "The latest time.")
    private static let step = Setting(
        "step", .oneOf(steps), initial: 1, as: "1",
        "The minutes between two marks that the minute hand stops at.")
    private static let snap = Setting<Snap>(
        "snap", .oneOf, initial: .nearest, as: "nearest",
        "Whether a pointer means the nearest mark or the one behind it.")
    private static let carry = Setting<Carry>(
        "carry", .oneOf, initial: .drag, as: "drag",
        "When the minute hand moves the hour on, and the hour hand the day.")
    private static let linked = Setting(
        "linked", .flag, initial: true, as: "true", "Whether the hands move each other; false is a clock for teaching.")
    private static let hours = Setting(
        "hours", .oneOf([12, 24]), "How many hours the text counts to; 12 or 24 by the language.")

    package static let options: [any AnySetting] =
        [value, timeZone, min, max, step, snap, carry, linked, hours] + SharedOptions.sharing + EditingOptions.all

    package static let kind: ValueKind? = .time
    package static let words = ["hour", "minute", "hour-12", "hour-24", "minute-spoken"]

    package var bind: String? { shared.bind }
    package let written: ClockValue?
    package var scripts: [SharedScript] {
        let hasLimits = min != nil || max != nil || step != 1
        return editing.scripts + (hasLimits ? [.limits] : []) + (written?.date == nil ? [] : [.dates])
    }

    package func initial(in month: Month?) -> ClockValue { .time(TimeOfDay(minutes: 610)) }

    let timeZone: String?
    let min: ClockValue?
    let max: ClockValue?
    let step: Int
    let snap: Snap
    let carry: Carry
    let isLinked: Bool
    let hours: Int?
    let shared: SharedOptions
    let editing: EditingOptions

    package init(_ settings: Settings, at place: Place, diagnostics: inout [Diagnostic]) {
        written = settings[Self.value]
        timeZone = settings[Self.timeZone]
        min = settings[Self.min]
        max = settings[Self.max]
        step = settings[Self.step]
        snap = settings[Self.snap]
        carry = settings[Self.carry]
        isLinked = settings[Self.linked]
        hours = settings[Self.hours]
        shared = SharedOptions(settings)
        editing = EditingOptions(settings)
        check { problem, name in diagnostics.append(Diagnostic(problem, at: settings.place(of: name) ?? place)) }
    }

    /// Whether a value keeps to the limits and the step.
    private func admits(_ value: ClockValue) -> Bool {
        let isAfterMin = min.map { $0.minutes <= value.minutes } ?? true
        let isBeforeMax = max.map { value.minutes <= $0.minutes } ?? true
        let isOvernight = value.date == nil && (min?.minutes ?? 0) > (max?.minutes ?? .max)
        let isWithin = isOvernight ? isAfterMin || isBeforeMax : isAfterMin && isBeforeMax
        return isWithin && value.minutes % step == 0
    }

    /// Looks for what is wrong among the options.
    private func check(_ report: (_ problem: WidgetProblem, _ option: String) -> Void) {
        let hasDate = written?.date != nil
        if timeZone != nil, !hasDate { report(.timeZoneWithoutDate, Self.timeZone.name) }
        var areAlike = true
        for (limit, name) in [(min, Self.min.name), (max, Self.max.name)] {
            guard let limit, (limit.date != nil) != hasDate else { continue }
            report(.limitOfOtherKind(name: name, needsDate: hasDate), name)
            areAlike = false
        }
        guard areAlike else { return }
        if let min, let max, min.date != nil, max.date != nil, min.minutes > max.minutes {
            report(.limitsCrossed(min: min.text, max: max.text), Self.min.name)
        } else if let written, !admits(written) {
            report(.valueOutside(value: written.text), Self.value.name)
        }
    }
}
