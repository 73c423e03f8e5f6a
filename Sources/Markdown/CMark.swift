import CCMark

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A document as cmark has it. Only this file knows libcmark.
final class Tree {
    let root: Node

    /// Parses CommonMark. The lines of its nodes count from 1 at the start of `text`.
    init(parsing text: [UInt8]) {
        let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
        text.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        root = Node(pointer: cmark_parser_finish(parser))
        cmark_parser_free(parser)
    }

    /// What was taken out of the document; others may still know it, so it lives as long as the tree.
    private var detached: [Node] = []

    deinit {
        for node in detached { cmark_node_free(node.pointer) }
        cmark_node_free(root.pointer)
    }

    /// Takes a node with all that is in it out of the document.
    func detach(_ node: Node) {
        cmark_node_unlink(node.pointer)
        detached.append(node)
    }

    /// Takes the blocks of the first lines out of the document; those that follow get the numbers that their lines have
    /// without them.
    /// - Parameter count: How many lines, each a block of its own.
    func detachBlocks(ofFirstLines count: Int) -> [Node] {
        guard count > 0 else { return [] }
        let blocks = (0..<count).compactMap { _ -> Node? in
            let block = root.firstChild
            if let block { detach(block) }
            return block
        }
        forEach { node, _ in
            guard !node.isInline else { return }
            let lines = node.lines
            node.setLines(max(1, lines.lowerBound - count)...max(1, lines.upperBound - count))
        }
        return blocks
    }

    /// The document as HTML, by cmark's own renderer. Custom nodes and raw HTML are printed as they are.
    var html: [UInt8] {
        root.withHTML(Array.init)
    }

    /// libcmark's version, such as `0.30.2`.
    static var version: String { String(cString: cmark_version_string()) }

    /// Goes over all nodes in the order of the text.
    /// - Parameter visit: Is given a node when it is entered, and how deep it stands. It must not change the tree's shape.
    func forEach(_ visit: (_ node: Node, _ depth: Int) -> Void) { root.forEach(visit) }
}

/// A node of a tree, valid as long as its tree.
struct Node: Hashable {
    fileprivate let pointer: OpaquePointer?

