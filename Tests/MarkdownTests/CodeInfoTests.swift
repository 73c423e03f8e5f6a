import Testing

@testable import Markdown

/// What stands after the characters that open a fence.
@Suite struct CodeInfoTests {
    private static func info(_ text: String) -> CodeInfo { CodeInfo(Array(text.utf8)) }

    private static func reading(_ text: String) -> String {
        let info = info(text)
        let attributes = info.attributes.map { "\($0.key)=[\($0.value)]" }
        let lines = info.markedLines.map { "\($0.lines.lowerBound)-\($0.lines.upperBound)" }
        let problems = info.problems.map { "\($0.problem.code)@\($0.range.lowerBound)..<\($0.range.upperBound)" }
        return (["<\(info.language)>"] + attributes + lines + problems).joined(separator: " ")
    }

    @Test(arguments: [
        ("", "<>"),
        ("swift", "<swift>"),
        ("swift title=\"My clock.swift\" {3,5-7}", "<swift> title=[My clock.swift] 3-3 5-7"),
        ("swift {3} title=a.swift {5 - 7, 9}", "<swift> title=[a.swift] 3-3 5-7 9-9"),
        ("title='a \"b\"'", "<> title=[a \"b\"]"),
        (#"sh title="a \"b\" \\ &amp; \x {value}""#, #"<sh> title=[a "b" \ & \x {value}]"#),
        ("c\\+\\+", "<c++>"),
        ("title", "<title>"),
        ("js{1,3}", "<js> 1-1 3-3"),
    ])
    func parts(_ text: String, _ expected: String) { #expect(Self.reading(text) == expected) }

    /// Other programs' words mean nothing here.
    @Test(arguments: [
        ("rust,ignore", "<rust>"), ("js:clock.js", "<js>"), ("ts twoslash", "<ts>"), ("js {cmd=true}", "<js>"),
        ("js {cmd=true title=\"x\"}", "<js>"), ("{1,3}", "<>"), ("{.python .numberLines}", "<>"),
        ("swift {}", "<swift>"), ("swift { title=x", "<swift> title=[x]"), ("swift - + -- \"title=x\"", "<swift>"),
    ])
    func wordsOfOthersArePassedOver(_ text: String, _ expected: String) { #expect(Self.reading(text) == expected) }

    @Test(arguments: [
        ("swift title=\"a {3}", "<swift> code-attribute@6..<18"),
        ("swift title=“a”", "<swift> code-attribute@12..<19"),
        ("swift title= {3}", "<swift> 3-3 code-attribute@6..<11"),
        ("swift title = a", "<swift> code-attribute@12..<13"),
        ("swift tilte=a {3}", "<swift> 3-3 unknown-code-key@6..<11"),
        ("swift title=a title=b", "<swift> title=[a] repeated-code-key@14..<19"),
        ("swift {3,5", "<swift> marked-lines@6..<10"),
        ("swift {3..5,7}", "<swift> 7-7 marked-lines@7..<11"),
        ("swift {0}", "<swift> marked-lines@7..<8"),
        ("swift {3,}", "<swift> 3-3 marked-lines@8..<9"),
        ("swift {7-5}", "<swift> marked-lines@7..<10"),
        ("swift {1-2-3}", "<swift> marked-lines@7..<12"),
        ("swift {99999999999999999999}", "<swift> marked-lines@7..<27"),
    ])
    func whatIsMalformedHasItsPlace(_ text: String, _ expected: String) { #expect(Self.reading(text) == expected) }

    @Test func linesBeyondTheEndAreReported() {
        let (isMarked, problems) = Self.info("swift {1,3-9999999,8}").marks(amongLines: 4)
        #expect(isMarked == [true, false, true, true] && problems.map(\.range) == [9..<18, 19..<20])
    }
}
