/// The rules of a built-in style sheet, after slimming. Of CSS it knows what those are written in: rules, and rules within
/// one media query.
struct StyleRules {
    /// One rule.
    struct Rule {
        /// Its media query, empty if it has none.
        let media: String
        let selectors: [String]
        let declarations: [(name: String, value: String)]
    }

    let all: [Rule]

    /// - Parameter bytes: A slimmed style sheet.
    init(_ bytes: [UInt8]) {
        var rules: [Rule] = []
        var media = ""
        var rest = Substring(decoding: bytes, as: UTF8.self)
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            let head = rest[..<brace].trimmed
            let isEnd = rest[brace] == "}"
            rest = rest[brace...].dropFirst()
            if isEnd {
                media = ""
            } else if head.hasPrefix("@") {
                media = head
            } else {
                let end = rest.firstIndex(of: "}") ?? rest.endIndex
                let declarations = rest[..<end].split(separator: ";").compactMap { text in
                    text.firstIndex(of: ":").map { (text[..<$0].trimmed, text[$0...].dropFirst().trimmed) }
                }
                let selectors = head.split(separator: ",").map(\.trimmed)
                rules.append(Rule(media: media, selectors: selectors, declarations: declarations))
                rest = rest[end...].dropFirst()
            }
        }
        all = rules
    }

    /// The values of the custom properties that are set on some selectors.
    func properties(of selectors: Set<String>, media: String = "") -> [String: String] {
        var properties: [String: String] = [:]
        for rule in all where rule.media == media && !selectors.isDisjoint(with: rule.selectors) {
            for (name, value) in rule.declarations where name.hasPrefix("--") { properties[name] = value }
        }
        return properties
    }
}

extension Substring {
    fileprivate var trimmed: String {
        // By bytes: every build does this for a whole style sheet.
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
        var rest = utf8.drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return String(Substring(rest))
    }
}
