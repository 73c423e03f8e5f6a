import SourceText

/// The options that all widgets have.
struct SharedOptions {
    /// The name that a screen reader says.
    let label: String?
    /// A line under the widget.
    let help: String?
    /// Its width in pixels.
    let width: Int
    /// The name of a value, or of a part of one.
    let bind: String?

    init(_ settings: Settings) {
        label = settings[Self.label]
        help = settings[Self.help]
        width = settings[Self.width]
        bind = settings[Self.bind]
    }

    private static let label = Setting(
        "label", .words, "The name that stands above the widget and that a screen reader says.")
    private static let help = Setting("help", .words, "A line of explanation under the widget.")
    private static let width = Setting(
        "width", .number(48...2000), initial: 300, as: "300",
        "The width in pixels; the widget is never wider than its column.")
    private static let bind = Setting(
        "bind", .name, "The name of a value that widgets and {value} readouts share on their page.")
    private static let bindToPart = Setting(
        "bind", .reference, "The name of a value that the clock shows instead of the present time, or a part of it.")

    /// As options of a widget that has a value to share.
    static let sharing: [any AnySetting] = [label, help, width, bind]
    /// As options of a widget that shows a value of others.
    static let showing: [any AnySetting] = [label, help, width, bindToPart]
}

extension Settings {
    /// What a widget with these options says in words: its label and its help.
    public var spokenWords: [String] { [SharedOptions(self).label, SharedOptions(self).help].compactMap(\.self) }
}

/// The options of what can be edited.
struct EditingOptions {
    /// The name under which a form posts the value.
    let formName: String?
    /// The key under which the browser keeps it.
    let persist: String?
    /// Whether it takes no part in the page.
    let isDisabled: Bool
    /// Whether it cannot be set.
    let isReadOnly: Bool

    init(_ settings: Settings) {
        formName = settings[Self.formName]
        persist = settings[Self.persist]
        isDisabled = settings[Self.disabled]
        isReadOnly = settings[Self.readonly]
    }

    private static let formName = Setting("name", .words, "The name under which a form posts the value.")
    private static let persist = Setting(
        "persist", .name, "A key under which the browser keeps what the reader sets; nothing is kept without it.")
    private static let disabled = Setting(
        "disabled", .flag, initial: false, as: "false", "Whether it takes no part in the page: not set, not posted.")
    private static let readonly = Setting(
        "readonly", .flag, initial: false, as: "false", "Whether the value can be read and posted but not set.")

    /// The scripts that they need.
    var scripts: [SharedScript] { persist == nil ? [.control] : [.control, .storage] }

    static let all: [any AnySetting] = [formName, persist, disabled, readonly]
}

extension Form<String> {
    /// A name of letters, digits and hyphens.
    static let name = Form(
        "a name of letters, digits and hyphens, such as meeting", schema: .text(FormSchema.namePattern)
    ) { (text: String) in
        text.isBindingName ? text : nil
    }

    /// A name, or a name and a part.
    static let reference = Form(
        "a name such as meeting, or a part such as shift.start",
        schema: .text("\(FormSchema.namePattern)(\\.\(FormSchema.namePattern))?")
    ) { (text: String) in
        let reference = ValueReference(text)
        return reference.name.isBindingName && reference.part?.isBindingName ?? true ? text : nil
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
