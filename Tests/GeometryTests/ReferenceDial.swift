#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A reference model of the draggable analog clock, written from the facts about it and not from the product's code.
///
/// It tries every mark and every hour and picks the right one, and shares nothing with the product.
///
/// The centre is (0, 0), x goes right and y goes DOWN; angles are degrees clockwise from 12. `minutes` counts from
/// midnight of the starting day; a result below 0 or from 1440 on is the date's carry. A result that was carried may
/// be handed in again, so that a drag can be played move by move.
///
/// Ties, as decided here:
/// - Halfway between two marks (snap nearest) counts as the later mark, clockwise.
/// - Six whole hours either way: stay on the date; if both stay, go forward.
/// - Thirty whole minutes either way, in a drag: the side on which the pointer has the shorter way; if the pointer too
///   is exactly opposite, as for the hours.
enum ReferenceDial {
    enum Hand {
        case none
        case hour
        case minute
    }

    /// Angles closer than this are the same angle: a place aimed exactly at a mark is off by about 1e-13 degrees.
    static let tolerance = 1e-9

    // MARK: Places and angles

    /// The place in a direction, at a distance given as a part of the radius.
    static func place(degrees: Double, reach: Double, radius: Double = 150) -> (x: Double, y: Double) {
        let radians = degrees * Double.pi / 180
        return (x: radius * reach * sin(radians), y: -radius * reach * cos(radians))
    }

    static func distance(x: Double, y: Double) -> Double {
        (x * x + y * y).squareRoot()
    }

    /// The direction of a place: 0 at 12, 90 at 3, 180 at 6, 270 at 9.
    static func angle(x: Double, y: Double) -> Double {
        clockwise(from: 0, to: atan2(x, -y) * 180 / Double.pi)
    }

    /// How far one turns clockwise from one angle to the other: 0 up to 360; all but a full turn is no turn.
    static func clockwise(from start: Double, to end: Double) -> Double {
        var turn = end - start
        while turn < 0 { turn += 360 }
        while turn >= 360 { turn -= 360 }
        return turn > 360 - tolerance ? 0 : turn
    }

    /// The place is so near the centre that its direction means nothing: up to 0.08 R (bug b4, put right).
    static func isInDeadZone(x: Double, y: Double, radius: Double = 150) -> Bool {
        distance(x: x, y: y) <= 0.08 * radius
    }

    /// Fact 9: where the press is decides the hand. Up to half the radius, with the edge, it is the hour hand; up to
    /// the radius, with the edge, the minute hand; farther out none. Bug b4, put right: at the centre none.
    static func hand(x: Double, y: Double, radius: Double = 150) -> Hand {
        if isInDeadZone(x: x, y: y, radius: radius) { return .none }
        if distance(x: x, y: y) <= radius / 2 { return .hour }
        if distance(x: x, y: y) <= radius { return .minute }
        return .none
    }

    // MARK: Which mark an angle means

    /// Bug b1, put right: the mark nearest to the angle, whichever side it is on. Of two equally near marks the one
    /// that lies clockwise of the angle.
    static func nearest(to angle: Double, among marks: [Double]) -> Int {
        var best = 0
        var bestDistance = 1000.0
        for (index, mark) in marks.enumerated() {
            let ahead = clockwise(from: angle, to: mark)
            let behind = clockwise(from: mark, to: angle)
            let distance = min(ahead, behind)
            let isNearer = distance < bestDistance - tolerance
            let isAsNear = abs(distance - bestDistance) <= tolerance
            if isNearer || (isAsNear && ahead <= behind) {
                best = index
                bestDistance = distance
            }
        }
        return best
    }

    /// Facts 11 and 12, the article's floor: the last mark that was passed, going clockwise. A mark that is aimed at
    /// exactly counts as passed (bug b1: the article reads one less at some of the marks).
    static func lastPassed(at angle: Double, among marks: [Double]) -> Int {
        var best = 0
        var bestTurn = 1000.0
        for (index, mark) in marks.enumerated() {
            let turn = clockwise(from: mark, to: angle)
            if turn < bestTurn {
                best = index
                bestTurn = turn
            }
        }
        return best
    }

