import Testing

@testable import SourceText

@Suite struct ReportTests {
    @Test func theCaretStandsUnderTheMistake() {
        let file = SourceFile(path: "a.md", text: "one\nvaleu: 10:10\n")
        let problem = SettingsProblem.unknown(subject: "it", noun: "option", name: "valeu", nearest: nil)
        let diagnostic = Diagnostic(problem, at: file.place(line: 2, column: 1, length: 5))
        #expect(
            diagnostic.text == """
                a.md:2:1: error: it has no option ‘valeu’ [unknown-option]
                  valeu: 10:10
                  ^~~~~

                """)
    }

    @Test func wideCharactersTakeTwoColumnsOfATerminal() {
        let file = SourceFile(path: "a.md", text: "時刻: x")
        let diagnostic = Diagnostic(SettingsProblem.anchor, at: file.place(line: 1, column: 5))
        #expect(diagnostic.text.contains("\n  \u{3000}\u{3000}  ^\n"))
    }

    /// LF, CR, CRLF and characters of several bytes: columns are characters from 1.
    @Test(arguments: [
        ("ab\ncd", 4, 2, 2), ("ab\r\ncd", 5, 2, 2), ("ab\rcd", 4, 2, 2), ("é時x", 5, 1, 3), ("x\n", 2, 2, 1),
    ])
    func place(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        let place = SourceFile(path: "a", text: text).place(at: offset)
        #expect(place.line == line && place.column == column)
    }

    @Test(arguments: [
        ("clock-piker", "clock-picker"), ("vlaue", "value"), ("radial", nil), ("stpe", "step"), ("x", nil),
    ])
    func nearestName(_ written: String, _ meant: String?) {
        #expect(["clock-picker", "radial-clock", "value", "step"].nearest(to: written) == meant)
    }

    @Test(arguments: [
        ([0x61, 0x0A, 0xFF], "a:2:1: error: these bytes are not UTF-8; save the file as UTF-8 [not-utf-8]"),
        ([0xE3, 0x81], "a:1:1: error: these bytes are not UTF-8; save the file as UTF-8 [not-utf-8]"),
        ([0x61, 0x00], "a:1:2: error: a NUL byte; take it out; the file may be binary or UTF-16 [nul-byte]"),
    ])
    func encoding(_ bytes: [UInt8], _ expected: String) {
        let report = SourceFile(path: "a", bytes: bytes).encodingDiagnostic?.text ?? ""
        #expect(report.hasPrefix(expected + "\n"))
    }

    @Test func limitsOfAFile() {
        let line = SourceFile(path: "a", bytes: [UInt8](repeating: 0x61, count: 65_537))
        #expect(line.encodingDiagnostic?.problem.code == "line-too-long")
        let file = SourceFile(path: "a", bytes: [UInt8](repeating: 0x0A, count: 4 * 1_048_576 + 1))
        #expect(file.encodingDiagnostic?.problem.code == "file-too-large")
    }
}
