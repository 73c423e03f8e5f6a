import Foundation
import SourceText
import Testing

/// What the fuzzers begin with, and what they once found, through the same functions: `Scripts/fuzz` makes more of it.
@Suite(.timeLimit(.minutes(10))) struct SeedsTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    @Test(arguments: FuzzTarget.all.map(\.name))
    func noSeedDoesHarm(_ name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.corpus.appending(path: name), includingPropertiesForKeys: nil)
        #expect(files.count >= 15, "the corpus of \(name) is not there")
        for file in files.sorted(by: { $0.path < $1.path }) {
            #expect(target.fault([UInt8](try Data(contentsOf: file))) == nil, "\(name)/\(file.lastPathComponent)")
        }
    }

    @Test func everyFolderOfSeedsHasItsTarget() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
        #expect(folders.sorted() == FuzzTarget.all.map(\.name).sorted())
    }

    /// The checks of places can fail.
    @Test(arguments: [("b.md", 1, 1, "x"), ("a.md", 3, 1, ""), ("a.md", 1, 9, "one"), ("a.md", 1, 1, "two")])
    func aDiagnosticBesideItsFileIsAFault(_ path: String, _ line: Int, _ column: Int, _ text: String) {
        let file = SourceFile(path: "a.md", text: "one\ntwo")
        let place = Place(path: path, line: line, column: column, text: text)
        #expect(FuzzTarget.fault(in: [Diagnostic(EncodingProblem.nul, at: place)], about: [file]) != nil)
        #expect(FuzzTarget.fault(in: [Diagnostic(EncodingProblem.nul, at: file.place(at: 5))], about: [file]) == nil)
    }
}
