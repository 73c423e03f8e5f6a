import Foundation
import SourceText
import Testing

@testable import Site

/// The explanations cover every code that the source can report, and nothing else.
@Suite struct DiagnosticCatalogueTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources").standardized

    /// A type whose values are problems, as its source declares it.
    private struct Declaration {
        let file: String
        /// The codes of the cases by the pattern that stands before them; `""` if there is one for all.
        var codes: [(pattern: String, code: String)] = []
        /// What stands in `severity`; nil if all are errors.
        var severity: String?
    }

    /// Reads all declarations of `code` and `severity` in the sources: they are written in few ways.
    private static let declarations: [Declaration] = {
        let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []).sorted()
        var found: [Declaration] = []
        var nouns: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8) else { continue }
            nouns.formUnion(text.matches(of: #/noun: "([a-z]+)"/#).map { String($0.1) })
            // A type begins where a line begins.
            for type in text.split(separator: #/\n(?=[a-z@/])/#) {
                guard let code = body(of: "var code: String {", in: type), code != " get " else { continue }
                var declaration = Declaration(file: path, severity: body(of: "var severity: Severity {", in: type))
                for match in code.matches(of: #/(?:case (?<pattern>[^:]*(?:\([^)]*\))?[^:]*): )?"(?<code>[^"]+)"/#) {
                    declaration.codes.append((String(match.pattern ?? ""), String(match.code)))
                }
                found.append(declaration)
            }
        }
        // `unknown-\(noun)` is one code for each noun that a schema has.
        return found.map { declaration in
            var declaration = declaration
            declaration.codes = declaration.codes.flatMap { pattern, code in
                code.contains("\\(noun)")
                    ? nouns.sorted().map { (pattern, code.replacing("\\(noun)", with: $0)) } : [(pattern, code)]
            }
            return declaration
        }
    }()

    /// What stands between the braces.
    private static func body(of opening: String, in text: Substring) -> String? {
        guard let start = text.firstRange(of: opening)?.upperBound else { return nil }
        var depth = 1
        let body = text[start...].prefix { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return depth > 0
        }
        return String(body)
    }

    @Test func everyCodeThatCanOccurIsExplainedAndNothingElse() {
        // Those of settings within explanations, of which no author writes any.
        let internalCodes: Set = ["unknown-entry"]
        let written = Set(Self.declarations.flatMap { $0.codes.map(\.code) }).subtracting(internalCodes)
        #expect(Self.declarations.count >= 9 && written.count >= 60)
        let explained = Set(Explanations.english.all.map(\.code))
        #expect(written.subtracting(explained).sorted() == [], "explain them in Templates/diagnostics")
        #expect(explained.subtracting(written).sorted() == [], "nothing in the sources reports them")
    }

    @Test func everyWarningIsExplainedAsOneAndNothingElse() {
        var warnings: Set<String> = []
        for declaration in Self.declarations {
            guard let severity = declaration.severity else { continue }
            // A case without a line of its own has the last one: that of `default`, or of `else`.
            let lines = severity.matches(of: #/(?:case ([^:{=]*))?[^.:{=]*[:{=][^.]*\.(warning|error)\b/#)
            let last = lines.last.map { $0.2 == "warning" }
            warnings.formUnion(
                declaration.codes.filter { pattern, _ in
                    let own = lines.first { line in line.1.map { String($0).sharesName(with: pattern) } ?? false }
                    return own.map { $0.2 == "warning" } ?? last ?? false
                }.map(\.code))
        }
        #expect(warnings == Set(Explanations.english.all.filter { $0.severity == .warning }.map(\.code)))
    }

    @Test func noTwoTypesHaveACodeInCommon() {
        var files: [String: Set<String>] = [:]
        for declaration in Self.declarations {
            for code in Set(declaration.codes.map(\.code)) { files[code, default: []].insert(declaration.file) }
        }
        let shared = files.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted())" }.sorted()
        #expect(shared == [], "one of them needs a name of its own")
    }

    @Test(arguments: ["en", "ja"])
    func theExplanationsAreComplete(_ tag: String) throws {
        let file = try #require(Theme.builtIn.first { $0.name == "diagnostics/\(tag).yml" }?.file)
        var diagnostics: [Diagnostic] = []
        let explanations = Explanations(
            file, completedBy: tag == "en" ? nil : .english, diagnostics: &diagnostics)
        #expect(diagnostics.map(\.text) == [])
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
        let codes = lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }.map { String($0.dropLast()) }
        #expect(codes == Explanations.english.all.map(\.code) && codes == codes.sorted())
        #expect(explanations.all.map(\.code) == codes)
        if tag == "ja" {
            #expect(explanations.all.allSatisfy { $0.meaning.hasSuffix("。") && $0.remedy.hasSuffix("。") })
        }
    }

    @Test func thePageOfDiagnosticsHasAnAnchorForEachCode() throws {
        let shop = try Workshop([
            "a.md": "```{diagnostics}\n```", "ja/a.md": "```{diagnostics}\n```", "site.yml": "languages: [en, ja]",
        ])
        try shop.build()
        let (english, japanese) = (try #require(shop.text("a.html")), try #require(shop.text("ja/a.html")))
        for explanation in Explanations.english.all {
            let heading = "<h3 id=\"\(explanation.code)\">"
            #expect(english.contains(heading) && japanese.contains(heading), "\(explanation.code)")
        }
        #expect(english.contains("<p>A link or an image") && japanese.contains("ページで使えないスキーム"))
        #expect(english.contains("<code>{{&gt; pages/pge.html}}"))
        try shop.write("```{diagnostics}\nof: x\n```", to: "Content/a.md")
        #expect(shop.report() == ["Content/a.md: diagnostics has no option ‘of’ [unknown-option]"])
    }
}

extension String {
    /// Whether it has the case of an enumeration in it.
    fileprivate func sharesName(with pattern: String) -> Bool {
        let names = { (text: String) in Set(text.matches(of: #/\.([a-zA-Z]+)/#).map { String($0.1) }) }
        return !names(self).isDisjoint(with: names(pattern))
    }
}
