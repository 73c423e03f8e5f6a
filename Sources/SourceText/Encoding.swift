/// What can be wrong with a file before anything in it is read.
package enum EncodingProblem: Problem, Equatable {
    /// Bytes that are no UTF-8.
    case notUTF8
    /// A NUL byte.
    case nul
    /// Larger than anybody writes by hand, in bytes.
    case fileTooLarge(limit: Int)
    /// A line longer than anybody writes by hand, in bytes.
    case lineTooLong(limit: Int)

    package var code: String {
        switch self {
        case .notUTF8: "not-utf-8"
        case .nul: "nul-byte"
        case .fileTooLarge: "file-too-large"
        case .lineTooLong: "line-too-long"
        }
    }

    package var sentence: String {
        switch self {
        case .notUTF8: "these bytes are not UTF-8"
        case .nul: "a NUL byte"
        case .fileTooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB"
        case .lineTooLong(let limit): "the line is longer than \(limit / 1024) KB"
        }
    }

    package var remedy: String? {
        switch self {
        case .notUTF8: "save the file as UTF-8"
        case .nul: "take it out; the file may be binary or UTF-16"
        case .fileTooLarge: "split it"
        case .lineTooLong: "break it"
        }
    }
}

extension SourceFile {
    /// The largest file that is read, in bytes.
    public static let maximumSize = 4 * 1_048_576
    /// The longest line that is read, in bytes.
    static let maximumLineLength = 65_536

    /// What keeps the file from being read as text, or nil: then it is UTF-8 without NUL, in lines of bearable length.
    public var encodingDiagnostic: Diagnostic? {
        guard bytes.count <= Self.maximumSize else {
            return Diagnostic(EncodingProblem.fileTooLarge(limit: Self.maximumSize), at: Place(file: path))
        }
        if let offset = firstInvalidOffset { return Diagnostic(EncodingProblem.notUTF8, at: place(at: offset)) }
        if let offset = bytes.firstIndex(of: 0) { return Diagnostic(EncodingProblem.nul, at: place(at: offset)) }
        if let line = lines.first(where: { $0.count > Self.maximumLineLength }) {
            let problem = EncodingProblem.lineTooLong(limit: Self.maximumLineLength)
            return Diagnostic(problem, at: place(at: line.lowerBound))
        }
        return nil
    }

    /// Where the first byte stands that is not UTF-8.
    public var firstInvalidOffset: Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
}