    /// The minutes a step permits, anchored at :00, in one turn of the minute hand.
    static func minuteMarks(step: Int) -> [Int] {
        (0..<60).filter { $0 % step == 0 }
    }

    /// The minute, 0 to 59, that the angle means with `snap` nearest: a minute is 6 degrees.
    static func nearestMinute(angle: Double, step: Int) -> Int {
        let marks = minuteMarks(step: step)
        return marks[nearest(to: angle, among: marks.map { Double($0) * 6 })]
    }

    /// The minute, 0 to 59, that the angle means with `snap` floor.
    static func floorMinute(angle: Double, step: Int) -> Int {
        let marks = minuteMarks(step: step)
        return marks[lastPassed(at: angle, among: marks.map { Double($0) * 6 })]
    }

    /// The hour, 0 to 11, that the angle means with `snap` nearest. Fact 6: at h:m the hour hand stands at 30 h + m / 2
    /// degrees. As the minute stays, the hand can stand at twelve places only; the nearest of them.
    static func nearestHour(angle: Double, minuteOfHour: Int) -> Int {
        nearest(to: angle, among: (0..<12).map { Double($0) * 30 + Double(minuteOfHour) / 2 })
    }

    /// The hour, 0 to 11, that the angle means with `snap` floor: the sector of 30 degrees, whatever the minute.
    static func floorHour(angle: Double) -> Int {
        lastPassed(at: angle, among: (0..<12).map { Double($0) * 30 })
    }

    // MARK: What a time is made of

    /// The date, as days from the starting day: -1, 0, 1.
    static func day(of minutes: Int) -> Int {
        var day = 0
        while minutes < day * 1440 { day -= 1 }
        while minutes >= (day + 1) * 1440 { day += 1 }
        return day
    }

    /// The minute of the hour, 0 to 59, also before the starting day.
    static func minuteOfHour(_ minutes: Int) -> Int {
        (minutes - day(of: minutes) * 1440) % 60
    }

    /// The full hour at or before the time.
    static func startOfHour(_ minutes: Int) -> Int {
        minutes - minuteOfHour(minutes)
    }

    /// Bug b2, put right: of two times equally far before and after, the one on the same date; if both are, the later.
    static func breakTie(earlier: Int, later: Int, from minutes: Int) -> Int {
        if day(of: later) == day(of: minutes) { return later }
        if day(of: earlier) == day(of: minutes) { return earlier }
        return later
    }

    // MARK: The three rules

    /// Facts 12 and 13: a press puts the minute in the place of the old one. The hour goes along only if the two
    /// minutes lie less than 15 minutes apart across 12, exactly 15 not being less.
    static func press(minute new: Int, minutes: Int) -> Int {
        let old = minuteOfHour(minutes)
        let sameHour = startOfHour(minutes) + new
        if new < old && (new + 60) - old < 15 { return sameHour + 60 }
        if new > old && (old + 60) - new < 15 { return sameHour - 60 }
        return sameHour
    }

    /// Bug b3, put right: a move takes the shortest arc, less than half a turn, so the hour follows over 12 however
    /// fast the move is. Half a turn to the minute has no shorter way: then the pointer decides, if it is before or
    /// after the middle of the angles that mean this minute, and if it is in the middle the rule for equal ways.
    static func drag(minute new: Int, pointerPastMiddle: Double, minutes: Int) -> Int {
        let sameHour = startOfHour(minutes) + new
        let candidates = [sameHour - 60, sameHour, sameHour + 60]
        let least = candidates.map { abs($0 - minutes) }.min() ?? 0
        if least < 30 {
            return candidates.first { abs($0 - minutes) == least } ?? minutes
        }
        if pointerPastMiddle < -tolerance { return minutes + 30 }
        if pointerPastMiddle > tolerance { return minutes - 30 }
        return breakTie(earlier: minutes - 30, later: minutes + 30, from: minutes)
    }

