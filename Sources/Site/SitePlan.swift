import SourceText

/// Which files a site will have, and what makes each of them. Two for one place are an error that names both.
struct SitePlan {
    /// A file of the site.
    private struct Item {
        let path: SitePath
        /// What makes it, as a message says it.
        let maker: String
        /// Where in the author's files it is asked for; nil where Gnomon makes it by itself.
        let place: Place?

        var hasLine: Bool { place.map { !$0.text.isEmpty } ?? false }
    }

    private var items: [Item] = []
    /// As long a name as disks take, in bytes.
    private static let maximumName = 255

    /// Adds a file that is made of a file of the author's.
    mutating func add(_ path: SitePath, from source: String) {
        items.append(Item(path: path, maker: source, place: Place(file: source)))
    }

    /// Adds a file that a line of a file of the author's asks for.
    mutating func add(_ path: SitePath, at place: Place) {
        items.append(Item(path: path, maker: place.address, place: place))
    }

    /// Adds a file that Gnomon makes by itself.
    /// - Parameters:
    ///   - maker: What makes it, such as `Gnomon’s list of all files`.
    ///   - source: The author's file that has a part in it, if there is one.
    mutating func add(_ path: SitePath, by maker: String, with source: String? = nil) {
        items.append(Item(path: path, maker: maker, place: source.map { Place(file: $0) }))
    }

    /// Adds the compressed files beside all others, also those that may turn out to save nothing.
    mutating func addCompressed() {
        for item in items where Compression.suits(item.path) {
            for way in Compression.allCases {
                let path = SitePath(item.path.text + way.ending)
                items.append(Item(path: path, maker: "the compressed \(item.path.text)", place: item.place))
            }
        }
    }

    /// Reports files for one place, files that would have to lie in files, and those in the place of a guest.
    /// - Parameters:
    ///   - guests: What stands at the top of the output folder and is kept.
    ///   - output: The output folder, as the author knows it.
    ///   - settings: Where guests are named.
    func check(guests: Set<SitePath>, in output: String, namedIn settings: String, diagnostics: inout [Diagnostic]) {
        var first: [SitePath: Item] = [:]
        // Many disks take names that differ in capitals or composition for one; Swift's text compares without composition.
        var alike: [String: Item] = [:]
        // What the author made comes last: it can be renamed.
        for item in items.filter({ $0.place == nil }) + items.filter({ $0.place != nil }) {
            if item.path.name.utf8.count > Self.maximumName {
                let problem = SiteProblem.longName(limit: Self.maximumName)
                diagnostics.append(Diagnostic(problem, at: item.place ?? Place(file: settings)))
            }
            guard let before = first[item.path] ?? alike.updateValue(item, forKey: item.path.text.lowercased()) else {
                first[item.path] = item
                continue
            }
            // Of a line with a slug or an alias and a file that is only called so, the line is to be changed.
            let (fault, other) = item.hasLine || !before.hasLine ? (item, before) : (before, item)
            let problem = SiteProblem.samePlace(place: fault.path.text, other: other.maker)
            diagnostics.append(Diagnostic(problem, at: fault.place ?? Place(file: settings)))
        }
        var reported: Set<SitePath> = []
        for item in items {
            if let place = item.place, let file = item.path.folders.compactMap({ first[$0] }).first,
                reported.insert(file.path).inserted
            {
                let problem = SiteProblem.fileAbove(place: item.path.text, file: file.path.text, other: file.maker)
                diagnostics.append(Diagnostic(problem, at: place))
            }
            let top = item.path.top
            if guests.contains(top), reported.insert(top).inserted {
                let problem = SiteProblem.keptPlace(
                    place: item.path.text, maker: item.maker, guest: "\(output)/\(top.text)")
                diagnostics.append(Diagnostic(problem, at: item.place ?? Place(file: settings)))
            }
        }
    }
}
