import Preview
import Site
import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `gnomon serve`: what it says, and to whom.
struct ServeCommand {
    private let options: Preview.Options
    private let opens: Bool

    init(_ arguments: Arguments, of command: Command) throws(UsageError) {
        var options = Preview.Options(root: try arguments.root(of: command))
        options.port = try arguments.number("--port", in: 0...65535)
        options.host = arguments.values["--host"] ?? options.host
        options.allowedHosts =
            arguments.values["--allow-host"]?.split(separator: ",").map { String($0) } ?? []
        options.includesDrafts = !arguments.flags.contains("--no-drafts")
        options.isPolling = arguments.flags.contains("--poll")
        self.options = options
        opens = arguments.flags.contains("--open")
    }

    func run() throws -> Gnomon.Status {
        let voice = Preview.Voice(
            tell: { try? Self.say($0) },
            report: { diagnostics, stop in Self.report(diagnostics, stop).text(as: .text) })
        let preview = try Preview(options, voice: voice)
        do throws(Preview.Stop) {
            try preview.run { if opens { Self.open($0) } }
            return .done
        } catch {
            Terminal.complain("gnomon: \(error.sentence)\n")
            return .systemFailed
        }
    }

    private static func report(_ diagnostics: [Diagnostic], _ stop: Builder.Stop?) -> Report {
        let reason: Report.Stop? =
            switch stop {
            case .system(let failure): Report.Stop(code: failure.code, sentence: failure.sentence)
            case .output(let problem): Report.Stop(code: problem.code, sentence: problem.sentence)
            case .contentErrors, nil: nil
            }
        return Report(
            of: "serve", status: stop == nil ? .done : .contentErrors, diagnostics: diagnostics, stop: reason)
    }

    private static func say(_ news: Preview.News) throws(SystemFailure) {
        switch news {
        case .serving(let address): try Terminal.print("Serving \(address) until Ctrl-C\n")
        case .built(let pages, let warnings):
            Terminal.complain(report(warnings, nil).text(as: .text))
            try Terminal.print("Built \(pages) page\(pages == 1 ? "" : "s")\n")
        case .failed(let report, let hasPages):
            Terminal.complain(report)
            try Terminal.print("\(hasPages ? "The last good pages stay" : "No page is shown") until that is mended\n")
        case .isPublic(let host):
            Terminal.complain(
                "gnomon: warning: whoever reaches this machine at \(host) can read the site, drafts too\n")
        case .polling:
            Terminal.complain(
                "gnomon: warning: the system does not tell what changes, so Gnomon looks every second\n")
        }
    }

    /// Opens an address in the browser of the desktop; where there is none, the address stands in the terminal.
    private static func open(_ address: String) {
        #if canImport(Darwin)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
        defer { for word in words { free(word) } }
        var process = pid_t()
        // Nobody waits for it: the system forgets it by itself.
        signal(SIGCHLD, SIG_IGN)
        if posix_spawnp(&process, program, nil, nil, &words, environ) != 0 {
            Terminal.complain("gnomon: warning: there is no \(program) to open \(address) with\n")
        }
    }
}

extension Preview.Stop {
    var sentence: String {
        switch self {
        case .portTaken(let port): "port \(port) is taken by another program; name another with --port"
        case .cannotListen(let host, let port, let reason): "cannot listen at \(host), port \(port): \(reason)"
        }
    }
}
