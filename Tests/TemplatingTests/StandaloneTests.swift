import Templating
import Testing

/// A tag that has a line to itself takes the line with it, unless it writes a value.
@Suite struct StandaloneTests {
    @Test("every kind of tag that writes no value", arguments: ["{{!c}}", "{{=[ ]=}}", "{{#a}}{{/a}}", "{{>p}}"])
    func kinds(_ tag: String) {
        // Of two tags on a line neither has it to itself.
        let isPair = tag.hasPrefix("{{#")
        expect("1\n  \(tag) \t\n2\n", with: ["p": ""], renders: isPair ? "1\n   \t\n2\n" : "1\n2\n")
        expect("1 \(tag)\n2\n", with: ["p": ""], renders: "1 \n2\n")
        expect("\(tag) 1\n", with: ["p": ""], renders: " 1\n")
    }

    @Test("sections", arguments: ["\n", "\r\n"])
    func sections(_ end: String) {
        let lines = [
            "<ul>", "  {{#items}}", "  <li>{{.}}</li>", "  {{/items}}", "  {{^items}}", "  none", " {{/items}}",
        ]
        let expected = ["<ul>", "  <li>1</li>", "  <li>2</li>", ""].joined(separator: end)
        expect(lines.joined(separator: end), ["items": [1, 2]], renders: expected)
        expect(
            lines.joined(separator: end) + end, ["items": []], renders: ["<ul>", "  none", ""].joined(separator: end))
    }

    @Test("the first and the last line need no neighbours")
    func edges() {
        expect("  {{!c}}\n1\n  {{!c}}", renders: "1\n")
        expect(" {{!c}} ", renders: "")
    }

    @Test("a comment of several lines takes all of them")
    func severalLines() {
        expect("1\n  {{! a\n b }}\n2", renders: "1\n2")
    }

    @Test("a value keeps its line, even if it is empty")
    func values() {
        expect("1\n  {{x}}\n  {{{x}}}\n2", renders: "1\n  \n  \n2")
    }
}
