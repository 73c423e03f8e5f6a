/// The definitions of footnotes in a text, `[^label]: …`.
///
/// For cmark each is written as an item of a list whose text begins in the fifth column, as the text of a footnote does:
/// `01) `. What belongs to the footnote is then what belongs to the item.
struct FootnoteDefinitions {
    struct Definition: Equatable {
        let label: String
        /// Where `[` stands in the line, in bytes.
        let offset: Int
        /// Where the text begins.
        let textOffset: Int
        /// Whether there is no text in its line.
        let isBlank: Bool
        /// Which of the markers takes the place of the label.
        var marker = 0
        /// Whether there is a definition of a link in it that nobody uses: an item of nothing cannot stand directly under a
        /// paragraph, nor above an empty line.
        var isFilled = false
    }

    /// Where an item begins: its line, and the byte in it.
    struct Position: Hashable {
        let line: Int
        let offset: Int
    }

    private(set) var byLine: [Int: Definition] = [:]
    private var refused: Set<Int> = []

    /// All labels that are defined, folded.
    private(set) var labels: Set<String> = []

    var lines: Dictionary<Int, Definition>.Keys { byLine.keys }

    /// A list of its own needs a marker that the lists beside it do not have.
    private static let markers = ["01)", "01.", "+  "].map { Array($0.utf8) }

    private static let filling = Array("[".utf8) + [0xEF, 0xB7, 0x95] + Array("]: <>".utf8)

    func mayExist(in text: [UInt8]) -> Bool {
        text.contains(sequence: Array("[^".utf8)) && text.contains(sequence: Array("]:".utf8))
    }

    /// A line with the marker of an item in the place of the label.
    func line(_ number: Int, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard let definition = byLine[number] else { return Array(bytes) }
        let bytes = Array(bytes)
        let text = bytes[definition.textOffset...]
        let filling = definition.isFilled ? Self.filling : []
        return bytes[..<definition.offset] + Self.markers[definition.marker]
            + (text.isEmpty && filling.isEmpty ? [] : [UInt8(ascii: " ")]) + filling + text
    }

    /// Compares with what cmark made of it: takes back what did not become an item, and adds what shows now.
    mutating func update(
        lines count: Int, isCode: (Int) -> Bool, items: [Position: Node], raw: (Int) -> ArraySlice<UInt8>
    ) {
        var lists: [Node: Bool] = [:]
        for (number, definition) in byLine {
            guard let item = items[Position(line: number, offset: definition.offset)] else {
                if !definition.isFilled, definition.isBlank {
                    byLine[number]?.isFilled = true
                } else {
                    byLine[number] = nil
                    refused.insert(number)
                }
                continue
            }
            guard let list = item.parent else { continue }
            let isShared =
                lists[list]
                ?? list.children.contains { item in
                    byLine[item.lines.lowerBound].map { $0.offset != item.startOffset } ?? true
                }
            lists[list] = isShared
            if isShared, definition.marker + 1 < Self.markers.count { byLine[number]?.marker += 1 }
        }
        for number in 1...max(1, count) where byLine[number] == nil && !refused.contains(number) && !isCode(number) {
            guard var definition = Self.definition(in: raw(number)) else { continue }
            definition.isFilled =
                definition.isBlank && raw(number + 1).allSatisfy { $0.isBlank || $0 == UInt8(ascii: ">") }
            byLine[number] = definition
        }
        labels = Set(byLine.values.map(\.label.folded))
    }

    /// The definition that a line begins with, behind the marks of quotes and lists.
    private static func definition(in line: ArraySlice<UInt8>) -> Definition? {
        var rest = line
        while let byte = rest.first, byte != UInt8(ascii: "[") {
            let length = rest.markerLength
            if byte.isBlank || byte == UInt8(ascii: ">") {
                rest = rest.dropFirst()
            } else if length > 0, rest.dropFirst(length).first?.isBlank == true {
                rest = rest.dropFirst(length)
            } else {
                return nil
            }
        }
        guard let label = rest.footnoteLabel, rest[label.endIndex...].starts(with: Array("]:".utf8)) else { return nil }
        let text = rest[(label.endIndex + 2)...].drop(while: \.isBlank)
        return Definition(
            label: String(decoding: Array(label).withoutEscapes, as: UTF8.self),
            offset: rest.startIndex - line.startIndex,
            textOffset: text.startIndex - line.startIndex, isBlank: text.isEmpty)
    }
}

extension ArraySlice<UInt8> {
    /// The label of `[^label]` at the start: no blanks or brackets, and not empty.
    var footnoteLabel: ArraySlice<UInt8>? {
        guard starts(with: [UInt8(ascii: "["), UInt8(ascii: "^")]) else { return nil }
        let label = dropFirst(2).prefix { !$0.isASCIISpace && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
        guard !label.isEmpty, label.count < 1000, self[label.endIndex...].first == UInt8(ascii: "]") else { return nil }
        return label
    }
}

extension Array<UInt8> {
    func contains(sequence: [UInt8]) -> Bool {
        guard let first = sequence.first else { return true }
        return withUnsafeBufferPointer { bytes in
            bytes.indices.contains { at in
                bytes[at] == first && at + sequence.count <= bytes.count
                    && sequence.indices.allSatisfy { bytes[at + $0] == sequence[$0] }
            }
        }
    }
}

extension String {
    /// As labels are compared.
    var folded: String { lowercased() }
}
