/// What kind of value widgets share. All that share one name share one kind.
public enum ValueKind: Sendable {
    /// A time, of any day or on one.
    case time
    /// From one time to another.
    case range
    /// A month of a year.
    case month
    /// A number of minutes; a part of a range.
    case duration
    /// A number of months from the reader's present one; a part of a month.
    case difference

    /// What it is called in a sentence.
    public var noun: String {
        switch self {
        case .time: "a time"
        case .range: "a range of times"
        case .month: "a month"
        case .duration: "a duration"
        case .difference: "a number of months"
        }
    }

    /// The parts that can be asked for, and the kinds that they have.
    public var parts: [(part: ValuePart, kind: ValueKind)] {
        switch self {
        case .range: [(.start, .time), (.end, .time), (.duration, .duration)]
        case .month: [(.difference, .difference)]
        default: []
        }
    }

    /// The letters of a format that have a meaning for a value of the kind.
    /// - Parameter value: A value; a time of any day has no year.
    public func letters(of value: ClockValue) -> Set<Character> {
        switch self {
        case .time: value.date == nil ? ["H", "K", "h", "m", "s", "a"] : ["y", "M", "d", "H", "K", "h", "m", "s", "a"]
        case .month: ["y", "M"]
        case .duration: ["H", "m"]
        case .range, .difference: []
        }
    }
}

/// A part of a value, by the word that comes after the dot in `bind: shift.start`.
public enum ValuePart: String, Sendable, CaseIterable {
    /// The first time of a range.
    case start
    /// The last time of a range.
    case end
    /// The minutes from the first to the last.
    case duration
    /// The months from the reader's present one.
    case difference
}

/// A shared value, or a part of one, by name: `meeting`, `shift.start`.
public struct ValueReference: Sendable {
    /// The name of the value.
    public let name: String
    /// What comes after the dot, if one is written.
    public let part: String?

    /// Reads a reference. What it refers to is looked up elsewhere.
    public init(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        part = parts.count == 2 ? String(parts[1]) : nil
    }
}
