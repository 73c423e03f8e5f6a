/// A document that nobody wrote: blocks of CommonMark in each other, and directives among them. The same seed gives the same one.
struct GeneratedDocument {
    /// The Markdown.
    private(set) var text = ""
    /// The same with a comment in the place of each directive.
    private(set) var plain = ""
    /// How many directives there are.
    private(set) var directives = 0
    private var random: Numbers

    init(seed: UInt64) {
        random = Numbers(state: seed)
        for _ in 0..<random.next(6) + 1 { block("", depth: 0) }
    }

    /// The comment in the place of a directive.
    static func comment(_ number: Int) -> String { "<!-- directive \(number) -->" }

    private static let words = [
        "time", "é", "時計", "*a*", "**b_c**", "_d", "`e`", "``f`g``", "[h](i)", "[j][k]", "![l](m \"n\")", "<b>",
        "<!-- o -->",
        "&amp;", "&#35;", "\\*", "\\{value}`x`", "{p}", "https://a.b", "<https://c.d>", "q  ", "10:45", "::r", "#",
        "-", ">", "|", "\"", "'",
    ]

    private mutating func line() -> String {
        (0...random.next(7)).map { _ in Self.words[random.next(Self.words.count)] }.joined(separator: " ")
    }

    private mutating func add(_ prefix: String, _ line: String, plain other: String? = nil) {
        text += prefix + line + "\n"
        plain += prefix + (other ?? line) + "\n"
    }

    private mutating func block(_ prefix: String, depth: Int) {
        defer { add(prefix, "") }
        switch random.next(depth < 4 ? 10 : 7) {
        case 0: add(prefix, "\(String(repeating: "#", count: random.next(7) + 1)) \(line())")
        case 1:
            add(prefix, line())
            add(prefix, random.next(2) == 0 ? "===" : "---")
        case 2:
            let fence = String(repeating: random.next(2) == 0 ? "`" : "~", count: 3 + random.next(3))
            add(prefix, fence + ["", "swift", " {1,3}", "{Not}"][random.next(4)])
            for _ in 0..<random.next(3) { add(prefix, line().replacing("`", with: "").replacing("~", with: "")) }
            add(prefix, fence)
        case 3: add(prefix, "[k]: /\(random.next(9)) \"t\"")
        case 4, 5: directive(prefix)
        case 6: for _ in 0...random.next(3) { add(prefix, line()) }
        case 7: for _ in 0...random.next(2) { block(prefix + "> ", depth: depth + 1) }
        case 8:
            add(prefix, "- item \(line())")
            add(prefix, "")
            for _ in 0...random.next(2) { block(prefix + "  ", depth: depth + 1) }
        default:
            add(prefix, "\(random.next(90) + 10). \(line())")
            add(prefix, "")
            for _ in 0...random.next(2) { block(prefix + "    ", depth: depth + 1) }
        }
    }

    private mutating func directive(_ prefix: String) {
        let fence = String(repeating: random.next(2) == 0 ? "`" : "~", count: 3 + random.next(3))
        text += "\(prefix)\(fence){clock-picker}\n"
        for _ in 0..<random.next(3) { text += "\(prefix)label: \(random.next(9))\n" }
        text += "\(prefix)\(fence)\n"
        // An HTML block of the second kind: it ends with its line (CommonMark, 4.6).
        plain += "\(prefix)\(Self.comment(directives))\n"
        directives += 1
    }

    /// Numbers that look like chance (splitmix64).
    private struct Numbers {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(count))
        }
    }
}
