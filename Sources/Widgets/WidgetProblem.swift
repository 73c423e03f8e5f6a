import SourceText

/// What can be wrong among the options of a widget, each of which is right alone.
enum WidgetProblem: Problem, Equatable {
    /// A time zone for a time of any day.
    case timeZoneWithoutDate
    /// A limit with a date for a value without one, or the other way round.
    case limitOfOtherKind(name: String, needsDate: Bool)
    /// A value that breaks the limits or the step: it is shown, and invalid.
    case valueOutside(value: String)
    /// An option that a clock cannot have which shows a bound value.
    case boundClock(option: String)
    /// A time zone for a clock that stands still.
    case standingClockInZone
    /// A range that is too short, or whose end is before its start: it is shown, and invalid.
    case rangeTooShort(start: String, end: String, minutes: Int)
    /// Nothing lies between the limits.
    case limitsCrossed(min: String, max: String)

    var code: String {
        switch self {
        case .timeZoneWithoutDate: "timezone-without-date"
        case .limitOfOtherKind: "limit-of-other-kind"
        case .valueOutside: "value-outside"
        case .boundClock: "bound-clock"
        case .standingClockInZone: "standing-clock-in-zone"
        case .rangeTooShort: "range-too-short"
        case .limitsCrossed: "limits-crossed"
        }
    }

    var severity: Severity {
        switch self {
        case .valueOutside, .rangeTooShort: .warning
        default: .error
        }
    }

    var sentence: String {
        switch self {
        case .timeZoneWithoutDate: "a time of any day is in no time zone"
        case .limitOfOtherKind(let name, needsDate: true): "\(name) has no date, but the value has one"
        case .limitOfOtherKind(let name, needsDate: false): "\(name) has a date, but the value has none"
        case .valueOutside(let value): "\(value) is outside the limits or off the step, and so invalid from the start"
        case .boundClock(let option): "a clock that is bound shows the value that it is bound to, and has no \(option)"
        case .standingClockInZone: "a clock that stands still at a value is in no time zone"
        case .rangeTooShort(let start, let end, minutes: 0):
            "from \(start) to \(end) ends before it starts, and so is invalid from the start"
        case .rangeTooShort(let start, let end, let minutes):
            "from \(start) to \(end) is not a range of at least \(minutes) minutes, and so invalid from the start"
        case .limitsCrossed(let min, let max): "min is \(min), after max, \(max)"
        }
    }

    var remedy: String? {
        switch self {
        case .timeZoneWithoutDate: "give the value a date, as in 2026-02-28T08:05, or leave out ‘timezone’"
        case .limitOfOtherKind(let name, needsDate: true): "give \(name) a date too"
        case .limitOfOtherKind: "leave the date out, or give the value one"
        case .valueOutside: "write a value that min, max and step allow"
        case .boundClock(let option): "leave out ‘\(option)’ or ‘bind’"
        case .standingClockInZone: "leave out ‘timezone’ or ‘value’"
        case .rangeTooShort(_, _, minutes: 0): "let the end be later, or write ‘overnight: true’ or ‘order: free’"
        case .rangeTooShort:
            "let the end be later, or write ‘overnight: true’, ‘min-duration: 0’ or ‘order: free’"
        case .limitsCrossed: "exchange them"
        }
    }
}
