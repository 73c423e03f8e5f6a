import SourceText

/// A month of a year on two wheels, which a line of text opens.
package struct MonthPicker: Widget {
    package static let name = "month-picker"

    /// Whether the wheel of months moves that of years.
    enum Carry: String, CaseIterable {
        case always
        case never
    }

    private static let value = Setting(
        "value", .month, "The month it shows at first, YYYY-MM; the reader’s present month if nothing is set.")
    private static let min = Setting("min", .month, initial: first, as: first.text, "The first month.")
    private static let max = Setting("max", .month, initial: last, as: last.text, "The last month.")
    private static let carry = Setting<Carry>(
        "carry", .oneOf, initial: .never, as: "never", "Whether the year goes along from December to January.")
    private static let showDifference = Setting(
        "show-difference", .flag, initial: false, as: "false",
        "Whether it says how many months lie between the present one and the chosen one.")
    private static let open = Setting(
        "open", .flag, initial: false, as: "false", "Whether the wheels are to be seen at first.")

    package static let options: [any AnySetting] =
        [value, min, max, carry, showDifference, open] + SharedOptions.sharing + EditingOptions.all

    package static let kind: ValueKind? = .month
    package static let words = [
        "month", "months", "year-row", "month-clock", "year-wheel", "month-wheel", "difference-line",
        "month-too-early", "month-too-late",
    ]
    package static let sharedStyles = ["wheel.css"]

    /// The limits where none are set.
    static let (first, last) = (Month(number: 1900 * 12), Month(number: 2100 * 12 + 11))

    package var bind: String? { shared.bind }
    package var written: ClockValue? { value.map { .month($0) } }
    package var scripts: [SharedScript] { editing.scripts + [.wheel] }

    package func initial(in month: Month?) -> ClockValue {
        month.map { .presentMonth(Month(number: Swift.min(Swift.max($0.number, min.number), max.number))) } ?? .present
    }

    let value: Month?
    let min: Month
    let max: Month
    let carry: Carry
    let showsDifference: Bool
    let isOpen: Bool
    let shared: SharedOptions
    let editing: EditingOptions

    package init(_ settings: Settings, at place: Place, diagnostics: inout [Diagnostic]) {
        value = settings[Self.value]
        min = settings[Self.min]
        max = settings[Self.max]
        carry = settings[Self.carry]
        showsDifference = settings[Self.showDifference]
        isOpen = settings[Self.open]
        shared = SharedOptions(settings)
        editing = EditingOptions(settings)
        func report(_ problem: WidgetProblem, _ option: String) {
            diagnostics.append(Diagnostic(problem, at: settings.place(of: option) ?? place))
        }
        if min.number > max.number {
            let isMinSet = settings.place(of: Self.min.name) != nil
            report(.limitsCrossed(min: min.text, max: max.text), isMinSet ? Self.min.name : Self.max.name)
        } else if let value, !(min.number...max.number).contains(value.number) {
            report(.valueOutside(value: value.text), Self.value.name)
        }
    }
}

extension Form<Month> {
    /// `YYYY-MM`.
    static let month = Form("a month such as 2026-07") { (text: String) in Month(text) }
}
