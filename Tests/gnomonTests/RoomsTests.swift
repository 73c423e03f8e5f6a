import Foundation
import Testing

/// The rooms of the source are those that the documentation draws, and there are no other arrows between them.
@Suite struct RoomsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// What each target of the package depends on.
    private static func package() throws -> [String: Set<String>] {
        let targets = try text("Package.swift")
            .matches(of: #/\.(?:executableT|t)arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/#)
            .filter { $0.1 != "agreement" && !$0.1.starts(with: #/C[A-Z]/#) }
        return Dictionary(
            uniqueKeysWithValues: targets.map { target in
                (String(target.1), Set((target.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }))
            })
    }

    /// What is used by a room, by the rooms that it uses, and so on.
    private static func reach(_ room: String, in arrows: [String: Set<String>]) -> Set<String> {
        (arrows[room] ?? []).reduce(into: arrows[room] ?? []) { $0.formUnion(reach($1, in: arrows)) }
    }

    /// The modules that the files of a room import, and by how many files each.
    private static func imports(of room: String) throws -> [String: Int] {
        let folder = root.appending(path: "Sources/\(room)").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        let modules = try files.flatMap { file in
            try Set(text("Sources/\(room)/\(file)").matches(of: #/(?m)^import (\w+)$/#).map { String($0.1) })
        }
        return Dictionary(modules.map { ($0, 1) }, uniquingKeysWith: +)
    }

    @Test(arguments: ["reference/inside.md", "ja/reference/inside.md"])
    func theTableIsThePackage(_ path: String) throws {
        let rows = try Self.text("Content/\(path)").matches(of: #/\n\| `(\w+)` \| [^|]+ \| ([^|]+) \|/#)
        let table = Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (String(row.1), Set(row.2.matches(of: #/`(\w+)`/#).map { String($0.1) }))
            })
        #expect(try table == Self.package().mapValues { $0.filter { !$0.starts(with: #/C[A-Z]/#) } })
        let picture = try Self.text("Content/\(path.replacing("inside.md", with: "rooms.svg"))")
        #expect(table.keys.filter { !picture.contains(">\($0)</text>") } == [])
    }

    @Test func noRoomImportsAgainstAnArrow() throws {
        let package = try Self.package()
        #expect(package.count == 10)
        for room in package.keys {
            let modules = try Set(Self.imports(of: room).keys).subtracting(["Synchronization"])
            #expect(modules.subtracting(Self.reach(room, in: package)) == [], "\(room)")
        }
    }

    @Test func eachDoorToCIsOneFile() throws {
        let doors = try Self.package().keys.flatMap { room in
            try Self.imports(of: room).filter { $0.key.starts(with: #/C[A-Z]/#) }
        }
        #expect(Set(doors.map(\.key)).count == doors.count && doors.allSatisfy { $0.value == 1 })
    }

    /// The lines in CONTRIBUTING.md: `A <- B` says that B uses A, and so does `A <- C, B`.
    @Test func theLinesForContributorsSayTheSame() throws {
        let package = try Self.package()
        let lines = try Self.text("CONTRIBUTING.md").matches(of: #/(?m)^    (\w+(?:, \w+)*(?: <- \w+(?:, \w+)*)+)$/#)
        var told: [String: Set<String>] = [:]
        for line in lines {
            let steps = line.1.split(separator: " <- ").map { $0.split(separator: ", ").map(String.init) }
            for (used, users) in zip(steps, steps.dropFirst()) {
                for user in users { told[user, default: []].formUnion(used) }
            }
        }
        for room in package.keys {
            let rooms = Self.reach(room, in: package).filter { package[$0] != nil }
            #expect(Self.reach(room, in: told) == rooms, "\(room)")
        }
    }
}
