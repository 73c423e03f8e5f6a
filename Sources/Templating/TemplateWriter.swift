/// Collects what a template writes, and puts the indentation of partials and blocks before its lines.
///
/// Only the lines of templates are indented, never those of values; lines without any text stay as they are.
struct TemplateWriter {
    private(set) var output: [UInt8]
    private var indentation: [UInt8] = []
    /// How much of the indentation the current line has already.
    private var written = 0

    init(appendingTo output: [UInt8]) {
        self.output = output
    }

    /// Indents lines by `blanks` more, until `outdent`.
    /// - Parameter isWritten: Whether the current line has them already.
    mutating func indent(_ blanks: [UInt8], isWritten: Bool) {
        indentation += blanks
        if isWritten { written = indentation.count }
    }

    /// Takes back the last `count` bytes of the indentation.
    mutating func outdent(_ count: Int) {
        indentation.removeLast(count)
        written = min(written, indentation.count)
    }

    /// Leaves the rest of the current line and the lines after it as they are, until `restoreIndentation`.
    /// - Returns: What to restore.
    mutating func suspendIndentation() -> [UInt8] {
        writeIndentation()
        defer { (indentation, written) = ([], 0) }
        return indentation
    }

    /// Goes on in the line that was begun before `suspendIndentation`.
    mutating func restoreIndentation(_ saved: [UInt8]) {
        (indentation, written) = (saved, saved.count)
    }

    /// Writes text of a template.
    mutating func write(literal bytes: [UInt8]) {
        guard !indentation.isEmpty else {
            output += bytes
            return
        }
        var start = 0
        while start < bytes.count {
            let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            let end = newline.map { $0 + 1 } ?? bytes.count
            let isEmpty = newline != nil && bytes[start..<end].allSatisfy(\.isSpace)
            if !isEmpty { writeIndentation() }
            output += bytes[start..<end]
            if newline != nil { written = 0 }
            start = end
        }
    }

    /// Writes a value as it is.
    mutating func write(value bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        writeIndentation()
        output.append(contentsOf: bytes)
    }

    /// Writes a value so that it is text within an HTML element and within an attribute in quotes of either kind.
    mutating func write(escaping text: String) {
        guard !text.isEmpty else { return }
        writeIndentation()
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices {
                guard let escaped = bytes[index].escapedForHTML else { continue }
                output.append(contentsOf: bytes[start..<index])
                output.append(contentsOf: escaped.utf8)
                start = index + 1
            }
            output.append(contentsOf: bytes[start...])
        }
    }

    /// Takes back all but the first `length` bytes of the output.
    mutating func discard(after length: Int) {
        output.removeLast(output.count - length)
    }

    private mutating func writeIndentation() {
        guard written < indentation.count else { return }
        output += indentation[written...]
        written = indentation.count
    }
}

extension UInt8 {
    fileprivate var escapedForHTML: String? {
        switch self {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
