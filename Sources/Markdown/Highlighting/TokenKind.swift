/// What a piece of code is. Each has a class in the HTML, and a colour or a face in Templates/styles/code.css; whatever
/// is none of these has neither.
public enum TokenKind: String, Sendable, CaseIterable {
    /// For people.
    case comment
    /// A text, a character, a regular expression, a value of an attribute.
    case string
    /// A number with its unit, a colour, a date.
    case number
    /// A word that the language keeps for itself, also `true` and `nil`.
    case keyword
    /// A name that begins with a capital where types are written so.
    case type
    /// A name before a parenthesis, a shell's own command.
    case function
    /// A variable of a shell, a custom property, an anchor.
    case variable
    /// The name of an element with its brackets, a selector, the heading of a table.
    case tag
    /// The name of an attribute, a property, a key.
    case attribute
    /// What is said about the code: directives, decorators, declarations, entities.
    case meta
    /// The heading of a text or of a part of a difference.
    case heading
    /// Strong text.
    case strong
    /// Stressed text.
    case emphasis
    /// A line that a difference adds.
    case inserted
    /// A line that a difference takes away.
    case deleted
    /// What a console shows before a command.
    case prompt
    /// What a command has printed.
    case output
}

/// The pieces of a code that are something, in order. The rest is plain.
struct Tokens {
    struct Token {
        let kind: TokenKind
        let range: Range<Int>
    }

    private(set) var all: [Token] = []

    /// Adds a piece after those before it; what they cover already is left out. A piece of the same kind that begins
    /// where the last one ends becomes part of it.
    mutating func add(_ kind: TokenKind?, _ start: Int, _ end: Int) {
        guard let kind else { return }
        let last = all.last
        let start = max(start, last?.range.upperBound ?? 0)
        guard start < end else { return }
        if let last, last.kind == kind, last.range.upperBound == start {
            all[all.count - 1] = Token(kind: kind, range: last.range.lowerBound..<end)
        } else {
            all.append(Token(kind: kind, range: start..<end))
        }
    }

    /// Lets the last piece begin earlier, where nothing else is.
    mutating func beginLast(at start: Int) {
        guard let last = all.popLast() else { return }
        all.append(Token(kind: last.kind, range: max(start, all.last?.range.upperBound ?? 0)..<last.range.upperBound))
    }

    /// Says what the last piece is after all.
    mutating func changeLast(to kind: TokenKind) {
        guard let last = all.popLast() else { return }
        all.append(Token(kind: kind, range: last.range))
    }
}
