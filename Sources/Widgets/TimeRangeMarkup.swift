import Drawing
import Geometry

extension TimeRange {
    package func markup(showing value: ClockValue, in language: Language, id: String) -> String {
        let span = value.span ?? Self.initial
        var markup = WidgetMarkup(Self.name, shared, id: id)
        markup.add("start", span.start.text)
        markup.add("end", span.end.text)
        markup.add("step", step == 15 ? nil : String(step))
        markup.add("order", order == .startFirst ? nil : order.rawValue)
        markup.add("overnight", isOvernight, unless: false)
        markup.add("min-duration", minDuration.map(String.init))
        markup.add("show-duration", showsDuration, unless: false)
        markup.add("hours", hours.map(String.init))
        markup.add(editing)
        let drawing = Self.drawing(
            minutes: span.start.minutes, step: step, hours: hours ?? language.hours, in: language)
        let rows = [("start", span.start), ("end", span.end)].map { name, time in
            let field = field(name, time, describedBy: markup.describedBy)
            let word = "<span class=\"name\" id=\"\(id)-\(name)\">\(language[name].escapedForMarkup)</span>"
            return "<label>\(word.replacing(" id=\"\(id)-\(name)\"", with: ""))\(field)</label>"
                + markup.opener(
                    named: "\(id)-\(name)", showing: word, part: name, isOpen: false,
                    value: language.short(.time(time), hours: hours))
        }
        let label = markup.label
        let duration = showsDuration ? "<span class=\"duration\">\(length(span, language).escapedForMarkup)</span>" : ""
        return markup.html(
            markup.list(
                "\(label)\(rows.joined())\(markup.wheels(drawing, isOpen: false))\(duration)",
                named: language["range"]))
    }

    /// How long a range is, in words; a dash for one that is in the wrong order.
    private func length(_ span: TimeSpan, _ language: Language) -> String {
        let length = keepsOrder(span) ? language.short(.duration(span.minutes)) : language.short(.present)
        return language["duration-line"].replacing("{duration}", with: length)
    }

    /// The browser's own field of one time, which is the control where there is no script. It counts steps from
    /// midnight.
    private func field(_ name: String, _ time: TimeOfDay, describedBy: String?) -> String {
        var attributes = Attributes()
        attributes.add("type", "time")
        attributes.add("value", time.text)
        attributes.add("name", editing.formName.map { "\($0).\(name)" })
        attributes.add("min", step > 1 ? "00:00" : nil)
        attributes.add("step", step > 1 ? String(step * 60) : nil)
        attributes.add("aria-describedby", describedBy)
        attributes.add(editing)
        return "<input\(attributes.text)>"
    }
}
