import Testing

@testable import Geometry

/// Drums, rows of minutes and wheels of months against numbers worked out by hand.
@Suite struct WheelsTests {
    private static let drum = Drum(radius: 90, visible: 9)

    private static func number(_ formula: Formula) -> Double { formula.number ?? .nan }

    @Test(arguments: [(4, 0.0, 1.0), (5, 30.78, 0.940), (6, 57.85, 0.766), (7, 77.94, 0.5), (8, 88.63, 0.174)])
    func aRowIsTurnedTwentyDegreesFromTheNext(_ index: Int, _ y: Double, _ height: Double) {
        for (index, sign) in [(index, 1.0), (8 - index, -1)] {
            let row = Self.drum.row(Formula(index), turn: 14)
            #expect(abs(Self.number(row.y) - sign * y) < 0.005 && abs(Self.number(row.height) - height) < 0.0005)
            #expect(Self.number(row.number) == Double(10 + index))
        }
    }

    @Test func halfwayTheNextRowIsTheMiddleOne() {
        #expect(Self.number(Self.drum.row(4, turn: 8.5).number) == 9)
        #expect(Self.number(Self.drum.row(4, turn: 8.49).number) == 8)
        #expect(abs(Self.number(Self.drum.row(4, turn: 8.5).y) - 15.63) < 0.005)
    }

    static let drags: [(Double, Double, Double)] = [
        (8, -31.415926, 9), (8, 62.831853, 6), (22, -94.247779, 23 + 2.0 / 3), (1, 94.247779, -2.0 / 3),
    ]

    @Test(arguments: drags)
    func aDragIsARowForEachRowsHeightAndAThirdPastTheEnds(_ turn: Double, _ way: Double, _ end: Double) {
        let dragged = Self.drum.turn(from: Formula(turn), draggedBy: Formula(way), first: 0, last: 23)
        #expect(abs(Self.number(dragged) - end) < 1e-6)
    }

    static let presses: [(Double, Int)] = [
        (0, 8), (15, 8), (16, 9), (30.8, 9), (57.9, 10), (77.9, 11), (84, 11), (85, 12), (90, 13), (140, 13),
        (-77.9, 5),
    ]

    @Test(arguments: presses)
    func aPressKnowsThatTheDrumIsRound(_ y: Double, _ row: Int) {
        let pressed = Self.drum.row(pressedAt: Formula(y), turn: 8, first: 0, last: 23)
        #expect(Self.number(pressed) == Double(row))
        #expect(Self.number(Self.drum.row(pressedAt: Formula(y), turn: 8, first: 8, last: 8)) == 8)
    }

    @Test func aFlingEndsOnTheRowThatWasChosenWhenItBegan() {
        let rest = Drum.rest(of: 8, speed: 18, first: 0, last: 23)
        #expect(Self.number(rest) == 14)
        #expect(Self.number(Drum.rest(of: 8, speed: 1e9, first: 0, last: .init(Double.infinity))) == 21)
        #expect(Self.number(Drum.rest(of: 8, speed: -18, first: 5, last: 23)) == 5)
        let way = [0.0, 0.325, 1.33, 3].map { Self.number(Drum.gliding(from: 8, to: rest, after: Formula($0))) }
        #expect(way[0] == 8 && abs(way[1] - (14 - 6 / 2.718281828)) < 1e-6 && abs(way[2] - 13.9) < 0.01)
        #expect(way[3] == 14, "it arrives")
    }

    @Test(arguments: [
        (487, 15, 1, [0, 7, 15, 30, 45]), (480, 15, 0, [0, 15, 30, 45]), (525, 15, 3, [0, 15, 30, 45]),
        (539, 15, 4, [0, 15, 30, 45, 59]), (481, 30, 1, [0, 1, 30]), (1439, 20, 3, [0, 20, 40, 59]),
    ])
    func aMinuteBesideTheMarksHasARow(_ time: Int, _ step: Int, _ row: Int, _ minutes: [Int]) {
        let rows = MinuteRows(for: Formula(time), step: Formula(step))
        #expect(Self.number(rows.row) == Double(row) && Self.number(rows.last) == Double(minutes.count - 1))
        #expect(minutes.indices.map { Int(Self.number(rows.minute(at: Formula($0)))) } == minutes)
    }

    @Test(arguments: [
        (1065, 1035, 0, -30), (1320, 360, 0, -960), (1320, 360, 1, 480), (495, 495, 1, 0), (0, 1439, 0, 1439),
    ])
    func theLengthOfARange(_ start: Int, _ end: Int, _ isOvernight: Int, _ minutes: Int) {
        let length = TimeWheels.length(from: Formula(start), to: Formula(end), isOvernight: Formula(isOvernight))
        #expect(Self.number(length) == Double(minutes))
    }

    private static func month(_ year: Int, _ month: Int) -> Formula { Formula(year * 12 + month - 1) }

    @Test func decemberCarriesTheYearOrKeepsIt() {
        let limits = (Self.month(1900, 1), Self.month(2100, 12))
        for (carry, year) in [(0, 2026), (1, 2027)] {
            let wheels = MonthWheels(low: limits.0, high: limits.1, carry: Formula(carry))
            let january = wheels.month(Self.month(2026, 12), withMonthAt: Self.month(2027, 1))
            #expect(Self.number(january) == Self.number(Self.month(year, 1)))
        }
    }

    @Test func aWheelOfMonthsHasEndsOnlyWhereItsYearHas() {
        let wheels = MonthWheels(low: Self.month(2026, 3), high: Self.month(2028, 10), carry: 0)
        func ends(_ month: Formula) -> [Double] {
            [wheels.firstRow(of: month), wheels.lastRow(of: month)].map(Self.number)
        }
        #expect(ends(Self.month(2026, 5)) == [Self.month(2026, 3), Self.month(2026, 12)].map(Self.number))
        #expect(ends(Self.month(2027, 5)) == [-.infinity, .infinity])
        #expect(ends(Self.month(2028, 5)) == [Self.month(2028, 1), Self.month(2028, 10)].map(Self.number))
        #expect(ends(Self.month(2026, 1)) == [Self.month(2026, 1), Self.month(2026, 12)].map(Self.number))
        let carrying = MonthWheels(low: wheels.low, high: wheels.high, carry: 1)
        #expect(Self.number(carrying.firstRow(of: Self.month(2027, 5))) == Self.number(Self.month(2026, 3)))
    }

    @Test(arguments: [(1850, 5, 0), (2026, 5, 0), (2027, 5, 1), (2200, 5, 2)])
    func aYearThatIsNotOnTheWheelIsTheNearest(_ year: Int, _ month: Int, _ row: Int) {
        let wheels = MonthWheels(low: Self.month(2026, 3), high: Self.month(2028, 10), carry: 0)
        #expect(Self.number(wheels.yearRow(of: Self.month(year, month))) == Double(row))
        #expect(Self.number(wheels.month(Self.month(2027, 1), withYearAt: 0)) == Self.number(Self.month(2026, 3)))
    }
}
