import SourceText

/// The options that all widgets have.
enum SharedOptions {
    static let label = Setting(
        "label", .words, "The name that stands above the widget and that a screen reader says.")
    static let help = Setting("help", .words, "A line of explanation under the widget.")
    static let width = Setting(
        "width", .number(48...2000), initial: 300, as: "300",
        "The width in pixels; the widget is never wider than its column.")
    static let bind = Setting(
        "bind", .name, "The name of a value that widgets and {value} readouts share on their page.")

    static let all: [any AnySetting] = [label, help, width, bind]

    static let formName = Setting("name", .words, "The name under which a form posts the value.")
    static let persist = Setting(
        "persist", .name, "A key under which the browser keeps what the reader sets; nothing is kept without it.")
    static let disabled = Setting(
        "disabled", .flag, initial: false, as: "false", "Whether it takes no part in the page: not set, not posted.")
    static let readonly = Setting(
        "readonly", .flag, initial: false, as: "false", "Whether the value can be read and posted but not set.")

    /// The options of what can be edited.
    static let editing: [any AnySetting] = [formName, persist, disabled, readonly]
}

extension Form<String> {
    /// A name of letters, digits and hyphens.
    static let name = Form("a name of letters, digits and hyphens, such as meeting") { (text: String) in
        text.isBindingName ? text : nil
    }
}

extension String {
    /// Whether it can name a value: ASCII letters, digits and hyphens, a letter first.
    public var isBindingName: Bool {
        guard let first = utf8.first, first.isASCIILetter else { return false }
        return utf8.allSatisfy { $0.isASCIILetter || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
