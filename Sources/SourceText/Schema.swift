/// All that can be set in one place, declared once: from it come the checking and the messages, and whatever else
/// speaks of settings.
public struct Schema: Sendable {
    /// Who has these settings: `clock-picker`, `site.yml`, `the front matter`.
    public let subject: String
    /// What one of them is called: `option`, `setting`, `key`.
    public let noun: String
    /// The settings, in the order in which they are explained.
    public let settings: [any AnySetting]

    /// Declares all that can be set in one place.
    public init(_ subject: String, noun: String, _ settings: [any AnySetting]) {
        self.subject = subject
        self.noun = noun
        self.settings = settings
    }

    /// Reads what was set in `excerpt` and checks all of it.
    /// - Parameter diagnostics: Gets one diagnostic for each mistake; a setting with a mistake counts as not set.
    public func read(_ excerpt: Excerpt, diagnostics: inout [Diagnostic]) -> Settings {
        do {
            return read(try YAMLReader.mapping(of: excerpt), diagnostics: &diagnostics)
        } catch {
            diagnostics.append(error.diagnostic)
            return Settings()
        }
    }

    /// Reads what was set in a mapping within other settings.
    func read(_ node: SettingNode, diagnostics: inout [Diagnostic]) -> Settings {
        guard case .mapping(let entries, _) = node else {
            diagnostics.append(Diagnostic(SettingsProblem.notMapping, at: node.place))
            return Settings()
        }
        return read(entries, diagnostics: &diagnostics)
    }

    /// Reads what was set, name by name.
    package func read(_ entries: [SettingNode.Entry], diagnostics: inout [Diagnostic]) -> Settings {
        var values: [String: Settings.Value] = [:]
        for entry in entries {
            guard let setting = settings.first(where: { $0.name == entry.name }) else {
                let nearest = settings.map(\.name).nearest(to: entry.name)
                let problem = SettingsProblem.unknown(subject: subject, noun: noun, name: entry.name, nearest: nearest)
                diagnostics.append(Diagnostic(problem, at: entry.place))
                continue
            }
            guard let value = setting.anyValue(of: entry.value) else {
                let written = entry.value.summary
                let problem = SettingsProblem.mismatch(
                    name: entry.name, written: written, wanted: setting.noun,
                    // Of a number or two letters nothing can be guessed.
                    nearest: written.count > 2 ? setting.choices?.nearest(to: written) : nil)
                diagnostics.append(Diagnostic(problem, at: entry.value.place))
                continue
            }
            values[entry.name] = Settings.Value(value: value, place: entry.value.place)
        }
        return Settings(values: values)
    }
}

/// What was set, checked: a value asked for is what was written, or what stands in its place when nothing was.
public struct Settings: Sendable {
    struct Value: Sendable {
        let value: any Sendable
        let place: Place
    }
    var values: [String: Value] = [:]

    /// Nothing set.
    public init() {}
    init(values: [String: Value]) { self.values = values }

    /// The value of a setting.
    public subscript<Value: Sendable>(_ setting: Setting<Value>) -> Value {
        values[setting.name]?.value as? Value ?? setting.initial
    }

    /// Where a setting's value stands, or nil if nothing is set.
    public func place(of name: String) -> Place? { values[name]?.place }
}

extension SettingNode {
    /// A value in a message: short, and on one line.
    fileprivate var summary: String {
        switch self {
        case .text(let text, _, _): text.count > 60 ? text.prefix(60) + "…" : text
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}
