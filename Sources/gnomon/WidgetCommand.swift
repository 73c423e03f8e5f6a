import Site
import SourceText
import Widgets

/// `gnomon widget`: a widget for places that Gnomon does not make.
struct WidgetCommand {
    private let kind: any Widget.Type
    private let options: [SettingNode.Entry]
    /// The command as it was written, so that a message can show what is wrong with it.
    private let source: SourceFile
    private let language: String
    private let format: WidgetExport.Format
    private let base: String?
    private let assets: String?
    private let output: String?

    /// Sorts the words after the command into its own options and those of the kind; the latter are checked when it runs.
    init(_ words: [String], of command: Command) throws(UsageError) {
        let source = SourceFile(path: "command line", text: (["gnomon", command.name] + words).joined(separator: " "))
        var offset = "gnomon \(command.name) ".utf8.count
        var own: [String: String] = [:]
        var given: [SettingNode.Entry] = []
        var names: [String] = []
        var kinds: [any Widget.Type] = []
        var rest = words[...]
        func next() -> (word: String, offset: Int)? {
            guard let word = rest.popFirst() else { return nil }
            defer { offset += word.utf8.count + 1 }
            return (word, offset)
        }
        while let (word, start) = next() {
            guard word.hasPrefix("-") else {
                guard kinds.isEmpty else { throw .surplus(word: word, command: command.name) }
                kinds.append(try Self.kind(named: word, of: command))
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            guard !names.contains(name) else { throw .repeated(option: name) }
            names.append(name)
            let value = parts.count == 2 ? (parts[1], start + name.utf8.count + 1) : next()
            if let option = command.options.first(where: { $0.name == name }) {
                guard let value, !value.0.isEmpty else {
                    throw .missingValue(option: name, value: option.value ?? "value")
                }
                own[name] = value.0
                continue
            }
            guard name.hasPrefix("--") else { throw .unknown(kind: "option", name: name, nearest: nil) }
            let end = value?.1 ?? source.bytes.count
            let text = value?.0 ?? ""
            given.append(
                SettingNode.Entry(
                    name: String(name.dropFirst(2)),
                    place: source.place(at: start + 2, length: name.count - 2),
                    value: .text(text, isQuoted: !text.isEmpty, source.place(at: end, length: text.count))))
        }
        guard let kind = kinds.first else { throw .missingValue(option: command.name, value: "NAME") }
        try Self.refuseMisspelt(given, kind, command)
        self.kind = kind
        self.source = source
        options = given
        language = try Self.choice("--language", own, of: command) ?? "en"
        format = try Self.choice("--format", own, of: command).flatMap(WidgetExport.Format.init) ?? .html
        for option in ["--base", "--assets"] where own[option] != nil && format != .fragment {
            throw .forFragments(option: option)
        }
        base = own["--base"]
        assets = own["--assets"]?.asPath
        output = own["--output"]?.asPath
    }

    private static func kind(named name: String, of command: Command) throws(UsageError) -> any Widget.Type {
        if let kind = Widgets.kind(named: name) { return kind }
        let nearest = Widgets.kinds.map { $0.name }.nearest(to: name)
        throw .unknownWord(kind: "widget", name: name, nearest: nearest, command: command.name)
    }

    /// An option that is most like one of the command's own is meant as such.
    private static func refuseMisspelt(
        _ options: [SettingNode.Entry], _ kind: any Widget.Type, _ command: Command
    ) throws(UsageError) {
        let own = command.options.map { String($0.name.dropFirst(2)) }
        let all = kind.options.map(\.name) + own
        for option in options where !all.contains(option.name) {
            guard let nearest = all.nearest(to: option.name), own.contains(nearest) else { continue }
            throw .unknown(kind: "option", name: "--\(option.name)", nearest: "--\(nearest)")
        }
    }

    private static func choice(
        _ name: String, _ values: [String: String], of command: Command
    ) throws(UsageError) -> String? {
        guard let value = values[name], let choices = command.options.first(where: { $0.name == name })?.choices
        else { return nil }
        guard choices.contains(value) else {
            throw .unknownWord(
                kind: String(name.dropFirst(2)), name: value, nearest: choices.nearest(to: value), command: command.name
            )
        }
        return value
    }

    func run() throws -> Gnomon.Status {
        var diagnostics: [Diagnostic] = []
        let export = WidgetExport(
            of: kind, options, at: source.place(at: 0), language: language, diagnostics: &diagnostics)
        // What is wrong is the command.
        let status: Gnomon.Status = diagnostics.hasErrors ? .wrongUsage : .done
        try Report(of: "widget", status: status, diagnostics: diagnostics).print(as: .text)
        guard status == .done else { return status }
        let bytes: [UInt8]
        switch format {
        case .html: bytes = try export.page()
        case .svg:
            guard let picture = export.picture else { throw UsageError.noPicture(kind: kind.name) }
            bytes = picture
        case .fragment:
            let folder = assets.map { WidgetExport.address(of: $0, from: output) }
            bytes = export.fragment(base: base.map { $0.hasSuffix("/") ? $0 : "\($0)/" } ?? folder ?? "")
            if let assets { try WidgetExport.write(export.assets, into: assets) }
        }
        if let output { try WidgetExport.write(bytes, to: output) } else { try Terminal.print(bytes) }
        return status
    }

    /// The command's help with the options of one kind.
    static func help(of kind: any Widget.Type) -> String {
        let width = (kind.options.map(\.name.count).max() ?? 0) + 4
        let lines = kind.options.map { option in
            let initial = option.initialText.isEmpty ? "" : " (\(option.initialText))"
            let blanks = String(repeating: " ", count: width - option.name.count)
            let values = option.choices.map { $0.count <= 12 ? $0.joined(separator: ", ") : option.noun } ?? option.noun
            let indent = String(repeating: " ", count: width + 4)
            return "  --\(option.name)\(blanks)\(option.summary)\n\(indent)\(values)\(initial)\n"
        }
        let command = Command.all.first { $0.name == "widget" }
        return "\(command?.help ?? "")\nOptions of \(kind.name):\n\(lines.joined())"
    }
}
