/// Reads what a console shows: prompts, commands and what they print.
///
/// A prompt is `$`, `%` or `#` and a blank, perhaps with the name of a user, a machine or an environment before it:
/// `(venv) ada@clock:~$ `. After a command that goes on, by a backslash or a prompt `> `, the next line is command too.
enum ConsoleReader {
    static func read(_ code: inout Code) {
        var follows = false
        var goesOn = false
        while !code.isAtEnd {
            let line = code.at
            let end = code.endOfLine(from: line)
            let next = min(end + 1, code.end)
            let start = endOfPrompt(line, end, follows, in: code)
            if start > line || goesOn {
                code.take(.prompt, to: start)
                code.read(code.at..<next, in: .shell)
                follows = true
                goesOn = end > start && code[end - 1] == UInt8(ascii: "\\")
            } else {
                code.take(.output, to: next)
                follows = false
            }
        }
    }

    /// - Parameter follows: Whether the line before is a command.
    private static func endOfPrompt(_ line: Int, _ end: Int, _ follows: Bool, in code: Code) -> Int {
        if follows, code[line] == UInt8(ascii: ">"), code[line + 1].isSpace { return min(line + 2, end) }
        var index = line
        if code[index] == UInt8(ascii: "(") {
            let close = code.next(from: index) { $0 == UInt8(ascii: ")") || $0.isSpace }
            guard code[close] == UInt8(ascii: ")"), code[close + 1] == UInt8(ascii: " ") else { return line }
            index = close + 2
        }
        let mark = code.next(from: index) { $0.isSpace || "$%#".utf8.contains($0) }
        let isNamed = mark > index
        guard mark < end, "$%#".utf8.contains(code[mark]), code[mark + 1].isSpace || mark + 1 == end else {
            return line
        }
        guard
            !isNamed || code.bytes[index..<mark].contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") })
        else { return line }
        return min(mark + 2, end)
    }
}
