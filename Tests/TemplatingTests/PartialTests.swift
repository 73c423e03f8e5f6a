import SourceText
import Templating
import Testing

@Suite struct PartialTests {
    @Test("a partial sees the data at hand")
    func context() {
        let others = ["parts/row.html": "<li>{{name}}</li>"]
        let data: TemplateValue = ["rows": [["name": "a"], ["name": "b"]]]
        expect("{{#rows}}{{> parts/row.html }}{{/rows}}", data, with: others, renders: "<li>a</li><li>b</li>")
    }

    @Test("on a line of its own it indents its lines, but no values and no empty lines")
    func indentation() {
        let others = ["p": "{{{x}}}\n\n<b>\n  {{>q}}\n</b>\n", "q": "1\n2\n"]
        let expected = "[\n  v\nw\n\n  <b>\n    1\n    2\n  </b>\n]"
        expect("[\n  {{>p}}\n]", ["x": "v\nw"], with: others, renders: expected)
        expect("[\r\n\t{{>p}}\r\n]", with: ["p": "1\r\n\r\n2"], renders: "[\r\n\t1\r\n\r\n\t2]")
    }

    @Test("within a line it leaves its lines as they are, wherever the line itself is indented")
    func inline() {
        expect("  a{{>p}}b\n", with: ["p": "1\n2\n"], renders: "  a1\n2\nb\n")
        expect("  {{>outer}}", with: ["outer": "a {{>p}} b\nc", "p": "1\n2"], renders: "  a 1\n2 b\n  c")
    }

    @Test("sections within an indented partial")
    func sections() {
        let partial = "{{#x}}\n<i>{{.}}</i>\n{{/x}}\n{{#x}}{{.}},{{/x}}\n"
        expect(" {{>p}}", ["x": [1, 2]], with: ["p": partial], renders: " <i>1</i>\n <i>2</i>\n 1,2,\n")
    }

    @Test("a partial may include itself as long as the data goes on")
    func recursion() {
        let tree: TemplateValue = ["n": 1, "sub": [["n": 2, "sub": [["n": 3, "sub": []]]], ["n": 4, "sub": []]]]
        let expected = "<1>\n  <2>\n    <3>\n  <4>\n"
        expect("{{>tree}}", tree, with: ["tree": "<{{n}}>\n{{#sub}}\n  {{>tree}}\n{{/sub}}\n"], renders: expected)
    }

    @Test("of two files with the same name the later is used")
    func overriding() throws {
        var diagnostics: [Diagnostic] = []
        let texts = ["{{broken", "ours"]
        let files = texts.map { (name: "page", file: SourceFile(path: "page", text: $0)) }
        let templates = TemplateSet(files, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        #expect(try templates.render("page", [:]) == Array("ours".utf8))
    }
}
