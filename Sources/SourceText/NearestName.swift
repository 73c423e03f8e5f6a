extension Sequence<String> {
    /// The name that somebody who wrote `name` most likely meant: the one that the fewest insertions, deletions,
    /// replacements and swaps of neighbours lead to, at most a third of its length. The first of equals.
    public func nearest(to name: String) -> String? {
        var best: (name: String, distance: Int)?
        let length = name.count
        for candidate in self {
            let limit = Swift.min(Swift.max(1, candidate.count / 3), (best?.distance ?? .max) - 1)
            guard abs(candidate.count - length) <= limit else { continue }
            let distance = candidate.distance(to: name)
            guard distance <= limit else { continue }
            best = (candidate, distance)
        }
        return best?.name
    }
}

extension String {
    /// The number of insertions, deletions, replacements and swaps of neighbours between two names
    /// (Damerau and Levenshtein's distance, each part edited once).
    public func distance(to other: String) -> Int {
        let (a, b) = (Array(self), Array(other))
        var before: [Int] = []
        var row = Array(0...b.count)
        for i in a.indices {
            var next = [i + 1]
            for j in b.indices {
                var cost = Swift.min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = Swift.min(cost, before[j - 1] + 1) }
                next.append(cost)
            }
            (before, row) = (row, next)
        }
        return row[b.count]
    }
}
