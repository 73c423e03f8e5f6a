import Foundation
import Testing

@testable import SourceText

/// One report in the formats that programs read.
@Suite struct FormatsTests {
    /// A problem whose texts hold everything that a format could trip over.
    private struct Awkward: Problem {
        var code = "awkward"
        var severity = Severity.error
        var sentence = "100% of ‘a:b,c’\r\n::error::\"\\\u{1B}"
        var remedy: String? = "did you mean ‘時計’?"
    }

    private static let explanations: Explanations = {
        var diagnostics: [Diagnostic] = []
        let text = "awkward:\n  severity: warning\n  meaning: It is so. Is it?\n  example: \"a\\nb\"\n  remedy: None.\n"
        return Explanations(SourceFile(path: "en.yml", text: text), diagnostics: &diagnostics)
    }()

    private static func report(
        _ diagnostics: [Diagnostic], stop: Report.Stop? = nil, result: JSON? = nil
    ) -> Report {
        Report(
            of: "build", version: "1.2.3", status: 1, diagnostics: diagnostics, stop: stop, result: result,
            explanations: explanations, workingFolder: "/articles")
    }

    /// In code points the mark that composes the letter counts for itself.
    private static let place = Place(path: "/articles/a, b:c%.md", line: 3, column: 3, length: 2, text: "e\u{301}: 時計")
    private static let inOtherFolder = Place(file: "/other/日本.md")

    @Test func jsonHasAllFacts() throws {
        let report = Self.report([Diagnostic(Awkward(), at: Self.place)], result: .object([("pages", .number(2))]))
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) as? [String: Any])
        #expect(
            object as NSDictionary == [
                "format": 1, "gnomon": "1.2.3", "command": "build", "status": 1, "errors": 1, "warnings": 0,
                "diagnostics": [
                    [
                        "path": "a, b:c%.md", "line": 3, "column": 3, "endColumn": 5, "severity": "error",
                        "code": "awkward", "sentence": Awkward().sentence, "remedy": "did you mean ‘時計’?",
                        "documentation": "reference/diagnostics.html#awkward",
                    ] as [String: Any]
                ], "stop": NSNull(), "result": ["pages": 2],
            ])
    }

    /// Reads a workflow command as the runner does (actions/runner, ActionCommand.cs): properties are cut at commas,
    /// then decoded.
    private static func parsed(_ line: Substring) -> (kind: String, properties: [String: String], message: String)? {
        guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
        func decoded(_ text: some StringProtocol) -> String {
            String(text).replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%3A", with: ":")
                .replacing("%2C", with: ",").replacing("%25", with: "%")
        }
        let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound].split(
            separator: " ", maxSplits: 1)
        let pairs = head[1].split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
        return (
            String(head[0]), Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), decoded($0[1])) }),
            decoded(line[end.upperBound...])
        )
    }

    @Test func annotationsAreReadAsTheyWereMeant() throws {
        let stop = Report.Stop(code: "foreign-file", sentence: "a, b: 50%")
        let text = Self.report([Diagnostic(Awkward(), at: Self.place)], stop: stop).text(as: .github)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2 && text.last == "\n")
        let first = try #require(lines.first.flatMap(Self.parsed))
        #expect(
            first.kind == "error"
                && first.properties == [
                    "file": "a, b:c%.md", "line": "3", "col": "3", "endColumn": "5", "title": "awkward",
                ])
        // Line breaks and control characters of an author are shown as such.
        #expect(
            first.message == """
                100% of ‘a:b,c’\u{FFFD}::error::"\\\u{FFFD}; did you mean ‘時計’?
                a, b:c%.md:3:3 [awkward], reference/diagnostics.html#awkward
                """)
        let second = try #require(lines.last.flatMap(Self.parsed))
        #expect(second.properties == ["title": "foreign-file"] && second.message == "gnomon: a, b: 50%")
    }

    @Test func standardInputIsNoFileOfAnAnnotation() {
        let text = Self.report([Diagnostic(Awkward(), at: Place(file: "-"))]).text(as: .github)
        #expect(text.hasPrefix("::error line=1,col=1,title=awkward::"))
    }

    @Test func sarifFollowsItsPublishedSchema() throws {
        let folder = try #require(
            ProcessInfo.processInfo.environment["GNOMON_SPECS"],
            "GNOMON_SPECS names the folder of published suites: Scripts/test fetches them and sets it")
        let url = URL(filePath: folder).appending(path: "sarif_om-1.0.4/sarif-2.1.0-rtm.4.json")
        let schema = try JSONSchema(Data(contentsOf: url))
        let full = Self.report(
            [Diagnostic(Awkward(), at: Self.place), Diagnostic(Awkward(severity: .warning), at: Self.inOtherFolder)],
            stop: Report.Stop(code: "system-failed", sentence: "x"))
        let violations = try schema.violations(of: full.text(as: .sarif))
        #expect(violations == [])
        #expect(try schema.violations(of: Self.report([]).text(as: .sarif)) == [])
        // It is a schema that objects.
        let wrong = full.text(as: .sarif).replacing("\"startLine\": 3", with: "\"startLine\": 0")
            .replacing("\"level\": \"warning\"", with: "\"level\": \"warnung\"")
            .replacing("\"results\"", with: "\"result\"")
        #expect(try schema.violations(of: wrong).count >= 2)
    }

    @Test func sarifHasAllFacts() throws {
        let report = Self.report([Diagnostic(Awkward(), at: Self.inOtherFolder), Diagnostic(Awkward(), at: Self.place)])
        let text = report.text(as: .sarif).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .joined()
        let expected = [
            #""rules": [{"id": "awkward","shortDescription": {"text": "It is so. Is it?"},"help": {"text": "None."#,
            #""uri": "file:///other/%E6%97%A5%E6%9C%AC.md"},"region": {"startLine": 1,"startColumn": 1}"#,
            #""uri": "a%2C%20b%3Ac%25.md","uriBaseId": "%SRCROOT%"},"#
                + #""region": {"startLine": 3,"startColumn": 4,"endColumn": 6}"#,
            #""ruleId": "awkward","ruleIndex": 0,"level": "error""#, #""exitCode": 1"#,
        ]
        for part in expected { #expect(text.contains(part), "\(part)") }
    }

    @Test func everyFormatReportsEachProblem() {
        let places = [Self.place, Self.inOtherFolder]
        let report = Self.report(places.map { Diagnostic(Awkward(), at: $0) })
        for format in Report.Format.allCases {
            let text = report.text(as: format)
            for fact in ["awkward", "時計"] { #expect(text.contains(fact), "\(format): \(fact)") }
        }
    }
}