    /// Fact 11: the hour hand takes the nearest way, in whole hours, to the hour it is put on, so half of the day and
    /// the date follow. The minute stays. Bug b2, put right: at six hours either way the rule for equal ways.
    static func turn(hour new: Int, minutes: Int) -> Int {
        let hour = (startOfHour(minutes) - day(of: minutes) * 1440) / 60
        for change in 0..<6 {
            if (hour + change) % 12 == new { return minutes + change * 60 }
            if (hour + 24 - change) % 12 == new { return minutes - change * 60 }
        }
        return breakTie(earlier: minutes - 360, later: minutes + 360, from: minutes)
    }

    /// How far the angle is clockwise of the middle, negative if it is before it.
    static func offset(of angle: Double, fromMiddle middle: Double) -> Double {
        let turn = clockwise(from: middle, to: angle)
        return turn > 180 ? turn - 360 : turn
    }

    /// Whether a drag to this minute is exactly half a turn from where the hand is, the only case in which a drag has
    /// no shorter way.
    static func isHalfTurn(minute new: Int, minutes: Int) -> Bool {
        abs(new - minuteOfHour(minutes)) == 30
    }

    // MARK: Snap nearest, the default

    /// A press with the minute hand: the nearest mark, and the hour by the 15-minute rule.
    static func pressMinute(x: Double, y: Double, minutes: Int, step: Int = 1, radius: Double = 150) -> Int {
        if isInDeadZone(x: x, y: y, radius: radius) { return minutes }
        return press(minute: nearestMinute(angle: angle(x: x, y: y), step: step), minutes: minutes)
    }

    /// A move with the minute hand: the nearest mark, and the hour by the shortest arc. The mark is in the middle of
    /// the angles that mean it.
    static func dragMinute(x: Double, y: Double, minutes: Int, step: Int = 1, radius: Double = 150) -> Int {
        if isInDeadZone(x: x, y: y, radius: radius) { return minutes }
        let angle = angle(x: x, y: y)
        let minute = nearestMinute(angle: angle, step: step)
        let past = offset(of: angle, fromMiddle: Double(minute) * 6)
        return drag(minute: minute, pointerPastMiddle: past, minutes: minutes)
    }

    /// A press or a move with the hour hand: the nearest place where the hand can stand with this minute.
    static func turnHour(x: Double, y: Double, minutes: Int, radius: Double = 150) -> Int {
        if isInDeadZone(x: x, y: y, radius: radius) { return minutes }
        let hour = nearestHour(angle: angle(x: x, y: y), minuteOfHour: minuteOfHour(minutes))
        return turn(hour: hour, minutes: minutes)
    }

    // MARK: Snap floor, as the article

    /// A press with the minute hand: the last mark passed, and the hour by the 15-minute rule.
    static func pressMinuteFloor(x: Double, y: Double, minutes: Int, step: Int = 1, radius: Double = 150) -> Int {
        if isInDeadZone(x: x, y: y, radius: radius) { return minutes }
        return press(minute: floorMinute(angle: angle(x: x, y: y), step: step), minutes: minutes)
    }

    /// A move with the minute hand: the last mark passed, and the hour by the shortest arc. The angles that mean a mark
    /// begin at it, so their middle is half a step (3 degrees for each minute of the step) farther on.
    static func dragMinuteFloor(x: Double, y: Double, minutes: Int, step: Int = 1, radius: Double = 150) -> Int {
        if isInDeadZone(x: x, y: y, radius: radius) { return minutes }
        let angle = angle(x: x, y: y)
        let minute = floorMinute(angle: angle, step: step)
        let past = offset(of: angle, fromMiddle: Double(minute) * 6 + Double(step) * 3)
        return drag(minute: minute, pointerPastMiddle: past, minutes: minutes)
    }

    /// A press or a move with the hour hand: the sector of 30 degrees the pointer is in.
    static func turnHourFloor(x: Double, y: Double, minutes: Int, radius: Double = 150) -> Int {
        if isInDeadZone(x: x, y: y, radius: radius) { return minutes }
        return turn(hour: floorHour(angle: angle(x: x, y: y)), minutes: minutes)
    }
}

// MARK: - Worked values

/// One worked value: what is done to a time, and the time it gives.
struct DialCase {
    enum Action {
        case pressMinute
        case dragMinute
        case turnHour
    }

