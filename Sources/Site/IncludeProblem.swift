import SourceText

/// What can be wrong with a fence that shows part of a file.
enum IncludeProblem: Error, Problem, Equatable {
    /// `lines=` or `region=` without `file=`.
    case noFile(key: String)
    /// Text in such a fence.
    case hasBody
    /// Both `lines=` and `region=`.
    case linesAndRegion
    /// A file that is not there, or is no file.
    case missing(path: String, nearest: String?)
    /// A path out of the repository, from the top of the disk, or into Git's own folder.
    case outside(path: String)
    /// A file that the system does not let us read.
    case unreadable(path: String)
    /// A file that is not UTF-8.
    case notText(path: String)
    /// A file of more bytes than anybody shows.
    case tooLarge(limit: Int)
    /// An article that shows more than anybody reads, in bytes.
    case tooMuch(limit: Int)
    /// `lines=` with something else than lines.
    case noLines(written: String)
    /// A line that the file does not have.
    case linesBeyondEnd(name: String, line: Int, count: Int)
    /// A region that the file does not have.
    case missingRegion(name: String, file: String, nearest: String?)
    /// A region that does not end.
    case openRegion(name: String, file: String, line: Int)
    /// Two regions of one name.
    case repeatedRegion(name: String, file: String, line: Int, other: Int)

    var code: String {
        switch self {
        case .noFile, .hasBody, .linesAndRegion: "include"
        case .missing, .outside, .unreadable, .notText, .tooLarge, .tooMuch: "include-file"
        case .noLines, .linesBeyondEnd: "include-lines"
        case .missingRegion, .openRegion, .repeatedRegion: "include-region"
        }
    }

    var sentence: String {
        switch self {
        case .noFile(let key): "‘\(key)=’ says nothing without ‘file=’"
        case .hasBody: "a block that shows a file has no text of its own"
        case .linesAndRegion: "a block shows lines or a region, not both"
        case .missing(let path, _): "there is no file ‘\(path)’ to show"
        case .outside(let path): "‘\(path)’ leads out of the repository that holds the site"
        case .unreadable(let path): "‘\(path)’ cannot be read"
        case .notText(let path): "‘\(path)’ is not text in UTF-8"
        case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB"
        case .tooMuch(let limit): "the files that this article shows are longer than \(limit / 1_048_576) MB together"
        case .noLines(let written): "‘\(written)’ names no lines"
        case .linesBeyondEnd(let name, let line, let count):
            "‘\(name)’ has no line \(line), the last is \(count)"
        case .missingRegion(let name, let file, _): "‘\(file)’ has no region ‘\(name)’"
        case .openRegion(let name, let file, let line):
            "the region ‘\(name)’ of ‘\(file)’ begins in line \(line) and does not end"
        case .repeatedRegion(let name, let file, let line, let other):
            "‘\(file)’ has two regions ‘\(name)’, in the lines \(line) and \(other)"
        }
    }

    var remedy: String? {
        switch self {
        case .noFile: "write ‘file=PATH’ as well, seen from the article"
        case .hasBody: "remove the text or ‘file=’"
        case .linesAndRegion: "remove one of them"
        case .missing(_, let nearest?), .missingRegion(_, _, let nearest?): "did you mean ‘\(nearest)’?"
        case .missing: "the path is seen from the article"
        case .outside: "show a file of the repository, by its path from the article"
        case .tooLarge: "show a smaller one"
        case .tooMuch: "show less of them"
        case .noLines: "write ‘lines=10-20’, ‘lines=10’ or ‘lines=10-’"
        case .missingRegion(let name, _, nil):
            "put its lines between comments ‘region: \(name)’ and ‘endregion’"
        case .openRegion: "end it with a comment ‘endregion’"
        case .repeatedRegion: "rename one of them"
        default: nil
        }
    }
}
