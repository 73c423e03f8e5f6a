import SourceText

/// What Japanese needs beyond what CommonMark, which thinks in words between spaces, gives it.
enum JapaneseText {
    /// Joins lines between two wide characters: a space there would be seen.
    static func joinLines(in tree: Tree) {
        var breaks: [Node] = []
        tree.forEach { node, _ in if node.isSoftBreak { breaks.append(node) } }
        for node in breaks {
            if edge(of: node.previous, isEnd: true)?.isWide == true, edge(of: node.next, isEnd: false)?.isWide == true {
                node.remove()
            }
        }
    }

    /// The character at the edge of what stands beside a line break. A reference to a footnote is passed over.
    private static func edge(of neighbour: Node?, isEnd: Bool) -> Unicode.Scalar? {
        var node = neighbour
        while let at = node {
            switch at.kind {
            case .text, .code:
                return at.withLiteral {
                    isEnd ? Array($0.suffix(4))[...].lastScalar : Array($0.prefix(4))[...].firstScalar
                }
            case .html, .image, .lineBreak: return nil
            default:
                if let inner = isEnd ? at.lastChild : at.firstChild {
                    node = inner
                } else {
                    node = at.isCustom ? (isEnd ? at.previous : at.next) : nil
                }
            }
        }
        return nil
    }

    /// Finds pairs of `**` that CommonMark took for text since one of them has punctuation at its inner side and a Japanese
    /// letter at its outer side.
    /// - Parameter report: Given the node, and the text by which that one is found.
    static func findOpenStrong(in parent: Node, report: (Node, String) -> Void) {
        var pending: Run?
        for node in parent.children where node.kind == .text {
            for run in runs(in: node) {
                if let opener = pending, run.canClose || run.isDefeatedClosing {
                    if opener.isDefeatedOpening {
                        report(node, opener.text)
                    } else if run.isDefeatedClosing {
                        report(node, run.text)
                    }
                    pending = nil
                } else if run.canOpen || run.isDefeatedOpening {
                    pending = run
                }
            }
        }
    }

    private struct Run {
        let canOpen: Bool
        let canClose: Bool
        let isDefeatedOpening: Bool
        let isDefeatedClosing: Bool
        /// The stars and what is written behind them.
        let text: String
    }

    private static func runs(in node: Node) -> [Run] {
        let text = node.withLiteral { $0.contains(UInt8(ascii: "*")) ? Array($0) : [] }
        var runs: [Run] = []
        var at = 0
        while at < text.count {
            guard text[at] == UInt8(ascii: "*") else {
                at += 1
                continue
            }
            let end = at + text[at...].prefix { $0 == UInt8(ascii: "*") }.count
            defer { at = end }
            guard end - at == 2, !text[..<at].suffix(3).elementsEqual(Marks.escape) else { continue }
            let (before, after) = (text[..<at].lastScalar, text[end...].firstScalar)
            let inner = Strikethrough.Run(in: text, at..<end, node)
            let (left, right) = (
                Side(before) ?? Side(beside: node.previous, in: node.parent),
                Side(after) ?? Side(beside: node.next, in: node.parent)
            )
            let rest = String(
                decoding: text[end...].prefix { $0 != 0xEF && $0 != UInt8(ascii: "*") }.prefix(24), as: UTF8.self)
            runs.append(
                Run(
                    canOpen: inner.canOpen, canClose: inner.canClose,
                    isDefeatedOpening: before?.isWide == true && left == .other && right == .punctuation,
                    isDefeatedClosing: left == .punctuation && after?.isWide == true && right == .other,
                    text: "**" + (rest.isEmpty ? opening(of: node.next) : String(rest.prefix(4)))))
        }
        return runs
    }

    /// What an inline begins with as it is written.
    private static func opening(of node: Node?) -> String {
        switch node?.kind {
        case .code: "`"
        case .link: "["
        case .image: "!["
        case .html: "<"
        default: ""
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is as wide as it is high and written without spaces (East Asian Width W or F, but no Hangul and no
    /// pictures).
    var isWide: Bool {
        switch value {
        case 0x2E80...0x303E, 0x3041...0x312F, 0x31A0...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6,
            0x1B000...0x1B2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
