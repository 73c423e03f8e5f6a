/// Struck text, `~so~` or `~~so~~`: CommonMark’s rules for emphasis (6.2), for runs of one or two tildes, among what stands
/// directly in one node.
enum Strikethrough {
    /// One or two tildes.
    struct Run {
        let length: Int
        let canOpen: Bool
        let canClose: Bool

        /// - Parameters:
        ///   - text: The text of `node`.
        ///   - range: Where in it the tildes are.
        init(in text: [UInt8], _ range: Range<Int>, _ node: Node) {
            length = range.count
            let before = Side(text[..<range.lowerBound].lastScalar) ?? Side(beside: node.previous, in: node.parent)
            let after = Side(text[range.upperBound...].firstScalar) ?? Side(beside: node.next, in: node.parent)
            canOpen = after != .space && (after == .other || before != .other)
            canClose = before != .space && (before == .other || after != .other)
        }
    }

    enum Role {
        case opening
        case closing
    }

    private static let maximumDepth = 100

    /// Which of some pieces open and close struck text; nil if they do so too deeply.
    /// - Parameter runs: A run, or nil for what is none.
    static func roles(of runs: [Run?]) -> [Int: Role]? {
        var roles: [Int: Role] = [:]
        var stack: [Int] = []
        /// How much of the stack holds no partner for closers of each length.
        var bottoms = [0, 0, 0]
        for (index, run) in runs.enumerated() {
            guard let run, run.canOpen || run.canClose else { continue }
            if run.canClose {
                let bottom = min(bottoms[run.length], stack.count)
                let found = stack[bottom...].lastIndex { opener in
                    guard let other = runs[opener], other.canOpen else { return false }
                    return !(run.canOpen || other.canClose) || (run.length + other.length) % 3 != 0
                }
                if let found {
                    if runs[stack[found]]?.length == run.length {
                        roles[stack[found]] = .opening
                        roles[index] = .closing
                    }
                    stack.removeLast(stack.count - found)
                    bottoms = bottoms.map { min($0, found) }
                    continue
                }
                bottoms[run.length] = stack.count
                if !run.canOpen { continue }
            }
            stack.append(index)
        }
        var depth = 0
        for index in roles.keys.sorted() {
            depth += roles[index] == .opening ? 1 : -1
            if depth > maximumDepth { return nil }
        }
        return roles
    }
}

/// What a run of tildes or stars has at one side.
enum Side {
    case space
    case punctuation
    case other

    /// nil where there is no character.
    init?(_ scalar: Unicode.Scalar?) {
        guard let scalar else { return nil }
        self = scalar.properties.isWhitespace ? .space : scalar.isPunctuation ? .punctuation : .other
    }

    /// What is written at the edge of a text: the neighbour’s syntax, the parent’s, or the end of a line.
    init(beside neighbour: Node?, in parent: Node?) {
        if let neighbour {
            self = neighbour.kind == .lineBreak ? .space : .punctuation
        } else {
            self = parent?.isInline == true && parent?.isCustom == false ? .punctuation : .space
        }
    }
}
