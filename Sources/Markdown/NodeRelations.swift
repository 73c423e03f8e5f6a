// How nodes stand to each other, told from parents and neighbours.
extension Node {
    /// The block that an inline stands in, or the block itself.
    var block: Node {
        var node = self
        while node.isInline, let parent = node.parent { node = parent }
        return node
    }

    /// Whether it is part of an image's alternative text.
    var isInImage: Bool {
        var node = parent
        while let at = node, at.isInline {
            if at.kind == .image { return true }
            node = at.parent
        }
        return false
    }

    /// The nodes directly in this one. They may be taken out while they are gone over.
    var children: [Node] {
        var children: [Node] = []
        var child = firstChild
        while let node = child {
            children.append(node)
            child = node.next
        }
        return children
    }
}
