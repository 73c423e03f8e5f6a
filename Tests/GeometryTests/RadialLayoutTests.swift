import Testing

@testable import Geometry

/// Items around a circle, against the numbers of a face of 400.
@Suite struct RadialLayoutTests {
    /// An item's centre as it is measured from the left upper corner of the square.
    private static func place(_ index: Int, of layout: RadialLayout, scale: Formula = 1) -> [Double] {
        let place = layout.place(Formula(index), scale: scale)
        return [place.x + layout.diameter / 2, place.y + layout.diameter / 2].map { $0.number ?? .nan }
    }

    private static func isNear(_ found: [Double], _ wanted: [Double]) -> Bool {
        zip(found, wanted).allSatisfy { abs($0 - $1) < 0.005 }
    }

    @Test(arguments: [
        (0, [200, 28.57]), (3, [371.43, 200]), (6, [200, 371.43]), (9, [28.57, 200]), (12, [200, 28.57]),
    ])
    func twelveNumerals(_ index: Int, _ place: [Double]) {
        let layout = RadialLayout(count: 12, diameter: 400)
        #expect(Self.isNear([layout.itemSize.number ?? .nan, layout.radius.number ?? .nan], [57.14, 171.43]))
        #expect(Self.isNear(Self.place(index, of: layout), place))
    }

    @Test(arguments: [(0, [200, 56.774]), (15, [343.226, 200]), (59, [185.029, 57.559])])
    func sixtyDots(_ index: Int, _ place: [Double]) {
        let layout = RadialLayout(count: 60, diameter: 400)
        #expect(Self.isNear([layout.itemSize.number ?? .nan, layout.radius.number ?? .nan], [12.903, 193.548]))
        #expect(Self.isNear(Self.place(index, of: layout, scale: 0.74), place))
    }

    @Test func oneItemIsInTheMiddleAndAsLargeAsAllAndNoneIsNowhereWrong() {
        for count in [0, 1] {
            let layout = RadialLayout(count: count, diameter: 400)
            #expect(Self.place(0, of: layout) == [200, 200] && layout.itemSize.number == 400)
        }
    }

    @Test func anOffsetTurnsAllOfThem() {
        let layout = RadialLayout(count: 12, diameter: 400, offset: 90)
        #expect(Self.isNear(Self.place(0, of: layout), [371.43, 200]))
    }

    /// Circles of the items' size, however many they are: neighbours leave each other room, and all are in the square.
    @Test(arguments: 2...100)
    func itemsDoNotOverlap(_ count: Int) throws {
        let layout = RadialLayout(count: count, diameter: 400)
        let size = try #require(layout.itemSize.number)
        let (first, second) = (Self.place(0, of: layout), Self.place(1, of: layout))
        let apart = ((first[0] - second[0]) * (first[0] - second[0]) + (first[1] - second[1]) * (first[1] - second[1]))
            .squareRoot()
        #expect(apart > size - 1e-9, "\(count): \(apart) apart, \(size) wide")
        #expect(try #require(layout.radius.number) + size / 2 < 200 + 1e-9)
    }
}
