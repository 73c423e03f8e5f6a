import Markdown
import SourceText

/// Finds what an author's own HTML asks for in vain: the policy of pages forbids it, and browsers obey without a word.
struct PolicyCheck {
    let policy: Policy

    /// What loads a page, a plug-in or a recording, where its address stands, and the directive that it is under.
    private static let loaders: [String: (attribute: String, directive: String)] = [
        "iframe": ("src", "frame-src"), "frame": ("src", "frame-src"), "object": ("data", "object-src"),
        "embed": ("src", "object-src"), "video": ("src", "media-src"), "audio": ("src", "media-src"),
        "base": ("href", "base-uri"),
    ]
    private static let scriptTypes: Set<String> = ["", "module", "text/javascript", "application/javascript"]

    /// Reports what in a tag has no effect.
    func check(_ tag: RawTag, diagnostics: inout [Diagnostic]) {
        func report(_ problem: SiteProblem) { diagnostics.append(Diagnostic(problem, at: tag.place)) }
        if tag.name == "style", !policy.allowsInline("style-src") { report(.forbiddenHTML("<style>")) }
        if tag.name == "script", tag["src"] == nil, Self.scriptTypes.contains(tag["type"]?.lowercased() ?? ""),
            !policy.allowsInline("script-src")
        {
            report(.forbiddenHTML("<script>"))
        }
        for (name, _) in tag.attributes {
            let isStyle = name == "style"
            guard isStyle || name.hasPrefix("on") && name.utf8.count > 2 else { continue }
            if !policy.allowsInline(isStyle ? "style-src" : "script-src", isAttribute: true) {
                report(.forbiddenHTML("\(name)="))
            }
        }
        if let (attribute, directive) = Self.loaders[tag.name] {
            if !policy.hasSources(for: directive) {
                report(.forbiddenHTML("<\(tag.name)>"))
            } else if let address = tag[attribute], !policy.allows(address, as: directive) {
                report(address.host.map { .foreignFile(host: $0) } ?? .forbiddenHTML("<\(tag.name)>"))
            }
        }
        let isStyle = tag.name == "link" && tag["rel"]?.lowercased().contains("stylesheet") == true
        let directive = ["img": "img-src", "script": "script-src"][tag.name] ?? (isStyle ? "style-src" : nil)
        if let directive, let source = isStyle ? tag["href"] : tag["src"],
            source.hasPrefix("//") || ["http", "https"].contains(source.scheme?.lowercased()), let host = source.host,
            !policy.allows(source, as: directive)
        {
            report(tag.name == "img" ? .foreignImage(host: host) : .foreignFile(host: host))
        }
    }
}
