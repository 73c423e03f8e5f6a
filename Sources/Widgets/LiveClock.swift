import Drawing
import Geometry
import SourceText

/// What clocks have in common that show the present time, or a time that is written, or a bound value.
struct LiveClock {
    let shared: SharedOptions
    /// The zone whose present time it shows; nil for the reader's.
    let timeZone: String?
    /// The time at which it stands still.
    let standing: WallTime?

    private static let timeZone = Setting(
        "timezone", .timeZone, "The time zone whose present time it shows; the reader’s without it.")

    /// The options that all of them have.
    /// - Parameter value: The kind's own form of the time at which it stands still.
    static func options(value: Setting<WallTime?>) -> [any AnySetting] { [timeZone, value] }

    /// What is bound or stands still is in no zone, and what is bound stands at no time of its own.
    init(
        _ settings: Settings, value: Setting<WallTime?>, at place: Place, diagnostics: inout [Diagnostic]
    ) {
        shared = SharedOptions(settings)
        timeZone = settings[Self.timeZone]
        standing = settings[value]
        func report(_ problem: WidgetProblem, _ option: String) {
            diagnostics.append(Diagnostic(problem, at: settings.place(of: option) ?? place))
        }
        if shared.bind != nil, standing != nil { report(.boundClock(option: value.name), value.name) }
        if timeZone != nil {
            if shared.bind != nil {
                report(.boundClock(option: Self.timeZone.name), Self.timeZone.name)
            } else if standing != nil {
                report(.standingClockInZone, Self.timeZone.name)
            }
        }
    }

    /// The scripts between that of all clocks and the kind's own.
    var scripts: [SharedScript] { timeZone == nil ? [.live] : [.live, .dates] }

    /// What the first frame shows; nil for a time that only the reader's browser knows.
    func shown(_ value: ClockValue) -> WallTime? { standing ?? WallTime(value) }

    /// The element as HTML. The picture is an image by its name; the time is told by a `<time>` beside it. A clock that will
    /// show the present time has none before its script runs: it is ten past ten in the picture alone, and called a clock.
    /// - Parameters:
    ///   - height: Of the picture, for a width of one.
    ///   - hours: How many hours the text counts to, nil for what the language is used to.
    ///   - extra: What is between the picture and the line of help.
    func html(
        _ markup: WidgetMarkup, showing time: WallTime?, as drawing: Part, height: Formula, hours: Int? = nil,
        in language: Language, extra: String = ""
    ) -> String {
        var markup = markup
        markup.add("value", standing?.text)
        markup.add("timezone", timeZone)
        let label = shared.label.map { "<span class=\"label\">\($0.escapedForMarkup)</span>" } ?? ""
        let picture = markup.image(drawing, named: shared.label ?? language["live-clock"], height: height)
        let told = time.map { time in
            let words = language.short(time, hours: hours).escapedForMarkup
            return "<time class=\"spoken\" datetime=\"\(time.text)\">\(words)</time>"
        }
        return markup.html("\(label)\(picture)\(told ?? "")\(extra)")
    }
}
