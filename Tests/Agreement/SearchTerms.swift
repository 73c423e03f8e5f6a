import Site

/// Random texts and the terms that Swift finds them by; the script of the search is to find the same.
enum SearchTerms {
    /// Ranges of characters in which search folds or divides, and some around them.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x52F, 0x590...0x5F4,
        0x600...0x6FF,
        0x900...0x97F, 0xE01...0xE5B, 0x1E00...0x1FFF, 0x2000...0x209C, 0x2100...0x218B, 0x2460...0x24FF,
        0x3000...0x30FF, 0x3041...0x30FF, 0x3041...0x30FF, 0x3099...0x309A, 0x31F0...0x31FF, 0x4E00...0x9FEF,
        0xAC00...0xD7A3, 0xF900...0xFA6D, 0xFB00...0xFB06, 0xFE00...0xFE0F, 0xFF01...0xFFDC, 0xFF65...0xFF9F,
        0x1F300...0x1F5FF, 0x20000...0x200FF,
    ]

    /// Some texts of one character each, all there are in the ranges, and others of up to forty from few ranges.
    static func script(count: Int) -> String {
        var numbers = SeededNumbers(seed: 5)
        func character(in range: ClosedRange<UInt32>) -> String {
            Unicode.Scalar(UInt32.random(in: range, using: &numbers)).map { String(Character($0)) } ?? ""
        }
        let singles = Set(ranges.filter { $0.count < 0x1000 }.flatMap { $0 }).sorted().map { code in
            // Beside a letter a mark has something to change.
            "か\(Unicode.Scalar(code).map { String(Character($0)) } ?? "")a"
        }
        let texts = (0..<count).map { _ in
            let own = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                ranges[Int.random(in: 0..<ranges.count, using: &numbers)]
            }
            return (0..<Int.random(in: 1...40, using: &numbers)).map { _ in
                character(in: own[Int.random(in: 0..<own.count, using: &numbers)])
            }.joined()
        }
        let cases = (singles + texts).map { text in
            "[\(literal(text)), \(literal(Tokenizer.terms(of: text).joined(separator: " ")))],\n"
        }
        return """
            {
            \(Theme.tokenizer)
            for (const [text, terms] of [
            \(cases.joined())]) {
              compare("search", text, terms, tokens(text).map(({ term }) => term).join(" "));
            }
            }

            """
    }

    /// A text as JavaScript reads it, in ASCII.
    private static func literal(_ text: String) -> String {
        let units = text.utf16.map { unit in
            (0x61...0x7A).contains(unit) || unit == 0x20
                ? String(Character(Unicode.Scalar(UInt8(unit))))
                : "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
        }
        return "\"\(units.joined())\""
    }
}
