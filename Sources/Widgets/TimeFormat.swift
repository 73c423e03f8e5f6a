import SourceText

/// How a time is written out: `H:mm`, `h:mm a`, `yyyy年M月d日 H:mm`.
///
/// `y` is the year, `M` the month (`MMMM` its name), `d` the day, `H` the hour of 0...23, `h` of 1...12, `K` of 0...11, `m` the minute, `s` the second,
/// `a` the half of the day; a letter twice (`y` four times) pads with zeros. `'…'` is text as it is, and `''` a quotation
/// mark. Other ASCII letters mean nothing and are refused, so that a typing error cannot pass for text.
/// Templates/scripts/clock.js reads the same patterns.
public struct TimeFormat: Sendable, Equatable {
    /// The pattern, as it was written.
    public let pattern: String
    private let pieces: [Piece]

    private enum Piece: Sendable, Equatable {
        case literal(String)
        case field(Character, width: Int)
    }

    /// `H:mm`, which every language can read.
    static let plain = TimeFormat(
        pattern: "H:mm", pieces: [.field("H", width: 1), .literal(":"), .field("m", width: 2)])

    private init(pattern: String, pieces: [Piece]) {
        self.pattern = pattern
        self.pieces = pieces
    }

    /// Reads a pattern.
    /// - Throws: What is wrong with it.
    public init(_ pattern: String) throws(FormatProblem) {
        self.pattern = pattern
        var pieces: [Piece] = []
        var rest = Substring(pattern)
        while let character = rest.first {
            if character == "'" {
                pieces.append(.literal(try Self.quotation(&rest)))
            } else if character.isASCII, character.isLetter {
                let run = rest.prefix { $0 == character }
                guard Self.widths[character]?.contains(run.count) == true else {
                    throw FormatProblem.letter(String(run))
                }
                rest = rest.dropFirst(run.count)
                pieces.append(.field(character, width: run.count))
            } else {
                rest = rest.dropFirst()
                pieces.append(.literal(String(character)))
            }
        }
        self.pieces = pieces
    }

    /// How often each letter may stand.
    private static let widths: [Character: [Int]] = [
        "y": [1, 4], "M": [1, 2, 4], "d": [1, 2], "H": [1, 2], "K": [1, 2], "h": [1, 2], "m": [1, 2], "s": [1, 2],
        "a": [1],
    ]

    /// The letters that stand in it as fields.
    public var letters: Set<Character> {
        Set(pieces.compactMap { if case .field(let letter, _) = $0 { letter } else { nil } })
    }

    /// Takes `'…'` off the front.
    private static func quotation(_ rest: inout Substring) throws(FormatProblem) -> String {
        rest = rest.dropFirst()
        if rest.first == "'" {
            rest = rest.dropFirst()
            return "'"
        }
        var text = ""
        while let character = rest.first {
            rest = rest.dropFirst()
            guard character == "'" else {
                text.append(character)
                continue
            }
            guard rest.first == "'" else { return text }
            rest = rest.dropFirst()
            text.append("'")
        }
        throw FormatProblem.openQuotation
    }

    /// Numbers, written out.
    func text(_ fields: TimeFields, in language: Language) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .field("a", _): language[fields.hour % 24 < 12 ? "am" : "pm"]
            case .field("H", let width): padded(fields.hour, width)
            case .field("K", let width): padded(fields.hour % 12, width)
            case .field("h", let width): padded((fields.hour + 11) % 12 + 1, width)
            case .field("m", let width): padded(fields.minute, width)
            case .field("y", let width): padded(fields.year, width)
            case .field("M", 4): language.name(ofMonth: fields.month)
            case .field("M", let width): padded(fields.month, width)
            case .field("d", let width): padded(fields.day, width)
            case .field(_, let width): padded(fields.second, width)
            }
        }.joined()
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

/// The numbers that a format writes out. What a value does not have is 0.
struct TimeFields: Sendable {
    var year = 0
    var month = 0
    var day = 0
    /// Of a duration, all hours of it.
    var hour = 0
    var minute = 0
    var second = 0

    /// The numbers of a value.
    init(_ value: ClockValue) {
        if let time = value.time { (hour, minute) = (time.minutes / 60, time.minutes % 60) }
        if let date = value.date { (year, month, day, second) = (date.year, date.month, date.date, date.seconds ?? 0) }
        if let month = value.month { (year, self.month) = (month.year, month.month) }
        if case .duration(let minutes) = value { (hour, minute) = (minutes / 60, minutes % 60) }
    }

    /// The numbers of a time with seconds.
    init(_ time: WallTime) {
        (hour, minute, second) = (time.seconds / 3600, time.seconds / 60 % 60, time.seconds % 60)
        (year, month, day) = (time.date / 10_000, time.date / 100 % 100, time.date % 100)
    }
}

/// What can be wrong with a format.
public enum FormatProblem: Error, Equatable {
    /// Letters that stand for nothing.
    case letter(String)
    /// A quotation that does not end.
    case openQuotation
}

extension Form<TimeFormat> {
    /// A format such as `H:mm`.
    public static let timeFormat = Form("a time format such as H:mm or h:mm a") { (text: String) in
        try? TimeFormat(text)
    }
}
