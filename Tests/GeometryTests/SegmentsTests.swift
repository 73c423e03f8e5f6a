import Testing

@testable import Geometry

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite struct SegmentsTests {
    /// The segments by their letters, as data sheets of such displays have them.
    @Test(arguments: [
        (0, "abcdef"), (1, "bc"), (2, "abdeg"), (3, "abcdg"), (4, "bcfg"), (5, "acdfg"), (6, "acdefg"), (7, "abc"),
        (8, "abcdefg"), (9, "abcdfg"), (10, ""),
    ])
    func aDigitLightsItsSegments(_ digit: Int, _ letters: String) {
        let lit = zip(0..<7, "abcdefg").filter { Segments.isLit(Formula($0.0), of: Formula(digit)).number == 1 }
        #expect(String(lit.map(\.1)) == letters)
    }

    @Test(arguments: [(5, 1), (4, 0), (3, 1), (2, 0), (1, 3), (0, 0), (6, 0)])
    func aDigitOfANumber(_ place: Int, _ digit: Int) {
        #expect(Segments.digit(Formula(place), of: 101_030).number == Double(digit))
    }

    /// Where the segments are: which way their middles lie from the middle of the digit.
    @Test func segmentsGoClockwiseFromTheTop() {
        let segments = Segments(slant: 0)
        let middles = (0..<7).map { segment -> [Double] in
            let corners = segments.outline(segment).map { [$0.x.number ?? .nan, $0.y.number ?? .nan] }
            return [0, 1].map { axis in corners.map { $0[axis] }.reduce(0, +) / 6 - [408, 500][axis] }
        }
        let signs = middles.map { $0.map { $0 < -1 ? -1 : $0 > 1 ? 1 : 0 } }
        #expect(signs == [[0, -1], [1, -1], [1, 1], [0, 1], [-1, 1], [-1, -1], [0, 0]])
    }

    /// A lean is no turn: height stays, and a place moves sideways by its height times the tangent.
    @Test(arguments: [0, 5, 15])
    func segmentsLean(_ degrees: Int) {
        let (upright, leaning) = (Segments(slant: 0), Segments(slant: Formula(degrees)))
        let pairs = (0..<7).flatMap { zip(upright.outline($0), leaning.outline($0)) }
        for (before, after) in pairs + zip(upright.colon.joined(), leaning.colon.joined()) {
            let (x, y) = (before.x.number ?? .nan, before.y.number ?? .nan)
            #expect(after.y.number == y)
            #expect(abs((after.x.number ?? .nan) - (x + (500 - y) * tan(Double(degrees) * .pi / 180))) <= 1)
        }
    }

    @Test func noSegmentTouchesAnotherDigit() {
        // At the steepest slant a neighbour leans as much: each stays in its own leaning cell.
        for corner in (0..<7).flatMap({ Segments(slant: 0).outline($0) }) {
            let (x, y) = (corner.x.number ?? .nan, corner.y.number ?? .nan)
            #expect(x > 0 && x < 816 && y >= 0 && y <= 1000)
        }
    }
}
