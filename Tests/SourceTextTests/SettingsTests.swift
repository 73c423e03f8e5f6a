import Testing

@testable import SourceText

@Suite struct SettingsTests {
    static let step = Setting("step", .oneOf([1, 5, 15]), initial: 1, as: "1", "Minutes.")
    static let count = Setting("count", .number(0...99), initial: 0, as: "0", "A number.")
    static let label = Setting("label", .words, "A name.")
    static let open = Setting("open", .flag, initial: false, as: "false", "Whether.")
    static let tags = Setting("tags", .list, initial: [], as: "", "Words.")
    static let schema = Schema("clock-picker", noun: "option", [step, count, label, open, tags])

    static func read(_ yaml: String) -> (settings: Settings, reports: [String]) {
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(path: "a.md", text: yaml)
        let settings = schema.read(Excerpt(of: file), diagnostics: &diagnostics)
        return (settings, diagnostics.map { $0.text.split(separator: "\n").first.map(String.init) ?? "" })
    }

    @Test func whatLooksLikeAnotherTypeIsTheTextThatWasWritten() {
        for word in ["no", "1.10", "10:30", "0x1F", "null", "~", "2024-02-30"] {
            #expect(Self.read("label: \(word)").settings[Self.label] == word)
        }
    }

    @Test func quotesAreYAMLs() {
        #expect(Self.read(#"label: "a \" b""#).settings[Self.label] == "a \" b")
        #expect(Self.read("label: 'a '' b'").settings[Self.label] == "a ' b")
        #expect(Self.read("tags: [a, 'b, c']").settings[Self.tags] == ["a", "b, c"])
        #expect(Self.read("tags: one").settings[Self.tags] == ["one"])
    }

    @Test func nothingWrittenIsTheInitialValue() {
        let (settings, reports) = Self.read("# only a comment")
        #expect(settings[Self.step] == 1 && settings[Self.label] == nil && reports.isEmpty)
    }

    /// Every sentence that can be said of settings, with its place and its code.
    static let sentences: [(String, String)] = [
        ("label: [a", "a.md:1:8: error: ‘[’ opens here and is not closed; close it with ‘]’ [yaml-syntax]"),
        ("label: {a: b", "a.md:1:8: error: ‘{’ opens here and is not closed; close it with ‘}’ [yaml-syntax]"),
        ("label: 'a", "a.md:1:8: error: ‘'’ opens here and is not closed; close it with ‘'’ [yaml-syntax]"),
        ("stap: 5", "a.md:1:1: error: clock-picker has no option ‘stap’; did you mean ‘step’? [unknown-option]"),
        ("colour: red", "a.md:1:1: error: clock-picker has no option ‘colour’ [unknown-option]"),
        ("step: 7", "a.md:1:7: error: step must be 1, 5 or 15, not ‘7’ [wrong-value]"),
        ("step:", "a.md:1:6: error: step must be 1, 5 or 15, and nothing is written [wrong-value]"),
        ("count: 100", "a.md:1:8: error: count must be a whole number from 0 to 99, not ‘100’ [wrong-value]"),
        ("count: +5", "a.md:1:8: error: count must be a whole number from 0 to 99, not ‘+5’ [wrong-value]"),
        ("open: yes", "a.md:1:7: error: open must be true or false, not ‘yes’ [wrong-value]"),
        (
            "open: ture",
            "a.md:1:7: error: open must be true or false, not ‘ture’; did you mean ‘true’? [wrong-value]"
        ),
        ("label: '  '", "a.md:1:8: error: label must be text that is not empty, not ‘  ’ [wrong-value]"),
        ("label: [a]", "a.md:1:8: error: label must be text that is not empty, not ‘a list’ [wrong-value]"),
        ("tags: {a: b}", "a.md:1:7: error: tags must be a list such as [clock, picker], not ‘a mapping’ [wrong-value]"),
        (
            "step: 5\nstep: 5",
            "a.md:2:1: error: ‘step’ is set a second time, first on line 1; keep one of them [repeated-name]"
        ),
        (
            "label: Foo: Bar",
            """
            a.md:1:11: error: a second colon in the line: the value is cut in two; put the value in \
            quotes, as in ‘title: "Time: a story"’ [yaml-syntax]
            """
        ),
        ("label:\n\tx", "a.md:2:1: error: a tab where YAML takes spaces; use spaces [yaml-syntax]"),
        (
            "label: @home",
            """
            a.md:1:8: error: ‘@’ has a meaning of its own in YAML and cannot stand here as it is; put \
            the value in quotes [yaml-syntax]
            """
        ),
        (
            "- a\n- b",
            """
            a.md:1:1: error: here go lines such as ‘name: value’; write a name, a colon, a space and \
            a value [yaml-not-mapping]
            """
        ),
        ("[a]: b", "a.md:1:1: error: a name must be a word, not a list or a mapping [yaml-not-mapping]"),
        (
            "label: &x a",
            """
            a.md:1:8: error: YAML’s anchors, aliases and tags have no meaning here; put the value in \
            quotes if it begins with ‘&’, ‘*’ or ‘!’, or write it out each time [yaml-anchor]
            """
        ),
        (
            "label: *x",
            """
            a.md:1:8: error: YAML’s anchors, aliases and tags have no meaning here; put the value in \
            quotes if it begins with ‘&’, ‘*’ or ‘!’, or write it out each time [yaml-anchor]
            """
        ),
        (
            "step: 5\n---\nstep: 5",
            "a.md:3:1: error: a second YAML document begins here; keep one [yaml-several-documents]"
        ),
        ("[[[[[[[[[[[[[[[[[[[[", "a.md:1:17: error: nested more than 16 levels deep [settings-too-large]"),
    ]

    @Test(arguments: sentences)
    func sentence(_ yaml: String, _ expected: String) {
        #expect(Self.read(yaml).reports == [expected])
    }

    @Test func moreThan64KBAreNoSettings() {
        let comment = "# " + String(repeating: "x", count: 65_536)
        #expect(Self.read(comment).reports == ["a.md:1:1: error: settings longer than 64 KB [settings-too-large]"])
    }

    @Test func oneMistakeDoesNotHideTheNext() {
        #expect(Self.read("stap: 5\ncount: x\nlabel: ok").reports.count == 2)
    }
}
