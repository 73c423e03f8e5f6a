/// Items of task lists: `[ ]` or `[x]` at the start of their text.
enum TaskLists {
    /// Puts boxes in the place of the brackets.
    /// - Parameter line: The text of the line that a paragraph begins in.
    static func build(_ items: [Node], _ extensions: Extensions, line: (Node) -> ArraySlice<UInt8>) {
        for item in items {
            guard let paragraph = item.firstChild, paragraph.kind == .paragraph, let text = paragraph.firstChild,
                text.kind == .text, let isDone = box(in: line(paragraph)),
                text.withLiteral({ $0.count > 3 && $0[2] == UInt8(ascii: "]") })
            else { continue }
            let rest = text.withLiteral { Array($0.dropFirst(3)) }
            text.literal = String(decoding: rest, as: UTF8.self)
            guard extensions.isArticle else {
                text.insertBefore(.inline("<input type=\"checkbox\"\(isDone ? " checked=\"\"" : "") disabled=\"\" />"))
                continue
            }
            // The box is named by the text of its label.
            let input = "<input type=\"checkbox\"\(isDone ? " checked" : "") disabled>"
            let label = Node.inline("<label class=\"task\">\(input)", "</label>")
            for child in paragraph.children { label.append(child) }
            paragraph.append(label)
        }
    }

    private static func box(in line: ArraySlice<UInt8>) -> Bool? {
        let bytes = Array(line.prefix(4))
        guard bytes.count == 4, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"), bytes[3].isBlank,
            !line.dropFirst(4).allSatisfy(\.isBlank)
        else { return nil }
        return switch bytes[1] {
        case UInt8(ascii: " "): false
        case UInt8(ascii: "x"), UInt8(ascii: "X"): true
        default: nil
        }
    }
}
