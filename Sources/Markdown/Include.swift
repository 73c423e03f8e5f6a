import SourceText

/// A fence that shows part of a file: `swift file=../Sources/Clock.swift lines=10-20`.
public struct Include: Sendable {
    /// What stands after the characters that open the fence.
    public let info: CodeInfo
    /// Whether there is text in the fence.
    public let hasBody: Bool
    private let file: SourceFile
    /// Where the info string begins, in bytes of the file.
    private let start: Int

    init(_ info: CodeInfo, hasBody: Bool, in file: SourceFile, at start: Int) {
        (self.info, self.hasBody, self.file, self.start) = (info, hasBody, file, start)
    }

    /// Where the value of an attribute stands.
    public func place(of attribute: CodeInfo.Attribute) -> Place {
        file.place(at: start + attribute.range.lowerBound, length: attribute.value.count)
    }
}

extension Document {
    /// Puts parts of files into fences that name them.
    /// - Parameter text: Given what a fence says, the text; nil leaves what is in it.
    public func replaceIncludes(_ text: (Include) -> String?) {
        forEachFence { node, info, start in
            let include = Include(
                CodeInfo(Array(info)), hasBody: node.literal.contains { !$0.isWhitespace }, in: source.file, at: start)
            guard Self.includeKeys.contains(where: { include.info[$0] != nil }), let text = text(include) else {
                return
            }
            node.literal = text
        }
    }

    private static let includeKeys = ["file", "lines", "region"]

    /// Goes over the fences that say something, with their info strings as they were written and where these begin.
    private func forEachFence(_ visit: (_ node: Node, _ info: ArraySlice<UInt8>, _ start: Int) -> Void) {
        var fences: [Node] = []
        forEachNode { node, _ in
            // Only with a `=` can an attribute be in it.
            if node.kind == .codeBlock, node.info.utf8.contains(UInt8(ascii: "=")) { fences.append(node) }
        }
        for node in fences {
            let line = source.utf8(ofLine: node.lines.lowerBound)
            guard let fence = line.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }) else {
                continue
            }
            var info = line[fence...].drop { $0 == line[fence] }.drop(while: \.isBlank)
            while info.last?.isBlank == true { info.removeLast() }
            visit(node, info, info.startIndex)
        }
    }
}
