/// A time of day to the minute.
public struct TimeOfDay: Sendable, Hashable {
    /// Minutes after midnight, 0 ..< 1440.
    public let minutes: Int

    /// A time of day, whole days left off: -1 is 23:59.
    public init(minutes: Int) {
        self.minutes = (minutes % 1440 + 1440) % 1440
    }

    /// Reads `HH:mm`, from `00:00` to `23:59`, both in two ASCII digits. Anything else is nil.
    public init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 5, digits[2] == UInt8(ascii: ":"),
            let hour = Self.number(digits[0], digits[1]), hour < 24,
            let minute = Self.number(digits[3], digits[4]), minute < 60
        else { return nil }
        minutes = hour * 60 + minute
    }

    private static func number(_ tens: UInt8, _ ones: UInt8) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard digits.contains(tens), digits.contains(ones) else { return nil }
        return Int(tens - digits.lowerBound) * 10 + Int(ones - digits.lowerBound)
    }

    /// `HH:mm`, as forms and attributes have it in every language.
    public var text: String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(padded(minutes / 60)):\(padded(minutes % 60))"
    }
}
