import Testing

@testable import Geometry

/// The dial against a plain model that was written from the facts alone.
@Suite struct DialTests {
    private static func number(_ formula: Formula) -> Int { Int(formula.number ?? .nan) }

    private static func dial(step: Int = 1, floors: Int = 0) -> Dial {
        Dial(radius: 150, step: Formula(step), floors: Formula(floors))
    }

    private static func point(_ place: (x: Double, y: Double)) -> Point {
        Point(x: Formula(place.x), y: Formula(place.y))
    }

    @Test(arguments: ReferenceDial.zoneCases)
    func aPressTakesTheHandOfItsZone(_ zone: DialZoneCase) {
        let hands: [ReferenceDial.Hand] = [.none, .hour, .minute]
        #expect(hands[Self.number(Self.dial().hand(at: Self.point((zone.x, zone.y))))] == zone.expected, "\(zone.fact)")
    }

    @Test(arguments: ReferenceDial.nearestCases)
    func theFactsHoldForTheNearestMark(_ fact: DialCase) {
        #expect(Self.play(fact, floors: 0) == fact.expected, "\(fact.fact)")
    }

    @Test(arguments: ReferenceDial.floorCases)
    func theFactsHoldForTheMarkBehind(_ fact: DialCase) {
        #expect(Self.play(fact, floors: 1) == fact.expected, "\(fact.fact)")
    }

    private static func play(_ fact: DialCase, floors: Int) -> Int {
        fact.degrees.reduce(fact.start) { minutes, degrees in
            let place = ReferenceDial.place(degrees: degrees, reach: fact.reach)
            return turn(fact.action, dial(floors: floors), point(place), minutes)
        }
    }

    private static func turn(_ action: DialCase.Action, _ dial: Dial, _ point: Point, _ minutes: Int) -> Int {
        let from = Formula(minutes)
        switch action {
        case .turnHour: return number(dial.time(turningHourHandTo: point, from: from))
        case .pressMinute: return number(dial.time(pressingMinuteHandAt: point, from: from))
        case .dragMinute: return number(dial.time(draggingMinuteHandTo: point, from: from))
        }
    }

    @Test func randomDragsAreAsThePlainModelHasThem() {
        var random = Numbers(state: 1)
        var differences: [String] = []
        for _ in 0..<200_000 {
            let x = Double.random(in: -160...160, using: &random)
            let y = Double.random(in: -160...160, using: &random)
            let minutes = Int.random(in: 0..<1440, using: &random)
            let step = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30].randomElement(using: &random) ?? 1
            let floors = Int.random(in: 0...1, using: &random)
            let dial = Self.dial(step: step, floors: floors)
            let (point, from) = (Self.point((x, y)), Formula(minutes))
            let found = [
                Self.number(dial.time(turningHourHandTo: point, from: from)),
                Self.number(dial.time(pressingMinuteHandAt: point, from: from)),
                Self.number(dial.time(draggingMinuteHandTo: point, from: from)),
            ]
            let wanted =
                floors == 0
                ? [
                    ReferenceDial.turnHour(x: x, y: y, minutes: minutes),
                    ReferenceDial.pressMinute(x: x, y: y, minutes: minutes, step: step),
                    ReferenceDial.dragMinute(x: x, y: y, minutes: minutes, step: step),
                ]
                : [
                    ReferenceDial.turnHourFloor(x: x, y: y, minutes: minutes),
                    ReferenceDial.pressMinuteFloor(x: x, y: y, minutes: minutes, step: step),
                    ReferenceDial.dragMinuteFloor(x: x, y: y, minutes: minutes, step: step),
                ]
            // Within half a minute of half a turn either way is as short; there the facts want forward.
            let opposite = Double(minutes % 60 * 6 + 180) + (floors == 1 ? Double(step) * 3 : 0)
            let beyond = abs(ReferenceDial.offset(of: ReferenceDial.angle(x: x, y: y), fromMiddle: opposite))
            let isTie = beyond <= 3 + 1e-9 && abs(found[2] - wanted[2]) == 60
            if found[..<2] != wanted[..<2] || found[2] != wanted[2] && !isTie, differences.count < 5 {
                differences.append("(\(x), \(y)) from \(minutes) by \(step), floors \(floors): \(found), not \(wanted)")
            }
        }
        #expect(differences == [])
    }

    @Test(arguments: [(607, 15, 1, 615), (607, 15, -1, 600), (615, 15, 1, 630), (615, 15, -1, 600), (0, 5, -1, -5)])
    func keysGoToTheNextTimeOfTheGrid(_ minutes: Int, _ grid: Int, _ direction: Int, _ expected: Int) {
        let next = Stepping.next(after: Formula(minutes), grid: Formula(grid), direction: Formula(direction))
        #expect(Self.number(next) == expected)
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014): the same numbers in each run.
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
