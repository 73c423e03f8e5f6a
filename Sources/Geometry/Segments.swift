/// A digit of seven segments in a cell as wide and high as those of the typeface DSEG7: thousandths of its size, y down from
/// the top. The segments are a to g, which are 0 to 6: the top, then clockwise, the middle one last.
public struct Segments: Sendable {
    /// The width of a digit and of a hyphen with the space around it; DSEG has 816 of 1000.
    public static let width: Formula = 816
    /// The width of a colon; DSEG has 200 of 1000.
    public static let colonWidth: Formula = 200
    /// The height of all of them.
    public static let height: Formula = 1000
    /// The digit that is none: no segment is lit.
    public static let blank: Formula = 10
    /// The segment in the middle, which alone is a hyphen.
    public static let middle = 6

    /// How far they lean to the right, as x for each y: the tangent of their slant.
    private let lean: Formula

    /// Segments that lean.
    /// - Parameter slant: In degrees from upright, to the right.
    public init(slant: Formula) { lean = Formula.sin(slant) / .cos(slant) }

    /// Which segments each digit lights, a the lowest bit, and after 9 the blank.
    private static let lit: [Double] = [
        0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111, 0b1101111, 0,
    ]

    /// Whether a digit lights a segment: 1 or 0.
    /// - Parameter digit: 0 ... 9, or `blank`.
    public static func isLit(_ segment: Formula, of digit: Formula) -> Formula {
        Formula.pick(lit, at: digit).named("lit").bit(segment)
    }

    /// The digit of a whole number that has so many digits after it: `digit(2, of: 101030)` is 0, the second zero.
    /// - Parameter place: 0 ... 7.
    public static func digit(_ place: Formula, of number: Formula) -> Formula {
        Formula.floor(number / .pick([1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7], at: place)).wrapped(in: 10)
    }

    // The strokes' ends are pointed, and the points of neighbours are a little apart.
    private static let thickness: Formula = 136
    private static let gap: Formula = 9
    private static let edges = (left: Formula(62), right: Formula(754))

    /// The corners of a segment, clockwise.
    /// - Parameter segment: 0 ... 6.
    public func outline(_ segment: Int) -> [Point] {
        let half = Self.thickness / 2
        let (left, right) = (Self.edges.left + half, Self.edges.right - half)
        let (top, middle, bottom) = (half, Self.height / 2, Self.height - half)
        return switch segment {
        case 0: stroke(from: Point(x: left, y: top), to: Point(x: right, y: top))
        case 1: stroke(from: Point(x: right, y: top), to: Point(x: right, y: middle))
        case 2: stroke(from: Point(x: right, y: middle), to: Point(x: right, y: bottom))
        case 3: stroke(from: Point(x: left, y: bottom), to: Point(x: right, y: bottom))
        case 4: stroke(from: Point(x: left, y: middle), to: Point(x: left, y: bottom))
        case 5: stroke(from: Point(x: left, y: top), to: Point(x: left, y: middle))
        default: stroke(from: Point(x: left, y: middle), to: Point(x: right, y: middle))
        }
    }

    /// The corners of the two dots of a colon.
    public var colon: [[Point]] {
        let half = Self.thickness / 2
        let middle = Self.colonWidth / 2
        return [Self.height * 0.3, Self.height * 0.7].map { y in
            [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (sides: (Formula, Formula)) in
                leaning(Point(x: middle + half * sides.0, y: y + half * sides.1))
            }
        }
    }

    /// A stroke with a point at each end.
    private func stroke(from start: Point, to end: Point) -> [Point] {
        let half = Self.thickness / 2
        let length = (end.x - start.x) + (end.y - start.y)
        // Along the stroke and across it.
        let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        func corner(_ far: Formula, _ aside: Formula) -> Point {
            leaning(Point(x: start.x + far * along.x - aside * along.y, y: start.y + far * along.y + aside * along.x))
        }
        let (near, far) = (Self.gap, length - Self.gap)
        return [
            corner(near, 0), corner(near + half, -half), corner(far - half, -half), corner(far, 0),
            corner(far - half, half), corner(near + half, half),
        ]
    }

    /// A place once the cell leans about its middle: what is above goes right, what is below left. Whole thousandths are
    /// finer than any screen, and shorter to write.
    private func leaning(_ point: Point) -> Point {
        Point(x: (point.x - (point.y - Self.height / 2) * lean).rounded, y: point.y)
    }
}
