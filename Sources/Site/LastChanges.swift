import SourceText

/// The day on which each article last changed, from the history that git has of it. Nothing else is asked: no clock, no
/// time zone and no file time of the machine.
struct LastChanges: Sendable {
    /// Days such as `2026-02-28`, by paths in Content. What is not committed has none.
    private(set) var days: [SitePath: String] = [:]
    /// What was asked for, and what the last commit was.
    private var key = ""
    private var articles: [SitePath] = []

    /// Nothing known.
    init() {}

    /// The day on which a file last changed; nil if that is not known.
    subscript(_ path: SitePath) -> String? { days[path] }

    /// Asks git about articles: once for the state of its clone, and once for the history of all of them.
    /// - Parameters:
    ///   - place: Where it is set that this is asked.
    ///   - before: What was known before: as long as no commit is added, the answer is the same.
    init(
        of articles: [SitePath], in folder: String, setAt place: Place, before: LastChanges,
        diagnostics: inout [Diagnostic]
    ) throws(SystemFailure) {
        let git = Git(folder: folder)
        var answer: [UInt8] = []
        let end = try git.run(["rev-parse", "--is-shallow-repository", "HEAD"], withComplaints: true) { piece in
            answer += piece
            return answer.count < 65_536 ? .more : .enough
        }
        let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
        // Complaints, which it does not hold back, may come first.
        switch (end, lines.first { $0 == "true" || $0 == "false" }) {
        case (.notThere, _): diagnostics.append(Diagnostic(HistoryProblem.noGit, at: place))
        case (_, "true"): diagnostics.append(Diagnostic(HistoryProblem.shallowClone, at: place))
        case (.done, "false"):
            let key = ([folder] + lines.map(String.init)).joined(separator: "\n")
            guard before.key != key || before.articles != articles else {
                self = before
                return
            }
            var history = History(of: articles)
            let end = try git.run(Self.arguments) { history.read($0) }
            if end == .failed {
                diagnostics.append(Diagnostic(HistoryProblem.noHistory(reason: "git log failed"), at: place))
                return
            }
            days = history.days
            (self.key, self.articles) = (key, articles)
        // A repository without a commit: nothing has changed yet.
        case (_, "false"): break
        default:
            diagnostics.append(Diagnostic(HistoryProblem.noHistory(reason: lines.first.map(String.init)), at: place))
        }
    }

    /// The history of a folder, the latest commit first, of each the day and then the files that it changed.
    ///
    /// The day is that of the author: it says when a text was written, and stays when commits are moved to another branch,
    /// while a committer's would become that of the move. It is the day in the time zone that the commit has with it, which
    /// is the author's own day and the same on each machine. What a merge brings together, its parents have changed.
    private static let arguments = [
        "--no-pager", "-c", "log.showSignature=false", "-c", "log.showRoot=true", "log", "-z", "--format=%x01%ad",
        "--date=format:%Y-%m-%d", "--name-only", "--no-renames", "--no-ext-diff", "--no-color", "--no-notes",
        "--no-follow", "--relative", "HEAD", "--", ".",
    ]
}

/// Reads the history of a folder as it comes, in pieces of any size.
struct History {
    private var wanted: Set<SitePath>
    private(set) var days: [SitePath: String] = [:]
    private var day = ""
    private var rest: [UInt8] = []

    /// - Parameter files: Those whose last changes are looked for.
    init(of files: [SitePath]) { wanted = Set(files) }

    /// Reads on. Parts end in a byte 0: the day of a commit behind a byte 1, and the paths of the files that it changed, the
    /// first behind a line feed.
    mutating func read(_ piece: ArraySlice<UInt8>) -> Git.Next {
        var start = piece.startIndex
        while let end = piece[start...].firstIndex(of: 0) {
            read(part: rest + piece[start..<end])
            rest.removeAll(keepingCapacity: true)
            start = end + 1
        }
        rest += piece[start...]
        return wanted.isEmpty ? .enough : .more
    }

    private mutating func read(part: [UInt8]) {
        var part = part[...]
        if part.first == 1 {
            let end = part.firstIndex(of: UInt8(ascii: "\n")) ?? part.endIndex
            day = String(decoding: part[part.index(after: part.startIndex)..<end], as: UTF8.self)
            part = part[end...]
        }
        if part.first == UInt8(ascii: "\n") { part = part.dropFirst() }
        guard !part.isEmpty, let path = wanted.remove(SitePath(String(decoding: part, as: UTF8.self))) else { return }
        days[path] = day
    }
}

/// Why it is not known when articles changed.
enum HistoryProblem: Problem, Equatable {
    /// A clone that has the latest commits alone.
    case shallowClone
    /// No program git.
    case noGit
    /// Git has no history of the folder, and what it says about that.
    case noHistory(reason: String?)

    var code: String {
        switch self {
        case .shallowClone: "shallow-clone"
        case .noGit, .noHistory: "no-history"
        }
    }

    var severity: Severity {
        switch self {
        case .shallowClone, .noGit, .noHistory: .warning
        }
    }

    var sentence: String {
        switch self {
        case .shallowClone: "this is a shallow clone, so it is not known when articles changed"
        case .noGit: "there is no git to say when articles changed"
        case .noHistory(let reason?): "git does not say when articles changed: \(reason)"
        case .noHistory(nil): "git does not say when articles changed"
        }
    }

    var remedy: String? {
        switch self {
        case .shallowClone: "clone the whole history: ‘fetch-depth: 0’ on GitHub, ‘GIT_DEPTH: 0’ on GitLab"
        case .noGit: "install git, or take ‘last-changed’ out"
        case .noHistory: "build in a clone of the repository, or take ‘last-changed’ out"
        }
    }
}
