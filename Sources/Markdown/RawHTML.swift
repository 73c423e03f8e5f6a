import SourceText

/// A start tag in raw HTML.
public struct RawTag {
    /// Its name, in small letters.
    public let name: String
    /// Its attributes, names in small letters, in order.
    public let attributes: [(name: String, value: String)]
    let source: SourceLines
    let spot: Spot

    /// The value of an attribute; empty if it has none, nil if it is not there.
    public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Where it begins.
    public var place: Place { source.place(of: spot) }
}

extension Document {
    /// Shows raw HTML as text, so that nothing an author writes becomes markup. Comments, which are not for readers of the
    /// page, leave nothing.
    /// - Parameter renderer: Makes the code of what stands in lines of its own.
    /// - Returns: Where the first piece stands, and how many there are; nil if there is none.
    @discardableResult
    public func showRawHTML(_ renderer: inout CodeRenderer) -> (first: Place, count: Int)? {
        let shown = htmlNodes.filter { !$0.literal.isHTMLComment }
        let first = shown.first.map { node in
            var start = 0
            return source.place(
                of: String(node.literal.prefix { !$0.isNewline }), inLines: node.block.lines, from: &start)
        }
        for node in htmlNodes {
            let text = node.literal
            if text.isHTMLComment {
                node.remove()
            } else if node.kind == .html {
                node.replace(withText: text)
            } else {
                node.replace(withBlock: renderer.markup(of: text, in: .html))
            }
        }
        htmlNodes = []
        return first.map { ($0, shown.count) }
    }

    /// Goes through raw HTML that stays HTML.
    /// - Parameters:
    ///   - visit: Is given each start tag.
    ///   - address: Given where a tag leads, or what it loads, the address that takes its place; nil leaves it.
    public func examineRawHTML(_ visit: (RawTag) -> Void, address: (Destination) -> String?) {
        let search = Destination.Search()
        var tags = SourceLines.Search()
        for node in htmlNodes {
            let bytes = Array(node.literal.utf8)
            var changed: [UInt8] = []
            var done = 0
            forEachTag(in: bytes, of: node, search: &tags) { tag, html in
                visit(tag)
                for (attribute, (name, value)) in zip(html.attributes, tag.attributes) {
                    // The policy lets pictures be written out in the page.
                    let isData = name == "src" && value.lowercased().hasPrefix("data:")
                    guard Self.addresses.contains(name), !value.isEmpty, !isData else { continue }
                    let destination = Destination(
                        text: value, isImage: false, source: source, lines: node.block.lines, search: search,
                        before: Array("\"'=".utf8))
                    guard let new = address(destination), new != value else { continue }
                    changed += bytes[done..<attribute.value.lowerBound] + Array(new.escapedForHTML.utf8)
                    done = attribute.value.upperBound
                }
            }
            if done > 0 { node.literal = String(decoding: changed + bytes[done...], as: UTF8.self) }
        }
    }

    /// Attributes that hold an address.
    private static let addresses: Set<String> = ["href", "src", "poster"]

    /// The ids in raw HTML.
    var idsOfRawHTML: [WrittenID] {
        var ids: [WrittenID] = []
        var search = SourceLines.Search()
        for node in htmlNodes {
            forEachTag(in: Array(node.literal.utf8), of: node, search: &search) { tag, _ in
                if let id = tag["id"], !id.isEmpty { ids.append(WrittenID(id: id, place: tag.place)) }
            }
        }
        return ids
    }

    private func forEachTag(
        in bytes: [UInt8], of node: Node, search: inout SourceLines.Search, _ visit: (RawTag, HTMLTag) -> Void
    ) {
        HTMLTag.forEach(in: bytes) { html in
            let start = bytes[html.range].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            let spot = source.spot(
                of: String(decoding: start, as: UTF8.self), inLines: node.block.lines, search: &search)
            let tag = RawTag(
                name: bytes.htmlName(html.name),
                attributes: html.attributes.map { (bytes.htmlName($0.name), bytes.htmlValue($0.value)) },
                source: source, spot: spot)
            visit(tag, html)
        }
    }
}

extension String {
    /// Whether it is a comment and nothing else.
    fileprivate var isHTMLComment: Bool {
        let text = utf8.drop { $0.isBlank || $0 == UInt8(ascii: "\n") }
        guard text.starts(with: "<!--".utf8), let end = firstRange(of: "-->")?.upperBound else { return false }
        return utf8[end...].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
}
