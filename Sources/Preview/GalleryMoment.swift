import Widgets

/// A time at which a clock is worth a look.
struct GalleryMoment {
    /// What happens.
    let title: String
    /// As `view.time` has it.
    let time: String
    /// As `view.zone` has it; nil where it does not matter.
    let zone: String?
    /// How many seconds pass in one.
    let speed: Int

    /// The moments for a kind: those that show the present time have some.
    static func all(for kind: any Widget.Type) -> [GalleryMoment] {
        switch kind.kind {
        case nil: days + [year]
        case .month: [year]
        default: []
        }
    }

    private static let year = GalleryMoment(
        title: "The year ends", time: "2026-12-31T23:59:50", zone: nil, speed: 1)

    /// Ten seconds before clocks are changed (IANA Time Zone Database, 2026), and such a day in half a minute.
    private static let days = [
        GalleryMoment(
            title: "Clocks go forward in Berlin", time: "2026-03-29T01:59:50", zone: "Europe/Berlin", speed: 1),
        GalleryMoment(
            title: "That day, an hour a second", time: "2026-03-29T00:00:00", zone: "Europe/Berlin", speed: 3600),
        GalleryMoment(
            title: "Clocks go back in Berlin", time: "2026-10-25T02:59:50+02:00", zone: "Europe/Berlin", speed: 1),
        GalleryMoment(
            title: "Clocks go forward in New York", time: "2026-03-08T01:59:50", zone: "America/New_York", speed: 1),
        GalleryMoment(
            title: "Clocks go back in New York", time: "2026-11-01T01:59:50-04:00", zone: "America/New_York", speed: 1),
    ]
}
