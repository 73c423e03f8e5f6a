/// What keys do to the hands of a clock. Times are in minutes after midnight and may lead into the day before or after.
public enum Stepping {
    /// The next time on a grid: from 10:07 by 15 minutes, 10:15 forwards and 10:00 back.
    /// - Parameters:
    ///   - minutes: The time to start from, on the grid or beside it.
    ///   - grid: The minutes between two times of the grid, which has one at midnight.
    ///   - direction: 1 forwards, -1 back.
    public static func next(after minutes: Formula, grid: Formula, direction: Formula) -> Formula {
        let forwards = grid * (Formula.floor(minutes / grid) + 1)
        let back = -(grid * (Formula.floor(-minutes / grid) + 1))
        return (direction .== 1).choose(forwards, otherwise: back)
    }
}
