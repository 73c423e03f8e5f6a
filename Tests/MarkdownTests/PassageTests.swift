import SourceText
import Testing

@testable import Markdown

/// The text that search finds pages by.
@Suite struct PassageTests {
    private func passages(_ text: String) -> [String] {
        let document = Document(SourceFile(path: "a.md", bytes: Array(text.utf8)))
        var diagnostics: [Diagnostic] = []
        document.replaceRoles { RoleResult(html: "<b>\($0.text)</b>", text: $0.text.uppercased()) }
        _ = document.nameHeadings(diagnostics: &diagnostics)
        return document.passages { [$0.name, "directive"] }.map { passage in
            "\(passage.heading.map { "\($0.id)|\($0.text)" } ?? "-"): \(passage.text)"
        }
    }

    @Test func theTextIsAsItIsRead() {
        let text = """
            Some *text* with `code`, a [link](b.md "title"), ![a *picture*](c.png) and {value}`tea`.
            A soft&nbsp;break \\* and<b>raw</b>.

            ## Heading {value}`tea`

            - one
            - two

              > three

            ```{clock-picker}
            label: A
            ```

            ```swift
            let a =   1
            ```

            <div>block</div>

            ### 見出し

            本文です。
            """
        #expect(
            passages(text) == [
                "-: Some text with code, a link, a picture and TEA. A soft break * and<b>raw</b>.",
                "heading|Heading TEA: one two three clock-picker directive let a = 1 <div>block</div>",
                "見出し|見出し: 本文です。",
            ])
    }

    @Test func headingsWithoutTextArePassages() {
        #expect(passages("# A\n## B\n") == ["a|A: ", "b|B: "])
        #expect(passages("") == [])
    }
}
