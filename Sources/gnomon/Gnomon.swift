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
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ words: [String]) -> Status {
        do throws(UsageError) {
            switch try Invocation(words) {
            case .help(let command): Terminal.print(command?.help ?? Command.overview)
            case .version: Terminal.print("gnomon 0.1.0 (libcmark \(Pipe.parserVersion))\n")
            case .build(let root, let output): return build(root, output)
            case .render(let isCommonMark): return render(isCommonMark)
            }
            return .done
        } catch {
            Terminal.complain("gnomon: \(error.sentence)\n")
            return .wrongUsage
        }
    }

    private static func build(_ root: String, _ output: String) -> Status {
        let clock = ContinuousClock()
        let start = clock.now
        var progress = Progress(start: start)
        var diagnostics: [Diagnostic] = []
        defer { Terminal.complain(diagnostics.inOrder.map(\.text).joined()) }
        do throws(Builder.Stop) {
            let builder = Builder(root: root, output: output) { progress.show($0, of: $1) }
            let summary = try builder.build(diagnostics: &diagnostics)
            progress.clear()
            let time = Terminal.text(clock.now - start)
            let changes = summary.changes.map { "; \($0)" } ?? ""
            Terminal.print(
                "\(counted(summary.pages, "page")), \(counted(summary.widgets, "widget")) in \(output) after \(time)\(changes)\n"
            )
            return .done
        } catch {
            progress.clear()
            switch error {
            case .contentErrors:
                let errors = diagnostics.count { $0.problem.severity == .error }
                diagnostics.report()
                Terminal.complain("gnomon: \(counted(errors, "error")), nothing was written\n")
                return .contentErrors
            case .foreignFile(let path):
                Terminal.complain(
                    """
                    gnomon: \(path) is not Gnomon’s, and \(output) would be replaced as a whole; \
                    name it under ‘keep’ in Content/site.yml, or choose another folder with --output

                    """)
                return .systemFailed
            case .system(let failure):
                Terminal.complain("gnomon: \(failure.sentence)\n")
                return .systemFailed
            }
        }
    }

    private static func render(_ isCommonMark: Bool) -> Status {
        do throws(SystemFailure) {
            var diagnostics: [Diagnostic] = []
            let text = try Pipe.standardInput()
            let html = Pipe.render(text, as: isCommonMark ? .commonMark : .fragment, diagnostics: &diagnostics)
            diagnostics.report()
            Terminal.print(html)
            return diagnostics.hasErrors ? .contentErrors : .done
        } catch {
            Terminal.complain("gnomon: \(error.sentence)\n")
            return .systemFailed
        }
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
