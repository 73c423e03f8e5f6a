import Foundation
import SourceText
import Testing

@testable import Site

/// The CommonMark specification 0.30 through `gnomon render --commonmark`: directives and the role change nothing else.
@Suite struct CommonMarkTests {
    private struct Example: Decodable {
        let markdown: String
        let html: String
        let example: Int
        let section: String
    }

    @Test func allExamplesOfTheSpecificationHold() throws {
        let folder = try #require(
            ProcessInfo.processInfo.environment["GNOMON_SPECS"],
            "GNOMON_SPECS names the folder of published suites: Scripts/test fetches them and sets it")
        let url = URL(filePath: folder).appending(path: "mistletoe-1.4.0/test/specification/commonmark.json")
        let examples = try JSONDecoder().decode([Example].self, from: Data(contentsOf: url))
        #expect(examples.count == 652)
        for example in examples {
            var diagnostics: [Diagnostic] = []
            let html = Pipe.render(Array(example.markdown.utf8), as: .commonMark, diagnostics: &diagnostics)
            #expect(
                String(decoding: html, as: UTF8.self) == example.html && diagnostics.isEmpty,
                "example \(example.example), \(example.section)")
        }
    }
}
