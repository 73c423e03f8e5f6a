import Templating
import Testing

@Suite struct SectionTests {
    @Test("what is empty or false is left out, and an inverted section stands in for it")
    func truth() {
        let template = "{{#x}}yes{{/x}}{{^x}}no{{/x}}"
        let empty: [TemplateValue] = [false, "", [], .markup([])]
        for value in empty { expect(template, ["x": value], renders: "no") }
        let full: [TemplateValue] = [true, "0", 0, [:], [""], .markup([0x20])]
        for value in full { expect(template, ["x": value], renders: "yes") }
    }

    @Test("a list is gone through, each item at hand as ‘.’ or by its names")
    func lists() {
        expect("{{#hours}}({{.}}){{/hours}}", ["hours": [12, 3, "6 & 9"]], renders: "(12)(3)(6 &amp; 9)")
        expect("{{#rows}}{{#.}}{{.}}{{/.}};{{/rows}}", ["rows": [[1, 2], [3]]], renders: "12;3;")
        expect("{{#.}}{{a}}{{/.}}", [["a": 1], ["a": 2]], renders: "12")
    }

    @Test("names are looked for from the inside out")
    func contexts() {
        let data: TemplateValue = [
            "name": "outer", "unit": "min", "parts": [["name": "inner"], ["unit": "h"]], "flag": true,
        ]
        expect("{{#parts}}{{name}} {{unit}}; {{/parts}}", data, renders: "inner min; outer h; ")
        expect("{{#flag}}{{name}} {{.}}{{/flag}}", data, renders: "outer true")
        expect("{{#flag}}{{#flag}}a{{^flag}}b{{/flag}}{{/flag}}{{/flag}}", data, renders: "a")
    }

    @Test("delimiters hold from their tag to the end of the file")
    func delimiters() {
        expect("{{=<% %>=}}<%x%> {{x}} <%{x}%> <%={{ }}=%>{{x}}", ["x": "&"], renders: "&amp; {{x}} & &amp;")
        expect("{{=| |=}}|#a||x||/a|", ["a": true, "x": 1], renders: "1")
        expect("{{=@ @=}}@>p@@x@", ["x": 1], with: ["p": "@x@{{x}}"], renders: "@x@11")
    }

    @Test("blanks within a tag mean nothing, and braces that are no tag are text")
    func blanksAndBraces() {
        expect("{{ x }}{{# x }}{{\n\tx\n}}{{/ x }}", ["x": 1], renders: "11")
        expect("if (a) { b }}} { {x} }", renders: "if (a) { b }}} { {x} }")
    }

    @Test("comments may hold anything but their end")
    func comments() {
        expect("a{{! {{#b} \n = }}c{{!}}", renders: "ac")
    }
}
