/// How a flat clock is held before the reader: turned, moved, brought nearer. Lengths are in units of its drawing.
///
/// It is seen from far away, so that each layer of it, which is flat and parallel to the face, is drawn by an affine map.
/// What lies above the face is shifted against it as the clock turns. `translateZ` cannot do that: on a part of an SVG it
/// does nothing in two of three engines.
public struct Pose: Sendable {
    /// The turn about the upright axis in degrees: above 0, what is above the face is seen further to the right.
    public let yaw: Formula
    /// The turn about the level axis in degrees: above 0, what is above the face is seen further up.
    public let pitch: Formula
    /// How many times as large it is seen as at rest.
    public let nearness: Formula
    /// Where its centre is seen.
    public let place: Point

    /// A pose.
    public init(yaw: Formula, pitch: Formula, nearness: Formula, place: Point) {
        (self.yaw, self.pitch, self.nearness, self.place) = (yaw, pitch, nearness, place)
    }

    /// Facing the reader, in its place.
    public static let rest = Pose(yaw: 0, pitch: 0, nearness: 1, place: .zero)

    /// The six numbers of SVG's `matrix(…)`, by which a layer is drawn.
    ///
    /// A place (x, y, z), z towards the reader, is turned about the upright axis and then about the level one, and seen
    /// from far away: to (x cos yaw + z sin yaw, y cos pitch + (x sin yaw - z cos yaw) sin pitch).
    /// - Parameter height: How far the layer is above the face.
    public func matrix(ofLayerAt height: Formula) -> [Formula] {
        let across = Formula.cos(yaw).named("across")
        let aside = (nearness * .sin(yaw)).named("aside")
        let rise = Formula.sin(pitch).named("rise")
        return [
            nearness * across, aside * rise, 0, nearness * .cos(pitch),
            place.x + height * aside, place.y - height * nearness * across * rise,
        ]
    }

    /// Where in a layer's own plane the foot is seen of what floats above it: how far it is shifted there.
    ///
    /// The layer's map takes it to where the next layer up would draw it: (z sin yaw, -z cos yaw sin pitch) is what the map
    /// makes of (z tan yaw, -z tan pitch / cos yaw).
    /// - Parameter height: How far above the layer.
    public func shift(ofHeight height: Formula) -> Point {
        Point(
            x: height * .sin(yaw) / .cos(yaw),
            y: -(height * .sin(pitch) / (Formula.cos(pitch) * .cos(yaw))))
    }
}

// MARK: - What hands do to it

extension Pose {
    /// The most that it is turned or tilted in degrees: beyond, numerals cannot be read, and then it is seen from behind.
    private static let most: Formula = 75
    /// Degrees for a unit of a drag: as the face of radius 200 is taken hold of at its front.
    private static let degreesForUnit: Formula = 0.4

    /// An angle of a pose, turned on by a drag.
    /// - Parameter by: How far the pointer went in the direction that enlarges the angle: right, or up.
    public static func angle(_ angle: Formula, draggedBy by: Formula) -> Formula {
        self.angle(angle, turnedBy: by * degreesForUnit)
    }

    /// An angle of a pose, turned on as far as it goes.
    /// - Parameter degrees: How far it is turned.
    public static func angle(_ angle: Formula, turnedBy degrees: Formula) -> Formula {
        (angle + degrees).clamped(-most, most)
    }

    /// A coordinate of the place, moved on; the centre stays in the picture.
    public static func place(_ coordinate: Formula, movedBy by: Formula) -> Formula {
        (coordinate + by).clamped(-200, 200)
    }

    /// The nearness, from half to three times the size.
    public static func nearness(_ nearness: Formula, times factor: Formula) -> Formula {
        (nearness * factor).clamped(0.5, 3)
    }

    /// How far a clock goes on that was let go while it turned, as it slows down: to 0.325 s times its speed in the end.
    /// - Parameters:
    ///   - speed: Of the release, in any unit for a second.
    ///   - elapsed: Seconds since then.
    public static func glide(speed: Formula, elapsed: Formula) -> Formula {
        speed * 0.325 * (1 - .exp(-elapsed / 0.325))
    }
}
