import SourceText
import Widgets

/// What an article says of itself before its text.
struct FrontMatter: Sendable {
    let title: String?
    let description: String?
    let date: String?
    let tags: [String]
    let isDraft: Bool
    let weight: Int
    let slug: String?
    /// Where the slug stands, if there is one.
    let slugPlace: Place?
    /// Where the article was before.
    let aliases: [(page: SitePath, place: Place)]
    /// The picture that stands for the article elsewhere.
    let image: PlacedText?
    /// The article in the first language that this one is a translation of, if it says so.
    let languageOf: PlacedText?
    /// Where the Markdown begins, in bytes.
    let bodyStart: Int

    private static let title = Setting("title", .words, "The title; without one, the first heading.")
    private static let description = Setting(
        "description", .words, "One sentence about the article, for lists and search.")
    private static let date = Setting("date", .date, "The day of the article, in no time zone.")
    private static let tags = Setting("tags", .list, initial: [], as: "", "Words that the article is found by.")
    private static let draft = Setting(
        "draft", .flag, initial: false, as: "false", "Whether a build leaves the article out.")
    private static let weight = Setting(
        "weight", .number(-9999...9999), initial: 0, as: "0",
        "Where it stands among its neighbours, the lightest first.")
    private static let slug = Setting("slug", .slug, "The last part of the address, in place of the file's name.")
    private static let aliases = Setting(
        "aliases", .aliases, initial: [], as: "", "Addresses of the site, from its top, that lead on to this page.")

    private static let image = Setting(
        "image", .words, "A picture that stands for the article in previews of links and in feeds.")
    private static let languageOf = Setting(
        "language-of", .words,
        "The article in the first language that this is a translation of, by its path in Content.")

    static let schema = Schema(
        "the front matter", noun: "key",
        [title, description, date, tags, draft, weight, slug, aliases, image, languageOf])

    /// Reads the front matter of a file, if it has any.
    init(of file: SourceFile, diagnostics: inout [Diagnostic]) {
        let settings: Settings
        switch Bounds(of: file) {
        case .none(let start):
            (settings, bodyStart) = (Settings(), start)
        case .wrong(let problem, let line):
            diagnostics.append(Diagnostic(problem, at: file.place(line: line, column: 1)))
            (settings, bodyStart) = (Settings(), file.bytes.count)
        case .lines(let text, let end):
            let excerpt = Excerpt(of: file, text: Array(file.bytes[text]), firstLine: 2)
            settings = Self.schema.read(excerpt, diagnostics: &diagnostics)
            bodyStart = end
        }
        title = settings[Self.title]
        description = settings[Self.description]
        date = settings[Self.date]
        tags = settings[Self.tags]
        isDraft = settings[Self.draft]
        weight = settings[Self.weight]
        slug = settings[Self.slug]
        slugPlace = settings.place(of: Self.slug.name)
        image = Self.placed(Self.image, in: settings)
        languageOf = Self.placed(Self.languageOf, in: settings)
        aliases = settings[Self.aliases].compactMap { alias in
            SitePath(alias: alias.text).map { ($0, alias.place) }
        }
    }

    private static func placed(_ setting: Setting<String?>, in settings: Settings) -> PlacedText? {
        guard let text = settings[setting], let place = settings.place(of: setting.name) else { return nil }
        return PlacedText(text: text, place: place)
    }

    /// The month of the day of the article.
    var month: Month? { date.flatMap { Month(String($0.prefix(7))) } }

    /// Where front matter begins and ends.
    private enum Bounds {
        /// There is none, and the Markdown begins at that byte.
        case none(Int)
        /// Its bytes, and where the Markdown begins after it.
        case lines(Range<Int>, Int)
        /// What looks like front matter and is none, and on which line.
        case wrong(FrontMatterProblem, line: Int)

