import Synchronization
import Testing

@testable import Site

/// Threads that work through a row, and what is taken of it.
@Suite struct CrewTests {
    @Test(arguments: [1, 2, 3, 8, 64])
    func whatIsTakenComesInOrderHoweverManyThreadsWork(_ size: Int) {
        var taken: [Int] = []
        Crew(size: size).forEach(Array(0..<5000)) { number in
            // Some take a hundred times as long as others.
            (0..<(number % 7 == 0 ? 10_000 : 100)).reduce(number) { $0 ^ ($1 & 0) }
        } take: {
            taken.append($0)
        }
        #expect(taken == Array(0..<5000))
    }

    /// Memory must not grow with the row where taking is slower than making.
    @Test func onlySoManyWait() {
        let made = Atomic(0)
        let waiting = Atomic(0)
        var taken = 0
        Crew(size: 4).forEach(Array(0..<2000)) { _ in
            made.add(1, ordering: .sequentiallyConsistent)
        } take: { _ in
            taken += 1
            waiting.max(made.load(ordering: .sequentiallyConsistent) - taken, ordering: .sequentiallyConsistent)
        }
        #expect(taken == 2000 && waiting.load(ordering: .sequentiallyConsistent) <= 4 * 8 + 4)
    }

    private struct Stop: Error {}

    @Test func afterAnErrorNothingMoreIsBegun() {
        let made = Atomic(0)
        #expect(throws: Stop.self) {
            try Crew(size: 4).forEach(Array(0..<100_000)) { number in
                made.add(1, ordering: .sequentiallyConsistent)
                return number
            } take: {
                if $0 == 10 { throw Stop() }
            }
        }
        #expect(made.load(ordering: .sequentiallyConsistent) < 200)
    }
}