    /// The fact it comes from; "rule" where the fact gives only the rule and the value follows from it.
    let fact: String
    /// Minutes after midnight of the starting day.
    let start: Int
    let action: Action
    /// The directions, one after the other: one for a press, one or more for a drag.
    let degrees: [Double]
    /// Minutes after midnight of the starting day; below 0 or from 1440 on the date is another.
    let expected: Int
    /// The distance of all its places from the centre, as a part of the radius.
    let reach: Double

    init(_ fact: String, _ start: Int, _ action: Action, _ degrees: [Double], _ expected: Int, reach: Double? = nil) {
        self.fact = fact
        self.start = start
        self.action = action
        self.degrees = degrees
        self.expected = expected
        self.reach = reach ?? (action == .turnHour ? 0.25 : 0.75)
    }

    /// What the model makes of it, with `snap` nearest and a step of 1.
    var nearestResult: Int {
        degrees.reduce(start) { minutes, degrees in
            let (x, y) = ReferenceDial.place(degrees: degrees, reach: reach)
            return switch action {
            case .pressMinute: ReferenceDial.pressMinute(x: x, y: y, minutes: minutes)
            case .dragMinute: ReferenceDial.dragMinute(x: x, y: y, minutes: minutes)
            case .turnHour: ReferenceDial.turnHour(x: x, y: y, minutes: minutes)
            }
        }
    }

    /// What the model makes of it, with `snap` floor and a step of 1.
    var floorResult: Int {
        degrees.reduce(start) { minutes, degrees in
            let (x, y) = ReferenceDial.place(degrees: degrees, reach: reach)
            return switch action {
            case .pressMinute: ReferenceDial.pressMinuteFloor(x: x, y: y, minutes: minutes)
            case .dragMinute: ReferenceDial.dragMinuteFloor(x: x, y: y, minutes: minutes)
            case .turnHour: ReferenceDial.turnHourFloor(x: x, y: y, minutes: minutes)
            }
        }
    }
}

/// One worked value of the zones, at R = 150.
struct DialZoneCase {
    let fact: String
    let x: Double
    let y: Double
    let expected: ReferenceDial.Hand

    init(_ fact: String, _ x: Double, _ y: Double, _ expected: ReferenceDial.Hand) {
        self.fact = fact
        self.x = x
        self.y = y
        self.expected = expected
    }
}

extension ReferenceDial {
    /// Minutes after midnight.
    private static func at(_ hour: Int, _ minute: Int) -> Int { hour * 60 + minute }

    // MARK: Zones

    /// Which hand a press takes. All distances come out exactly (3-4-5 triangles).
    static let zoneCases: [DialZoneCase] = [
        DialZoneCase("9: exactly R/2", 75, 0, .hour),
        DialZoneCase("9: exactly R/2", 0, -75, .hour),
        DialZoneCase("9: exactly R/2", -45, 60, .hour),
        DialZoneCase("9: just over R/2", 75.001, 0, .minute),
        DialZoneCase("9: exactly R", 150, 0, .minute),
        DialZoneCase("9: exactly R", 0, 150, .minute),
        DialZoneCase("9: exactly R", -90, -120, .minute),
        DialZoneCase("9: just over R", 150.001, 0, .none),
        DialZoneCase("9: a corner of the square", 150, 150, .none),
        DialZoneCase("b4: the very centre", 0, 0, .none),
        DialZoneCase("b4: exactly 0.08 R", 12, 0, .none),
        DialZoneCase("b4: exactly 0.08 R", 0, -12, .none),
        DialZoneCase("b4: just over 0.08 R", 12.001, 0, .hour),
        DialZoneCase("b5: 151 px", 0, 151, .none),
        DialZoneCase("b5: 149 px, when it is a press", 0, 149, .minute),
    ]

    // MARK: Right with both snaps

    /// Fact 10: the zone stays to the end, so a drag into the outer ring still turns the hour hand.
    static let stickyZoneCases: [DialCase] = [
        DialCase("10: press", at(10, 30), .turnHour, [305], at(10, 30)),
        DialCase("10: press and drag", at(10, 30), .turnHour, [305, 95], at(15, 30)),
        DialCase("10: the drag in the outer ring", at(10, 30), .turnHour, [95], at(15, 30), reach: 0.75),
    ]

