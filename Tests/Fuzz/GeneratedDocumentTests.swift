import Foundation
import SourceText
import Testing

@testable import Markdown
@testable import Site

/// What holds of every document, tried on thousands.
@Suite(.timeLimit(.minutes(10))) struct GeneratedDocumentTests {
    private static let count: UInt64 = 4000

    /// Whatever stands beside a directive is what cmark prints of the text without Gnomon.
    @Test func textOutsideDirectivesIsWhatCmarkAlonePrints() {
        var directives = 0
        for seed in 0..<Self.count {
            let generated = GeneratedDocument(seed: seed)
            let document = Document(SourceFile(path: "a.md", text: generated.text))
            #expect(document.directives.count == generated.directives, "seed \(seed)")
            var number = 0
            document.replaceDirectives { _ in
                defer { number += 1 }
                return "\(GeneratedDocument.comment(number))\n"
            }
            let alone = Tree(parsing: Array(generated.plain.utf8)).html
            #expect(
                String(decoding: document.html, as: UTF8.self) == String(decoding: alone, as: UTF8.self), "seed \(seed)"
            )
            directives += generated.directives
        }
        #expect(directives > 2000)
    }

    /// However it is read, each complaint has its place, and two runs come to the same.
    @Test(arguments: ["a", "h", "f", "c", "g"])
    func everyDocumentIsReadWithoutHarm(_ dialect: String) {
        for seed in 0..<Self.count / 4 {
            let text = dialect + GeneratedDocument(seed: seed).text
            #expect(FuzzTarget.markdown.fault(Array(text.utf8)) == nil, "seed \(seed)")
            // Cut in the middle of something.
            #expect(FuzzTarget.markdown.fault(Array(text.utf8.prefix(text.utf8.count * 2 / 3))) == nil, "seed \(seed)")
        }
    }
}
