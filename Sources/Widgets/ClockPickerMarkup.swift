import Drawing
import Geometry

extension ClockPicker {
    package func markup(showing value: ClockValue, in language: Language, id: String) -> String {
        let markup = element(showing: value, id: id)
        let minutes = Formula(value.minutes)
        let drawing = Self.drawing(
            minutes: minutes, isLinked: isLinked ? 1 : 0, freeAngle: Dial.hourAngle(minutes), step: step)
        let field = field(value, language, describedBy: markup.describedBy)
        let control =
            shared.label.map { "<label><span class=\"label\">\($0.escapedForMarkup)</span>\(field)</label>" } ?? field
        let time = language.short(value, hours: hours).escapedForMarkup
        return markup.html("\(control)\(markup.picture(drawing))<span class=\"time\">\(time)</span>")
    }

    /// The options as attributes of the element; what is as it is anyway is left out.
    private func element(showing value: ClockValue, id: String) -> WidgetMarkup {
        var markup = WidgetMarkup(Self.name, shared, id: id)
        markup.add("value", value.text)
        markup.add("timezone", timeZone)
        markup.add("min", min?.text)
        markup.add("max", max?.text)
        markup.add("step", step == 1 ? nil : String(step))
        markup.add("snap", snap == .nearest ? nil : snap.rawValue)
        markup.add("carry", carry == .drag ? nil : carry.rawValue)
        markup.add("linked", isLinked, unless: true)
        markup.add("hours", hours.map(String.init))
        markup.add(editing)
        return markup
    }

    /// From where the browser counts steps: the first mark that min allows. Without min it would count from the value.
    private var earliest: String? {
        guard step > 1 else { return min?.text }
        func mark(_ time: TimeOfDay?) -> Int { ((time?.minutes ?? 0) + step - 1) / step * step }
        guard written?.date != nil else { return TimeOfDay(minutes: mark(min?.time)).text }
        guard let first = min?.date ?? DateTime("0001-01-01T00:00") else { return nil }
        let minutes = mark(first.time)
        return DateTime(day: first.day + minutes / 1440, time: TimeOfDay(minutes: minutes))?.text
    }

    /// The browser's own field, which is the control where there is no script.
    private func field(_ value: ClockValue, _ language: Language, describedBy: String?) -> String {
        var attributes = Attributes()
        attributes.add("type", value.date == nil ? "time" : "datetime-local")
        attributes.add("value", value.text)
        attributes.add("name", editing.formName)
        attributes.add("min", earliest)
        attributes.add("max", max?.text)
        attributes.add("step", step == 1 ? value.date?.seconds.map { _ in "1" } : String(step * 60))
        attributes.add("aria-describedby", describedBy)
        attributes.add("aria-label", shared.label == nil ? language["clock"] : nil)
        attributes.add(editing)
        return "<input\(attributes.text)>"
    }
}
