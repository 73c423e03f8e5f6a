/// Keeps `\{value}` apart from `{value}`: cmark's tree shows the same text for both.
///
/// Before the parse `val` in each `\{value}` is replaced by a character that nobody writes, of as many bytes, so that
/// all positions hold and equal labels stay equal. After the parse the letters are put back, wherever they came out.
enum EscapeMarks {
    /// U+FDD0: it and the 31 after it Unicode keeps for a program's own use. What is written of them is replaced.
    private static let mark: [UInt8] = [0xEF, 0xB7, 0x90]
    private static let replacementCharacter: [UInt8] = [0xEF, 0xBF, 0xBD]
    private static let markCharacter = String(decoding: mark, as: UTF8.self)
    private static let opening = Array("{value}".utf8)

    /// The text with its escaped roles marked, and whether there are any.
    static func marked(_ text: [UInt8]) -> (text: [UInt8], isMarked: Bool) {
        guard text.contains(UInt8(ascii: "{")) || text.contains(0xEF) else { return (text, false) }
        var marked = text
        var isMarked = false
        var backslashes = 0
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "\\"):
                backslashes += 1
                continue
            case UInt8(ascii: "{") where backslashes % 2 == 1 && text[index...].starts(with: opening):
                marked.replaceSubrange(index + 1..<index + 4, with: mark)
                isMarked = true
            case 0xEF
            where index + 2 < text.count && text[index + 1] == 0xB7 && (0x90...0xAF).contains(text[index + 2]):
                marked.replaceSubrange(index..<index + 3, with: replacementCharacter)
            default: break
            }
            backslashes = 0
        }
        return (marked, isMarked)
    }

    /// The text as it was written.
    static func restored(_ text: String) -> String {
        text.contains(markCharacter) ? text.replacing(markCharacter, with: "val") : text
    }
}
