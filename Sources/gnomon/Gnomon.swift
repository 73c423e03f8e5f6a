import Site
import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command line.
@main
enum Gnomon {
    /// How a run ends.
    enum Status: Int32 {
        case done = 0
        case contentErrors = 1
        case wrongUsage = 2
        case systemFailed = 3
    }

    static func main() {
        // A reader that goes away is seen by the failing write.
        signal(SIGPIPE, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ words: [String]) -> Status {
        let invocation: Invocation
        do throws(UsageError) {
            invocation = try Invocation(words)
        } catch {
            Terminal.complain("gnomon: \(error.sentence)\n")
            return .wrongUsage
        }
        do throws(SystemFailure) {
            switch invocation {
            case .help(let command): try Terminal.print(command?.help ?? Command.overview)
            case .version: try Terminal.print("gnomon 0.1.0 (libcmark \(Pipe.parserVersion))\n")
            case .build(let root, let output): return try build(root, output)
            case .render(let isCommonMark): return try render(isCommonMark)
            }
            return .done
        } catch {
            Terminal.complain("gnomon: \(error.sentence)\n")
            return .systemFailed
        }
    }

    private static func build(_ root: String, _ output: String) throws(SystemFailure) -> Status {
        let clock = ContinuousClock()
        let start = clock.now
        var progress = Progress(start: start)
        var diagnostics: [Diagnostic] = []
        defer { diagnostics.report() }
        let summary: Builder.Summary
        do throws(Builder.Stop) {
            let builder = Builder(root: root, output: output) { progress.show($0, of: $1) }
            summary = try builder.build(diagnostics: &diagnostics)
        } catch {
            progress.clear()
            switch error {
            case .contentErrors:
                let errors = diagnostics.count { $0.problem.severity == .error }
                diagnostics.report()
                Terminal.complain("gnomon: \(counted(errors, "error")), nothing was written\n")
                return .contentErrors
            case .output(let problem):
                Terminal.complain("gnomon: \(problem.sentence)\n")
                return problem.isWrongUsage ? .wrongUsage : .systemFailed
            case .system(let failure): throw failure
            }
        }
        progress.clear()
        let time = Terminal.text(clock.now - start)
        let changes = summary.changes.map { "; \($0)" } ?? ""
        try Terminal.print(
            "\(counted(summary.pages, "page")), \(counted(summary.widgets, "widget")) in \(output) after \(time)\(changes)\n"
        )
        return .done
    }

    private static func render(_ isCommonMark: Bool) throws(SystemFailure) -> Status {
        var diagnostics: [Diagnostic] = []
        let text = try Pipe.standardInput()
        let html = Pipe.render(text, as: isCommonMark ? .commonMark : .fragment, diagnostics: &diagnostics)
        let status: Status = diagnostics.hasErrors ? .contentErrors : .done
        diagnostics.report()
        try Terminal.print(html)
        return status
    }
}

/// `1 page`, `2 pages`.
private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Builder.Summary {
    /// What the build changed, if anything.
    fileprivate var changes: String? {
        switch (written, removed) {
        case (0, 0): "nothing changed"
        case (_, 0): nil
        default: "removed \(counted(removed, "stale file"))"
        }
    }
}

extension [Diagnostic] {
    /// Prints all of them, in order.
    fileprivate mutating func report() {
        Terminal.complain(inOrder.map(\.text).joined())
        removeAll()
    }
}
