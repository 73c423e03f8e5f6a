import SourceText

/// What can be wrong among the options of a widget, each of which is right alone.
enum WidgetProblem: Problem, Equatable {
    /// A time zone for a time of any day.
    case timeZoneWithoutDate
    /// A limit with a date for a value without one, or the other way round.
    case limitOfOtherKind(name: String, needsDate: Bool)
    /// Nothing lies between the limits.
    case limitsCrossed(min: String, max: String)

    var code: String {
        switch self {
        case .timeZoneWithoutDate: "timezone-without-date"
        case .limitOfOtherKind: "limit-of-other-kind"
        case .limitsCrossed: "limits-crossed"
        }
    }

    var sentence: String {
        switch self {
        case .timeZoneWithoutDate: "a time of any day is in no time zone"
        case .limitOfOtherKind(let name, needsDate: true): "\(name) has no date, but the value has one"
        case .limitOfOtherKind(let name, needsDate: false): "\(name) has a date, but the value has none"
        case .limitsCrossed(let min, let max): "min is \(min), after max, \(max)"
        }
    }

    var remedy: String? {
        switch self {
        case .timeZoneWithoutDate: "give the value a date, as in 2026-02-28T08:05, or leave out ‘timezone’"
        case .limitOfOtherKind(let name, needsDate: true): "give \(name) a date too"
        case .limitOfOtherKind: "leave the date out, or give the value one"
        case .limitsCrossed: "exchange them"
        }
    }
}
