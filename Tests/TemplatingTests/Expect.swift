import SourceText
import Templating
import Testing

/// Compiles `page` and its neighbours, fills in `page` and compares. A failure is one line: the first that differs.
func expect(
    _ page: String, _ data: TemplateValue = [:], with others: [String: String] = [:], renders expected: String,
    at location: SourceLocation = #_sourceLocation
) {
    var diagnostics: [Diagnostic] = []
    let templates = compile(page, with: others, diagnostics: &diagnostics)
    if let first = diagnostics.first {
        Issue.record("\(first.place.address): \(first.problem.sentence)", sourceLocation: location)
    }
    do throws(Failure) {
        let found = String(decoding: try templates.render("page", data), as: UTF8.self)
        if let line = firstDifference(found, expected) { Issue.record("\(line)", sourceLocation: location) }
    } catch {
        Issue.record("not rendered: \(error.diagnostic.problem.sentence)", sourceLocation: location)
    }
}

/// A set of `page` and its neighbours, each under its name.
func compile(
    _ page: String, with others: [String: String] = [:], diagnostics: inout [Diagnostic]
) -> TemplateSet {
    let files = others.merging(["page": page]) { first, _ in first }
        .map { (name: $0.key, file: SourceFile(path: $0.key, text: $0.value)) }
    return TemplateSet(files, diagnostics: &diagnostics)
}

private func firstDifference(_ found: String, _ expected: String) -> String? {
    let (a, b) = (found.templateLines, expected.templateLines)
    guard let line = (0..<max(a.count, b.count)).first(where: { a.text($0) != b.text($0) }) else { return nil }
    return "line \(line + 1): found \(a.text(line)), expected \(b.text(line))"
}

extension String {
    fileprivate var templateLines: [[UInt8]] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }
}

extension [[UInt8]] {
    /// A line with what cannot be seen in it, such as `"a\r"`.
    fileprivate func text(_ index: Int) -> String {
        index < count ? String(decoding: self[index], as: UTF8.self).debugDescription : "the end"
    }
}
