import Site

/// How long the stages of a build took, for `gnomon build --timing`. Only standard error hears of it: no clock gets into
/// the output.
struct Timing {
    private let clock = ContinuousClock()
    private var stages: [(stage: Builder.Stage, start: ContinuousClock.Instant)] = []

    /// A stage begins, and the one before it ends.
    mutating func enter(_ stage: Builder.Stage) { stages.append((stage, clock.now)) }

    /// A line for each stage, and one for all, up to now: milliseconds and what was done.
    var text: String {
        guard let first = stages.first else { return "" }
        let now = clock.now
        let ends = stages.dropFirst().map(\.start) + [now]
        let rows = zip(stages, ends).map { ($1 - $0.start, $0.stage.summary) } + [(now - first.start, "all of it")]
        return rows.map { "\(Self.milliseconds($0)) ms  \($1)\n" }.joined()
    }

    /// `  12.3`, in milliseconds.
    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = duration / .microseconds(100)
        let text = "\(Int(tenths) / 10).\(Int(tenths) % 10)"
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }
}
