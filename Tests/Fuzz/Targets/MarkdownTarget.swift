import SourceText
import Widgets

@testable import Markdown
@testable import Site

extension FuzzTarget {
    /// An article: front matter, Markdown, directives with their options, the role. The first byte says how it is read.
    static let markdown = FuzzTarget(name: "markdown") { bytes in
        guard let first = bytes.first else { return nil }
        let file = SourceFile(path: "Content/a.md", bytes: Array(bytes.dropFirst()))
        if let encoding = file.encodingDiagnostic { return fault(in: [encoding], about: [file]) }
        let (dialect, allowsHTML): (Body.Dialect, Bool) =
            switch first {
            case UInt8(ascii: "h"): (.article, true)
            case UInt8(ascii: "f"): (.fragment, false)
            case UInt8(ascii: "c"): (.commonMark, false)
            case UInt8(ascii: "g"): (.gitHub, false)
            default: (.article, false)
            }
        func render() -> (html: [UInt8], diagnostics: [Diagnostic]) {
            var diagnostics: [Diagnostic] = []
            let start = dialect == .article ? FrontMatter(of: file, diagnostics: &diagnostics).bodyStart : 0
            let body = Body(
                file, from: start, as: dialect, in: english, options: Body.Options(allowsHTML: allowsHTML),
                surroundings: SchemeCheck(), diagnostics: &diagnostics)
            return (body.html, diagnostics)
        }
        let (one, other) = (render(), render())
        if one.html != other.html { return "a second run prints something else" }
        if let fault = fault(unlessSame: one.diagnostics, other.diagnostics) { return fault }
        if let fault = fault(in: one.diagnostics, about: [file]) { return fault }
        guard let html = String(validating: one.html, as: UTF8.self) else { return "what is printed is not UTF-8" }
        switch dialect {
        case .article, .fragment:
            guard !allowsHTML else { return nil }
            // Widgets and tables print no element that runs or loads anything.
            let tags = ["<script", "<iframe", "<style", "<object", "<embed", "<base", "<meta", "<link"]
            return tags.first { html.lowercased().contains($0) }.map { "\($0) comes through" }
        case .commonMark:
            let document = Document(file)
            // Noncharacters that Gnomon keeps for itself are replaced (EscapeMarks).
            let isReserved = html.unicodeScalars.contains("\u{FFFD}")
            let isPlain = document.directives.isEmpty && document.roles.isEmpty && document.diagnostics.isEmpty
            return !isPlain || isReserved || one.html == Tree(parsing: file.bytes).html
                ? nil : "cmark alone prints something else"
        case .gitHub: return nil
        }
    }

    /// The words of English.
    static let english: Language = {
        var diagnostics: [Diagnostic] = []
        return Theme.language("en", diagnostics: &diagnostics)
    }()
}
