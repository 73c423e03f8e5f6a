/// Takes out of scripts and styles what only their writers need. Only the built-in ones are slimmed, whose style allows
/// it: comments have lines of their own, no text goes over several lines, and every statement ends with its line.
enum Slimming {
    /// A script without comments, indentation and the spaces around its signs.
    static func script(_ bytes: [UInt8]) -> [UInt8] {
        let strict = Array("\"use strict\";".utf8)[...]
        var slim: [UInt8] = []
        for line in lines(of: bytes) where !line.starts(with: "//".utf8) && line != strict {
            // What closes a block ends its last statement too.
            if line.first == UInt8(ascii: "}"), let last = slim.last, ";\n".utf8.contains(last) { slim.removeLast() }
            slim += slimmed(Array(line))
        }
        return slim
    }

    /// A style sheet without comments, one rule after the other.
    static func style(_ bytes: [UInt8]) -> [UInt8] {
        let (space, semicolon) = (UInt8(ascii: " "), UInt8(ascii: ";"))
        var slim: [UInt8] = []
        for line in lines(of: bytes) where !line.starts(with: "/*".utf8) {
            // The last declaration of a rule needs no end.
            if line.first == UInt8(ascii: "}"), slim.last == semicolon { slim.removeLast() }
            if line.suffix(2).elementsEqual(" {".utf8) {
                slim += line.dropLast(2) + [UInt8(ascii: "{")]
            } else if let colon = line.indices.dropLast().first(where: {
                line[$0] == UInt8(ascii: ":") && line[$0 + 1] == space
            }) {
                slim += line[...colon] + line[(colon + 2)...]
            } else {
                slim += line
            }
        }
        return slim + [UInt8(ascii: "\n")]
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
            } else if byte == UInt8(ascii: "}"), slim.last == UInt8(ascii: ";") {
                slim.removeLast()
            } else if "\"'`".utf8.contains(byte) || (byte == UInt8(ascii: "/") && isBeforePattern(slim)) {
                quote = byte
            }
            slim.append(byte)
        }
        // A line that goes on needs no end, nor does a block.
        if let last = slim.last, !"{}(,;".utf8.contains(last) { slim.append(UInt8(ascii: "\n")) }
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

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }.filter { !$0.isEmpty }
    }
}
