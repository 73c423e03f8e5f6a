import Drawing

/// The HTML of what opens and closes wheels.
extension WidgetMarkup {
    /// Rows of text with the wheels among them.
    /// - Parameter name: What they are called together where they have no label; nil if they need no name.
    func list(_ content: String, named name: String? = nil) -> String {
        var attributes = Attributes()
        if let name {
            attributes.add("role", "group")
            attributes.add("aria-labelledby", labelID)
            attributes.add("aria-label", labelID == nil ? name : nil)
        }
        return "<div class=\"list\"\(attributes.text)>\(content)</div>"
    }

    /// A row that opens the wheels, and closes them. It is of use with the script only.
    /// - Parameters:
    ///   - labelID: The id of what names it beside the value.
    ///   - title: What stands in it before the value, as HTML.
    ///   - part: Which of several it is.
    func opener(named labelID: String?, showing title: String = "", part: String = "value", isOpen: Bool, value: String)
        -> String
    {
        var attributes = Attributes()
        attributes.add("aria-expanded", String(isOpen))
        attributes.add("aria-labelledby", labelID.map { "\($0) \(id)-\(part)-text" })
        let text = "<span class=\"time\" id=\"\(id)-\(part)-text\">\(value.escapedForMarkup)</span>"
        return "<button type=\"button\" class=\"item\"\(attributes.text)>\(title)\(text)</button>"
    }

    /// The wheels.
    func wheels(_ drawing: Part, isOpen: Bool) -> String {
        "<div class=\"wheels\"\(isOpen ? "" : " hidden")>\(picture(drawing, height: Wheel.proportion))</div>"
    }
}
