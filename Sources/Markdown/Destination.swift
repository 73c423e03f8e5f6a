import SourceText

/// Where a link or an image leads, as it was written.
public struct Destination {
    /// The address, escapes resolved.
    public let text: String
    /// Whether it is that of an image.
    public let isImage: Bool
    let source: SourceLines
    let lines: ClosedRange<Int>
    let search: Search
    /// The bytes of which one stands directly before it.
    var before = Array("(<".utf8)

    /// Where it stands; looked for only when somebody asks.
    public var spot: Spot { source.spot(of: text, after: before, inLines: lines, search: &search.state) }

    /// Where it stands, with its line; looked for only when somebody asks.
    public var place: Place { source.place(of: spot) }

    /// The same destination, for which a search of its own is made.
    public func searched(by search: Search) -> Destination {
        Destination(text: text, isImage: isImage, source: source, lines: lines, search: search, before: before)
    }

    /// Where destinations were found. They are asked for their places in the order of the text, so each is looked for where
    /// the one before it ends.
    public final class Search {
        var state = SourceLines.Search()

        /// A search from the start.
        public init() {}
    }
}

/// What becomes of an image.
public struct ImageResult: Sendable {
    /// Its address.
    public let address: String
    /// Attributes beside address, description and title, as they are written in a tag; nil leaves the tag to cmark.
    public let attributes: String?

    /// What becomes of an image.
    public init(address: String, attributes: String? = nil) {
        self.address = address
        self.attributes = attributes
    }
}

extension Document {
    /// Puts addresses in the place of what links and images say.
    /// - Parameters:
    ///   - link: Given the destination of a link, its address; nil leaves the text without a link.
    ///   - image: Given that of an image, what becomes of it; nil leaves its description.
    public func replaceDestinations(
        link: (Destination) -> String?, image: (Destination) -> ImageResult?
    ) {
        let search = Destination.Search()
        var images: [(Node, attributes: String)] = []
        for node in linkNodes {
            let destination = Destination(
                text: node.destination, isImage: node.kind == .image, source: source, lines: node.block.lines,
                search: search)
            let result = destination.isImage ? image(destination) : link(destination).map { ImageResult(address: $0) }
            guard let result else {
                node.unwrap()
                continue
            }
            if result.address != destination.text { node.destination = result.address }
            if let attributes = result.attributes, !node.isInImage { images.append((node, attributes)) }
        }
        linkNodes = []
        // Only now: an image can hold links and images, of which nothing but the text is left.
        for (node, attributes) in images {
            // cmark ends the tag with ` />`, which means nothing in HTML.
            let tag = node.withHTML { String(decoding: $0.dropLast(3), as: UTF8.self) }
            node.replace(withInline: "\(tag)\(attributes)>")
        }
    }
}
