import Templating
import Testing

@Suite struct InheritanceTests {
    let layout = """
        <title>{{$title}}Gnomon{{/title}}</title>
        <main>
          {{$main}}
            <p>empty</p>
          {{/main}}
        </main>

        """

    @Test("a block that no page fills writes what it holds, as if its tags were not there")
    func defaults() {
        let expected = "<title>Gnomon</title>\n<main>\n    <p>empty</p>\n</main>\n"
        expect(layout, renders: expected)
        expect("{{<layout}}{{/layout}}\n", with: ["layout": layout], renders: expected)
        expect("{{>layout}}", with: ["layout": layout], renders: expected)
    }

    @Test("what fills a block takes on the indentation of what it replaces")
    func indentation() {
        let page = """
            {{<layout}}
              {{! what is between the blocks is not written }} nor this
              {{$title}}Dials{{/title}}
              {{$main}}
                  <ul>
                    {{#items}}
                    <li>{{.}}</li>

                    {{/items}}
                  </ul>
              {{/main}}
            {{/layout}}

            """
        let expected = """
            <title>Dials</title>
            <main>
                <ul>
                  <li>1
            2</li>

                </ul>
            </main>

            """
        expect(page, ["items": ["1\n2"]], with: ["layout": layout], renders: expected)
    }

    @Test("a parent with its lines to itself is indented, one within a line is not")
    func parents() {
        expect("a\n  {{<p}}{{/p}}\nb", with: ["p": "1\n2\n"], renders: "a\n  1\n  2\nb")
        expect("  {{<p}}{{/p}} b", with: ["p": "1\n2\n"], renders: "  1\n2\n b")
    }

    @Test("a block first on its line indents the further lines of what fills it, one within a line does not")
    func inlineBlocks() {
        let page = "{{<p}}{{$b}}\n  1\n  2{{/b}}{{/p}}"
        expect(page, with: ["p": "[\n  {{$b}}{{/b}};\n]"], renders: "[\n  1\n  2;\n]")
        expect(page, with: ["p": "[\n  a {{$b}}{{/b}};\n]"], renders: "[\n  a 1\n2;\n]")
    }

    @Test("of several levels the outermost has the last word")
    func levels() {
        let others = [
            "child": "{{<middle}}{{$a}}child{{/a}}{{/middle}}",
            "middle": "{{<base}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/base}}",
            "base": "{{$a}}base{{/a}} {{$b}}base{{/b}} {{$c}}base{{/c}}",
        ]
        expect("{{>child}}", with: others, renders: "child middle base")
        expect("{{<child}}{{$c}}page{{/c}}{{/child}}", with: others, renders: "child middle page")
    }

    @Test("a block within what fills a block is open to the page further out")
    func nested() {
        let others = [
            "middle":
                "{{<base}}\n{{$body}}\n  <nav>\n  {{$inner}}\n    none\n  {{/inner}}\n  </nav>\n{{/body}}\n{{/base}}\n",
            "base": "<body>\n  {{$body}}\n  {{/body}}\n</body>\n",
        ]
        expect("{{>middle}}", with: others, renders: "<body>\n  <nav>\n    none\n  </nav>\n</body>\n")
        let page = "{{<middle}}\n{{$inner}}\nlinks\n{{/inner}}\n{{/middle}}\n"
        expect(page, with: others, renders: "<body>\n  <nav>\n    links\n  </nav>\n</body>\n")
    }

    @Test("blocks of a second parent are not confused with those of the first")
    func scopes() {
        let page =
            "{{<layout}}{{$title}}Page{{/title}}{{$body}}{{<card}}{{$title}}Card{{/title}}{{/card}}{{/body}}{{/layout}}"
        let others = ["layout": "{{$title}}{{/title}}: {{$body}}{{/body}}", "card": "[{{$title}}{{/title}}]"]
        expect(page, with: others, renders: "Page: [Card]")
        expect("{{<p}}{{$a}}1{{$a}}2{{/a}}3{{/a}}{{/p}}", with: ["p": "{{$a}}{{/a}}"], renders: "123")
    }

    @Test("what fills a block sees the data at hand where the block is")
    func data() {
        let page = "{{<p}}{{$b}}{{x}}{{/b}}{{/p}}"
        let data: TemplateValue = ["x": "out", "items": [["x": 1], ["x": 2]]]
        expect(page, data, with: ["p": "{{#items}}{{$b}}{{/b}}{{/items}}"], renders: "12")
    }
}
