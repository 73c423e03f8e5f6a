import SourceText

/// The words and formats of one language, as Templates/strings has them. Swift and the scripts read the same file, so
/// that the first frame and the later ones agree in every browser.
public struct Language: Sendable {
    /// The language as HTML names it: `en`, `ja`, `pt-BR`.
    public let tag: String
    /// How many hours a clock counts to where nothing else is said, 12 or 24.
    public let hours: Int
    private let formats: [String: TimeFormat]
    /// All words and formats by name, for templates and scripts.
    public let words: [String: String]

    /// Whether it is written from right to left.
    public var isRightToLeft: Bool { self["direction"] == "rtl" }

    /// Reads a strings file.
    /// - Parameters:
    ///   - fallback: The file whose words stand in for those that are missing.
    ///   - diagnostics: Gets what is wrong with it and which words it lacks.
    public init(tag: String, strings: SourceFile, fallback: SourceFile? = nil, diagnostics: inout [Diagnostic]) {
        self.tag = tag
        var found: [Diagnostic] = []
        let own = Self.schema.read(Excerpt(of: strings), diagnostics: &found)
        // What is wrong with the file that stands in is reported where it is a language of the site itself.
        var ignored: [Diagnostic] = []
        let other = fallback.map { Self.schema.read(Excerpt(of: $0), diagnostics: &ignored) } ?? own
        func value<Value>(_ setting: Setting<Value>) -> Value {
            own.place(of: setting.name) == nil ? other[setting] : own[setting]
        }
        if found.isEmpty {
            for setting in Self.schema.settings where own.place(of: setting.name) == nil {
                let problem = LanguageProblem.missing(word: setting.name, summary: setting.summary)
                diagnostics.append(Diagnostic(problem, at: Place(file: strings.path)))
            }
        }
        diagnostics += found
        hours = value(Self.hoursSetting)
        formats = Dictionary(uniqueKeysWithValues: Self.formatSettings.map { ($0.name, value($0)) })
        let words = (Self.wordSettings + [Self.direction]).map { ($0.name, value($0)) }
        self.words = Dictionary(uniqueKeysWithValues: words + [(Self.hoursSetting.name, String(hours))])
            .merging(formats.mapValues(\.pattern)) { word, _ in word }
    }

    /// The name of a month.
    /// - Parameter month: 1 ... 12.
    public func name(ofMonth month: Int) -> String {
        let names = monthNames
        return names.indices.contains(month - 1) ? names[month - 1] : String(month)
    }

    /// The names of the months, as the strings file has them.
    public var monthNames: [String] { self["months"].split(separator: " ").map(String.init) }

    /// A word by name; the name itself where there is no such word.
    public subscript(_ name: String) -> String { words[name] ?? name }

    /// The short form of a value, as the language is used to it. What only the browser knows is a dash.
    /// - Parameter hours: 12 or 24; nil for what the language is used to.
    public func short(_ value: ClockValue, hours: Int? = nil) -> String {
        func time(_ value: ClockValue) -> String { written(value, "time-\(hours ?? self.hours)") }
        return switch value {
        case .time: time(value)
        case .date: "\(written(value, "date")) \(time(value))"
        case .range(let span): "\(time(.time(span.start)))–\(time(.time(span.end)))"
        case .month, .presentMonth: written(value, "month")
        case .duration: written(value, "duration")
        case .difference(let months): String(months)
        case .present: "–"
        }
    }

    /// A day such as `2026-02-28`, as the language writes it; the text itself if it is none.
    public func day(_ text: String) -> String {
        DateTime("\(text)T00:00").map { written(.date($0), "date") } ?? text
    }

    /// A value in one of the formats of the language, by name.
    func text(_ value: ClockValue, as format: String) -> String { written(value, format) }

    private func written(_ value: ClockValue, _ format: String) -> String {
        written(TimeFields(value), format)
    }

    private func written(_ fields: TimeFields, _ format: String) -> String {
        (formats[format] ?? .plain).text(fields, in: self)
    }

    /// The short form of a time with seconds, which are left out if they are none, and of its date.
    func short(_ time: WallTime, hours: Int? = nil) -> String {
        let fields = TimeFields(time)
        let clock = written(fields, "\(fields.second == 0 ? "time" : "seconds")-\(hours ?? self.hours)")
        return time.day == nil ? clock : "\(written(fields, "date")) \(clock)"
    }

    /// How it writes the first of twelve hours: 12, or 0 where its format counts from there.
    var noon: Int { formats["time-12"]?.letters.contains("K") == true ? 0 : 12 }

    private static let hoursSetting = Setting(
        "hours", .oneOf([12, 24]), initial: 24, as: "", "How many hours a clock counts to, 12 or 24.")

    private static let direction = Setting(
        "direction", Form("ltr or rtl", choices: ["ltr", "rtl"]) { ["ltr", "rtl"].contains($0) ? $0 : nil },
        initial: "ltr", as: "", "The direction of the text, ltr from left to right or rtl from right to left.")

    private static let formatSettings: [Setting<TimeFormat>] = [
        ("time-12", "The short form of a time, of twelve hours."),
        ("time-24", "The short form of a time, of twenty-four hours."),
        ("seconds-12", "The short form of a time with seconds, of twelve hours."),
        ("seconds-24", "The short form of a time with seconds, of twenty-four hours."),
        ("date", "The short form of a date."),
        ("month", "The short form of a month of a year."),
        ("duration", "The short form of a duration; H are all hours of it."),
        ("hour-12", "What a screen reader says for the hour hand, of twelve hours."),
        ("hour-24", "What a screen reader says for the hour hand, of twenty-four hours."),
        ("minute-spoken", "What a screen reader says for the minute hand."),
        ("hour-row", "A row of a wheel of twenty-four hours."),
        ("minute-row", "A row of a wheel of minutes."),
        ("year-row", "A row of a wheel of years."),
    ].map { Setting($0.0, .timeFormat, initial: .plain, as: "", $0.1) }

