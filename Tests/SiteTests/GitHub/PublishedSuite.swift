import Foundation
import SourceText
import Testing

@testable import Site

/// An example of a published suite: Markdown, and the HTML that it stands for.
struct PublishedExample: Sendable {
    /// Counted from 1 in its suite.
    let number: Int
    let markdown: String
    let html: String

    /// The examples of GitHub's specification whose fence has a word such as `table`.
    static func specification(_ word: String) throws -> [PublishedExample] {
        let text = try Self.text("marko-2.2.4/tests/spec/gfm.txt").replacing("→", with: "\t")
        let fence = String(repeating: "`", count: 32)
        return text.components(separatedBy: "\n\(fence) example \(word)\n").dropFirst().enumerated().map {
            index, rest in
            let parts = rest.components(separatedBy: "\n\(fence)\n")[0].components(separatedBy: "\n.\n")
            return PublishedExample(
                number: index + 1, markdown: parts[0] + "\n", html: parts.dropFirst().joined() + "\n")
        }
    }

    /// The fixtures of markdown-it-py, each between lines that are one full stop.
    static func fixtures(_ name: String) throws -> [PublishedExample] {
        let text = try Self.text("markdown_it_py-4.3.0/tests/test_port/fixtures/\(name).md")
        let parts = "\n\(text)".components(separatedBy: "\n.\n")
        return stride(from: 1, to: parts.count - 1, by: 3).enumerated().map { index, at in
            PublishedExample(number: index + 1, markdown: parts[at] + "\n", html: parts[at + 1] + "\n")
        }
    }

    private static func text(_ path: String) throws -> String {
        let folder = try #require(
            ProcessInfo.processInfo.environment["GNOMON_SPECS"],
            "GNOMON_SPECS names the folder of published suites: Scripts/test fetches them and sets it")
        return try String(contentsOf: URL(filePath: folder).appending(path: path), encoding: .utf8)
    }

    /// Whether `gnomon render --gfm` says the same.
    var holds: Bool {
        var diagnostics: [Diagnostic] = []
        let found = Pipe.render(Array(markdown.utf8), as: .gitHub, diagnostics: &diagnostics)
        return Self.normalised(String(decoding: found, as: UTF8.self)) == Self.normalised(html)
    }

    /// HTML without what makes no difference: the order of attributes, space beside blocks, `s` or `del`, and the classes and
    /// styles that markdown-it has in the place of GitHub's attributes.
    static func normalised(_ html: String) -> String {
        var text = html.replacing(/<(\/?)s>/) { "<\($0.1)del>" }
        text.replace(/\sstyle="text-align:(\w+)"/) { " align=\"\($0.1)\"" }
        text.replace(/\sclass="(contains-task-list|task-list-item|task-list-item-checkbox)"/, with: "")
        text.replace(/<(\w+)((?:\s[\w-]+="[^"]*")+)\s?\/?>/) { tag in
            let attributes = tag.2.matches(of: /[\w-]+="[^"]*"/).map { String($0.0) }.sorted()
            return "<\(tag.1) \(attributes.joined(separator: " "))>"
        }
        text.replace(/\s*(<\/?(?:table|thead|tbody|tr|th|td|ul|ol|li|p|div|blockquote|pre|h1|h2)\b[^>]*>)\s*/) {
            "\($0.1)"
        }
        return text
    }
}
