/// Takes out of scripts and styles what only their writers need. Only the built-in ones are slimmed, whose style allows
/// it: comments have lines of their own, no text goes over several lines, and every statement ends with its line.
enum Slimming {
    /// A script without comments, indentation and the spaces around its signs.
    static func script(_ bytes: [UInt8]) -> [UInt8] {
        lines(of: bytes).filter { !$0.hasPrefix("//") && $0 != "\"use strict\";" }.flatMap { slimmed(Array($0.utf8)) }
    }

    /// A style sheet without comments, one rule after the other.
    static func style(_ bytes: [UInt8]) -> [UInt8] {
        let rules = lines(of: bytes).filter { !$0.hasPrefix("/*") }.map { line in
            line.hasSuffix(" {") ? line.dropLast(2) + "{" : line.replacing(": ", with: ":", maxReplacements: 1)
        }
        return Array((rules.joined().replacing(";}", with: "}") + "\n").utf8)
    }

    /// A line of a script. What stands between quotation marks or slashes is left as it is.
    private static func slimmed(_ line: [UInt8]) -> [UInt8] {
        var slim: [UInt8] = []
        var quote: UInt8?
        var isEscaped = false
        for (place, byte) in line.enumerated() {
            if let open = quote {
                if !isEscaped, byte == open { quote = nil }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: " "), let before = slim.last, place + 1 < line.count {
                let after = line[place + 1]
                // Two words stay apart, and so do two signs that together mean something else.
                if !(isWord(before) && isWord(after) || before == after) { continue }
            } else if "\"'`".utf8.contains(byte) || (byte == UInt8(ascii: "/") && isBeforePattern(slim)) {
                quote = byte
            }
            slim.append(byte)
        }
        // A line that goes on needs no end.
        if let last = slim.last, !"{(,;".utf8.contains(last) { slim.append(UInt8(ascii: "\n")) }
        return slim
    }

    /// Whether a slash here begins a regular expression: behind a value it divides.
    private static func isBeforePattern(_ code: [UInt8]) -> Bool {
        code.last.map { "(,=:[!&|?{;".utf8.contains($0) } ?? true
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: true
        // A private name must not run into the word before it.
        default: byte == UInt8(ascii: "#")
        }
    }

    private static func lines(of bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
            !$0.isEmpty
        }
    }
}
