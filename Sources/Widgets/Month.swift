/// A month of a year, in the Gregorian calendar in every language.
public struct Month: Sendable, Hashable {
    /// Months since January of the year 0: 2026-07 is 2026 × 12 + 6.
    public let number: Int

    /// A month by its number.
    public init(number: Int) { self.number = number }

    /// Reads `YYYY-MM`, from `0001-01` to `9999-12`, in ASCII digits. Anything else is nil.
    public init?(_ text: String) {
        // The calendar knows it if it knows its first day.
        guard let first = DateTime("\(text)-01T00:00") else { return nil }
        self.init(number: first.year * 12 + first.month - 1)
    }

    /// The year.
    public var year: Int { number / 12 }
    /// The month of the year, 1 ... 12.
    public var month: Int { number % 12 + 1 }

    /// `YYYY-MM`, as forms and attributes have it in every language.
    public var text: String {
        let year = String(year)
        return "\(String(repeating: "0", count: max(0, 4 - year.count)))\(year)-\(month < 10 ? "0" : "")\(month)"
    }
}
