import Site
import SourceText
import Widgets

/// What a user wants, read from the words of the command line.
enum Invocation {
    case help(Command?)
    case version
    case build(root: String, output: String, options: Builder.Options, format: Report.Format, isTimed: Bool)
    case diff(old: String, new: String, format: Report.Format)
    case explain(code: String?)
    case render(dialect: Body.Dialect, isStrict: Bool, format: Report.Format)
    case completions(Shell)
    case man
    case new(String)
    case schema(SettingsSchemas.Entry?)
    case serve(ServeCommand)
    case widget(WidgetCommand)
    case helpOfWidget(any Widget.Type)

    /// Reads the words after the program's name.
    init(_ words: [String]) throws(UsageError) {
        guard let first = words.first, first != "--help", first != "-h" else {
            self = .help(nil)
            return
        }
        if first == "--version" {
            self = .version
            return
        }
        if first == "help" {
            self = .help(try words.dropFirst().first.map(Self.command))
            return
        }
        let command = try Self.command(named: first)
        let rest = Array(words.dropFirst())
        if Self.asksForHelp(rest, of: command) {
            let kind = command.name == "widget" ? rest.lazy.compactMap(Widgets.kind).first : nil
            self = kind.map { .helpOfWidget($0) } ?? .help(command)
            return
        }
        // It has the options of its kind beside its own.
        if command.name == "widget" {
            self = .widget(try WidgetCommand(rest, of: command))
            return
        }
        let arguments = try Arguments(rest, of: command)
        switch command.name {
        case "build", "check":
            let root = try arguments.root(of: command)
            let ownOutput = root == "." ? "Site" : root.hasSuffix("/") ? "\(root)Site" : "\(root)/Site"
            var options = Builder.Options()
            options.isChecking = command.name == "check"
            options.isStrict = arguments.flags.contains("--strict")
            options.isDryRun = options.isChecking || arguments.flags.contains("--dry-run")
            options.isCompressing = arguments.flags.contains("--compress")
            options.jobs = try arguments.number("--jobs", in: 1...1000)
            options.hasGallery = arguments.flags.contains("--gallery")
            self = .build(
                root: root, output: arguments.values["--output"] ?? ownOutput, options: options,
                format: try arguments.format(), isTimed: arguments.flags.contains("--timing"))
        case "diff":
            try arguments.refuse(after: 2, of: command)
            let folders = arguments.free.compactMap(\.asPath)
            guard folders.count == 2 else {
                throw .missingValue(
                    option: command.name, value: folders.isEmpty ? "folder OLD and one NEW" : "folder NEW")
            }
            self = .diff(old: folders[0], new: folders[1], format: try arguments.format(of: [.text, .json]))
        case "explain":
            try arguments.refuse(after: 1, of: command)
            self = .explain(code: arguments.free.first)
        case "completions":
            self = .completions(Shell(rawValue: try arguments.choice(of: command, called: "shell")) ?? .bash)
        case "serve":
            self = .serve(try ServeCommand(arguments, of: command))
        case "man":
            try arguments.refuse(after: 0, of: command)
            self = .man
        case "new":
            try arguments.refuse(after: 1, of: command)
            guard let folder = arguments.free.first?.asPath else {
                throw .missingValue(option: command.name, value: "folder DIR")
            }
            self = .new(folder)
        case "schema":
            let name = arguments.free.isEmpty ? nil : try arguments.choice(of: command, called: "schema")
            self = .schema(SettingsSchemas.all.first { $0.name == name })
        default:
            try arguments.refuse(after: 0, of: command)
            let flags = arguments.flags
            guard !flags.isSuperset(of: ["--commonmark", "--gfm"]) else {
                throw .surplus(word: "--gfm", command: command.name)
            }
            self = .render(
                dialect: flags.contains("--commonmark") ? .commonMark : flags.contains("--gfm") ? .gitHub : .fragment,
                isStrict: flags.contains("--strict"), format: try arguments.format())
        }
    }

    /// Whether help is asked for. Widgets have an option of that name, so there `--help` comes first or last.
    private static func asksForHelp(_ words: [String], of command: Command) -> Bool {
        let places = command.name == "widget" ? [words.first, words.last].compactMap(\.self) : words
        return places.contains("--help") || places.contains("-h")
    }

    private static func command(named name: String) throws(UsageError) -> Command {
        if let command = Command.all.first(where: { $0.name == name }) { return command }
        let names = Command.all.map(\.name) + ["help", "--help", "--version"]
        throw .unknown(kind: name.hasPrefix("-") ? "option" : "command", name: name, nearest: names.nearest(to: name))
    }
}

/// The words after a command, sorted.
struct Arguments {
    var values: [String: String] = [:]
    var flags: Set<String> = []
    var free: [String] = []