    private static let wordSettings: [Setting<String>] = [
        ("am", "Before noon, in a time of twelve hours."),
        ("pm", "After noon, in a time of twelve hours."),
        ("months", "The names of the twelve months, with spaces between them; MMMM in a format."),
        ("clock", "The name of a clock that has no label."),
        ("live-clock", "The name of a clock that shows the present time and has no label."),
        ("unknown-zone", "The message for a time zone that the browser does not know, {zone}."),
        ("turning-help", "How a clock is turned that can be turned, for those who cannot see it."),
        ("hour", "The name of the hour hand."),
        ("minute", "The name of the minute hand."),
        ("too-early", "The message for a time before {time}."),
        ("too-late", "The message for a time after {time}."),
        ("off-step", "The message for a time that is not on the marks, {step} minutes apart."),
        ("start", "The name of the start of a range."),
        ("end", "The name of the end of a range."),
        ("range", "The name of a range that has no label."),
        ("duration-line", "The line that says how long a range is, {duration}."),
        ("too-short", "The message for a range shorter than {minutes} minutes."),
        ("end-first", "The message for a range whose end is before its start."),
        ("month-clock", "The name of a month picker that has no label."),
        ("year-wheel", "The name of the wheel of years."),
        ("month-wheel", "The name of the wheel of months."),
        ("difference-line", "The line that says how many months from now a month is, {months}."),
        ("month-too-early", "The message for a month before {time}."),
        ("month-too-late", "The message for a month after {time}."),
        ("month-example", "What a field for a month asks for, with an example, {month}."),
        ("option", "The heading of the names of options."),
        ("values", "The heading of the values that an option can have."),
        ("initial", "The heading of what an option is if nothing is set."),
        ("meaning", "The heading of what options do."),
        ("code", "What blocks of code are called."),
        ("copy", "The button that copies a block of code."),
        ("copied", "What is said when a block of code has been copied."),
        ("selected", "What is said when a block of code could only be selected."),
        ("skip", "The link that leads past the navigation."),
        ("contents", "The name of a page's table of contents."),
        ("heading-link", "The name of the link beside a heading, {title} of it."),
        ("moved", "Where an article was before, what stands in front of the link to it."),
        ("pages", "The name of the list of pages."),
        ("all-pages", "The link to all pages of a folder where a list is too long, {title} of it."),
        ("path", "The name of the list of the pages above a page."),
        ("steps", "The name of the links to the pages before and after a page."),
        ("previous", "What stands before the link to the page before."),
        ("next", "What stands before the link to the page after."),
        ("language-name", "What the language calls itself, in the links to translations."),
        ("languages", "The name of the links to translations."),
        ("translation-above", "The link to a page above where {language} has no translation, {title} of it."),
        ("theme", "The button that changes the colours of pages, {choice}."),
        ("theme-system", "The choice of those colours that the system has."),
        ("theme-light", "The choice of light colours."),
        ("theme-dark", "The choice of dark colours."),
        ("tags", "The name of an article’s tags, and the title of the list of all tags."),
        ("part", "The link to a part of a list that is too long for a page, {number} of it."),
        ("missing-page", "The title of the page that stands for one that is not there."),
        ("missing-page-help", "What a reader can do there."),
        ("changed", "What stands before the day on which an article last changed."),
        ("edit", "The link to the source of a page."),
        ("search", "The button that opens the search, and the name of its window."),
        ("search-hint", "What stands in the field of the search while it is empty."),
        ("search-found", "How many pages were found, {count} of them."),
        ("search-none", "What stands there if no page has the words {query}."),
        ("search-failed", "What stands there if the search cannot be loaded."),
        ("search-more", "The button that shows more of the pages that were found."),
        ("search-close", "The button that closes the search."),
        ("search-slash", "The switch of the key / for the search."),
        ("made", "The line at the foot of a page."),
        ("alert-note", "The title of an alert that says what is good to know."),
        ("alert-tip", "The title of an alert that says what helps."),
        ("alert-important", "The title of an alert that says what has to be known."),
        ("alert-warning", "The title of an alert that says what can go wrong."),
        ("alert-caution", "The title of an alert that says what does harm."),
        ("table", "The name of the frame that a wide table is scrolled in."),
        ("footnotes", "The name of the footnotes at the end of a page."),
        ("footnote", "The name of a reference to the footnote {number}."),
        ("footnote-back", "The name of the link from a footnote back to its reference {number}."),
    ].map { Setting($0.0, .words, initial: $0.0, as: "", $0.1) }

    private static let schema = Schema(
        "a strings file", noun: "word", [direction, hoursSetting] + formatSettings + wordSettings)
}

/// What can be wrong with a strings file, beside what can be wrong with settings.
enum LanguageProblem: Problem, Equatable {
    /// A word that interface or widgets need is not there.
    case missing(word: String, summary: String)

    var code: String { "missing-word" }

    var severity: Severity {
        switch self {
        case .missing: .warning
        }
    }

    var sentence: String {
        switch self {
        case .missing(let word, _): "the word ‘\(word)’ is missing, and English stands in for it"
        }
    }

    var remedy: String? {
        switch self {
        case .missing(let word, let summary): "add a line ‘\(word): …’ (\(summary))"
        }
    }
}
