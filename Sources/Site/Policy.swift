/// What the pages of a site may load, and from where (Content Security Policy Level 3): the site's own files, and what its
/// author adds.
package struct Policy: Sendable, Equatable {
    /// A directive and its sources.
    private struct Directive: Sendable, Equatable {
        let name: String
        var sources: [String]

        var text: String { ([name] + sources).joined(separator: " ") }
    }

    /// Nil where the policy is turned off.
    private var directives: [Directive]?

    /// Nothing but the site's own files.
    package static let strict = Policy(directives: [
        Directive(name: "default-src", sources: ["'none'"]), Directive(name: "script-src", sources: ["'self'"]),
        Directive(name: "style-src", sources: ["'self'"]), Directive(name: "img-src", sources: ["'self'", "data:"]),
        Directive(name: "base-uri", sources: ["'none'"]), Directive(name: "form-action", sources: ["'self'"]),
    ])

    /// None: browsers load whatever a page asks for.
    static let none = Policy(directives: nil)

    /// What only a header can say: browsers pass over it in a page.
    private static let ofHeader = "frame-ancestors"

    /// The directives that can be added to.
    static let names = [
        "script-src", "style-src", "img-src", "font-src", "connect-src", "media-src", "frame-src", "object-src",
        "worker-src", "manifest-src", "form-action", "base-uri", ofHeader,
    ]

    /// The same policy with one source more.
    package func adding(_ source: String, to name: String) -> Policy {
        guard var directives else { return self }
        if let place = directives.firstIndex(where: { $0.name == name }) {
            directives[place].sources.removeAll { $0 == "'none'" || $0 == source }
            directives[place].sources.append(source)
        } else {
            directives.append(Directive(name: name, sources: [source]))
        }
        return Policy(directives: directives)
    }

    /// What a page says of itself; empty where the policy is turned off.
    package var text: String {
        (directives ?? []).filter { $0.name != Self.ofHeader }.map(\.text).joined(separator: "; ")
    }

    /// What a host says of all pages; empty where the policy is turned off. Other sites show them in frames only where the
    /// author adds those.
    package var header: String {
        guard let directives else { return "" }
        let framed =
            directives.first { $0.name == Self.ofHeader } ?? Directive(name: Self.ofHeader, sources: ["'none'"])
        return "\(text); \(framed.text)"
    }

    /// Whether an address can be loaded as what a directive is for. One within the site is `'self'`.
    func allows(_ address: String, as name: String) -> Bool {
        guard directives != nil else { return true }
        let target = PolicySource.Target(address)
        return sources(of: name).contains { PolicySource($0)?.matches(target) == true }
    }

    /// Whether anything at all can be loaded as what a directive is for.
    func hasSources(for name: String) -> Bool { directives == nil || !sources(of: name).isEmpty }

    /// Whether what stands in a page itself, a script or a style, is let in.
    /// - Parameter isAttribute: Whether it stands in an attribute, where a digest alone does not help.
    func allowsInline(_ name: String, isAttribute: Bool = false) -> Bool {
        guard directives != nil else { return true }
        let sources = sources(of: name).map { $0.lowercased() }
        let hasDigest = sources.contains { $0.hasPrefix("'sha") }
        // A digest lets in what it is of, and makes browsers pass over 'unsafe-inline'. Of what, is not looked at.
        return hasDigest
            ? !isAttribute || sources.contains("'unsafe-hashes'") : sources.contains("'unsafe-inline'")
    }

    private func sources(of name: String) -> [String] {
        (directives?.first { $0.name == name }?.sources ?? []).filter { $0 != "'none'" }
    }
}
