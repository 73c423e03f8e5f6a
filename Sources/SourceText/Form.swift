/// What a setting's value has to look like: how it is read, said and offered.
public struct Form<Value: Sendable>: Sendable {
    /// What goes after “must be”, such as `a whole number from 1 to 60`.
    public let noun: String
    /// The values to choose from, where they can be counted.
    public let choices: [String]?
    /// What a JSON Schema says of it.
    public let schema: FormSchema
    private let read: @Sendable (SettingNode) -> Value?

    /// A form of one piece of text.
    /// - Parameters:
    ///   - noun: What goes after “must be”.
    ///   - choices: The values to choose from, where they can be counted.
    ///   - read: The value that a text stands for, or nil if it stands for none.
    public init(_ noun: String, choices: [String]? = nil, read: @escaping @Sendable (String) -> Value?) {
        let schema = choices.map { FormSchema(choices: $0) } ?? FormSchema(.words)
        self.init(noun, choices: choices, schema: schema, read: read)
    }

    /// A form of one piece of text.
    /// - Parameter schema: What a JSON Schema says of it.
    package init(
        _ noun: String, choices: [String]? = nil, schema: FormSchema, read: @escaping @Sendable (String) -> Value?
    ) {
        self.init(noun, choices: choices, schema: schema) { (node: SettingNode) in
            if case .text(let text, _, _) = node { read(text) } else { nil }
        }
    }

    /// A form that need not be one piece of text.
    init(
        _ noun: String, choices: [String]? = nil, schema: FormSchema,
        node: @escaping @Sendable (SettingNode) -> Value?
    ) {
        (self.noun, self.choices, self.schema, read) = (noun, choices, schema, node)
    }

    /// The value that a piece of YAML stands for, or nil if it stands for none.
    func value(of node: SettingNode) -> Value? { read(node) }

    /// The same form for a setting that may be left out.
    public var optional: Form<Value?> {
        let read = read
        return Form<Value?>(noun, choices: choices, schema: schema) { (node: SettingNode) in
            read(node).map { .some($0) }
        }
    }
}

extension Form<String> {
    /// Any text at all.
    public static let text = Form("text") { (text: String) in text }

    /// Text that says something.
    public static let words = Form(
        "text that is not empty", schema: FormSchema(.words, [("pattern", .text("[^\\s]"))])
    ) { (text: String) in
        text.allSatisfy(\.isWhitespace) ? nil : text
    }
}

extension Form<Bool> {
    /// `true` or `false`.
    public static let flag = Form("true or false", choices: ["true", "false"], schema: FormSchema(.flag)) {
        (text: String) in
        switch text {
        case "true": true
        case "false": false
        default: nil
        }
    }
}

extension Form<Int> {
    /// A whole number within bounds, in decimal digits.
    public static func number(_ range: ClosedRange<Int>) -> Form {
        Form(
            "a whole number from \(range.lowerBound) to \(range.upperBound)",
            schema: FormSchema(
                .integer, [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))])
        ) { (text: String) in
            guard !text.isEmpty, text.utf8.count <= 9, text.first != "+", let number = Int(text) else { return nil }
            return range.contains(number) ? number : nil
        }
    }

    /// One of a few whole numbers.
    public static func oneOf(_ numbers: [Int]) -> Form {
        let choices = numbers.map(String.init)
        return Form(listed(choices), choices: choices, schema: FormSchema(choices: choices, .integer)) {
            (text: String) in
            numbers.first { String($0) == text }
        }
    }
}

extension Form where Value: RawRepresentable<String> & CaseIterable {
    /// One of the cases of an enumeration, by its raw value.
    public static var oneOf: Form {
        let names = Value.allCases.map(\.rawValue)
        return Form(listed(names), choices: names) { (text: String) in Value(rawValue: text) }
    }
}

extension Form<[String]> {
    /// A list of words, or one word.
    public static let list = Form(
        "a list such as [clock, picker]",
        schema: FormSchema(.list, [("items", .object(FormSchema(.words, [("minLength", .number(1))]).members))])
    ) { (node: SettingNode) in
        switch node {
        case .text("", isQuoted: false, _), .mapping: return nil
        case .text(let text, _, _): return [text]
        case .list(let items, _):
            let words = items.compactMap { item in
                if case .text(let text, _, _) = item, !text.isEmpty { text } else { nil }
            }
            return words.count == items.count ? words : nil
        }
    }
}

/// A piece of text and where it stands.
public struct PlacedText: Sendable {
    /// The text.
    public let text: String
    /// Where it stands.
    public let place: Place

    /// Text at a place.
    package init(text: String, place: Place) { (self.text, self.place) = (text, place) }
}

extension Form<[PlacedText]> {
    /// A list of texts, or one, each of a certain form.
    /// - Parameters:
    ///   - noun: What goes after “must be”.
    ///   - isRight: Whether a text can be in the list.
    public static func list(_ noun: String, where isRight: @escaping @Sendable (String) -> Bool) -> Form {
        Form(
            noun,
            schema: FormSchema(.list, [("items", .object(FormSchema(.words, [("minLength", .number(1))]).members))])
        ) { (node: SettingNode) in
            let items =
                switch node {
                case .text: [node]
                case .list(let items, _): items
                case .mapping: [SettingNode]()
                }
            let texts = items.compactMap { item in
                if case .text(let text, _, let place) = item, isRight(text) {
                    PlacedText(text: text, place: place)
                } else {
                    nil
                }
            }
            return texts.isEmpty || texts.count != items.count ? nil : texts
        }
    }
}

/// `a, b or c`.
private func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
}
