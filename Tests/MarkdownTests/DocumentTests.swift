import SourceText
import Testing

@testable import Markdown

@Suite struct DocumentTests {
    private static func document(_ text: String) -> Document { Document(SourceFile(path: "a.md", text: text)) }

    private static func reports(_ text: String) -> [String] {
        document(text).diagnostics.map { $0.text.split(separator: "\n").first.map(String.init) ?? "" }
    }

    @Test(arguments: [
        "```{clock-picker}\n```", "~~~ {clock-picker} \n~~~", "- a\n\n  ```{clock-picker}\n  ```\n",
        "> ```{clock-picker}\n> ```", "````{clock-picker}\n```\n````", "1. ```{clock-picker}\n   ```",
    ])
    func aFenceWithANameInBracesIsADirective(_ text: String) {
        #expect(Self.document(text).directives.map(\.name) == ["clock-picker"] && Self.reports(text).isEmpty)
    }

    @Test(arguments: [
        "```{1,3}\n```", "```{Clock}\n```", "```{clock picker}\n```", "``` \\{clock-picker}\n```", "```swift {a}\n```",
        "```&#123;clock-picker}\n```", "````\n```{clock-picker}\n```\n````", "    ```{clock-picker}\n    ```",
        "`{clock-picker}`", "```{}\n```", "```{clock-picker} x\n```",
    ])
    func anythingElseInBracesIsNone(_ text: String) {
        #expect(Self.document(text).directives.isEmpty && Self.reports(text).isEmpty)
    }

    /// To Swift, U+0600 and the brace behind it are one character.
    @Test func whatStandsBeforeARoleStays() {
        let document = Self.document("\u{600}{value}`x`")
        document.replaceRoles { _ in RoleResult(html: "y", text: "y") }
        #expect(String(decoding: document.html, as: UTF8.self) == "<p>\u{600}y</p>\n")
    }

    @Test func theBodyKnowsItsPlaceInTheFile() throws {
        let directive = try #require(
            Self.document("> - x\n>\n>   ```{clock-picker}\n>   value: 9\n>   ```").directives.first)
        let place = directive.body.place(of: 7..<8)
        #expect(directive.place.address == "a.md:3:8" && place.address == "a.md:4:12")
        #expect(String(decoding: directive.body.text, as: UTF8.self) == "value: 9\n")
    }

    @Test(arguments: [
        (
            "- x\n\n  ```{clock-picker}\nvalue: 10:10\n  ```\n",
            "a.md:3:6: error: the block of clock-picker is ended by line 4, before its closing fence; "
                + "indent that line as far as the opening fence [open-directive]"
        ),
        (
            "text\n\n```{clock-picker}\nvalue: 10:10\n",
            "a.md:3:4: error: the block of clock-picker has no closing fence; "
                + "close it with a line of the same characters [open-directive]"
        ),
        (
            "See {vlaue}`x`.",
            "a.md:1:5: warning: ‘{vlaue}’ before code is only text; did you mean ‘{value}’? [nearly-role]"
        ),
        (
            String(repeating: "> ", count: 101) + "x",
            "a.md:1:1: error: blocks nested more than 100 levels deep [nested-too-deep]"
        ),
    ])
    func sentence(_ text: String, _ expected: String) {
        #expect(Self.reports(text) == [expected])
    }

    @Test func rolesAreFoundWithTheirPlaces() {
        let text = "# {value}`a`\n\nA *{value}`b H:mm`* and {value}`a`,\nthen\n> {value}`` c `` x {value}`a`"
        let roles = Self.document(text).roles
        #expect(roles.map(\.text) == ["a", "b H:mm", "a", "c", "a"])
        #expect(roles.map(\.place.address) == ["a.md:1:3", "a.md:3:4", "a.md:3:25", "a.md:5:3", "a.md:5:20"])
    }

    @Test(arguments: [
        "\\{value}`a`", "{value} `a`", "`{value}`", "{value}", "&#123;value}`a`", "\\\\\\{value}`a`", "{Value}`a`x",
    ])
    func whatIsNotDirectlyBeforeCodeIsNoRole(_ text: String) {
        #expect(Self.document(text).roles.isEmpty)
    }

    @Test func aBackslashBeforeABackslashEscapesNoRole() {
        #expect(Self.document("\\\\{value}`a`").roles.map(\.text) == ["a"])
    }

    /// What keeps escaped roles apart leaves no trace, wherever the text comes out.
    @Test func escapedRolesComeOutAsTheyWereWritten() {
        let text =
            "\\{value}`a` `\\{value}` [x](/\\{value} \"\\{value}\") [\\{value}][]\n\n[\\{value}]: /y\n\n    \\{value}\n"
        let html = String(decoding: Self.document(text).html, as: UTF8.self)
        #expect(
            html == """
                <p>{value}<code>a</code> <code>\\{value}</code> <a href="/%7Bvalue%7D" title="{value}">x</a> \
                <a href="/y">{value}</a></p>
                <pre><code>\\{value}
                </code></pre>

                """)
    }

    @Test func imagesThatDoNotEndAreRefusedBeforeTheyTakeTime() {
        let sentence = "more than 1000 ‘![’ without ‘]’ in one paragraph; put a backslash before those that are text"
        #expect(Self.reports(String(repeating: "![[]()", count: 1001)).first?.contains(sentence) == true)
    }

    @Test func aThousandLevelsAreRefusedWithoutACrash() {
        #expect(Self.reports(String(repeating: ">", count: 50_000)).count == 1)
    }
}
