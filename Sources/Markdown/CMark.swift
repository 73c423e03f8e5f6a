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

    deinit { cmark_node_free(root.pointer) }

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

    var previous: Node? { cmark_node_previous(pointer).map { Node(pointer: $0) } }
    var lastChild: Node? { cmark_node_last_child(pointer).map { Node(pointer: $0) } }
    var parent: Node? { cmark_node_parent(pointer).map { Node(pointer: $0) } }

    /// The block that an inline stands in, or the block itself.
    var block: Node {
        var node = self
        while node.isInline, let parent = node.parent { node = parent }
        return node
    }

    private var isInline: Bool {
        let type = cmark_node_get_type(pointer).rawValue
        return type >= CMARK_NODE_FIRST_INLINE.rawValue && type <= CMARK_NODE_LAST_INLINE.rawValue
    }

    var isInImage: Bool {
        var node = parent
        while let at = node, at.isInline {
            if at.kind == .image { return true }
            node = at.parent
        }
        return false
    }

    /// Whether it stands in the document itself, not in a quote or a list.
    var isAtTop: Bool { cmark_node_get_type(cmark_node_parent(pointer)) == CMARK_NODE_DOCUMENT }

    /// Takes the node out of the document.
    func remove() { cmark_node_free(pointer) }

    /// Puts what a link or an image holds in its place.
    func unwrap() {
        while let child = cmark_node_first_child(pointer) { cmark_node_insert_before(pointer, child) }
        remove()
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
