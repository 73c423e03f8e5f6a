/// The times of day that a hand may be turned to: from `first` on for `length` minutes, also past midnight.
public struct Limits: Sendable {
    /// Minutes after midnight.
    public let first: Formula
    /// Minutes from the first time to the last, 0 ..< 1440.
    public let length: Formula

    /// The times from `first` on for `length` minutes.
    public init(first: Formula, length: Formula) {
        self.first = first
        self.length = length
    }

    /// Where a hand comes to that is turned towards a time: it stops at the limits. One that stands outside (it was set
    /// there by a program) may go in, and otherwise goes to the nearer limit.
    /// - Parameters:
    ///   - turned: The time it is turned to, which may lead into the day before or after.
    ///   - minutes: The time it comes from.
    public func time(turningTo turned: Formula, from minutes: Formula) -> Formula {
        let from = (minutes - first).wrapped(in: 1440).named("from")
        let stopped = minutes + (from + turned - minutes).clamped(0, length) - from
        let to = (turned - first).wrapped(in: 1440).named("to")
        let beyond = (to - length).named("beyond")
        let nearer = (beyond .< 1440 - to).choose(turned - beyond, otherwise: turned + 1440 - to)
        let entered = (to .<= length).choose(turned, otherwise: nearer)
        return (from .<= length).choose(stopped, otherwise: entered)
    }
}
