import SourceText

@testable import Templating

extension FuzzTarget {
    /// Templates that include each other: the text up to a line of four hyphens is `a`, then `b`, `c` and `d`.
    static let templates = FuzzTarget(name: "templates") { bytes in
        let texts = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n----\n", maxSplits: 3, omittingEmptySubsequences: false)
        let files = zip(["a", "b", "c", "d"], texts).map { SourceFile(path: $0, text: String($1)) }
        var diagnostics: [Diagnostic] = []
        let set = TemplateSet(files.map { ($0.path, $0) }, diagnostics: &diagnostics)
        if let fault = fault(in: diagnostics, about: files) { return fault }
        if diagnostics.count > files.count * TemplateParser.maximumProblems { return "too many problems" }
        func render() -> Result<[UInt8], Failure> { Result { () throws(Failure) in try set.render("a", data) } }
        switch (render(), render()) {
        case (.success(let one), .success(let other)):
            if one != other { return "a second run prints something else" }
            return String(validating: one, as: UTF8.self) == nil ? "what is printed is not UTF-8" : nil
        case (.failure(let one), .failure(let other)):
            return fault(in: [one.diagnostic], about: files) ?? fault(unlessSame: [one.diagnostic], [other.diagnostic])
        default: return "a second run ends otherwise"
        }
    }

    private static let data: TemplateValue = [
        "t": "a<b>\"'&", "m": .markup(Array("<b>x</b>\n".utf8)), "y": true, "n": false, "e": "",
        "l": ["1", "2", "3"], "o": ["t": "inner", "l": [["t": "x"], ["t": "y"]]], "x": [],
    ]
}
