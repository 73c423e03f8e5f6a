import SourceText

/// What a user wants, read from the words of the command line.
enum Invocation {
    case help(Command?)
    case version
    case build(root: String, output: String)
    case render(isCommonMark: Bool)

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
        if rest.contains("--help") || rest.contains("-h") {
            self = .help(command)
            return
        }
        let arguments = try Arguments(rest, of: command)
        switch command.name {
        case "build":
            try arguments.refuse(after: 1, of: command)
            // An empty word is what a shell makes of a variable that is not set.
            guard let root = (arguments.free.first ?? ".").asPath else {
                throw .missingValue(option: command.name, value: "ROOT")
            }
            let ownOutput = root == "." ? "Site" : root.hasSuffix("/") ? "\(root)Site" : "\(root)/Site"
            self = .build(root: root, output: arguments.values["--output"] ?? ownOutput)
        default:
            try arguments.refuse(after: 0, of: command)
            self = .render(isCommonMark: arguments.flags.contains("--commonmark"))
        }
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

    /// Refuses words that mean nothing to a command.
    func refuse(after count: Int, of command: Command) throws(UsageError) {
        if free.count > count { throw .surplus(word: free[count], command: command.name) }
    }
}

extension String {
    /// The path as messages show it: `./docs/` is `docs`, `./` is `.`. Nil if there is none.
    fileprivate var asPath: String? {
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

    var sentence: String {
        switch self {
        case .unknown(let kind, let name, let nearest?): "there is no \(kind) ‘\(name)’; did you mean ‘\(nearest)’?"
        case .unknown(let kind, let name, nil): "there is no \(kind) ‘\(name)’; ‘gnomon --help’ lists what there is"
        case .missingValue(let option, let value): "\(option) wants a \(value) after it"
        case .surplusValue(let option): "\(option) is there or not; it takes no value"
        case .surplus(let word, let command): "\(command) has no use for ‘\(word)’; see ‘gnomon help \(command)’"
        }
    }
}
