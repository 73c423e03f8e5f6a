import SourceText
import Widgets

/// How a widget is looked at in the gallery, beside its own options: read and checked as those are.
struct GalleryView {
    /// The language of the page; nil for the first.
    let language: String?
    /// `light` or `dark`; nil for the system’s.
    let theme: String?
    /// `ltr` or `rtl`; nil for the language’s.
    let direction: String?
    /// Whether less motion is wanted.
    let isStill: Bool
    /// When it begins; nil for the present time.
    let time: String?
    /// The zone of the reader; nil for the browser’s.
    let zone: String?
    /// How many seconds pass in one; nil for 1, or for none where a time is set.
    let speed: Int?
    /// What is wrong with it.
    let diagnostics: [Diagnostic]
    /// The names of what is wrong.
    let wrong: Set<String>

    private static let theme = Setting<String?>("theme", choice(["light", "dark"]), "The colours.")
    private static let direction = Setting<String?>("direction", choice(["ltr", "rtl"]), "The direction of the text.")
    private static let motion = Setting<String?>(
        "motion", choice(["reduced"]), as: "the system’s", "Whether frames are told that less motion is wanted.")
    private static let time = Setting<String?>(
        "time", .stagedTime, as: "",
        "When the frames begin: a time on the wall of the zone, or an instant with Z or an offset. It stands still unless there is a speed."
    )
    private static let zone = Setting<String?>(
        "zone", .timeZone, as: "the browser’s", "The zone of the reader, for what names none itself.")
    private static let speed = Setting<Int?>(
        "speed", .oneOf([0, 1, 10, 60, 600, 3600]), as: "1, or 0 where a time is set", "How many seconds pass in one.")

    private static func choice(_ names: [String]) -> Form<String> {
        Form(names.joined(separator: " or "), choices: names) { (text: String) in names.contains(text) ? text : nil }
    }

    private static func language(_ tags: [String]) -> Setting<String?> {
        Setting<String?>("language", choice(tags), as: tags.first ?? "", "The language of the page around it.")
    }

    /// What there are controls for.
    static func controls(languages: [String]) -> [any AnySetting] { [language(languages), motion, time, zone, speed] }

    /// - Parameter languages: The tags of those that there are.
    init(_ address: GalleryAddress, languages: [String]) {
        let language = Self.language(languages)
        let entries = address.view.map { name, text in
            let line = "\(GalleryAddress.prefix)\(name)=\(text)"
            func place(_ column: Int, _ length: Int) -> Place {
                Place(path: "address", line: 1, column: column, length: length, text: line)
            }
            return SettingNode.Entry(
                name: name, place: place(1, GalleryAddress.prefix.count + name.count),
                value: .text(
                    text, isQuoted: true, place(GalleryAddress.prefix.count + name.count + 2, text.count)))
        }
        var found: [Diagnostic] = []
        let schema = Schema(
            "the view", noun: "setting",
            [language, Self.theme, Self.direction, Self.motion, Self.time, Self.zone, Self.speed])
        let settings = schema.read(entries, diagnostics: &found)
        self.language = settings[language]
        theme = settings[Self.theme]
        direction = settings[Self.direction]
        isStill = settings[Self.motion] != nil
        time = settings[Self.time]
        zone = settings[Self.zone]
        speed = settings[Self.speed]
        diagnostics = found
        wrong = Set(entries.map(\.name).filter { settings.place(of: $0) == nil })
    }
}

extension Form<String> {
    /// `YYYY-MM-DDTHH:mm`, `:ss` and an offset behind it if need be.
    fileprivate static let stagedTime = Form(
        "a time such as 2026-03-29T01:59:50, or with an offset such as 2026-10-25T02:59:50+01:00"
    ) { (text: String) in
        var wall = Substring(text)
        if wall.hasSuffix("Z") {
            wall = wall.dropLast()
        } else if let sign = wall.lastIndex(where: { $0 == "+" || $0 == "-" }), wall[sign...].utf8.count == 6,
            wall.utf8.count > 16
        {
            guard TimeOfDay(String(wall[sign...].dropFirst())) != nil else { return nil }
            wall = wall[..<sign]
        }
        return DateTime(String(wall)) == nil ? nil : text
    }
}