    /// Goes over this node and all in it, in the order of the text, without recursion: a tree can be a million levels deep.
    /// - Parameter visit: Is given a node when it is entered, and how deep it stands. It must not change the tree's shape.
    func forEach(_ visit: (_ node: Node, _ depth: Int) -> Void) {
        let iterator = cmark_iter_new(pointer)
        defer { cmark_iter_free(iterator) }
        var depth = 0
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let pointer = cmark_iter_get_node(iterator) else { return }
            let node = Node(pointer: pointer)
            if event == CMARK_EVENT_ENTER {
                visit(node, depth)
                if !node.isLeaf { depth += 1 }
            } else {
                depth -= 1
            }
        }
    }

    enum Kind {
        case text
        case code
        case codeBlock
        case html
        case htmlBlock
        case link
        case image
        case heading
        case lineBreak
        case paragraph
        case quote
        case list
        case item
        case other
    }

    var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_INLINE: .html
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        default: .other
        }
    }

    /// cmark's iterator does not come back to these.
    fileprivate var isLeaf: Bool {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK,
            CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
            true
        default: false
        }
    }

    var literal: String {
        get { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_literal(pointer, newValue) }
    }

    /// The info string of a fence; empty for indented code.
    var info: String {
        get { cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_fence_info(pointer, newValue) }
    }

    /// Where a link or an image leads.
    var destination: String {
        get { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_url(pointer, newValue) }
    }

    var title: String {
        get { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_title(pointer, newValue) }
    }

    /// The lines of a block, counted from 1.
    var lines: ClosedRange<Int> {
        let packed = UInt64(UInt(bitPattern: cmark_node_get_user_data(pointer)))
        if packed != 0 { return Int(packed >> 32)...Int(packed & 0xFFFF_FFFF) }
        let first = Int(cmark_node_get_start_line(pointer))
        return first...max(first, Int(cmark_node_get_end_line(pointer)))
    }

    /// The level of a heading, 1 ... 6.
    var level: Int { Int(cmark_node_get_heading_level(pointer)) }

    /// Gives the HTML of this node and all in it, by cmark's own renderer. Custom nodes and raw HTML are printed as they are.
    func withHTML<Result>(_ use: (UnsafeRawBufferPointer) -> Result) -> Result {
        let text = cmark_render_html(pointer, CMARK_OPT_UNSAFE)
        defer { free(text) }
        return use(UnsafeRawBufferPointer(start: text, count: text.map { strlen($0) } ?? 0))
    }

    /// Says which lines a block has: one that cmark did not make, or that it found elsewhere. There are less than 2³¹.
    func setLines(_ lines: ClosedRange<Int>) {
        let packed = UInt64(lines.lowerBound) << 32 | UInt64(lines.upperBound)
        cmark_node_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: UInt(packed)))
    }

    /// Where a block begins in its first line, in bytes, counted from 0.
    var startOffset: Int { max(0, Int(cmark_node_get_start_column(pointer)) - 1) }

    /// The bytes of a text, or of whatever has a literal.
    func withLiteral<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard let literal = cmark_node_get_literal(pointer) else {
            return body(UnsafeBufferPointer(start: nil, count: 0))
        }
        let count = strlen(literal)
        return literal.withMemoryRebound(to: UInt8.self, capacity: count) {
            body(UnsafeBufferPointer(start: $0, count: count))
        }
    }

    /// A line break in the source that is none in the text.
    var isSoftBreak: Bool { cmark_node_get_type(pointer) == CMARK_NODE_SOFTBREAK }
    /// An inline or a block whose HTML is Gnomon’s.
    var isCustom: Bool {
        [CMARK_NODE_CUSTOM_BLOCK, CMARK_NODE_CUSTOM_INLINE].contains(cmark_node_get_type(pointer))
    }

    var firstChild: Node? { cmark_node_first_child(pointer).map { Node(pointer: $0) } }
    var lastChild: Node? { cmark_node_last_child(pointer).map { Node(pointer: $0) } }
    var next: Node? { cmark_node_next(pointer).map { Node(pointer: $0) } }
    var previous: Node? { cmark_node_previous(pointer).map { Node(pointer: $0) } }
    var parent: Node? { cmark_node_parent(pointer).map { Node(pointer: $0) } }

    var isInline: Bool {
        let type = cmark_node_get_type(pointer).rawValue
        return type >= CMARK_NODE_FIRST_INLINE.rawValue && type <= CMARK_NODE_LAST_INLINE.rawValue
    }

    /// Whether it only sets off words within a text: emphasis in two strengths.
    var isPhrase: Bool { [CMARK_NODE_EMPH, CMARK_NODE_STRONG].contains(cmark_node_get_type(pointer)) }

    /// Whether it stands in the document itself, not in a quote or a list.
    var isAtTop: Bool { cmark_node_get_type(cmark_node_parent(pointer)) == CMARK_NODE_DOCUMENT }

    /// Puts what a link or an image holds in its place.
    func unwrap() {
        while let child = cmark_node_first_child(pointer) { cmark_node_insert_before(pointer, child) }
        remove()
    }

    /// A new block, printed as given before and after what is in it.
    static func block(_ opening: String, _ closing: String = "") -> Node {
        custom(CMARK_NODE_CUSTOM_BLOCK, opening, closing)
    }

    /// A new inline, printed as given before and after what is in it.
    static func inline(_ opening: String, _ closing: String = "") -> Node {
        custom(CMARK_NODE_CUSTOM_INLINE, opening, closing)
    }

    private static func custom(_ type: cmark_node_type, _ opening: String, _ closing: String) -> Node {
        let node = cmark_node_new(type)
        cmark_node_set_on_enter(node, opening)
        cmark_node_set_on_exit(node, closing)
        return Node(pointer: node)
    }

    /// A new text.
    static func text(_ text: [UInt8]) -> Node {
        let node = cmark_node_new(CMARK_NODE_TEXT)
        cmark_node_set_literal(node, String(decoding: text, as: UTF8.self))
        return Node(pointer: node)
    }

    /// A new link.
    static func link(to destination: String, _ text: [UInt8]) -> Node {
        let node = Node(pointer: cmark_node_new(CMARK_NODE_LINK))
        node.destination = destination
        node.append(.text(text))
        return node
    }

    /// Takes a node out of the document for good. Nothing may know it any longer.
    func remove() { cmark_node_free(pointer) }

    /// Sets what a node of Gnomon’s prints before what is in it.
    func setOpening(_ html: String) { cmark_node_set_on_enter(pointer, html) }

    /// Puts a node behind all others in this one, wherever it stood before.
    func append(_ node: Node) {
        cmark_node_unlink(node.pointer)
        cmark_node_append_child(pointer, node.pointer)
    }

    /// Puts a node directly before this one.
    func insertBefore(_ node: Node) {
        cmark_node_unlink(node.pointer)
        cmark_node_insert_before(pointer, node.pointer)
    }

    /// Puts HTML in the place of a block.
    func replace(withBlock html: String) {
        replace(with: CMARK_NODE_CUSTOM_BLOCK) { cmark_node_set_on_enter($0, html) }
    }

    /// Puts HTML in the place of an inline.
    @discardableResult
    func replace(withInline html: String) -> Node {
        replace(with: CMARK_NODE_CUSTOM_INLINE) { cmark_node_set_on_enter($0, html) }
    }

    /// Puts text in the place of an inline.
    func replace(withText text: String) { replace(with: CMARK_NODE_TEXT) { cmark_node_set_literal($0, text) } }

    @discardableResult
    private func replace(with type: cmark_node_type, _ fill: (OpaquePointer?) -> Void) -> Node {
        let node = cmark_node_new(type)
        fill(node)
        cmark_node_replace(pointer, node)
        cmark_node_free(pointer)
        return Node(pointer: node)
    }
}
