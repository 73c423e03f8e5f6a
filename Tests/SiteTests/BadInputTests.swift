import SourceText
import Testing

@testable import Site

/// Text that somebody got wrong. Each case is one mistake, and the report says where it is.
@Suite(.timeLimit(.minutes(10))) struct BadInputTests {
    static let frontMatters: [BadInput] = [
        BadInput("no closing line", "---\ntitle: a\n", "1:1 open-front-matter"),
        BadInput("a closing line that is too long", "---\ntitle: a\n----\n", "3:1 open-front-matter"),
        BadInput("a closing line of pluses", "---\ntitle: a\n+++\n", "3:1 open-front-matter"),
        BadInput("a closing line with a blank", "---\ntitle: a\n--- \n", "3:1 open-front-matter"),
        BadInput("an opening line with a blank", "--- \ntitle: a\n---\n", "1:1 open-front-matter"),
        BadInput("TOML", "+++\ntitle = \"a\"\n+++\n", "1:1 front-matter-not-yaml"),
        BadInput("JSON", "{\n\"title\": \"a\"\n}\n", "1:1 front-matter-not-yaml"),
        BadInput("a second colon", "---\ntitle: Foo: Bar\n---\n", "2:11 yaml-syntax"),
        BadInput("a tab before a name", "---\ntitle: a\n\tslug: b\n---\n", "3:1 yaml-syntax"),
        BadInput("an at sign", "---\ntitle: @home\n---\n", "2:8 yaml-syntax"),
        BadInput("a percent sign", "---\ntitle: %d\n---\n", "2:8 yaml-syntax"),
        BadInput("a backtick", "---\ntitle: `a`\n---\n", "2:8 yaml-syntax"),
        BadInput("text after a list", "---\ntitle: [b] c\n---\n", "2:12 yaml-syntax"),
        BadInput("a quotation mark that stays open", "---\ntitle: \"a\nslug: b\n---\n", "2:8 yaml-syntax"),
        BadInput("a list that stays open", "---\ntags: [a, b\n---\n", "2:7 yaml-syntax"),
        BadInput("an escape that there is not", "---\ntitle: \"\\q\"\n---\n", "2:9 yaml-syntax"),
        BadInput("a control character", "---\ntitle: a\u{1}b\n---\n", "2:9 control-character"),
        BadInput("a control character further down", "---\ntitle: a\nslug: é\u{7F}\n---\n", "3:8 control-character"),
        BadInput("an anchor", "---\ntitle: &a b\n---\n", "2:8 yaml-anchor"),
        BadInput("an alias", "---\ntitle: *a\n---\n", "2:8 yaml-anchor"),
        BadInput("a tag of YAML", "---\ntitle: !!str a\n---\n", "2:8 yaml-anchor"),
        BadInput("a key twice", "---\ntitle: a\nslug: b\ntitle: c\n---\n", "4:1 repeated-name"),
        BadInput("no mapping", "---\njust words\n---\n", "2:1 yaml-not-mapping"),
        BadInput("a list of keys", "---\n- title: a\n---\n", "2:1 yaml-not-mapping"),
        BadInput("a key that is a list", "---\n[a]: b\n---\n", "2:1 yaml-not-mapping"),
        BadInput(
            "brackets without end", "---\ntags: \(String(repeating: "[", count: 20_000))\n---\n",
            "2:22 settings-too-large"),
        BadInput(
            "more than 64 KB", "---\n\(String(repeating: "# 16 bytes here\n", count: 4097))---\n",
            "2:1 settings-too-large"),
        BadInput("an unknown key", "---\ntitel: a\n---\n", "2:1 unknown-key"),
        BadInput("an unknown key after a byte order mark", "\u{FEFF}---\ntitel: a\n---\n", "2:1 unknown-key"),
        BadInput("an unknown key after CRLF", "---\r\ntitle: a\r\ntitel: b\r\n---\r\n", "3:1 unknown-key"),
        BadInput("an unknown key after CR", "---\rtitle: a\rtitel: b\r---\r", "3:1 unknown-key"),
        BadInput("a value after a line separator", "---\ntitle: \"a\u{2028}b\"\nslug: a/b\n---\n", "3:7 wrong-value"),
        BadInput(
            "a key after composed letters", "---\n{か\u{3099}か\u{3099}: x, b: y}\n---\n",
            "2:2 unknown-key", "2:9 unknown-key"),
        BadInput("an empty title", "---\ntitle:\n---\n", "2:7 wrong-value"),
        BadInput("a title of blanks", "---\ntitle: \"  \"\n---\n", "2:8 wrong-value"),
        BadInput("a title that is a comment", "---\ntitle: # a\n---\n", "2:7 wrong-value"),
        BadInput("a day that there is not", "---\ndate: 2023-02-29\n---\n", "2:7 wrong-value"),
        BadInput("a date with a time", "---\ndate: 2024-02-29T10:00\n---\n", "2:7 wrong-value"),
        BadInput("a draft that is yes", "---\ndraft: yes\n---\n", "2:8 wrong-value"),
        BadInput("a weight with a plus", "---\nweight: +1\n---\n", "2:9 wrong-value"),
        BadInput("a weight in words", "---\nweight: 1e3\n---\n", "2:9 wrong-value"),
        BadInput("a weight beyond all numbers", "---\nweight: 99999999999999999999\n---\n", "2:9 wrong-value"),
        BadInput("a slug with a slash", "---\nslug: a/b\n---\n", "2:7 wrong-value"),
        BadInput("a slug of dots", "---\nslug: ..\n---\n", "2:7 wrong-value"),
        BadInput("tags in a mapping", "---\ntags: {a: b}\n---\n", "2:7 wrong-value"),
        BadInput("tags in tags", "---\ntags: [a, [b]]\n---\n", "2:7 wrong-value"),
        BadInput("an alias out of the site", "---\naliases: [../a]\n---\n", "2:10 wrong-value"),
        BadInput("an alias of nothing", "---\naliases: ['']\n---\n", "2:10 wrong-value"),
        BadInput("an alias with a fragment", "---\naliases: a#b\n---\n", "2:10 wrong-value"),
        BadInput("an alias with a hole", "---\naliases: a//b\n---\n", "2:10 wrong-value"),
        BadInput("no aliases", "---\naliases: []\n---\n", "2:10 wrong-value"),
        BadInput("an alias in place of its page", "---\naliases: a\n---\n", "2:10 same-place"),
        BadInput("an alias in place of the list of files", "---\naliases: /gnomon.json/\n---\n", "2:10 file-above"),
        BadInput("the last day of February", "---\ndate: 2024-02-30\n---\n", "2:7 wrong-value"),
        BadInput("the 29th in a year of hundreds", "---\ndate: 1900-02-29\n---\n", "2:7 wrong-value"),
        BadInput("a month that there is not", "---\ndate: 2024-13-01\n---\n", "2:7 wrong-value"),
        BadInput("a day zero", "---\ndate: 2024-01-00\n---\n", "2:7 wrong-value"),
        BadInput("a date with a zone", "---\ndate: 2024-02-29Z\n---\n", "2:7 wrong-value"),
        BadInput("a date of one digit", "---\ndate: 2024-2-9\n---\n", "2:7 wrong-value"),
        BadInput("a NUL in front matter", "---\ntitle: a\u{0}\n---\n", "2:9 nul-byte"),
        BadInput("a tab after a name", "---\ntitle:\n\t- a\n---\n", "3:1 yaml-syntax"),
        BadInput(
            "seventeen lists in each other",
            "---\ntags: \(String(repeating: "[", count: 17))\(String(repeating: "]", count: 17))\n---\n",
            "2:22 settings-too-large"),
        BadInput("two mistakes", "---\nslug: a/b\ntitel: c\n---\n", "2:7 wrong-value", "3:1 unknown-key"),
    ]

    static let settings: [BadInput] = [
        BadInput("a setting that there is not", at: "Content/site.yml", "titel: a\n", "1:1 unknown-setting"),
        BadInput("settings after a mark", at: "Content/site.yml", "\u{FEFF}titel: a\n", "1:1 unknown-setting"),
        BadInput("settings in lines", at: "Content/site.yml", "- title\n", "1:1 yaml-not-mapping"),
        BadInput(
            "a second document", at: "Content/site.yml", "title: a\n---\ntitle: b\n", "3:1 yaml-several-documents"),
        BadInput("a directive of YAML", at: "Content/site.yml", "%FOO\ntitle: b\n", "1:5 yaml-syntax"),
        BadInput("no title", at: "Content/site.yml", "title: ''\n", "1:8 wrong-value"),
        BadInput("an unknown language", at: "Content/site.yml", "title: a\nlanguage: xx\n", "2:11 unknown-language"),
        BadInput("a language with a path", at: "Content/site.yml", "language: ../en\n", "1:11 unknown-language"),
        BadInput("a mapping of names", at: "Content/site.yml", "keep: {a: b}\n", "1:7 wrong-value"),
        BadInput("settings that are not UTF-8", at: "Content/site.yml", "title: a\0b\n", "1:9 nul-byte"),
    ]

    static let directives: [BadInput] = [
        BadInput("an unknown widget", "```{clock-piker}\n```\n", "1:4 unknown-directive"),
        BadInput("an unknown widget far from all", "~~~ {x}\n~~~\n", "1:5 unknown-directive"),
        BadInput("an unknown widget after a mark", "\u{FEFF}```{clock-piker}\n```\n", "1:4 unknown-directive"),
        BadInput("no closing fence", "```{clock-picker}\nvalue: 10:10\n", "1:4 open-directive"),
        BadInput("a closing fence that is too short", "````{clock-picker}\n```\n", "1:5 open-directive"),
        BadInput("a line that leaves the list", "- ```{clock-picker}\nvalue: 10:10\n  ```\n", "1:6 open-directive"),
        BadInput("a line that leaves the quote", "> ```{clock-picker}\nvalue: 10:10\n> ```\n", "1:6 open-directive"),
        BadInput(
            "a mistake behind front matter", "---\ntitle: a\n---\n\n```{clock-picker}\nvalu: 1\n```\n",
            "6:1 unknown-option"),
        BadInput("a mistake in a quote in a list", "- > ```{clock-picker}\n  > step: 7\n  > ```\n", "2:11 wrong-value"),
        BadInput("a mistake after CRLF", "x\r\n\r\n```{clock-picker}\r\nstep: 7\r\n```\r\n", "4:7 wrong-value"),
        BadInput(
            "two values of one name",
            "```{clock-picker}\nbind: m\nvalue: 10:00\n```\n\n```{clock-picker}\nbind: m\nvalue: 11:00\n```\n",
            "3:8 two-values", "8:8 two-values"),
        BadInput("an unknown option", options: "valeu: 10:10", "2:1 unknown-option"),
        BadInput("an option with a line break in it", options: "\"a\\nb\": c", "2:1 unknown-option"),
        BadInput("no blank after the colon", options: "value:10:10", "2:1 yaml-not-mapping"),
        BadInput("a value that is too late", options: "value: 24:00", "2:8 wrong-value"),
        BadInput("a value in words", options: "value: noon", "2:8 wrong-value"),
        BadInput("a value of one digit", options: "value: 9:30", "2:8 wrong-value"),
        BadInput("an empty value", options: "value:", "2:7 wrong-value"),
        BadInput("a value in a list", options: "value: [10:10]", "2:8 wrong-value"),
        BadInput("a step that is no part of an hour", options: "step: 7", "2:7 wrong-value"),
        BadInput("both numbers of hours", options: "hours: 12/24", "2:8 wrong-value"),
        BadInput("a width in pixels", options: "width: 300px", "2:8 wrong-value"),
        BadInput("a width that is too small", options: "width: 47", "2:8 wrong-value"),
        BadInput("a name that begins with a digit", options: "bind: 1a", "2:7 wrong-value"),
        BadInput("a name in Japanese", options: "bind: 会議", "2:7 wrong-value"),
        BadInput("a label that stays open", options: "label: \"a", "2:8 yaml-syntax"),
        BadInput("a list that stays open", options: "label: [a", "2:8 yaml-syntax"),
        BadInput("an option twice", options: "step: 5\nstep: 6", "3:1 repeated-name"),
    ]

    static let others: [BadInput] = [
        BadInput("a role without its widget", "{value}`m`\n", "1:1 unknown-binding"),
        BadInput("a role after an escaped one", "\\{value}`m` {value}`m`\n", "1:13 unknown-binding"),
        BadInput("a role without a name", "{value}` `\n", "1:1 empty-role"),
        BadInput("a role in a title", "# A *{value}`m`* b\n", "1:6 unknown-binding"),
        BadInput("a role in an image", "![{value}`m`](a.md)\n", "1:3 unknown-binding"),
        BadInput(
            "letters that mean nothing", "```{clock-picker}\nbind: m\n```\n\n{value}`m H:MM q`\n",
            "5:1 wrong-format"),
        BadInput(
            "a quotation in a format", "```{clock-picker}\nbind: m\n```\n\nx {value}`m H 'h`\n",
            "5:3 wrong-format"),
        BadInput("a letter too often", "```{clock-picker}\nbind: m\n```\n\n{value}`m HHH`\n", "5:1 wrong-format"),
        BadInput(
            "nearly a role, and an error", "{valeu}`m` [x](b.md)\n", "1:1 nearly-role warning",
            "1:16 missing-target"),
        BadInput("a link to nothing", "[b.md](b.md)\n", "1:8 missing-target"),
        BadInput("the same link twice", "[x](b.md) and [y](<b.md>)\n", "1:5 missing-target", "1:20 missing-target"),
        BadInput("a link after a mark", "\u{FEFF}[x](b.md)\n", "1:5 missing-target"),
        BadInput("a link in a lower line", "> a\n> [x](b.md)\n", "2:7 missing-target"),
        BadInput("a link to nothing by name", "[x]\n\n[x]: b.md\n", "1:1 missing-target"),
        BadInput("a link with a line break in it", "[x](b&#10;c.md)\n", "1:1 missing-target"),
        BadInput("an image that is not there", "![x](b.png)\n", "1:6 missing-target"),
        BadInput("a link out of the folder", "[x](../other.md)\n", "1:5 outside-target"),
        BadInput("a link to a script", "[x](JavaScript:alert(1))\n", "1:5 forbidden-scheme"),
        BadInput("a link to a hidden script", "[x](&#1;javascript:alert)\n", "1:1 missing-target"),
        BadInput("an image with its data", "![x](data:image/png;base64,AA==)\n", "1:6 forbidden-scheme"),
        BadInput("a link to a file of the disk", "<file:///etc/passwd>\n", "1:2 forbidden-scheme"),
        BadInput(
            "a template with an open section", at: "Templates/pages/page.html", "a\n {{#a}}\n",
            "2:2 template-unclosed-section"),
        BadInput("a template with an open tag", at: "Templates/pages/page.html", "{{a\n", "1:1 template-unclosed-tag"),
        BadInput(
            "a template with crossed sections", at: "Templates/pages/page.html", "{{#a}}{{#b}}{{/a}}{{/b}}",
            "1:13 template-mismatched-closing-tag", "1:19 template-stray-closing-tag"),
        BadInput(
            "a template with an unknown partial", at: "Templates/pages/page.html", "{{> pages/pge.html}}",
            "1:1 template-unknown"),
        BadInput(
            "a template in itself", at: "Templates/pages/page.html", "{{> pages/page.html}}", "1:1 template-endless"),
        BadInput(
            "a template that prints an object", at: "Templates/pages/page.html", "x{{words}}", "1:2 template-not-text"),
        BadInput(
            "a template for the folder", at: "Templates/pages/index.html", "{{#pages}}", "1:1 template-unclosed-section"
        ),
        BadInput(
            "a script with an open tag", at: "Templates/scripts/clock.js", "{{functions", "1:1 template-unclosed-tag"),
        BadInput("a word that there is not", at: "Templates/strings/en.yml", "amm: AM\n", "1:1 unknown-word"),
        BadInput("an empty word", at: "Templates/strings/en.yml", "am:\n", "1:4 wrong-value"),
        BadInput("words that are no YAML", at: "Templates/strings/en.yml", "am: @\n", "1:5 yaml-syntax"),
    ]

    @Test(arguments: frontMatters) func frontMatter(_ input: BadInput) throws { try input.expectRefusal() }
    @Test(arguments: settings) func siteSettings(_ input: BadInput) throws { try input.expectRefusal() }
    @Test(arguments: directives) func directive(_ input: BadInput) throws { try input.expectRefusal() }
    @Test(arguments: others) func other(_ input: BadInput) throws { try input.expectRefusal() }
}