    /// Fact 11: the nearest way in whole hours, with the half of the day and the date.
    static let hourCases: [DialCase] = [
        DialCase("11", at(11, 0), .turnHour, [35], at(13, 0)),
        DialCase("11: next day", at(23, 0), .turnHour, [5], at(24, 0)),
        DialCase("11: no change", at(12, 30), .turnHour, [5], at(12, 30)),
        DialCase("11: no change", at(0, 30), .turnHour, [5], at(0, 30)),
    ]

    /// Fact 13: the hour goes along only over less than 15 minutes across 12, and in slow drags.
    static let crossingCases: [DialCase] = [
        DialCase("13", at(10, 58), .pressMinute, [12], at(11, 2)),
        DialCase("13", at(10, 2), .pressMinute, [348], at(9, 58)),
        DialCase("13: 14 apart", at(10, 46), .pressMinute, [0], at(11, 0)),
        DialCase("13: 15 apart", at(10, 45), .pressMinute, [0], at(10, 0)),
        DialCase("13: 14 apart", at(10, 51), .pressMinute, [30], at(11, 5)),
        DialCase("13: 15 apart", at(10, 50), .pressMinute, [30], at(10, 5)),
        DialCase(
            "13: 57 to 2 by 3 degrees", at(10, 57), .dragMinute,
            [345, 348, 351, 354, 357, 0, 3, 6, 9, 12], at(11, 2)),
        DialCase(
            "13: back over midnight by 3 degrees", at(0, 3), .dragMinute,
            [15, 12, 9, 6, 3, 0, 357, 354, 351, 348, 345, 342], -3),
    ]

    /// Bug b1, put right: the marks that the article reads one less. From half past no press carries.
    static let minuteMarkCases: [DialCase] = [
        1, 4, 5, 7, 8, 10, 11, 13, 16, 17, 19, 20, 23, 26, 29, 32, 38, 43, 44, 46, 47, 52, 55,
    ].map { DialCase("b1: mark \($0)", at(10, 30), .pressMinute, [Double($0) * 6], at(10, $0)) }

    /// Bug b1, put right: the hour marks that the article reads one less. From 6 none is six hours away.
    static let hourMarkCases: [DialCase] = [1, 4, 7, 11].map {
        DialCase("b1: hour mark \($0)", at(6, 0), .turnHour, [Double($0) * 30], at($0, 0))
    }

    /// Bug b2, put right: exactly opposite stays on the date, and goes forward if both do. The facts print 2, 10 and 20
    /// as right; the others follow from the rule they give.
    static let oppositeHourCases: [DialCase] = [
        DialCase("b2", at(2, 0), .turnHour, [240], at(8, 0)),
        DialCase("b2", at(10, 0), .turnHour, [120], at(16, 0)),
        DialCase("b2", at(20, 0), .turnHour, [60], at(14, 0)),
        DialCase("b2, rule", at(0, 0), .turnHour, [180], at(6, 0)),
        DialCase("b2, rule", at(1, 0), .turnHour, [210], at(7, 0)),
        DialCase("b2, rule", at(6, 0), .turnHour, [0], at(12, 0)),
        DialCase("b2, rule", at(8, 0), .turnHour, [60], at(14, 0)),
        DialCase("b2, rule", at(13, 0), .turnHour, [210], at(19, 0)),
        DialCase("b2, rule", at(17, 0), .turnHour, [330], at(23, 0)),
        DialCase("b2, rule", at(18, 0), .turnHour, [0], at(12, 0)),
    ]

    /// Bug b3, put right: one fast move over 12 takes the hour along. The same places as a press do not.
    static let fastDragCases: [DialCase] = [
        DialCase("b3", at(10, 40), .dragMinute, [60], at(11, 10)),
        DialCase("b3, rule: shorter still", at(10, 41), .dragMinute, [60], at(11, 10)),
        DialCase("b3, rule: the other way is shorter", at(10, 39), .dragMinute, [60], at(10, 10)),
        DialCase("b3, rule: back over 12", at(10, 10), .dragMinute, [246], at(9, 41)),
        DialCase("b3, rule: a press", at(10, 40), .pressMinute, [60], at(10, 10)),
    ]

