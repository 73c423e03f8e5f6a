import SourceText

/// Makes HTML of the blocks of code of one page: highlighted, with their titles and marked lines.
///
///     <div class="code"><pre tabindex="0" role="group" aria-label="Code: Swift"><code class="language-swift">…
///     <figure class="code"><figcaption>My clock.swift</figcaption><pre …><code …>…
///
/// A block can be wider than the page and scrolls in itself, so it can have the focus and has a name.
public struct CodeRenderer {
    /// What blocks of code are called.
    private let label: String
    /// The languages of which a warning has said that they are not known.
    private var reported: Set<String> = []
    /// Whether there has been a block.
    public private(set) var isUsed = false
    private static let maximumProblems = 8

    /// - Parameter label: What blocks of code are called in the language of the page: `Code`.
    public init(label: String) { self.label = label }

    /// A block as HTML.
    /// - Parameter diagnostics: Gets what is wrong with its info string, and languages that are not known, each once.
    public mutating func markup(of block: CodeBlock, diagnostics: inout [Diagnostic]) -> String {
        let info = block.info
        let (isMarked, beyond) = info.marks(amongLines: block.lineCount)
        // Nobody reads a thousand remarks on one line.
        for (problem, range) in (info.problems + beyond).prefix(Self.maximumProblems) {
            diagnostics.append(Diagnostic(problem, at: block.place(of: range)))
        }
        let language = CodeLanguage.named(info.language)
        if language == nil, !info.language.isEmpty, !CodeLanguage.plainNames.contains(info.language.lowercased()),
            reported.insert(info.language).inserted
        {
            let problem = MarkdownProblem.unknownCodeLanguage(
                name: info.language, nearest: CodeLanguage.nearest(to: info.language))
            diagnostics.append(Diagnostic(problem, at: block.place(of: info.languageRange)))
        }
        let html = Highlighter.html(block.text, in: language, isMarked: isMarked)
        return markup(
            String(decoding: html, as: UTF8.self), of: info.language, titled: info["title"]?.value,
            language: language?.title)
    }

    /// Text that is shown as code in a language, without a fence of its own.
    mutating func markup(of text: String, in language: CodeLanguage) -> String {
        let html = Highlighter.html(Array(text.utf8), in: language)
        return markup(
            String(decoding: html, as: UTF8.self), of: language.name, titled: nil, language: language.title)
    }

    private mutating func markup(_ html: String, of name: String, titled title: String?, language: String?) -> String {
        isUsed = true
        let label = title ?? language.map { "\(self.label): \($0)" } ?? self.label
        let languageClass = name.isEmpty ? "" : " class=\"language-\(name.escapedForHTML)\""
        let pre = """
            <pre tabindex="0" role="group" aria-label="\(label.escapedForHTML)"><code\(languageClass)>\(html)</code></pre>
            """
        let kind = language == "Console" ? "code console" : "code"
        guard let title else { return "<div class=\"\(kind)\">\(pre)</div>\n" }
        return "<figure class=\"\(kind)\"><figcaption>\(title.escapedForHTML)</figcaption>\(pre)</figure>\n"
    }
}

extension String {
    /// The text as it is written between tags and between quotation marks.
    var escapedForHTML: String {
        // By bytes: with an accent behind it a quotation mark is another character to Swift, and the same one to a browser.
        var escaped: [UInt8] = []
        escaped.reserveCapacity(utf8.count)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
