import Drawing
import Geometry

extension ClockPicker {
    package func markup(showing value: ClockValue, in language: Language, id: String) -> String {
        let angle = Dial.hourAngle(Formula(value.minutes))
        let svg = Self.drawing(
            minutes: Formula(value.minutes), isLinked: isLinked ? 1 : 0, freeAngle: angle, step: step
        )
        .with("width", Formula(width)).with("height", Formula(width)).with("aria-hidden", "true").svg
        var html = "<\(Self.name)\(attributes(showing: value))>"
        if let label {
            html += "<label><span class=\"label\">\(label.escapedForMarkup)</span>\(field(value, language, id))</label>"
        } else {
            html += field(value, language, id)
        }
        html += svg
        html += "<span class=\"time\">\(language.short(value, hours: hours).escapedForMarkup)</span>"
        if let help { html += "<span class=\"help\" id=\"\(id)-help\">\(help.escapedForMarkup)</span>" }
        return html + "</\(Self.name)>\n"
    }

    /// The options as attributes of the element; what is as it is anyway is left out.
    private func attributes(showing value: ClockValue) -> String {
        var attributes = Attributes()
        attributes.add("value", value.text)
        attributes.add("timezone", timeZone)
        attributes.add("min", min?.text)
        attributes.add("max", max?.text)
        attributes.add("step", step == 1 ? nil : String(step))
        attributes.add("snap", snap == .nearest ? nil : snap.rawValue)
        attributes.add("carry", carry == .drag ? nil : carry.rawValue)
        attributes.add("linked", isLinked ? nil : "false")
        attributes.add("hours", hours.map(String.init))
        attributes.add("bind", bind)
        attributes.add("label", label)
        attributes.add("name", formName)
        attributes.add("persist", persist)
        attributes.add("disabled", isDisabled ? "true" : nil)
        attributes.add("readonly", isReadOnly ? "true" : nil)
        return attributes.text
    }

    /// From where the browser counts steps: the first mark that min allows. Without min it would count from the value.
    private var earliest: String? {
        guard step > 1, min?.date == nil, written?.date == nil else { return min?.text }
        return TimeOfDay(minutes: ((min?.minutes ?? 0) + step - 1) / step * step).text
    }

    /// The browser's own field, which is the control where there is no script.
    private func field(_ value: ClockValue, _ language: Language, _ id: String) -> String {
        var attributes = Attributes()
        attributes.add("type", value.date == nil ? "time" : "datetime-local")
        attributes.add("value", value.text)
        attributes.add("name", formName)
        attributes.add("min", earliest)
        attributes.add("max", max?.text)
        attributes.add("step", step == 1 ? value.date?.seconds.map { _ in "1" } : String(step * 60))
        attributes.add("aria-describedby", help.map { _ in "\(id)-help" })
        attributes.add("aria-label", label == nil ? language["clock"] : nil)
        let switches = (isDisabled ? " disabled" : "") + (isReadOnly ? " readonly" : "")
        return "<input\(attributes.text)\(switches)>"
    }
}

/// Attributes of an element, in order.
struct Attributes {
    private(set) var text = ""

    /// Adds one, unless there is no value.
    mutating func add(_ name: String, _ value: String?) {
        if let value { text += " \(name)=\"\(value.escapedForMarkup)\"" }
    }
}