    init(_ words: [String], of command: Command) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                free.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let options = command.options + [Command.helpOption]
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw .unknown(kind: "option", name: parts[0], nearest: options.map(\.name).nearest(to: parts[0]))
            }
            guard let value = option.value else {
                guard parts.count == 1 else { throw .surplusValue(option: option.name) }
                flags.insert(option.name)
                continue
            }
            guard let given = (parts.count == 2 ? parts[1] : rest.popFirst())?.asPath else {
                throw .missingValue(option: option.name, value: value)
            }
            values[option.name] = given
        }
    }

    /// The one folder that a command may be given.
    func root(of command: Command) throws(UsageError) -> String {
        try refuse(after: 1, of: command)
        // An empty word is what a shell makes of a variable that is not set.
        guard let root = (free.first ?? ".").asPath else {
            throw .missingValue(option: command.name, value: "ROOT")
        }
        return root
    }

    /// The one word that a command has to be given, one of a few.
    func choice(of command: Command, called noun: String) throws(UsageError) -> String {
        try refuse(after: 1, of: command)
        let operand = command.operands[0]
        guard let word = free.first, !word.isEmpty else {
            throw .missingValue(option: command.name, value: operand.name)
        }
        guard operand.choices.contains(word) else {
            throw .unknownWord(
                kind: noun, name: word, nearest: operand.choices.nearest(to: word), command: command.name)
        }
        return word
    }

    /// The format of the report.
    func format(of formats: [Report.Format] = Report.Format.allCases) throws(UsageError) -> Report.Format {
        guard let name = values["--format"] else { return .text }
        if let format = formats.first(where: { $0.rawValue == name }) { return format }
        throw .unknownFormat(name: name, formats: formats.map(\.rawValue))
    }

    /// The whole number that an option is given; nil without it.
    func number(_ option: String, in allowed: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = values[option] else { return nil }
        if let number = Int(text), allowed.contains(number) { return number }
        throw .noNumber(option: option, allowed: allowed, written: text)
    }

    /// Refuses words that mean nothing to a command.
    func refuse(after count: Int, of command: Command) throws(UsageError) {
        if free.count > count { throw .surplus(word: free[count], command: command.name) }
    }
}

extension String {
    /// The path as messages show it: `./docs/` is `docs`, `./` is `.`. Nil if there is none.
    var asPath: String? {
        guard !isEmpty else { return nil }
        let parts = split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }.joined(separator: "/")
        return utf8.first == UInt8(ascii: "/") ? "/\(parts)" : parts.isEmpty ? "." : parts
    }
}

/// What can be wrong with a command line.
enum UsageError: Error, Equatable {
    case unknown(kind: String, name: String, nearest: String?)
    case missingValue(option: String, value: String)
    case surplusValue(option: String)
    case surplus(word: String, command: String)
    case unknownFormat(name: String, formats: [String])
    case unknownCode(name: String, nearest: String?)
    case sourceDate(String)
    case unknownWord(kind: String, name: String, nearest: String?, command: String)
    case repeated(option: String)
    case forFragments(option: String)
    case noPicture(kind: String)
    case noNumber(option: String, allowed: ClosedRange<Int>, written: String)
    case notEmpty(folder: String)

    var sentence: String {
        switch self {
        case .unknown(let kind, let name, let nearest?): "there is no \(kind) ‘\(name)’; did you mean ‘\(nearest)’?"
        case .unknown(let kind, let name, nil): "there is no \(kind) ‘\(name)’; ‘gnomon --help’ lists what there is"
        case .missingValue(let option, let value): "\(option) wants a \(value) after it"
        case .surplusValue(let option): "\(option) is there or not; it takes no value"
        case .unknownFormat(let name, let formats):
            if let nearest = formats.nearest(to: name) {
                "there is no format ‘\(name)’; did you mean ‘\(nearest)’?"
            } else {
                "there is no format ‘\(name)’; the formats are \(formats.joined(separator: ", "))"
            }
        case .unknownCode(let name, let nearest?): "there is no code ‘\(name)’; did you mean ‘\(nearest)’?"
        case .unknownCode(let name, nil): "there is no code ‘\(name)’; ‘gnomon explain’ lists what there is"
        case .sourceDate(let text):
            """
            SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, such as 1767225600, not ‘\(text)’; correct \
            it or unset it
            """
        case .unknownWord(let kind, let name, let nearest?, _):
            "there is no \(kind) ‘\(name)’; did you mean ‘\(nearest)’?"
        case .unknownWord(let kind, let name, nil, let command):
            "there is no \(kind) ‘\(name)’; ‘gnomon help \(command)’ lists what there is"
        case .repeated(let option): "\(option) is given twice; keep one of them"
        case .forFragments(let option): "\(option) goes with ‘--format fragment’ only"
        case .noPicture(let kind): "\(kind) has no picture; see ‘gnomon help widget’ for the other formats"
        case .noNumber(let option, let allowed, let text):
            "\(option) wants a number from \(allowed.lowerBound) to \(allowed.upperBound), not ‘\(text)’"
        case .notEmpty(let folder): "‘\(folder)’ is there already and not an empty folder; name another"
        case .surplus(let word, let command): "\(command) has no use for ‘\(word)’; see ‘gnomon help \(command)’"
        }
    }
}
