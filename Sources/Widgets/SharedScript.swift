import Behaviour
import Geometry

/// A script of Templates/scripts that several kinds need, or some options of one.
public struct SharedScript: Sendable {
    /// Its name.
    public let name: String
    /// The words that it is filled with.
    public let words: [String]
    /// The functions that it calls, as JavaScript.
    public let functions: String

    private init(_ name: String, words: [String] = [], functions: String = "") {
        (self.name, self.words, self.functions) = (name, words, functions)
    }

    /// All scripts, in the order in which they run.
    public static let all = [clock, control, storage, limits, dates, wheel, live, manipulation]

    /// What all clocks need.
    public static let clock = SharedScript(
        "clock.js", words: ["hours", "time-12", "time-24", "duration", "am", "pm", "clock"])

    /// What can be set: forms, pointers and keys.
    static let control = SharedScript("control.js")

    /// What the browser keeps.
    static let storage = SharedScript("storage.js")

    /// Limits and steps of times.
    static let limits = SharedScript(
        "limits.js", words: ["too-early", "too-late", "off-step"],
        functions: JavaScript.function(
            "limited",
            Limits(first: .unknown("first"), length: .unknown("length"))
                .time(turningTo: .unknown("turned"), from: .unknown("minutes"))))

    /// Wheels, and rows of text that open them.
    static let wheel = SharedScript("wheel.js", functions: Wheel.functions)

    /// Dates and time zones.
    static let dates = SharedScript("clock-date.js", words: ["date", "month", "months"])

    /// The present time: one timer for all clocks of a page.
    static let live = SharedScript("live.js", words: ["unknown-zone", "seconds-12", "seconds-24"])

    /// Clocks that can be turned, moved and brought nearer.
    static let manipulation = SharedScript(
        "manipulation.js", words: ["turning-help"], functions: RadialClock.manipulation)
}
