/// What a still picture needs of a widget's style: every colour is written out for light and for dark, since few programs
/// but browsers know custom properties.
struct StillStyle {
    /// The style sheet. Its rules are scoped to the picture, so that they keep to it where it stands in a page.
    let text: String

    /// What a page's dark colours stand in.
    private static let dark = "@media (prefers-color-scheme: dark)"
    /// Where the built-in style of pages has them: a reader may have chosen others than the system’s.
    private static let chosen = (
        media: "@media screen and (prefers-color-scheme: dark)", root: ":root:not([data-theme=\"light\"])"
    )

    /// - Parameters:
    ///   - page: The style of pages, which sets the colours.
    ///   - style: The style of the widget.
    ///   - kind: The name of the kind.
    ///   - drawing: The picture without its root.
    init(page: StyleRules, widget style: StyleRules, kind: String, of drawing: String) {
        // What is set on the widget itself comes before what it would inherit.
        let nearer = { (_: String, nearer: String) in nearer }
        let root = style.properties(of: [":where(html)", ":root"])
            .merging(page.properties(of: [":root"]), uniquingKeysWith: nearer)
        let darkRoot = root.merging(style.properties(of: [":root"], media: Self.dark), uniquingKeysWith: nearer)
            .merging(page.properties(of: [":root"], media: Self.dark), uniquingKeysWith: nearer)
            .merging(page.properties(of: [Self.chosen.root], media: Self.chosen.media), uniquingKeysWith: nearer)
        let own = style.properties(of: [".clock", kind])
        let darkOwn = own.merging(style.properties(of: [".clock", kind], media: Self.dark), uniquingKeysWith: nearer)
        let light = root.merging(own, uniquingKeysWith: nearer)
        let darkened = darkRoot.merging(darkOwn, uniquingKeysWith: nearer)
        var lit: [String] = []
        var unlit: [String] = []
        for rule in style.all where rule.media.isEmpty {
            let selectors = rule.selectors.compactMap { Self.selector(for: $0, kind: kind, of: drawing) }
                .flatMap { Self.spelledOut($0, of: drawing) }
            guard !selectors.isEmpty else { continue }
            let declarations = rule.declarations.filter { name, _ in Self.drawn.contains { name.hasPrefix($0) } }
            let inLight = declarations.compactMap { name, value in
                Self.resolved(value, in: light).map { "\(name):\($0)" }
            }
            let inDark = declarations.compactMap { name, value in
                Self.resolved(value, in: darkened).map { "\(name):\($0)" }
            }.filter { !inLight.contains($0) }
            let head = selectors.joined(separator: ",")
            if !inLight.isEmpty { lit.append("\(head){\(inLight.joined(separator: ";"))}") }
            if !inDark.isEmpty { unlit.append("\(head){\(inDark.joined(separator: ";"))}") }
        }
        let night = unlit.isEmpty ? "" : "\n\(Self.dark){\n\(unlit.joined(separator: "\n"))\n}"
        text = "\n\(lit.joined(separator: "\n"))\(night)\n"
    }

    /// The properties that draw, by how they begin.
    private static let drawn = [
        "fill", "stroke", "opacity", "font", "text-anchor", "dominant-baseline", "letter-spacing", "visibility",
        "paint-order",
    ]

    /// The selector within the picture, whose root has the kind as a class; nil if nothing of the picture is meant.
    private static func selector(for selector: String, kind: String, of drawing: String) -> String? {
        for host in [kind, ".clock"] where selector.hasPrefix("\(host) ") {
            var rest = selector.dropFirst(host.count + 1)
            if rest == "svg" || rest.hasPrefix("svg ") { rest = rest.dropFirst("svg".count) } else { rest = " " + rest }
            let scope = host == kind ? ".\(kind)" : host
            // What depends on a reader is not for a still picture.
            let isMeant = !rest.contains(":") && rest.split(separator: " ").allSatisfy { isMet($0, in: drawing) }
            return isMeant ? scope + rest : nil
        }
        return nil
    }

    /// The selectors that say the same as one that asks for the end of a class: `.hour-hand` and `.minute-hand` for
    /// `[class$="-hand"]`, which some programs that draw SVG do not know.
    private static func spelledOut(_ selector: String, of drawing: String) -> [String] {
        let start = "[class$=\""
        guard let range = selector.firstRange(of: start), selector.hasSuffix("\"]") else { return [selector] }
        let end = selector[range.upperBound...].dropLast("\"]".count)
        var names: [Substring] = []
        for match in drawing.ranges(of: "class=\"") {
            let name = drawing[match.upperBound...].prefix { $0 != "\"" }
            if name.hasSuffix(end), !name.contains(" "), !names.contains(name) { names.append(name) }
        }
        return names.map { "\(selector[..<range.lowerBound]).\($0)" }
    }

    /// Whether a drawing holds what a part of a selector asks for. What is not a class or an element is taken to be met.
    private static func isMet(_ part: Substring, in drawing: String) -> Bool {
        if let name = part.split(separator: ".").first, part.hasPrefix(".") {
            let name = name.prefix { $0 != "[" }
            return ["\"\(name)\"", "\"\(name) ", " \(name)\"", " \(name) "].contains { drawing.contains($0) }
        }
        let name = part.prefix { $0.isLetter }
        return name.isEmpty || drawing.contains("<\(name)")
    }

    /// A value with custom properties written out; nil if one of them is not set.
    private static func resolved(_ value: String, in properties: [String: String], depth: Int = 0) -> String? {
        guard let start = value.firstRange(of: "var(") else { return value }
        guard depth < 8, let end = value[start.upperBound...].firstIndex(of: ")") else { return nil }
        let parts = value[start.upperBound..<end].split(separator: ",", maxSplits: 1)
        guard let name = parts.first.map(String.init),
            let found = properties[name] ?? (parts.count == 2 ? String(parts[1]) : nil)
        else { return nil }
        let written = value[..<start.lowerBound] + found + value[end...].dropFirst()
        return resolved(String(written), in: properties, depth: depth + 1)
    }
}
