import SourceText

/// A block of code: fenced, or indented.
public struct CodeBlock: Sendable {
    /// What its fence says; nothing for indented code.
    public let info: CodeInfo
    /// The text, as it is to be shown.
    public let text: [UInt8]
    private let file: SourceFile
    /// Where the info string begins, in bytes of the file.
    private let infoOffset: Int

    init(info: CodeInfo, text: [UInt8], in file: SourceFile, infoOffset: Int) {
        self.info = info
        self.text = text
        self.file = file
        self.infoOffset = infoOffset
    }

    /// The same block with another text.
    public func with(text: [UInt8]) -> CodeBlock {
        CodeBlock(info: info, text: text, in: file, infoOffset: infoOffset)
    }

    /// Where some bytes of the info string stand. Counted only when it is asked for.
    public func place(of range: Range<Int>) -> Place {
        let bytes = infoOffset + range.lowerBound..<infoOffset + range.upperBound
        let text = String(decoding: file.bytes[bytes.clamped(to: 0..<file.bytes.count)], as: UTF8.self)
        return file.place(at: bytes.lowerBound, length: text.count)
    }

    /// How many lines the text has.
    var lineCount: Int {
        text.count { $0 == UInt8(ascii: "\n") } + (text.isEmpty || text.last == UInt8(ascii: "\n") ? 0 : 1)
    }
}
