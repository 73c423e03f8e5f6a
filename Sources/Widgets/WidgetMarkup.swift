import Drawing
import Geometry

/// The HTML of a widget: what all kinds have in common.
struct WidgetMarkup {
    private let name: String
    private let shared: SharedOptions
    let id: String
    private var attributes = Attributes()

    /// - Parameters:
    ///   - name: The kind.
    ///   - id: An id that nothing else on the page has.
    init(_ name: String, _ shared: SharedOptions, id: String) {
        self.name = name
        self.shared = shared
        self.id = id
    }

    /// Adds an option as an attribute of the element, unless there is no value.
    mutating func add(_ name: String, _ value: String?) { attributes.add(name, value) }

    /// Adds a switch, unless it is as it is anyway.
    mutating func add(_ name: String, _ value: Bool, unless initial: Bool) {
        if value != initial { attributes.add(name, String(value)) }
    }

    /// Adds what can be said of everything that is edited.
    mutating func add(_ editing: EditingOptions) {
        attributes.add("name", editing.formName)
        attributes.add("persist", editing.persist)
        add("disabled", editing.isDisabled, unless: false)
        add("readonly", editing.isReadOnly, unless: false)
    }

    /// What its fields are described by.
    var describedBy: String? { shared.help.map { _ in "\(id)-help" } }

    /// The id of the label, if there is one.
    var labelID: String? { shared.label.map { _ in "\(id)-label" } }

    /// The label, to be referred to.
    var label: String {
        guard let label = shared.label, let labelID else { return "" }
        return "<span class=\"label\" id=\"\(labelID)\">\(label.escapedForMarkup)</span>"
    }

    /// A field with the label around it, if there is one.
    func labelled(_ field: String) -> String { shared.label == nil ? field : "<label>\(label)\(field)</label>" }

    /// The element.
    /// - Parameter content: What is in it above the line of help.
    func html(_ content: String) -> String {
        var own = attributes
        own.add("bind", shared.bind)
        own.add("label", shared.label)
        var html = "<\(name) class=\"clock\"\(own.text)>\(content)"
        if let help = shared.help { html += "<span class=\"help\" id=\"\(id)-help\">\(help.escapedForMarkup)</span>" }
        return html + "</\(name)>\n"
    }

    /// A drawing as it stands in the widget, hidden from those who cannot see it: the script tells them what it is.
    /// - Parameter height: Of the picture, for a width of one.
    func picture(_ drawing: Part, height: Formula = 1) -> String {
        sized(drawing, height).with("aria-hidden", "true").svg
    }

    /// A drawing as it stands in a widget that only shows: an image.
    /// - Parameters:
    ///   - name: What it is called by those who cannot see it.
    ///   - height: Of the picture, for a width of one.
    func image(_ drawing: Part, named name: String, height: Formula = 1) -> String {
        let image = sized(drawing, height).with("role", "img").with("aria-label", Text(stringLiteral: name))
        return (describedBy.map { image.with("aria-describedby", Text(stringLiteral: $0)) } ?? image).svg
    }

    private func sized(_ drawing: Part, _ height: Formula) -> Part {
        let width = Formula(shared.width)
        return drawing.with("width", width).with("height", width * height)
    }
}

/// Attributes of an element, in order.
struct Attributes {
    private(set) var text = ""

    /// Adds one, unless there is no value.
    mutating func add(_ name: String, _ value: String?) {
        if let value { text += " \(name)=\"\(value.escapedForMarkup)\"" }
    }

    /// Adds attributes that have no value.
    mutating func add(_ editing: EditingOptions) {
        text += (editing.isDisabled ? " disabled" : "") + (editing.isReadOnly ? " readonly" : "")
    }
}
