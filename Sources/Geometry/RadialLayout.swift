/// Items of one size on a circle within a square, the first at twelve, the others clockwise. The origin is the centre.
public struct RadialLayout: Sendable {
    /// How many items there are.
    public let count: Int
    /// The side of the square.
    public let diameter: Formula
    /// How far the first item is from twelve, in degrees clockwise.
    public let offset: Formula

    /// - Parameters:
    ///   - count: How many items there are; none has no places, and one is in the centre.
    ///   - offset: How far the first is from twelve, in degrees clockwise.
    public init(count: Int, diameter: Formula, offset: Formula = 0) {
        self.count = count
        self.diameter = diameter
        self.offset = offset
    }

    /// The side of an item's own square: D / (n/2 + 1), so that items do not touch however many there are. For 12 in a
    /// square of 400 it is 57.14. The half of an odd number is not rounded: three items would overlap.
    public var itemSize: Formula { count <= 1 ? diameter : diameter / (Formula(count) / 2 + 1) }

    /// How far the centres of items are from the centre of all: half an item within the edge.
    public var radius: Formula { (diameter - itemSize) / 2 }

    /// The centre of an item.
    /// - Parameters:
    ///   - index: Counted from 0; any number, as they go round.
    ///   - scale: The ring is scaled by this about the centre.
    public func place(_ index: Formula, scale: Formula = 1) -> Point {
        guard count > 1 else { return .zero }
        return Point(at: index * (360 / Formula(count)) + offset, radius: radius * scale)
    }
}
