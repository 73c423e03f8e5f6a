/// A drum with rows on its mantle, seen from its side: only the front half is in sight. It is turned by a number of
/// rows, whole when it is at rest: at 8 the row 8 is in the middle, at 8.5 that place is halfway to row 9.
///
/// Places are measured downwards from the middle. `first` and `last` are the rows at the ends of the list, which are
/// infinite where it has none.
public struct Drum: Sendable {
    /// The radius of the drum, which is half its height.
    public let radius: Formula
    /// How many rows are in sight at rest; an odd number.
    public let visible: Int

    /// A drum of that size.
    public init(radius: Formula, visible: Int) {
        self.radius = radius
        self.visible = visible
    }

    /// A row in sight.
    public struct Row: Sendable {
        /// Which row of the list it is, whole.
        public let number: Formula
        /// Where its middle is.
        public let y: Formula
        /// Its height as a part of that of the middle row, 0 ... 1: it is seen at a slant.
        public let height: Formula
    }

    /// The degrees between two rows.
    private var stepAngle: Formula { 180 / Formula(visible) }

    /// The height of a row in the middle: its arc. With 9 rows and a radius of 90 it is 31.4.
    public var rowHeight: Formula { radius * stepAngle * Formula(Double.pi / 180) }

    /// A row in sight.
    /// - Parameters:
    ///   - index: Which one, counted from 0 at the top.
    ///   - turn: In rows.
    public func row(_ index: Formula, turn: Formula) -> Row {
        let number = (turn.rounded.named("middle") + index - Formula(visible / 2)).named("number")
        let angle = ((number - turn) * stepAngle).named("angle")
        return Row(number: number, y: radius * .sin(angle), height: Formula.max(0, .cos(angle)).named("height"))
    }

    /// The turn once a pointer has dragged the drum along. Past the ends of the list it gives way by a third.
    /// - Parameters:
    ///   - turn: That at the press.
    ///   - way: How far the pointer has moved since, downwards.
    public func turn(from turn: Formula, draggedBy way: Formula, first: Formula, last: Formula) -> Formula {
        let free = (turn - way / rowHeight).named("free")
        let held = free.clamped(first, last).named("held")
        return held + (free - held) / 3
    }

    /// The row that is pressed: the drum is round, so near its edges a little way is many rows.
    public func row(pressedAt y: Formula, turn: Formula, first: Formula, last: Formula) -> Formula {
        let height = y.clamped(-radius, radius).named("height")
        let angle = Formula.atan2(y: height, x: .sqrt(radius * radius - height * height))
        return Self.row(inMiddleAt: turn + angle / stepAngle, first: first, last: last)
    }

    /// The row of the list that is nearest to the middle.
    public static func row(inMiddleAt turn: Formula, first: Formula, last: Formula) -> Formula {
        turn.rounded.clamped(first, last)
    }

    /// The seconds in which what is left of a fling shrinks to 1/e.
    static let slowing: Formula = 0.325
    /// The fastest fling, in rows a second: it runs on for 13 rows.
    static let fastest: Formula = 40
    /// As many rows away from where it will stop, a drum stops.
    static let nearEnough: Formula = 0.02

    /// The row where a drum will come to rest that is let go.
    /// - Parameter speed: In rows a second. From row 8 with 18 rows a second it is 14.
    public static func rest(of turn: Formula, speed: Formula, first: Formula, last: Formula) -> Formula {
        row(inMiddleAt: turn + speed.clamped(-fastest, fastest) * slowing, first: first, last: last)
    }

    /// Where a drum is on its way to its rest. It arrives: in the end this is `rest` itself.
    /// - Parameter seconds: Since it was let go at `turn`.
    public static func gliding(from turn: Formula, to rest: Formula, after seconds: Formula) -> Formula {
        let left = ((turn - rest) * .exp(-seconds / slowing)).named("left")
        return left.isWithin(-nearEnough, nearEnough).choose(rest, otherwise: rest + left)
    }
}
