/// What a template is filled in with.
///
///     let page: TemplateValue = ["title": "Clocks & dials", "draft": false, "tags": ["time", "wood"]]
///
/// There is no case for numbers: how one is written is decided where it is known what it counts, so it arrives as text.
public enum TemplateValue: Sendable, Equatable {
    /// Text of any kind. `{{x}}` escapes it for HTML (`&`, `<`, `>` and both quotes), `{{{x}}}` does not. A section takes
    /// empty text as false.
    case text(String)
    /// UTF-8 that is HTML already: written as it is by `{{x}}` too. A section takes it as false when empty.
    case markup([UInt8])
    /// Written as `true` or `false`.
    case flag(Bool)
    /// A section goes through it from first to last; when empty, an inverted section is written instead.
    case list([TemplateValue])
    /// Named values. A section has them at hand inside, and takes even an empty object as true.
    case object([String: TemplateValue])

    /// Whether `{{#x}}` writes what it holds.
    var isTrue: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .markup(let bytes): !bytes.isEmpty
        case .flag(let isTrue): isTrue
        case .list(let items): !items.isEmpty
        case .object: true
        }
    }
}

extension TemplateValue: ExpressibleByStringInterpolation {
    /// Text, not markup.
    public init(stringLiteral text: String) { self = .text(text) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    /// A flag.
    public init(booleanLiteral isTrue: Bool) { self = .flag(isTrue) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    /// The text of a whole number: `-12` is `"-12"`, and `0` is true like every other text that is not empty.
    public init(integerLiteral number: Int) { self = .text(String(number)) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    /// A list.
    public init(arrayLiteral items: TemplateValue...) { self = .list(items) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// An object; of two values with the same name the later counts.
    public init(dictionaryLiteral values: (String, TemplateValue)...) {
        self = .object(Dictionary(values) { _, later in later })
    }
}
