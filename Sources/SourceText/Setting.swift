/// Something an author can set: its name, its form, what it is when nothing is set, and a line about it.
public struct Setting<Value: Sendable>: Sendable {
    /// The name, as it is written.
    public let name: String
    /// What the value has to look like.
    public let form: Form<Value>
    /// The value when nothing is set.
    public let initial: Value
    /// What `initial` looks like in the reference: `10:10`, `the language’s`.
    public let initialText: String
    /// One line that tells an author what it does.
    public let summary: String

    /// Declares a setting.
    public init(_ name: String, _ form: Form<Value>, initial: Value, as initialText: String, _ summary: String) {
        self.name = name
        self.form = form
        self.initial = initial
        self.initialText = initialText
        self.summary = summary
    }

    /// Declares a setting that may be left out.
    /// - Parameter initialText: What stands in its place then, as text.
    public init<Wrapped>(
        _ name: String, _ form: Form<Wrapped>, as initialText: String = "", _ summary: String
    ) where Value == Wrapped? {
        self.init(name, form.optional, initial: nil, as: initialText, summary)
    }
}

/// A setting of any type, as a schema lists it.
public protocol AnySetting: Sendable {
    /// The name, as it is written.
    var name: String { get }
    /// One line that tells an author what it does.
    var summary: String { get }
    /// What it is when nothing is set, as text.
    var initialText: String { get }
    /// What goes after “must be”.
    var noun: String { get }
    /// The values to choose from, where they can be counted.
    var choices: [String]? { get }
    /// What a JSON Schema says of the value.
    var formSchema: FormSchema { get }

    /// The value that was written, or nil if it is none.
    func anyValue(of node: SettingNode) -> (any Sendable)?
}

extension Setting: AnySetting {
    /// What goes after “must be”.
    public var noun: String { form.noun }
    /// The values to choose from, where they can be counted.
    public var choices: [String]? { form.choices }
    /// What a JSON Schema says of the value.
    public var formSchema: FormSchema { form.schema }

    /// The value that was written, or nil if it is none.
    public func anyValue(of node: SettingNode) -> (any Sendable)? { form.value(of: node).map { $0 as any Sendable } }
}
