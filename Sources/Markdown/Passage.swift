/// A heading and the text up to the next one, as a reader sees it and without markup.
public struct Passage: Sendable {
    /// Nil before the first heading.
    public let heading: Heading?
    /// Without line breaks or spaces side by side.
    public let text: String
}

extension Document {
    /// The text of the document, heading by heading: code, alternative texts and raw HTML as it is shown among it. To be
    /// called when headings have their names and roles their results, and nothing else has been replaced.
    /// - Parameter words: Given a directive, what is to be read in its place.
    public func passages(_ words: (Directive) -> [String]) -> [Passage] {
        let names = Dictionary(headings.map { ($0.node, $0.heading) }) { first, _ in first }
        let directives = Dictionary(directiveNodes.map { ($0.node, $0.directive) }) { first, _ in first }
        var passages: [Passage] = []
        var heading: Heading?
        var text = PlainText()
        var isInHeading = false
        var depthOfHeading = 0
        func end() {
            if heading != nil || !text.isEmpty { passages.append(Passage(heading: heading, text: text.words)) }
            text = PlainText()
        }
        forEachNode { node, depth in
            if isInHeading, depth > depthOfHeading { return }
            isInHeading = false
            switch node.kind {
            case .heading:
                end()
                heading = names[node]
                (isInHeading, depthOfHeading) = (true, depth)
            case .codeBlock:
                text.space()
                text.append(directives[node].map { words($0).joined(separator: " ") } ?? node.literal)
                text.space()
            case .htmlBlock:
                text.space()
                text.append(node.literal)
                text.space()
            case .text, .code, .html: text.append(node.literal)
            case .lineBreak, .paragraph, .quote, .list, .item: text.space()
            case .link, .image: break
            case .other:
                if let result = roleTexts[node] {
                    text.append(result)
                } else if !node.isPhrase {
                    text.space()
                }
            }
        }
        end()
        return passages
    }
}

/// A text in the making, one space at most between two words.
private struct PlainText {
    private var bytes: [UInt8] = []
    private var needsSpace = false

    var isEmpty: Bool { bytes.isEmpty }
    var words: String { String(decoding: bytes, as: UTF8.self) }

    mutating func space() { needsSpace = true }

    mutating func append(_ text: String) {
        for scalar in text.unicodeScalars {
            guard scalar.value > 0x20, scalar.isASCII || !scalar.properties.isWhitespace else {
                needsSpace = true
                continue
            }
            if needsSpace, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            needsSpace = false
            if scalar.isASCII {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }
}
