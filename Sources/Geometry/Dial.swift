/// A face of twelve hours, centred on the origin, and what pointers and keys do to its hands.
///
/// A time is in minutes after midnight. Turned hands may lead out of 0 ..< 1440: that is the day before or after.
public struct Dial: Sendable {
    /// The radius of the rim.
    public let radius: Formula
    /// The minutes between two marks that the minute hand can point to: a divisor of 60.
    public let step: Formula
    /// Whether a pointer means the mark behind it (1) or the nearest one (0).
    public let floors: Formula
    /// Whether what one hand does moves the other on: 0 never, 1 as a clock does in a drag and less than a quarter of an
    /// hour from twelve in a press, 2 always.
    public let carry: Formula

    /// A face of twelve hours.
    public init(radius: Formula, step: Formula, floors: Formula, carry: Formula = 1) {
        self.radius = radius
        self.step = step
        self.floors = floors
        self.carry = carry
    }

    /// The hour hand's angle in degrees clockwise from twelve: half a degree a minute.
    public static func hourAngle(_ minutes: Formula) -> Formula { minutes.wrapped(in: 720) / 2 }

    /// The minute hand's angle in degrees clockwise from twelve: six degrees a minute.
    public static func minuteAngle(_ minutes: Formula) -> Formula { minutes.wrapped(in: 60) * 6 }

    /// Within this part of the radius a direction means nothing.
    static let deadZone: Formula = 0.08

    /// Which hand a press takes: 1 the hour hand (up to half the radius), 2 the minute hand (up to the rim), 0 none
    /// (beyond it, or at the very centre).
    public func hand(at pointer: Point) -> Formula {
        let far = pointer.squaredDistance.named("far")
        let outer = (far .<= radius * radius).choose(2, otherwise: 0)
        let inner = (far .<= radius * radius / 4).choose(1, otherwise: outer)
        return (far .<= squaredDeadZone).choose(0, otherwise: inner)
    }

    private var squaredDeadZone: Formula { Self.deadZone * radius * (Self.deadZone * radius) }

    /// `turned`, unless the pointer is so near the centre that its direction means nothing.
    private func keeping(_ minutes: Formula, at pointer: Point, otherwise turned: Formula) -> Formula {
        (pointer.squaredDistance .<= squaredDeadZone).choose(minutes, otherwise: turned)
    }

    /// Added before rounding down: half a mark to get the nearest, or as much as rounding errors can take away.
    private var lean: Formula { (floors .== 1).choose(1e-9, otherwise: 0.5).named("lean") }

    /// The minute that a pointer means; the last step's nearest mark may be 60.
    private func minute(at pointer: Point) -> Formula {
        let marks = (pointer.degrees / 6 / step).named("marks")
        return (step * .floor(marks + lean)).named("aimed")
    }

    /// The time once the minute hand is pressed at a new place. The hour follows when the way across twelve is shorter
    /// than a quarter of an hour; if it always carries, when that way is the shorter one.
    public func time(pressingMinuteHandAt pointer: Point, from minutes: Formula) -> Formula {
        let change = (minute(at: pointer).wrapped(in: 60) - minutes.wrapped(in: 60)).named("change")
        let most = Formula.pick([60, 45, 30], at: carry).named("most")
        let back = (most .< change).choose(-60, otherwise: 0)
        let hour = (change .< -most).choose(60, otherwise: back)
        return keeping(minutes, at: pointer, otherwise: minutes + change + hour)
    }

    /// The time once the minute hand is dragged on: always the shorter way round, and the hour follows. A mark half a turn
    /// away is forward, unless the pointer is more than half a minute beyond it: with a step of 30 every mark is half a
    /// turn away, and the pointer's own side has to decide.
    public func time(draggingMinuteHandTo pointer: Point, from minutes: Formula) -> Formula {
        let ahead = (minute(at: pointer) - minutes).wrapped(in: 60).named("ahead")
        let side = (pointer.degrees / 6 - floors * step / 2 - minutes).wrapped(in: 60)
        let way = (ahead .== 30).choose(side, otherwise: ahead)
        let turned = minutes + (30.5 .< way).choose(ahead - 60, otherwise: ahead)
        return keeping(minutes, at: pointer, otherwise: carried(turned, from: minutes, within: 60))
    }

    /// The time once the hour hand is pressed or dragged: the nearest such hour, so that noon and midnight carry. Six
    /// hours either way stay in the day; forward if both do. The minute stays.
    public func time(turningHourHandTo pointer: Point, from minutes: Formula) -> Formula {
        let behind = (floors .== 1).choose(0, otherwise: minutes.wrapped(in: 60) / 60).named("behind")
        let aimed = Formula.floor(pointer.degrees / 30 - behind + lean)
        let ahead = (aimed - .floor(minutes / 60)).wrapped(in: 12).named("ahead")
        let longest = (minutes.wrapped(in: 1440) .< 1080).choose(6, otherwise: 5)
        let hours = (longest .< ahead).choose(ahead - 12, otherwise: ahead)
        let turned = minutes + 60 * hours
        return keeping(minutes, at: pointer, otherwise: carried(turned, from: minutes, within: 1440))
    }

    /// A new time, or if nothing carries the one that looks the same within the hour or the day that it came from.
    public func carried(_ turned: Formula, from minutes: Formula, within period: Formula) -> Formula {
        let stayed = minutes - minutes.wrapped(in: period) + turned.wrapped(in: period)
        return (carry .== 0).choose(stayed, otherwise: turned)
    }

    /// The angle, in degrees clockwise from twelve, that an hour hand is turned to that is free of the minute hand.
    public func freeHandAngle(at pointer: Point, from degrees: Formula) -> Formula {
        keeping(degrees, at: pointer, otherwise: pointer.degrees)
    }

    /// The hour, 0 ..< 12, that an hour hand points to that is free of the minute hand: that of its sector.
    /// - Parameter degrees: Its angle, clockwise from twelve.
    public static func hour(ofFreeHandAt degrees: Formula) -> Formula { .floor(degrees / 30).wrapped(in: 12) }
}
