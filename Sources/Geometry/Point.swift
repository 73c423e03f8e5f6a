/// A place: x to the right, y down, as SVG has it.
public struct Point: Sendable {
    /// To the right.
    public let x: Formula
    /// Downwards.
    public let y: Formula

    /// A place.
    public init(x: Formula, y: Formula) {
        self.x = x
        self.y = y
    }

    /// The origin, which is the centre of every dial.
    public static let zero = Point(x: 0, y: 0)

    /// The place that lies `radius` away from the origin.
    /// - Parameter degrees: Clockwise from twelve: `Point(at: 90, radius: 1)` is (1, 0).
    public init(at degrees: Formula, radius: Formula) {
        self.init(x: radius * .sin(degrees), y: -(radius * .cos(degrees)))
    }

    /// The direction from the origin in degrees clockwise from twelve, 0 ..< 360.
    public var degrees: Formula { Formula.atan2(y: x, x: -y).wrapped(in: 360) }

    /// The square of the distance from the origin.
    public var squaredDistance: Formula { x * x + y * y }
}
