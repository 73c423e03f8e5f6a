/// Takes out of scripts and styles what only their writers need. Only the built-in ones are slimmed, whose style allows
/// it: comments have lines of their own, and no text goes over several lines.
enum Slimming {
    /// A script without comments and indentation.
    static func script(_ bytes: [UInt8]) -> [UInt8] {
        lines(of: bytes).filter { !$0.hasPrefix("//") }.flatMap { Array($0.utf8) + [0x0A] }
    }

    /// A style sheet without comments, one rule after the other.
    static func style(_ bytes: [UInt8]) -> [UInt8] {
        let rules = lines(of: bytes).filter { !$0.hasPrefix("/*") }.map { line in
            line.hasSuffix(" {") ? line.dropLast(2) + "{" : line.replacing(": ", with: ":", maxReplacements: 1)
        }
        return Array((rules.joined() + "\n").utf8)
    }

    private static func lines(of bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
            !$0.isEmpty
        }
    }
}
