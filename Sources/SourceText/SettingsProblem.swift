/// What can be wrong with settings: site.yml, front matter and the options of directives.
enum SettingsProblem: Problem, Equatable {
    /// What libyaml stumbled over.
    enum Cause: Sendable, Equatable {
        /// A colon within a value.
        case colon
        /// A tab where YAML wants spaces.
        case tab
        /// A character that means something to YAML.
        case character(Character)
        /// A quotation mark or a bracket without its partner.
        case open(Character)
        /// In libyaml's own words.
        case other(String)
    }

    /// A name that the schema does not have.
    case unknown(subject: String, noun: String, name: String, nearest: String?)
    /// The same name twice.
    case repeated(name: String, firstLine: Int)
    /// A value of another form than the schema wants.
    case mismatch(name: String, written: String, wanted: String, nearest: String? = nil)
    /// Not YAML.
    case syntax(Cause)
    /// YAML, but no `name: value`.
    case notMapping
    /// `[a]: b`.
    case nameIsNotText
    /// `&anchor`, `*alias` or `!tag`.
    case anchor
    /// A character that nobody sees.
    case controlCharacter
    /// A second document after `---`.
    case severalDocuments
    /// More brackets than anybody needs.
    case tooDeep(limit: Int)
    /// Longer than anybody needs, in bytes.
    case tooLarge(limit: Int)

    var code: String {
        switch self {
        case .unknown(_, let noun, _, _): "unknown-\(noun)"
        case .repeated: "repeated-name"
        case .mismatch: "wrong-value"
        case .syntax: "yaml-syntax"
        case .notMapping, .nameIsNotText: "yaml-not-mapping"
        case .anchor: "yaml-anchor"
        case .controlCharacter: "control-character"
        case .severalDocuments: "yaml-several-documents"
        case .tooDeep, .tooLarge: "settings-too-large"
        }
    }

    var sentence: String {
        switch self {
        case .unknown(let subject, let noun, let name, _):
            "\(subject) has no \(noun) ‘\(name)’"
        case .repeated(let name, let line):
            "‘\(name)’ is set a second time, first on line \(line)"
        case .mismatch(let name, "", let wanted, _):
            "\(name) must be \(wanted), and nothing is written"
        case .mismatch(let name, let written, let wanted, _):
            "\(name) must be \(wanted), not ‘\(written)’"
        case .syntax(.colon):
            "a second colon in the line: the value is cut in two"
        case .syntax(.tab):
            "a tab where YAML takes spaces"
        case .syntax(.character(let character)):
            "‘\(character)’ has a meaning of its own in YAML and cannot stand here as it is"
        case .syntax(.open(let character)):
            "‘\(character)’ opens here and is not closed"
        case .syntax(.other(let problem)):
            "this is not YAML: \(problem)"
        case .notMapping:
            "here go lines such as ‘name: value’"
        case .nameIsNotText:
            "a name must be a word, not a list or a mapping"
        case .anchor:
            "YAML’s anchors, aliases and tags have no meaning here"
        case .controlCharacter:
            "a control character"
        case .severalDocuments:
            "a second YAML document begins here"
        case .tooDeep(let limit):
            "nested more than \(limit) levels deep"
        case .tooLarge(let limit):
            "settings longer than \(limit / 1024) KB"
        }
    }

    var remedy: String? {
        switch self {
        case .unknown(_, _, _, let nearest?), .mismatch(_, _, _, let nearest?): "did you mean ‘\(nearest)’?"
        case .repeated: "keep one of them"
        case .syntax(.colon): "put the value in quotes, as in ‘title: \"Time: a story\"’"
        case .syntax(.tab): "use spaces"
        case .syntax(.character): "put the value in quotes"
        case .syntax(.open("[")): "close it with ‘]’"
        case .syntax(.open("{")): "close it with ‘}’"
        case .syntax(.open(let character)): "close it with ‘\(character)’"
        case .notMapping: "write a name, a colon, a space and a value"
        case .anchor: "put the value in quotes if it begins with ‘&’, ‘*’ or ‘!’, or write it out each time"
        case .controlCharacter: "take it out"
        case .severalDocuments: "keep one"
        default: nil
        }
    }
}
