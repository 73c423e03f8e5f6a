/// A widget with options that are worth a look, for the gallery.
package struct GalleryPreset: Sendable {
    /// What is to be seen.
    package let title: String
    /// The options, in the order in which they are explained.
    package let options: [(name: String, text: String)]
    /// Whether it stands in a text that is written from right to left.
    package let isRightToLeft: Bool

    fileprivate init(_ title: String, _ options: KeyValuePairs<String, String>, rightToLeft: Bool = false) {
        self.title = title
        self.options = options.map { ($0.key, $0.value) }
        isRightToLeft = rightToLeft
    }

    /// The presets of a kind. All stand still: what shows the present time shows one that is written.
    package static func all(of kind: String) -> [GalleryPreset] { table[kind] ?? [] }

    private static let table: [String: [GalleryPreset]] = [
        "clock-picker": [
            GalleryPreset("Ten past ten", ["value": "10:10"]),
            GalleryPreset(
                "Label, help and 24 hours",
                [
                    "value": "19:30", "hours": "24", "label": "Doors open",
                    "help": "The concert begins half an hour later.",
                ]),
            GalleryPreset("Quarters of an hour", ["value": "10:15", "step": "15"]),
            GalleryPreset("Overnight", ["value": "23:30", "min": "22:00", "max": "06:00"]),
            GalleryPreset("Hands apart, for teaching", ["value": "03:00", "linked": "false"]),
            GalleryPreset(
                "Clocks go forward in Berlin", ["value": "2026-03-29T01:30", "timezone": "Europe/Berlin"]),
            GalleryPreset(
                "Clocks go back in New York", ["value": "2026-11-01T00:30", "timezone": "America/New_York"]),
            GalleryPreset("Disabled", ["value": "10:10", "disabled": "true"]),
            GalleryPreset("Small", ["value": "10:10", "width": "120"]),
            GalleryPreset("Right to left", ["value": "10:10", "label": "الوقت"], rightToLeft: true),
        ],
        "time-range": [
            GalleryPreset("A working day", ["start": "08:15", "end": "17:15"]),
            GalleryPreset(
                "Overnight, with its duration",
                ["start": "22:00", "end": "06:00", "overnight": "true", "show-duration": "true"]),
            GalleryPreset(
                "Label, help and five minutes",
                ["start": "09:05", "end": "09:50", "step": "5", "label": "Lesson", "help": "At least five minutes."]),
            GalleryPreset("24 hours", ["start": "13:00", "end": "21:45", "hours": "24"]),
            GalleryPreset("Disabled", ["start": "08:15", "end": "17:15", "disabled": "true"]),
            GalleryPreset("Right to left", ["start": "08:15", "end": "17:15", "label": "الوقت"], rightToLeft: true),
        ],
        "radial-clock": [
            GalleryPreset("Ten past ten", ["value": "10:10:30"]),
            GalleryPreset("Midnight", ["value": "00:00:00"]),
            GalleryPreset("To be turned", ["value": "10:10:30", "manipulable": "true"]),
            GalleryPreset(
                "Label and help",
                ["value": "16:45:15", "label": "Departure", "help": "The train leaves on the minute."]),
            GalleryPreset("Small", ["value": "10:10:30", "width": "160"]),
            GalleryPreset("Right to left", ["value": "10:10:30", "label": "الوقت"], rightToLeft: true),
        ],
        "month-picker": [
            GalleryPreset("A month", ["value": "2026-07"]),
            GalleryPreset("Open", ["value": "2026-07", "open": "true"]),
            GalleryPreset(
                "Two years, label and help",
                [
                    "value": "2026-12", "min": "2026-01", "max": "2027-12", "label": "Course begins",
                    "help": "On the first Monday.",
                ]),
            GalleryPreset("Disabled", ["value": "2026-07", "disabled": "true"]),
            GalleryPreset("Right to left", ["value": "2026-07", "label": "الشهر"], rightToLeft: true),
        ],
        "digital-clock": [
            GalleryPreset("A time", ["value": "10:10:30"]),
            GalleryPreset("A time on a day", ["value": "2026-02-28T23:59:59"]),
            GalleryPreset("Twelve hours without seconds", ["value": "16:45:00", "seconds": "false", "hours": "12"]),
            GalleryPreset("Upright, without ghosts", ["value": "08:08:08", "ghost": "false", "slant": "0"]),
            GalleryPreset(
                "Label and help", ["value": "10:10:30", "label": "Platform 4", "help": "The time of the station."]),
            GalleryPreset("Right to left", ["value": "10:10:30", "label": "الوقت"], rightToLeft: true),
        ],
    ]
}
