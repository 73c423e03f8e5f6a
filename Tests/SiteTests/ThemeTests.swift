import Foundation
import Testing

@testable import Site

@Suite struct ThemeTests {
    @Test func everyTemplateIsCompiledIn() throws {
        let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Templates")
        let files = try FileManager.default.subpathsOfDirectory(atPath: templates.standardized.path)
            .filter { $0.contains(".") }
        #expect(Theme.builtIn.map(\.name).sorted() == files.sorted())
    }
}
