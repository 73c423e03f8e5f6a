import SourceText

/// A fenced block that says `{name}`.
public struct Directive: Sendable {
    /// The name between the braces.
    public let name: String
    /// What stands in the block: its options.
    public let body: Excerpt
    /// Where the name stands.
    public let place: Place
}

/// A code span directly after `{value}`.
public struct Role: Sendable {
    /// What stands in the code span.
    public let text: String
    let file: SourceFile
    /// Where the braces stand, in bytes.
    let offset: Int

    /// Where the braces stand. Counted only when it is asked for: a long line can hold thousands of roles.
    public var place: Place { file.place(at: offset, length: "{value}".count) }
}

/// What a role becomes.
public struct RoleResult: Sendable {
    /// In running text.
    public let html: String
    /// Where only text can be: in what describes an image.
    public let text: String

    /// What a role becomes.
    public init(html: String, text: String) {
        self.html = html
        self.text = text
    }
}

/// The opening line of a fence, as it was written.
struct Fence {
    /// `` ` `` or `~`.
    let character: UInt8
    /// At least 3.
    let length: Int
    /// The name, when the info string is exactly `{name}`.
    let directive: Substring.UTF8View.SubSequence?

    /// The info string of a fence's line, blanks around it left out.
    static func info(ofOpeningLine line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let start = line.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }) else {
            return []
        }
        var info = line[start...].drop { $0 == line[start] }.drop(while: \.isBlank)
        while info.last?.isBlank == true { info.removeLast() }
        return info
    }

    /// Reads the line of a fence. In containers something stands in front of it: `> `, `- `, `1. `.
    init?(openingLine line: Substring) {
        let text = line.utf8
        guard let start = text.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }) else {
            return nil
        }
        character = text[start]
        let run = text[start...].prefix { [character] in $0 == character }
        guard run.count >= 3 else { return nil }
        length = run.count
        var info = text[run.endIndex...].drop(while: \.isBlank)
        while info.last?.isBlank == true { info.removeLast() }
        guard info.first == UInt8(ascii: "{"), info.last == UInt8(ascii: "}") else {
            directive = nil
            return
        }
        let name = info.dropFirst().dropLast()
        directive = name.isDirectiveName ? name : nil
    }

    /// Whether a line ends the fence: nothing but enough of its characters, behind whatever containers put there.
    func isClosed(by line: Substring) -> Bool {
        var text = Substring(line).utf8
        while text.last?.isBlank == true { text.removeLast() }
        let count = text.reversed().prefix { $0 == character }.count
        let before = text.dropLast(count)
        return count >= length && before.allSatisfy { $0.isBlank || $0 == UInt8(ascii: ">") }
    }
}

extension UInt8 {
    /// A space or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Substring.UTF8View {
    /// `[a-z][a-z0-9-]*`
    fileprivate var isDirectiveName: Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        guard let first, letters.contains(first) else { return false }
        return allSatisfy { letters.contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    }
}