        init(of file: SourceFile) {
            let lines = file.lines
            let start = lines[0].lowerBound
            // Most files can be told by their first bytes.
            guard let first = file.bytes.dropFirst(start).first, first == 0x2D || first == 0x2B || first == 0x7B else {
                self = .none(start)
                return
            }
            func text(_ line: Int) -> Substring { Substring(decoding: file.bytes[lines[line]], as: UTF8.self) }
            switch text(0) {
            case "+++", "{":
                self = .wrong(.notYAML(String(text(0))), line: 1)
            case let opening
            where opening != "---" && opening.hasPrefix("---")
                && opening.dropFirst(3).allSatisfy(\.isWhitespace)
                && lines.indices.contains { $0 > 0 && text($0) == "---" }:
                self = .wrong(.open(isMeant: true), line: 1)
            case "---" where lines.count > 1 && !text(1).allSatisfy({ $0 == " " || $0 == "\t" }):
                if let end = lines.indices.dropFirst().first(where: { text($0) == "---" }) {
                    let body = end + 1 < lines.count ? lines[end + 1].lowerBound : file.bytes.count
                    self = .lines(lines[1].lowerBound..<lines[end].lowerBound, body)
                } else {
                    let meant = lines.indices.dropFirst().first { line in
                        let text = text(line)
                        return text.count >= 3 && (text.allSatisfy { $0 == "-" } || text.allSatisfy { $0 == "+" })
                            || text.hasPrefix("---") && text.dropFirst(3).allSatisfy(\.isWhitespace)
                    }
                    self = .wrong(.open(isMeant: meant != nil), line: (meant ?? 0) + 1)
                }
            default:
                self = .none(start)
            }
        }
    }
}

/// What can be wrong with where front matter begins and ends.
enum FrontMatterProblem: Problem, Equatable {
    /// Another generator's `+++` or `{`.
    case notYAML(String)
    /// No closing line, or one that was only meant as such.
    case open(isMeant: Bool)

    var code: String {
        switch self {
        case .notYAML: "front-matter-not-yaml"
        case .open: "open-front-matter"
        }
    }

    var sentence: String {
        switch self {
        case .notYAML(let opening): "front matter that begins with ‘\(opening)’ is not YAML"
        case .open(isMeant: true): "the lines before and after the front matter are exactly ‘---’"
        case .open(isMeant: false): "the front matter has no closing line"
        }
    }

    var remedy: String? {
        switch self {
        case .notYAML: "put ‘---’ before and after lines such as ‘title: My clock’"
        case .open(isMeant: true): nil
        case .open(isMeant: false): "close it with a line that is exactly ‘---’"
        }
    }
}

extension Form<String> {
    /// A day of the Gregorian calendar, as it is written.
    static let date = Form("a day of the calendar, such as 2026-02-28", schema: .text(FormSchema.datePattern)) {
        (text: String) in
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isShaped =
            parts.map(\.utf8.count) == [4, 2, 2] && text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
        guard isShaped, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return days.indices.contains(month - 1) && (1...days[month - 1]).contains(day) ? text : nil
    }

    /// The last part of an address.
    static let slug = Form(
        "letters, digits, - and _",
        // What is beyond ASCII is left to the build: the classes of Unicode are not in every regular expression.
        schema: FormSchema(.words, [("pattern", .text("^[^\\s!-,./:-@\\[-^`{-~]+$"))])
    ) { (text: String) in
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } ? text : nil
    }
}

extension Form<[PlacedText]> {
    /// Addresses of pages that are no longer.
    static let aliases = list("a list of addresses such as [old/clock, /old/]") { SitePath(alias: $0) != nil }
}

extension SitePath {
    /// The file that the address of a page from the top of the site stands for: `old/a`, `/old/a.html`, `/old/`.
    fileprivate init?(alias: String) {
        let address = alias.percentDecoded
        let path = address.utf8.first == UInt8(ascii: "/") ? String(address.utf8.dropFirst()) ?? "" : address
        let isFolder = path.isEmpty || path.utf8.last == UInt8(ascii: "/")
        let page = isFolder ? path + "index.html" : path.hasSuffix(".html") ? path : path + ".html"
        let parts = page.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isUsable = !page.unicodeScalars.contains {
            $0.value < 0x20 || $0.value == 0x7F || "?#\\".unicodeScalars.contains($0)
        }
        guard !alias.isEmpty, isUsable,
            parts.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) })
        else { return nil }
        self.init(page)
    }
}
