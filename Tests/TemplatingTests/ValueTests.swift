import SourceText
import Templating
import Testing

@Suite struct ValueTests {
    @Test("text is escaped unless the tag says otherwise")
    func escaping() {
        let text = #"<a title="R&D">it's</a>"#
        let data: TemplateValue = ["x": .text(text)]
        expect("{{x}}", data, renders: "&lt;a title=&quot;R&amp;D&quot;&gt;it&#39;s&lt;/a&gt;")
        expect("{{{x}}}|{{{ x }}}|{{&x}}|{{& x }}", data, renders: "\(text)|\(text)|\(text)|\(text)")
        expect("{{x}}", ["x": "日本<é"], renders: "日本&lt;é")
    }

    @Test("markup is never escaped")
    func markup() {
        expect("{{x}}{{{x}}}", ["x": .markup(Array("<hr>".utf8))], renders: "<hr><hr>")
    }

    @Test("flags and numbers are written as in JavaScript")
    func flagsAndNumbers() {
        expect("{{yes}} {{no}} {{n}}", ["yes": true, "no": false, "n": -12], renders: "true false -12")
    }

    @Test("a value is not read as a template")
    func noSecondReading() {
        expect("{{x}}", ["x": "{{y}}", "y": "!"], renders: "{{y}}")
    }

    @Test("a name that is not there writes nothing")
    func misses() {
        expect("[{{x}}{{{x}}}{{x.y.z}}{{#x}}a{{/x}}{{^x}}b{{/x}}]", renders: "[b]")
    }

    @Test("the first part of a dotted name decides where the others are looked for")
    func dottedNames() {
        let data: TemplateValue = [
            "clock": ["hand": ["colour": "red"]], "watch": ["hand": [:], "dial": "white"], "hand.colour": "never",
            "hand": ["colour": "blue"],
        ]
        expect("{{clock.hand.colour}}", data, renders: "red")
        expect("{{#watch}}{{dial}} {{hand.colour}}{{/watch}}", data, renders: "white ")
        expect("{{hand.colour}} {{hand.colour.name}}", data, renders: "blue ")
    }

    @Test("two names of templates that only look the same are two")
    func templateNamesAreBytes() throws {
        var diagnostics: [Diagnostic] = []
        let files = ["\u{E9}", "e\u{301}"].map { (name: $0, file: SourceFile(path: $0, text: "\($0.utf8.count)")) }
        let templates = TemplateSet(files, diagnostics: &diagnostics)
        #expect(try templates.render("\u{E9}", [:]) == Array("2".utf8))
        #expect(try templates.render("e\u{301}", [:]) == Array("3".utf8))
    }
}
