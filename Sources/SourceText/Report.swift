/// What a command has to say at its end: the same facts in every format.
public struct Report: Sendable {
    /// How a report is written.
    public enum Format: String, CaseIterable, Sendable {
        /// For a terminal.
        case text
        /// One object, for scripts.
        case json
        /// Workflow commands of GitHub Actions, which become annotations.
        case github
        /// SARIF 2.1.0, for code scanning.
        case sarif
    }

    /// What stopped a command and is not in the content: a folder that cannot be the output, a system that fails.
    public struct Stop: Sendable {
        /// A stable name, such as `foreign-file`.
        public let code: String
        /// One sentence without its full stop, with what to do about it.
        public let sentence: String

        /// What stopped a command.
        public init(code: String, sentence: String) {
            (self.code, self.sentence) = (code, sentence)
        }
    }

    /// The name of the command, such as `build`.
    public let command: String
    /// Gnomon's version, such as `0.1.0`.
    public let version: String
    /// The exit status.
    public let status: Int32
    /// What is wrong with the content, in the order in which an author goes through it.
    public let diagnostics: [Diagnostic]
    /// What stopped the command otherwise.
    public let stop: Stop?
    /// What the command did; nil if it did nothing.
    package let result: JSON?
    /// What the codes mean.
    public let explanations: Explanations

    /// A report of what happened.
    /// - Parameter workingFolder: The present folder from the top of the disk: paths below it are shown from there.
    package init(
        of command: String, version: String, status: Int32, diagnostics: [Diagnostic], stop: Stop? = nil,
        result: JSON? = nil, explanations: Explanations, workingFolder: String
    ) {
        (self.command, self.version, self.status, self.stop) = (command, version, status, stop)
        (self.result, self.explanations) = (result, explanations)
        self.diagnostics = diagnostics.map { $0.shown(from: workingFolder) }.inOrder
    }

    /// The report in a format.
    public func text(as format: Format) -> String {
        switch format {
        case .text: text
        case .json: json
        case .github: gitHub
        case .sarif: sarif
        }
    }

    /// How many problems of a severity there are.
    func count(_ severity: Severity) -> Int { diagnostics.count { $0.problem.severity == severity } }
}

extension Diagnostic {
    /// The same with a path from the present folder, where it lies below that.
    fileprivate func shown(from folder: String) -> Diagnostic {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        guard place.path.utf8.starts(with: prefix.utf8) else { return self }
        let path = String(decoding: place.path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        return Diagnostic(
            problem,
            at: Place(path: path, line: place.line, column: place.column, length: place.length, text: place.text))
    }

    /// What is wrong and what to do about it, in one line.
    var message: String {
        // Names and values can hold line breaks and what upsets a terminal.
        String(
            [problem.sentence, problem.remedy].compactMap(\.self).joined(separator: "; ")
                .map { $0.isControl ? "\u{FFFD}" : $0 })
    }
}

extension Place {
    /// The column after the last character that is meant, where more than one is.
    var endColumn: Int? {
        let end = min(column + length, text.count + 1)
        return end > column + 1 ? end : nil
    }

    /// Whether it is standard input.
    var isInput: Bool { path == "-" }
}
