import Markdown
import SourceText

/// Finds what an author's own HTML asks for in vain: the policy of pages forbids it, and browsers obey without a word.
enum PolicyCheck {
    /// What loads a page, a plug-in or a recording: the policy names no source for those.
    private static let forbidden: Set<String> = [
        "iframe", "frame", "object", "embed", "video", "audio", "style", "base",
    ]
    private static let scriptTypes: Set<String> = ["", "module", "text/javascript", "application/javascript"]

    /// Reports what in a tag has no effect.
    static func check(_ tag: RawTag, diagnostics: inout [Diagnostic]) {
        func report(_ problem: SiteProblem) { diagnostics.append(Diagnostic(problem, at: tag.place)) }
        if forbidden.contains(tag.name) { report(.forbiddenHTML("<\(tag.name)>")) }
        if tag.name == "script", tag["src"] == nil, scriptTypes.contains(tag["type"]?.lowercased() ?? "") {
            report(.forbiddenHTML("<script>"))
        }
        for (name, _) in tag.attributes where name == "style" || name.hasPrefix("on") && name.utf8.count > 2 {
            report(.forbiddenHTML("\(name)="))
        }
        let isStyle = tag.name == "link" && tag["rel"]?.lowercased().contains("stylesheet") == true
        if let source = tag.name == "img" || tag.name == "script" ? tag["src"] : isStyle ? tag["href"] : nil,
            source.hasPrefix("//") || ["http", "https"].contains(source.scheme?.lowercased()), let host = source.host
        {
            report(tag.name == "img" ? .foreignImage(host: host) : .foreignFile(host: host))
        }
    }
}
