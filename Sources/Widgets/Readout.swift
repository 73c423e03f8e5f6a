import Drawing

/// A bound value within a sentence: what `` {value}`meeting H:mm` `` becomes.
public struct Readout: Sendable {
    /// The value, or a part of one, as it is written.
    public let reference: String
    /// How it is written out, nil for the language's short form.
    public let format: TimeFormat?

    /// Reads what stands in the role's code span: a name, and a format after a space.
    /// - Throws: What is wrong with the format. A name that is none is left for whoever looks it up.
    public init(_ text: String) throws(FormatProblem) {
        let parts = text.split(separator: " ", maxSplits: 1)
        reference = parts.first.map(String.init) ?? ""
        format = parts.count == 2 ? try TimeFormat(String(parts[1])) : nil
    }

    /// The value as text.
    public func text(of value: ClockValue, in language: Language) -> String {
        guard let format, value != .present else { return language.short(value) }
        return format.text(TimeFields(value), in: language)
    }

    /// The value as an element that follows it.
    public func markup(of value: ClockValue, in language: Language) -> String {
        var attributes = " bind=\"\(reference.escapedForMarkup)\""
        if let format { attributes += " format=\"\(format.pattern.escapedForMarkup)\"" }
        return "<clock-value\(attributes)>\(text(of: value, in: language).escapedForMarkup)</clock-value>"
    }
}
