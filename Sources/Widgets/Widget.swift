import SourceText

/// A kind of clock: its options, its drawing and its markup. One file a kind.
public protocol Widget: Sendable {
    /// The one name of the kind: of the directive, the element, the script and the page that explains it.
    static var name: String { get }
    /// Its options, in the order in which they are explained.
    static var options: [any AnySetting] { get }
    /// The functions that its script calls, as JavaScript.
    static var functions: String { get }
    /// The names of the words that its script needs beside those of all clocks.
    static var words: [String] { get }
    /// What kind of value it has to share; nil for a clock that only shows one.
    static var kind: ValueKind? { get }

    /// The style sheets that its kind needs between that of all clocks and its own.
    static var sharedStyles: [String] { get }

    /// What it needs between the script of all clocks and its kind's own.
    var scripts: [SharedScript] { get }

    /// A widget with checked options.
    /// - Parameters:
    ///   - place: Where the directive stands.
    ///   - diagnostics: Gets what is wrong among the options; each alone is right.
    init(_ settings: Settings, at place: Place, diagnostics: inout [Diagnostic])

    /// The name of the value that it shares on its page; of a clock that only shows one, of that or a part of it.
    var bind: String? { get }
    /// The value that was written, if one was.
    var written: ClockValue? { get }

    /// What it shows where nothing else is said.
    /// - Parameter month: The month of its article, if that has a date.
    func initial(in month: Month?) -> ClockValue

    /// The element as HTML, in its first frame.
    /// - Parameters:
    ///   - value: What it shows.
    ///   - language: The language of the page.
    ///   - id: An id that nothing else on the page has, nor anything that begins with it and a hyphen.
    func markup(showing value: ClockValue, in language: Language, id: String) -> String
}

extension Widget {
    /// None.
    public static var sharedStyles: [String] { [] }

    /// The options with their forms.
    public static var schema: Schema { Schema(name, noun: "option", options) }
}

/// All kinds of widgets.
public enum Widgets {
    /// One line a kind.
    public static let kinds: [any Widget.Type] = [
        ClockPicker.self,
        TimeRange.self,
        RadialClock.self,
        MonthPicker.self,
        DigitalClock.self,
    ]

    /// The kind of that name.
    public static func kind(named name: String) -> (any Widget.Type)? { kinds.first { $0.name == name } }
}
