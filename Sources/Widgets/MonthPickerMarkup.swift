import Drawing
import Geometry

extension MonthPicker {
    package func markup(showing value: ClockValue, in language: Language, id: String) -> String {
        var markup = WidgetMarkup(Self.name, shared, id: id)
        markup.add("value", value.text.isEmpty ? nil : value.text)
        markup.add("min", min == Self.first ? nil : min.text)
        markup.add("max", max == Self.last ? nil : max.text)
        markup.add("carry", carry == .never ? nil : carry.rawValue)
        markup.add("show-difference", showsDifference, unless: false)
        markup.add("open", isOpen, unless: false)
        markup.add(editing)
        let drawing = Self.drawing(
            month: value.month ?? min, low: min, high: max, carries: carry == .always, in: language)
        let field = field(value, language, describedBy: markup.describedBy)
        let control = markup.labelled(field)
        let button = markup.opener(named: markup.labelID, isOpen: isOpen, value: language.short(value))
        let difference = showsDifference ? "<span class=\"difference\"></span>" : ""
        return markup.html(markup.list("\(control)\(button)\(markup.wheels(drawing, isOpen: isOpen))\(difference)"))
    }

    /// The browser's own field, which is the control where there is no script. Fields of months are text in two of three
    /// browsers, and so this is text everywhere, which a keyboard of digits alone could not write. It is empty where only
    /// the script knows the month.
    private func field(_ value: ClockValue, _ language: Language, describedBy: String?) -> String {
        var attributes = Attributes()
        attributes.add("type", "text")
        attributes.add("value", value.text)
        attributes.add("name", editing.formName)
        attributes.add("pattern", "[0-9]{4}-(0[1-9]|1[0-2])")
        let example = (value.month ?? Month(number: Swift.min(Swift.max(2026 * 12 + 6, min.number), max.number))).text
        attributes.add("placeholder", example)
        attributes.add("title", language["month-example"].replacing("{month}", with: example))
        attributes.add("aria-describedby", describedBy)
        attributes.add("aria-label", shared.label == nil ? language["month-clock"] : nil)
        attributes.add(editing)
        return "<input\(attributes.text)>"
    }
}
