import Foundation
import Testing

@testable import Markdown

/// What holds for the highlighting of any text in any language.
@Suite(.timeLimit(.minutes(1))) struct HighlightingTests {
    /// What is shown: the HTML without its tags, unescaped.
    private static func shown(_ html: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var isTag = false
        for byte in html {
            if byte == UInt8(ascii: "<") { isTag = true }
            if !isTag { text.append(byte) }
            if byte == UInt8(ascii: ">") { isTag = false }
        }
        return Array(
            String(decoding: text, as: UTF8.self).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                .replacing("&amp;", with: "&").utf8)
    }

    /// The language whose text is not what it was, if there is one.
    private static func changed(_ text: [UInt8], isMarked: [Bool] = []) -> String? {
        CodeLanguage.all.first { shown(Highlighter.html(text, in: $0, isMarked: isMarked)) != text }?.name
    }

    /// Random text of what is special in one language or another.
    @Test func randomTextStaysAsItIs() {
        let pieces =
            [
                "\"", "'", "`", "\"\"\"", "\\", "\\(", "${", "$(", "{", "}", "(", ")", "[", "]", "#", "##", "//", "/*",
                "*/", "/", "<", ">", "<!--", "-->", "<script>", "</script>", "<style>", "&", "&amp;", "\n", "\n\n", " ",
                "  ", "\t", "\r\n", "a", "if", "B", "é", "時計", "🕙", "0x1f", "1.5e-3", ":", ": ", "- ", "|\n", "---\n",
                "<<EOF\n", "EOF\n", "$ ", "> ", "```", "```swift\n", "~~~\n", "**", "_", "](", "@", "=", "f\"", "+",
                "-",
                "url(", "![CDATA[", "\0",
            ] as [String]
        var numbers = SystemlessNumbers()
        for _ in 0..<150 {
            let text = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
                pieces[Int.random(in: pieces.indices, using: &numbers)]
            }.joined()
            let isMarked = (0..<8).map { _ in Bool.random(using: &numbers) }
            #expect(Self.changed(Array(text.utf8), isMarked: isMarked) == nil, "\(text.debugDescription)")
        }
    }

    /// Tokens are in order and stand apart, whatever the bytes, also where they are no text.
    @Test func tokensOfRandomBytesAreInOrder() {
        var numbers = SystemlessNumbers()
        for _ in 0..<150 {
            let bytes = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
                UInt8.random(in: 0...255, using: &numbers)
            }
            for language in CodeLanguage.all {
                var end = 0
                for token in Highlighter.tokens(of: bytes, in: language) {
                    #expect(token.range.lowerBound >= end && !token.range.isEmpty, "\(language.name): \(bytes)")
                    end = token.range.upperBound
                }
                #expect(end <= bytes.count, "\(language.name): \(bytes)")
            }
        }
    }

    /// Real files, each in its language.
    @Test func realFilesStayAsTheyAre() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for folder in ["Sources", "Templates", "Content"] {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            for path in paths where !path.hasSuffix(".png") {
                let url = root.appending(path: folder).appending(path: path)
                guard let text = try? Data(contentsOf: url) else { continue }
                let language = CodeLanguage.named(url.pathExtension)
                #expect(Self.shown(Highlighter.html(Array(text), in: language)) == Array(text), "\(folder)/\(path)")
            }
        }
    }

    @Test func aTokenOverTheEdgeOfAMarkedLineIsClosedThere() {
        let html = Highlighter.html(
            Array("a /* b\n\nc */\n".utf8), in: .javaScript, isMarked: [false, true, true, false])
        #expect(
            String(decoding: html, as: UTF8.self) == """
                a <span class="comment">/* b
                </span><mark></mark><span class="comment">
                </span><mark><span class="comment">c */</span></mark>

                """)
    }
}

/// Numbers that are the same in every run (Marsaglia's xorshift).
private struct SystemlessNumbers: RandomNumberGenerator {
    private var state: UInt64 = 88_172_645_463_325_252

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
