/// Content of a block leaves its indentation where it was written and takes on that of the place where it is expanded.
extension [TemplateNode] {
    /// Takes away the blanks that all lines begin with. Lines without any text do not count and stay as they are.
    /// - Returns: The blanks, or nil if no line has any text.
    mutating func removeIndentation() -> [UInt8]? {
        var common: [UInt8]?
        var isLineStart = true
        changeIndentations(&isLineStart) { blanks, isEmpty in
            if isEmpty { return blanks }
            let shared = common.map { blanks.prefix($0.sharedPrefix(with: blanks)) } ?? blanks
            common = [UInt8](shared)
            return blanks
        }
        guard let common, !common.isEmpty else { return common }
        isLineStart = true
        changeIndentations(&isLineStart) { blanks, isEmpty in isEmpty ? blanks : blanks.dropFirst(common.count) }
        return common
    }

    /// Goes through the beginnings of lines.
    /// - Parameters:
    ///   - isLineStart: Whether the first node begins a line, and afterwards whether what follows does.
    ///   - change: Gets a line's blanks and whether nothing follows them; gives what to have in their place.
    private mutating func changeIndentations(
        _ isLineStart: inout Bool, _ change: (ArraySlice<UInt8>, _ isEmpty: Bool) -> ArraySlice<UInt8>
    ) {
        for index in indices {
            switch self[index] {
            case .literal(let bytes):
                self[index] = .literal(bytes.changingIndentations(&isLineStart, change))
            case .variable:
                if isLineStart { _ = change([], false) }
                isLineStart = false
            case .section(let name, let isInverted, var content):
                content.changeIndentations(&isLineStart, change)
                self[index] = .section(name, isInverted: isInverted, content)
            case .inclusion(var inclusion):
                guard let indentation = inclusion.indentation else {
                    if isLineStart { _ = change([], false) }
                    isLineStart = false
                    continue
                }
                inclusion.indentation = [UInt8](change(indentation[...], false))
                self[index] = .inclusion(inclusion)
            case .block(var block):
                if isLineStart || !block.indentation.isEmpty {
                    block.indentation = [UInt8](change(block.indentation[...], false))
                }
                // With lines of its own its content has lost its indentation already.
                if !block.hasOwnLines {
                    isLineStart = false
                    block.content.changeIndentations(&isLineStart, change)
                }
                self[index] = .block(block)
            }
        }
    }
}

extension [UInt8] {
    fileprivate func changingIndentations(
        _ isLineStart: inout Bool, _ change: (ArraySlice<UInt8>, _ isEmpty: Bool) -> ArraySlice<UInt8>
    ) -> [UInt8] {
        var changed: [UInt8] = []
        changed.reserveCapacity(count)
        var index = 0
        while index < count {
            if isLineStart {
                let text = self[index...].firstIndex { !$0.isBlank } ?? count
                // Blanks at the very end have a tag behind them, or the text would go on.
                let isEmpty = text < count && self[text].isSpace
                changed += change(self[index..<text], isEmpty)
                index = text
            }
            let end = self[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
            changed += self[index..<end]
            isLineStart = end > index && self[end - 1] == UInt8(ascii: "\n")
            index = end
        }
        return changed
    }

    fileprivate func sharedPrefix(with other: ArraySlice<UInt8>) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }
}
