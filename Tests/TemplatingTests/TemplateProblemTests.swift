import SourceText
import Templating
import Testing

@Suite struct TemplateProblemTests {
    /// A template, and what is said of it: place, code, sentence and remedy.
    struct Case: CustomTestStringConvertible, Sendable {
        let template: String
        let reports: [String]
        init(_ template: String, _ reports: String...) { (self.template, self.reports) = (template, reports) }
        var testDescription: String { template.debugDescription }
    }

    static let cases = [
        Case("a\n {{x", "2:2 template-unclosed-tag: a tag begins here and does not end; close it with ‘}}’"),
        Case("{{{x}}", "1:1 template-unclosed-tag: a tag begins here and does not end; close it with ‘}}}’"),
        Case("{{! x }", "1:1 template-unclosed-tag: a tag begins here and does not end; close it with ‘}}’"),
        Case(
            "é{{x <b>{{y}}\n{{z\n}} {{z\nw}}",
            "1:2 template-unclosed-tag: a tag begins here and does not end; close it with ‘}}’",
            "3:4 template-unclosed-tag: a tag begins here and does not end; close it with ‘}}’"),
        Case(
            "{{=<% %>=}}<%#a%>",
            "1:12 template-unclosed-section: ‘<%#a%>’ is not closed; close it with ‘<%/a%>’"),
        Case(
            "\n{{$a}}\n{{/a", "2:1 template-unclosed-section: ‘{{$a}}’ is not closed; close it with ‘{{/a}}’",
            "3:1 template-unclosed-tag: a tag begins here and does not end; close it with ‘}}’"),
        Case(
            "{{#title}}\n {{/tilte}}",
            "2:2 template-mismatched-closing-tag: ‘{{/tilte}}’ cannot close ‘{{#title}}’, which is open since line 1; "
                + "did you mean ‘{{/title}}’?"),
        Case(
            "{{#a}}{{^bcd}}{{/a}}",
            "1:15 template-mismatched-closing-tag: ‘{{/a}}’ cannot close ‘{{^bcd}}’, which is open since line 1; "
                + "write ‘{{/bcd}}’ before it, or take it out"),
        Case(
            "x{{/a}}{{x}}",
            "1:2 template-stray-closing-tag: ‘{{/a}}’ closes nothing: no section is open here; "
                + "take it out, or open a section of that name"),
        Case("{{}}", "1:1 template-empty-tag: a tag without a name; write a name, or ‘.’ for the value at hand"),
        Case("{{> }}", "1:1 template-empty-tag: a tag without a name; write a name, or ‘.’ for the value at hand"),
        Case(
            "{{#if x}}{{/if}}",
            "1:1 template-bad-name: ‘if x’ is not a name; a name has no spaces, and dots only between its parts"),
        Case(
            "{{a..b}}",
            "1:1 template-bad-name: ‘a..b’ is not a name; a name has no spaces, and dots only between its parts"),
        Case("{{\(String(repeating: "a", count: 256))}}", "1:1 template-bad-name: a name of more than 255 bytes"),
        Case(
            "{{=<%=}}{{=a b c=}}",
            "1:1 template-bad-delimiters: a tag that sets delimiters holds two, without ‘=’ and of at most 16 bytes "
                + "each; write them as in ‘{{=<% %>=}}’",
            "1:9 template-bad-delimiters: a tag that sets delimiters holds two, without ‘=’ and of at most 16 bytes "
                + "each; write them as in ‘{{=<% %>=}}’"),
        Case(
            "  {{> pages/haeder.html}}",
            "1:3 template-unknown: there is no template ‘pages/haeder.html’; did you mean ‘pages/header.html’?"),
        Case("{{<p}}{{/p}}", "1:1 template-unknown: there is no template ‘p’"),
        Case(
            "{{<page}}{{x}}{{$a}}{{x}}{{/a}}{{/page}}",
            "1:10 template-outside-block: ‘{{x}}’ is inside ‘{{<page}}’ and in none of its blocks; "
                + "only blocks are handed to a parent: put it into one, or outside"),
        Case(
            "{{<page}}{{$a}}1{{/a}}\n{{$a}}2{{/a}}{{/page}}",
            "2:1 template-repeated-block: the block ‘a’ is filled a second time, first on line 1; keep one of them"),
        Case(
            String(repeating: "{{#a}}", count: 100_000),
            "1:601 template-too-deep: sections nested more than 100 levels deep"),
    ]

