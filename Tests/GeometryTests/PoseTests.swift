import Testing

@testable import Geometry

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The pose against turns in space, worked out step by step.
@Suite struct PoseTests {
    private struct Place {
        var x: Double
        var y: Double
        var z: Double

        /// Turned about the upright axis, then about the level one, and seen from far away.
        func seen(yaw: Double, pitch: Double) -> (x: Double, y: Double) {
            let (a, b) = (yaw * .pi / 180, pitch * .pi / 180)
            let turned = Place(x: x * cos(a) + z * sin(a), y: y, z: z * cos(a) - x * sin(a))
            return (turned.x, turned.y * cos(b) - turned.z * sin(b))
        }
    }

    private static func pose(_ yaw: Double, _ pitch: Double, _ nearness: Double = 1, _ x: Double = 0, _ y: Double = 0)
        -> Pose
    {
        Pose(
            yaw: Formula(yaw), pitch: Formula(pitch), nearness: Formula(nearness),
            place: Point(x: Formula(x), y: Formula(y)))
    }

    private static func apply(_ matrix: [Formula], _ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let m = matrix.map { $0.number ?? .nan }
        return (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
    }

    private static let angles: [Double] = [-75, -30, 0, 10, 60]

    @Test(arguments: angles, angles)
    func aLayerIsSeenAsAPlaneInSpaceIs(_ yaw: Double, _ pitch: Double) {
        for (x, y, z) in [(0.0, 0.0, 0.0), (100, -50, 2), (-200, 30, 5), (7, 160, 3)] {
            let plain = Place(x: x, y: y, z: z).seen(yaw: yaw, pitch: pitch)
            let found = Self.apply(Self.pose(yaw, pitch, 1.5, 20, -10).matrix(ofLayerAt: Formula(z)), x, y)
            #expect(abs(found.x - (plain.x * 1.5 + 20)) < 1e-9 && abs(found.y - (plain.y * 1.5 - 10)) < 1e-9)
        }
    }

    @Test(arguments: angles, angles)
    func whatFloatsAboveALayerIsSeenWhereALayerOfItsOwnWouldShowIt(_ yaw: Double, _ pitch: Double) {
        let pose = Self.pose(yaw, pitch, 2, 5, 5)
        let shift = pose.shift(ofHeight: 2)
        let above = Self.apply(pose.matrix(ofLayerAt: 5), 60, 80)
        let shifted = Self.apply(
            pose.matrix(ofLayerAt: 3), 60 + (shift.x.number ?? .nan), 80 + (shift.y.number ?? .nan))
        #expect(abs(above.x - shifted.x) < 1e-9 && abs(above.y - shifted.y) < 1e-9)
    }

    @Test func atRestAllLayersAreAsTheyWereDrawn() {
        for height in [0, 2, 3, 5] {
            #expect(Pose.rest.matrix(ofLayerAt: Formula(height)).map(\.number) == [1, 0, 0, 1, 0, 0])
        }
    }

    @Test func whatIsAboveTheFaceGoesWithTheHand() {
        // A drag to the right and up: the minute hand moves right and up against the face.
        let yaw = Pose.angle(0, draggedBy: 50)
        let pitch = Pose.angle(0, draggedBy: 50)
        let matrix = Pose(yaw: yaw, pitch: pitch, nearness: 1, place: .zero).matrix(ofLayerAt: 5).map {
            $0.number ?? .nan
        }
        #expect(matrix[4] > 1 && matrix[5] < -1)
    }

    @Test func aPoseHasItsBounds() {
        #expect(Pose.angle(70, draggedBy: 1000).number == 75 && Pose.angle(-70, turnedBy: -10).number == -75)
        #expect(Pose.place(190, movedBy: 20).number == 200 && Pose.place(0, movedBy: -300).number == -200)
        #expect(Pose.nearness(1, times: 9).number == 3 && Pose.nearness(1, times: 0.1).number == 0.5)
    }

    @Test func aGlideBeginsAtItsSpeedAndComesToRest() throws {
        let soon = try #require(Pose.glide(speed: 100, elapsed: 0.001).number)
        #expect(abs(soon - 0.1) < 0.001)
        #expect(Pose.glide(speed: 100, elapsed: 0).number == 0)
        let end = try #require(Pose.glide(speed: 100, elapsed: 10).number)
        #expect(abs(end - 32.5) < 0.001)
    }
}
