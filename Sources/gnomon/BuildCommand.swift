import Site
import SourceText

/// `gnomon build` and `gnomon check`: what they say while and after a site is built.
struct BuildCommand {
    let root: String
    let output: String
    let options: Builder.Options
    let format: Report.Format
    /// Whether to tell how long each stage took.
    var isTimed = false

    func run() throws(SystemFailure) -> Gnomon.Status {
        let clock = ContinuousClock()
        let start = clock.now
        var progress = Progress(start: start)
        var timing = Timing()
        var diagnostics: [Diagnostic] = []
        let builder = Builder(
            root: root, output: output, options: options, progress: { progress.show($0, of: $1) },
            enter: { timing.enter($0) })
        if !options.isChecking, !options.isDryRun { Stopping.sayOnSignals() }
        let result = Result { () throws(Builder.Stop) in try builder.build(diagnostics: &diagnostics) }
        progress.clear()
        if isTimed { Terminal.complain(timing.text) }
        switch result {
        case .success(let summary):
            try report(.done, diagnostics, summary: summary)
            if format == .text || format == .github { try say(summary, after: clock.now - start) }
            return .done
        case .failure(.contentErrors):
            try report(.contentErrors, diagnostics)
            let counts = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun in
                let count = diagnostics.count { $0.problem.severity == severity }
                return count == 0 ? nil : counted(count, noun)
            }
            let parts = [counts.joined(separator: ", "), options.isChecking ? nil : "nothing was written"]
            let sentence = parts.compactMap(\.self).joined(separator: ", ")
            Terminal.complain("gnomon: \(sentence); ‘gnomon explain CODE’ says more\n")
            return .contentErrors
        case .failure(.output(let problem)):
            let status: Gnomon.Status = problem.isWrongUsage ? .wrongUsage : .systemFailed
            try report(status, diagnostics, stop: Report.Stop(code: problem.code, sentence: problem.sentence))
            return status
        case .failure(.system(let failure)):
            let stop = Report.Stop(code: failure.code, sentence: failure.sentence)
            try report(.systemFailed, diagnostics, stop: stop)
            return .systemFailed
        }
    }

    private func report(
        _ status: Gnomon.Status, _ diagnostics: [Diagnostic], stop: Report.Stop? = nil, summary: Builder.Summary? = nil
    ) throws(SystemFailure) {
        let report = Report(
            of: options.isChecking ? "check" : "build", status: status, diagnostics: diagnostics, stop: stop,
            result: summary.map(facts))
        try report.print(as: format)
    }

    /// What a script may want to know of a build.
    private func facts(of summary: Builder.Summary) -> JSON {
        .object([
            ("output", .text(output)), ("dryRun", .flag(options.isDryRun)), ("pages", .number(summary.pages)),
            ("widgets", .number(summary.widgets)), ("unchanged", .number(summary.unchanged)),
            ("written", .list(summary.writtenFiles.map { .text($0) })),
            ("removed", .list(summary.removedFiles.map { .text($0) })), ("tidiedUp", .flag(summary.isTidiedUp)),
        ])
    }

    /// Says what was done, or would be.
    private func say(_ summary: Builder.Summary, after time: Duration) throws(SystemFailure) {
        if options.isChecking {
            try Terminal.print("\(counted(summary.pages, "page")), \(counted(summary.widgets, "widget")) checked\n")
            return
        }
        if options.isDryRun {
            let files =
                summary.writtenFiles.map { "write \($0)\n" } + summary.removedFiles.map { "remove \($0)\n" }
            let counts =
                "\(counted(summary.written, "file")) to write, \(summary.removed) to remove, \(summary.unchanged) unchanged"
            try Terminal.print("\(files.joined())\(counts) in \(output); this was a dry run\n")
            return
        }
        let parts = [
            "\(counted(summary.pages, "page")), \(counted(summary.widgets, "widget")) in \(output) after \(Terminal.text(time))",
            summary.written == 0 && summary.removed == 0 ? "nothing changed" : nil,
            summary.removed == 0 ? nil : "removed \(counted(summary.removed, "stale file"))",
            summary.isTidiedUp ? "cleared away what a stopped build had left" : nil,
        ]
        try Terminal.print(parts.compactMap(\.self).joined(separator: "; ") + "\n")
    }
}

/// `1 page`, `2 pages`.
private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Report {
    /// A report of this program, in the present folder.
    init(
        of command: String, status: Gnomon.Status, diagnostics: [Diagnostic] = [], stop: Stop? = nil,
        result: JSON? = nil
    ) {
        self.init(
            of: command, version: Gnomon.version, status: status.rawValue, diagnostics: diagnostics, stop: stop,
            result: result, explanations: .english, workingFolder: Terminal.workingFolder)
    }

    /// Text goes to standard error, beside what a command has to say; what programs read is alone on standard output.
    func print(as format: Format) throws(SystemFailure) {
        if format == .text { Terminal.complain(text(as: .text)) } else { try Terminal.print(text(as: format)) }
    }
}
