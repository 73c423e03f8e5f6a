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
    static let version = "0.1.0"

    /// How a run ends.
    enum Status: Int32 {
        case done = 0
        /// The content has errors, or two sites differ.
        case contentErrors = 1
        case wrongUsage = 2
        case systemFailed = 3
    }

    static func main() {
        // A reader that goes away, and a file that may not grow further, are seen by the failing write.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ words: [String]) -> Status {
        do {
            switch try Invocation(words) {
            case .help(let command): try Terminal.print(command?.help ?? Command.overview)
            case .helpOfWidget(let kind): try Terminal.print(WidgetCommand.help(of: kind))
            case .version: try Terminal.print("gnomon \(version) (libcmark \(Pipe.parserVersion))\n")
            case .build(let root, let output, let options, let format, let isTimed):
                try SourceDate.check()
                return try BuildCommand(
                    root: root, output: output, options: options, format: format, isTimed: isTimed
                ).run()
            case .diff(let old, let new, let format): return try diff(old, new, format)
            case .explain(let code): try explain(code)
            case .render(let dialect, let isStrict, let format): return try render(dialect, isStrict, format)
            case .completions(let shell): try Terminal.print(shell.completions)
            case .man: try Terminal.print(Manual.page)
            case .new(let folder):
                guard try NewSite.make(in: folder) else { throw UsageError.notEmpty(folder: folder) }
                try Terminal.print("\(folder) is a site; next: gnomon build \(folder)\n")
            case .schema(let schema): try Terminal.print(schema?.document ?? SettingsSchemas.list)
            case .serve(let command): return try command.run()
            case .widget(let command): return try command.run()
            }
            return .done
        } catch let error as UsageError {
            Terminal.complain("gnomon: \(error.sentence)\n")
            return .wrongUsage
        } catch {
            Terminal.complain("gnomon: \((error as? SystemFailure)?.sentence ?? "\(error)")\n")
            return .systemFailed
        }
    }

    private static func diff(_ old: String, _ new: String, _ format: Report.Format) throws -> Status {
        switch Result(catching: { () throws(SiteDifference.Stop) in try SiteDifference(from: old, to: new) }) {
        case .success(let difference):
            let status: Status = difference.items.isEmpty ? .done : .contentErrors
            let report = Report(of: "diff", status: status, result: difference.json)
            try Terminal.print(format == .text ? difference.text : report.text(as: format))
            return status
        case .failure(let error):
            let stop = Report.Stop(code: error.code, sentence: error.sentence)
            try Report(of: "diff", status: .systemFailed, stop: stop).print(as: format)
            return .systemFailed
        }
    }

    private static func explain(_ code: String?) throws {
        let explanations = Explanations.english
        guard let code else {
            let width = explanations.all.map(\.code.count).max() ?? 0
            let lines = explanations.all.map { explanation in
                let blanks = String(repeating: " ", count: width - explanation.code.count + 2)
                return "\(explanation.code)\(blanks)\(explanation.summary)\n"
            }
            return try Terminal.print(lines.joined())
        }
        guard let explanation = explanations[code] else {
            throw UsageError.unknownCode(name: code, nearest: explanations.all.map(\.code).nearest(to: code))
        }
        try Terminal.print(explanation.text)
    }

    private static func render(_ dialect: Body.Dialect, _ isStrict: Bool, _ format: Report.Format) throws -> Status {
        var diagnostics: [Diagnostic] = []
        let text = try Pipe.standardInput()
        let html = Pipe.render(text, as: dialect, diagnostics: &diagnostics)
        let isFailure = diagnostics.hasErrors || isStrict && !diagnostics.isEmpty
        let status: Status = isFailure ? .contentErrors : .done
        // Standard output is for the HTML.
        Terminal.complain(Report(of: "render", status: status, diagnostics: diagnostics).text(as: format))
        try Terminal.print(html)
        return status
    }
}

/// SOURCE_DATE_EPOCH, by which reproducible builds are told the present time (reproducible-builds.org). Nothing that
/// Gnomon writes has the present time in it, so only a value that is none makes a difference.
enum SourceDate {
    /// Refuses a value that is no number: the specification wants a build to end there. An empty one counts as not set.
    static func check() throws(UsageError) {
        guard let value = getenv("SOURCE_DATE_EPOCH").map({ String(cString: $0) }), !value.isEmpty else { return }
        let isNumber = value.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int64(value) != nil
        if !isNumber { throw .sourceDate(value) }
    }
}