    /// Bug b4, put right: the centre means nothing and changes nothing.
    static let deadZoneCases: [DialCase] = [
        DialCase("b4: centre", at(10, 30), .turnHour, [90], at(10, 30), reach: 0),
        DialCase("b4: centre", at(10, 30), .pressMinute, [90], at(10, 30), reach: 0),
        DialCase("b4: centre", at(10, 30), .dragMinute, [90], at(10, 30), reach: 0),
        DialCase("b4: inside", at(10, 30), .turnHour, [90, 180, 270, 0], at(10, 30), reach: 0.0799),
        DialCase("b4: inside", at(10, 30), .pressMinute, [90], at(10, 30), reach: 0.0799),
        DialCase("b4: inside", at(10, 30), .dragMinute, [90, 180, 270, 0], at(10, 30), reach: 0.0799),
        DialCase("b4, rule: just outside", at(10, 30), .turnHour, [105], at(15, 30), reach: 0.0801),
    ]

    /// The values that are right with either snap.
    private static let commonCases: [DialCase] =
        stickyZoneCases + hourCases + crossingCases + minuteMarkCases + hourMarkCases + oppositeHourCases
        + fastDragCases + deadZoneCases

    // MARK: Right with one snap

    /// All the worked values for `snap` nearest. Fact 11 has two values at 345 degrees on a full hour; that is halfway
    /// between 11 and 12, so here they stand one degree before it, and the halfway points have their own table.
    static let nearestCases: [DialCase] =
        commonCases + [
            DialCase("11, off halfway", at(13, 0), .turnHour, [344], at(11, 0)),
            DialCase("11, off halfway: the day before", at(1, 0), .turnHour, [344], at(-1, 0)),
            DialCase("b1: 1 degree left of 12", at(10, 0), .pressMinute, [359], at(10, 0)),
            DialCase("b1, rule: 1 degree left of 12", at(10, 58), .pressMinute, [359], at(11, 0)),
        ]

    /// All the worked values for `snap` floor: what the article gives, but for its rounding errors at the marks.
    static let floorCases: [DialCase] =
        commonCases + [
            DialCase("11", at(13, 0), .turnHour, [345], at(11, 0)),
            DialCase("11: the day before", at(1, 0), .turnHour, [345], at(-1, 0)),
            DialCase("b1: 1 degree left of 12", at(10, 0), .pressMinute, [359], at(9, 59)),
        ]

    /// Points exactly halfway between two marks, `snap` nearest: the later mark, as decided here.
    static let halfwayCases: [DialCase] = [
        DialCase("rule", at(10, 30), .pressMinute, [3], at(10, 1)),
        DialCase("rule", at(10, 30), .pressMinute, [177], at(10, 30)),
        DialCase("rule", at(10, 30), .pressMinute, [183], at(10, 31)),
        DialCase("rule: over 12", at(10, 58), .pressMinute, [357], at(11, 0)),
        DialCase("rule", at(13, 0), .turnHour, [345], at(12, 0)),
        DialCase("rule", at(1, 0), .turnHour, [345], at(0, 0)),
        DialCase("rule: 30 h + 15 + m / 2", at(10, 30), .turnHour, [330], at(11, 30)),
        DialCase("rule: over 12", at(11, 30), .turnHour, [0], at(12, 30)),
    ]

    /// Half a turn of the minute hand in one move, `snap` nearest: the pointer's shorter way, and exactly opposite the
    /// date first, then forward, as decided here (b3 gives only 10:40 to 10).
    static let halfTurnCases: [DialCase] = [
        DialCase("rule: both stay", at(10, 10), .dragMinute, [240], at(10, 40)),
        DialCase("rule: midnight is not crossed", at(23, 40), .dragMinute, [60], at(23, 10)),
        DialCase("rule: midnight is not crossed", at(0, 10), .dragMinute, [240], at(0, 40)),
        DialCase("rule: 179 degrees forward", at(10, 40), .dragMinute, [59], at(11, 10)),
        DialCase("rule: 179 degrees back", at(10, 40), .dragMinute, [61], at(10, 10)),
    ]
}
