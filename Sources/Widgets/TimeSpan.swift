/// From a time of any day to another.
public struct TimeSpan: Sendable, Hashable {
    /// The first time.
    public let start: TimeOfDay
    /// The last time; of the next day where it is before the first.
    public let end: TimeOfDay

    /// From a time to another.
    public init(start: TimeOfDay, end: TimeOfDay) {
        self.start = start
        self.end = end
    }

    /// The minutes from start to end, over midnight if need be: 0 ..< 1440.
    public var minutes: Int { TimeOfDay(minutes: end.minutes - start.minutes).minutes }

    /// `HH:mm/HH:mm`, as attributes have it in every language.
    public var text: String { "\(start.text)/\(end.text)" }
}
