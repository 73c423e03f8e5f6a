/// A month by two wheels, one of years and an endless one of months.
///
/// Months are counted from January of the year 0: 2026-07 is 2026 × 12 + 6. A row of the wheel of months is such a
/// number too, and what it is called is what is left of it after whole years.
public struct MonthWheels: Sendable {
    /// The first month that can be chosen.
    public let low: Formula
    /// The last one.
    public let high: Formula
    /// Whether the year goes along from December to January (1) or stays (0).
    public let carry: Formula

    /// Wheels for the months from `low` to `high`.
    public init(low: Formula, high: Formula, carry: Formula) {
        self.low = low
        self.high = high
        self.carry = carry
    }

    /// The year of a month.
    public static func year(of month: Formula) -> Formula { .floor(month / 12) }

    /// The row of a month's year, counted from 0; of a year that is not on the wheel, the nearest.
    public func yearRow(of month: Formula) -> Formula {
        let first = Self.year(of: low).named("first")
        return Self.year(of: month).clamped(first, Self.year(of: high)) - first
    }

    /// The last row of years.
    public var lastYearRow: Formula { Self.year(of: high) - Self.year(of: low) }

    /// The month once the wheel of years is at a row. The month of the year stays, unless it is beyond the limits.
    public func month(_ month: Formula, withYearAt row: Formula) -> Formula {
        ((Self.year(of: low) + row) * 12 + month.wrapped(in: 12)).clamped(low, high)
    }

    /// The month once the wheel of months is at a row.
    public func month(_ month: Formula, withMonthAt row: Formula) -> Formula {
        let stayed = month - month.wrapped(in: 12) + row.wrapped(in: 12)
        return (carry .== 1).choose(row, otherwise: stayed).clamped(low, high)
    }

    /// The first row of months: where the year goes along, the first month that there is; where it stays, none, unless
    /// the year is not whole. A month beyond the limits has its row all the same.
    public func firstRow(of month: Formula) -> Formula {
        let january = (month - month.wrapped(in: 12)).named("january")
        let inYear = (low .<= january).choose(january, otherwise: low).named("inYear")
        let stayed = isWhole(from: january, then: -.infinity, otherwise: inYear)
        return .min((carry .== 1).choose(low, otherwise: stayed), month)
    }

    /// The last row of months.
    public func lastRow(of month: Formula) -> Formula {
        let january = (month - month.wrapped(in: 12)).named("january")
        let december = (january + 11).named("december")
        let inYear = (december .<= high).choose(december, otherwise: high).named("inYear")
        let stayed = isWhole(from: january, then: .infinity, otherwise: inYear)
        return .max((carry .== 1).choose(high, otherwise: stayed), month)
    }

    private func isWhole(from january: Formula, then: Double, otherwise: Formula) -> Formula {
        let ends = (january + 11 .<= high).choose(Formula(then), otherwise: otherwise)
        return (low .<= january).choose(ends, otherwise: otherwise)
    }
}