    @Test(arguments: cases)
    func compiling(_ test: Case) {
        var diagnostics: [Diagnostic] = []
        _ = compile(test.template, with: ["pages/header.html": ""], diagnostics: &diagnostics)
        expectReports(diagnostics.inOrder.map(\.report), test.reports)
    }

    static let failures = [
        Case(
            "{{>page}}",
            "1:1 template-endless: ‘page’ is nested more than 100 levels deep, most likely without end; "
                + "put the tag that includes it into a section that ends"),
        Case(
            "\n{{#full}}\n  {{<page}}{{$a}}{{/a}}{{/page}}\n{{/full}}",
            "3:3 template-endless: ‘page’ is nested more than 100 levels deep, most likely without end; "
                + "put the tag that includes it into a section that ends"),
        Case(
            nested(90, "{{>page}}"),
            "1:811 template-endless: ‘page’ is nested more than 500 levels deep, most likely without end; "
                + "put the tag that includes it into a section that ends"),
        Case("{{list}}", "1:1 template-not-text: ‘list’ is a list, not text; go through it with ‘{{#list}}’"),
        Case(
            "a {{{full}}}",
            "1:3 template-not-text: ‘full’ is an object, not text; name one of its values, as in ‘{{full.title}}’"),
    ]

    @Test(arguments: failures)
    func rendering(_ test: Case) {
        var diagnostics: [Diagnostic] = []
        let templates = compile(test.template, diagnostics: &diagnostics)
        var output = Array("before".utf8)
        do throws(Failure) {
            try templates.render("page", ["list": [1], "full": ["a": 1]], into: &output)
            Issue.record("rendered \(output.count) bytes, expected \(test.reports)")
        } catch {
            expectReports((diagnostics + [error.diagnostic]).map(\.report), test.reports)
        }
        #expect(output == Array("before".utf8))
    }

    @Test("lists in lists that would be written for hours")
    func endlessLists() {
        var diagnostics: [Diagnostic] = []
        let templates = compile("\n{{>lists}}", with: ["lists": nested(8, "x")], diagnostics: &diagnostics)
        let many = TemplateValue.list(Array(repeating: "1", count: 1000))
        let failure = #expect(throws: Failure.self) { try templates.render("page", ["full": many]) }
        expectReports(
            [failure?.diagnostic.report ?? ""],
            [
                "2:1 template-endless: the page has more than 10 million pieces of text and tags, most likely without end; "
                    + "let templates include each other, and lists stand in lists, only a few levels deep"
            ])
    }

    @Test("a page that there is no template for")
    func unknownPage() {
        var diagnostics: [Diagnostic] = []
        let templates = compile("", diagnostics: &diagnostics)
        let failure = #expect(throws: Failure.self) { try templates.render("pages", [:]) }
        expectReports(
            [failure?.diagnostic.report ?? ""],
            ["1:1 template-unknown: there is no template ‘pages’; did you mean ‘page’?"])
    }

    @Test("problems of all files are found in one go, at most 20 of each")
    func severalFiles() {
        var diagnostics: [Diagnostic] = []
        let many = String(repeating: "{{/a}}", count: 100_000)
        _ = compile(
            "{{}}", with: ["other": many, "braces": String(repeating: "{", count: 1_000_000)], diagnostics: &diagnostics
        )
        let counts = ["page", "other", "braces"].map { path in diagnostics.filter { $0.place.path == path }.count }
        #expect(counts == [1, 20, 20])
    }

    @Test("a tag with a problem writes nothing, the rest is there")
    func goingOn() throws {
        var diagnostics: [Diagnostic] = []
        let templates = compile("a{{>b}}{{c d}}{{/e}}f", diagnostics: &diagnostics)
        #expect(diagnostics.count == 3)
        #expect(try templates.render("page", [:]) == Array("af".utf8))
    }
}

private func nested(_ depth: Int, _ inside: String) -> String {
    let (open, close) = ("{{#full}}", "{{/full}}")
    return String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
}

private func expectReports(
    _ found: [String], _ expected: [String], at location: SourceLocation = #_sourceLocation
) {
    for index in 0..<max(found.count, expected.count) {
        let (a, b) = (
            index < found.count ? found[index] : "nothing", index < expected.count ? expected[index] : "nothing"
        )
        if a != b { Issue.record("found \(a), expected \(b)", sourceLocation: location) }
    }
}

extension Diagnostic {
    fileprivate var report: String {
        let remedy = problem.remedy.map { "; \($0)" } ?? ""
        return "\(place.line):\(place.column) \(problem.code): \(problem.sentence)\(remedy)"
    }
}
