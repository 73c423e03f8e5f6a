import SourceText

/// A text file that articles show parts of.
struct IncludedFile: Sendable {
    /// What the author calls it.
    let name: String
    let size: Int
    private let file: SourceFile
    /// How many lines there are; what follows the last line's end is none.
    private let count: Int
    /// The marks of regions in it, and the indices of their lines.
    private let marks: [(line: Int, mark: RegionMark)]

    init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        size = bytes.count
        let file = SourceFile(path: name, bytes: bytes)
        count = file.lines.last?.isEmpty == true ? file.lines.count - 1 : file.lines.count
        marks = (0..<count).compactMap { index in
            RegionMark(Self.line(index, of: file)).map { (line: index, mark: $0) }
        }
        self.file = file
    }

    private static func line(_ index: Int, of file: SourceFile) -> Substring {
        Substring(decoding: file.bytes[file.lines[index]], as: UTF8.self)
    }

    private func line(_ index: Int) -> Substring { Self.line(index, of: file) }

    /// All lines but the marks of regions, without the indentation that all of them have.
    var text: String { Self.dedented((0..<count).map(line).filter { RegionMark($0) == nil }) }

    /// Some lines.
    /// - Parameter lines: `10-20`, `10` or `10-`, counted from 1.
    func text(ofLines lines: String) throws(IncludeProblem) -> String {
        let parts = lines.split(separator: "-", omittingEmptySubsequences: false)
        func number(_ part: Substring) -> Int? {
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        guard (1...2).contains(parts.count), let first = number(parts[0]), first > 0,
            let last = parts[parts.count - 1].isEmpty ? max(first, count) : number(parts[parts.count - 1]),
            last >= first
        else { throw .noLines(written: lines) }
        guard last <= count else { throw .linesBeyondEnd(name: name, line: last, count: count) }
        return Self.dedented((first - 1..<last).map(line))
    }

    /// The lines between the marks of a region, without the marks of others in it.
    func text(ofRegion region: String) throws(IncludeProblem) -> String {
        let starts = marks.indices.filter { marks[$0].mark == .start(region) }
        guard let start = starts.first else {
            let names = marks.compactMap { if case .start(let name) = $0.mark { name } else { nil } }
            throw .missingRegion(name: region, file: name, nearest: names.nearest(to: region))
        }
        guard starts.count == 1 else {
            throw .repeatedRegion(
                name: region, file: name, line: marks[start].line + 1, other: marks[starts[1]].line + 1)
        }
        var depth = 0
        for (index, mark) in marks[start...] {
            depth += mark == .end ? -1 : 1
            if depth == 0 {
                return Self.dedented((marks[start].line...index).map(line).filter { RegionMark($0) == nil })
            }
        }
        throw .openRegion(name: region, file: name, line: marks[start].line + 1)
    }

    /// The lines without the blanks that all begin with; those that are blank have none.
    private static func dedented(_ lines: [Substring]) -> String {
        func isBlank(_ line: Substring) -> Bool { line.utf8.allSatisfy(\.isSpaceOrTab) }
        var common: Substring.UTF8View?
        for line in lines where !isBlank(line) {
            let indent = common ?? line.utf8.prefix(while: \.isSpaceOrTab)
            common = indent.prefix(zip(indent, line.utf8).prefix { $0 == $1 }.count)
        }
        let indent = common?.count ?? 0
        return lines.map { (isBlank($0) ? "" : Substring($0.utf8.dropFirst(indent))) + "\n" }.joined()
    }
}

/// `// region: name` or `// endregion`, behind whatever begins a comment.
enum RegionMark: Sendable, Equatable {
    case start(String)
    case end

    /// What begins a list in Markdown or YAML, and no comment.
    private static let otherMarks: Set<String> = ["-", "*", "+", ">", ".", ":", ","]
    private static let closings = ["-->", "*/", "*)", "-}", "}}", "#}"]

    /// The mark that a line is, if it is one.
    init?(_ line: Substring) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        let leader = text.prefix { $0.isASCII && ($0.isPunctuation || $0.isSymbol) }
        guard !leader.isEmpty, !Self.otherMarks.contains(String(leader)) else { return nil }
        var rest = text[leader.endIndex...].drop { $0 == " " || $0 == "\t" }
        if let closing = Self.closings.first(where: rest.trimmed.hasSuffix) {
            rest = rest.trimmed.dropLast(closing.count)
        }
        if rest.hasPrefix("region:") {
            let name = rest.dropFirst("region:".count).trimmed
            guard !name.isEmpty else { return nil }
            self = .start(String(name))
        } else if rest.trimmed == "endregion" || rest.hasPrefix("endregion:") || rest.hasPrefix("endregion ") {
            self = .end
        } else {
            return nil
        }
    }
}

extension UInt8 {
    fileprivate var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Substring {
    /// Without blanks at both ends.
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
