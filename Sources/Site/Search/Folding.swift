/// What search takes for one: capitals and small letters, letters with and without accents, full and half width, katakana
/// and hiragana. The script of the search has the same tables.
///
/// The rules are those of Unicode's NFKD and simple case folding (UAX 15, UAX 44), for the ranges that people search in,
/// with marks left out; and letters that Unicode does not take apart but people do: ø is o, ß is ss.
enum Folding {
    /// Rows of letters: the first character that has an entry, and for each from there on what it becomes; a hyphen where it
    /// stays. Capitals never come here.
    static let rows: [(first: UInt32, letters: String)] = [
        (0xB2, "23------1"),
        (
            0xE0,
            """
            aaaaaa-ceeeeiiiidnooooo-ouuuuy-y-a-a-a-c-c-c-c-d-d-e-e-e-e-e-g-g-g-g-h-h-i-i-i-i-i---j-k--l-l-l-l-l-n-n-n--n-o-o-o-\
            --r-r-r-s-s-s-s-t-t-t-u-u-u-u-u-u-w-y--z-z-zs---------------------------------o--------------u-----------------\
            ------------a-i-o-u-u-u-u-u--a-a---g-g-k-o-o--j----g---n-a---o-a-a-e-e-i-i-o-o-r-r-u-u-s-t---h-------a-e-o-o-o-\
            o-y
            """
        ),
        (0x390, "ι---------------------------αεηιυ-----------------σ-------ιυουω"),
        (0x439, "и"),
        (0x450, "ее-г---і----киу"),
        (
            0x1E01,
            """
            a-b-b-b-c-d-d-d-d-d-e-e-e-e-e-f-g-h-h-h-h-h-i-i-k-k-k-l-l-l-l-m-m-m-n-n-n-n-o-o-o-o-p-p-r-r-r-r-s-s-s-s-s-t-t-t-t-u-\
            u-u-u-u-v-v-w-w-w-w-w-x-x-y-z-z-zhtwy-s-----a-a-a-a-a-a-a-a-a-a-a-a-e-e-e-e-e-e-e-e-i-i-o-o-o-o-o-o-o-o-o-o-o-o-u-\
            u-u-u-u-u-u-y-y-y-y
            """
        ),
        (0x2070, "0---456789"),
        (0x2080, "0123456789"),
        (0x2460, "123456789"),
        (0xFF66, "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"),
    ]

    /// Single characters that become several, or that stand alone: each, and what it becomes.
    static let pairs = """
        ß ss æ ae þ th ĳ ij œ oe ﬀ ff ﬁ fi ﬂ fl ﬃ ffi ﬄ ffl \
        ⅰ i ⅱ ii ⅲ iii ⅳ iv ⅴ v ⅵ vi ⅶ vii ⅷ viii ⅸ ix ⅹ x ⅺ xi ⅻ xii ⑩ 10 ⑪ 11 ⑫ 12
        """

    /// Marks that are left out: soft hyphens, combining accents, points and vowel signs of Hebrew and Arabic, joiners,
    /// variation selectors.
    static let dropped: [ClosedRange<UInt32>] = [
        0xAD...0xAD, 0x300...0x36F, 0x5B0...0x5BD, 0x640...0x640, 0x64B...0x65F, 0x200B...0x200D, 0xFE00...0xFE0F,
        0xFEFF...0xFEFF,
    ]

    /// Scripts without spaces between their words: Thai to Burmese, Khmer, kana, ideographs, Hangul. They are searched in
    /// by pairs of characters.
    static let unspaced: [ClosedRange<UInt32>] = [
        0xE01...0xEDF, 0x1000...0x109F, 0x1780...0x17D3, 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309E,
        0x30F7...0x30FA, 0x30FC...0x30FC, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0x20000...0x323AF,
    ]

    /// Katakana that have a hiragana, `toHiragana` before them.
    static let katakana: [ClosedRange<UInt32>] = [0x30A1...0x30F6, 0x30FD...0x30FE]
    /// How far hiragana stand before katakana.
    static let toHiragana: UInt32 = 0x60
    /// Full-width signs, `toASCII` behind those of ASCII.
    static let fullWidth: ClosedRange<UInt32> = 0xFF01...0xFF5E
    static let toASCII: UInt32 = 0xFEE0

    /// Hiragana that a voiced mark moves on by one. `う` becomes `ゔ`.
    static let voiced = "かきくけこさしすせそたちつてとはひふへほゝ"
    /// Hiragana that a half-voiced mark moves on by two.
    static let halfVoiced = "はひふへほ"
    static let voicedMarks: ClosedRange<UInt32> = 0x3099...0x309A
    /// The half-width form of the voiced mark; that of the half-voiced one follows it.
    static let halfWidthVoicedMarks: ClosedRange<UInt32> = 0xFF9E...0xFF9F

    private static let letters: [UInt32: [UInt32]] = {
        var letters: [UInt32: [UInt32]] = [:]
        for (first, row) in rows {
            for (offset, scalar) in row.unicodeScalars.enumerated() where scalar != "-" {
                letters[first + UInt32(offset)] = [scalar.value]
            }
        }
        let words = pairs.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
        for place in stride(from: 0, to: words.count, by: 2) { letters[words[place][0]] = words[place + 1] }
        return letters
    }()
    private static let voicedSet = Set(voiced.unicodeScalars.map(\.value))
    private static let halfVoicedSet = Set(halfVoiced.unicodeScalars.map(\.value))

    /// Appends what a text is searched as, scalar by scalar.
    static func fold(_ text: String, into folded: inout [UInt32]) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: folded.append(scalar.value + 0x20)
            case 0..<0x80: folded.append(scalar.value)
            case fullWidth: append(lower: scalar.value - toASCII, to: &folded)
            // Kana and ideographs have no capitals.
            case 0x3000..<0xA000: append(scalar.value, to: &folded)
            default:
                for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower.value, to: &folded) }
            }
        }
    }

    private static func append(lower code: UInt32, to folded: inout [UInt32]) {
        folded.append((0x41...0x5A).contains(code) ? code + 0x20 : code)
    }

    private static func append(_ code: UInt32, to folded: inout [UInt32]) {
        if code < 0xAD || 0x4E00..<0xA000 ~= code { return folded.append(code) }
        let isHalfWidth = halfWidthVoicedMarks.contains(code)
        if isHalfWidth || voicedMarks.contains(code) {
            let isHalf = code == (isHalfWidth ? halfWidthVoicedMarks : voicedMarks).upperBound
            return voice(&folded, half: isHalf)
        }
        if dropped.contains(where: { $0.contains(code) }) { return }
        if katakana.contains(where: { $0.contains(code) }) { return folded.append(code - toHiragana) }
        if let letters = letters[code] { folded += letters } else { folded.append(code) }
    }

    private static func voice(_ folded: inout [UInt32], half: Bool) {
        guard let last = folded.last else { return }
        if half {
            if halfVoicedSet.contains(last) { folded[folded.count - 1] = last + 2 }
        } else if voicedSet.contains(last) {
            folded[folded.count - 1] = last + 1
        } else if last == 0x3046 {
            folded[folded.count - 1] = 0x3094
        }
    }

    /// The tables as the script has them.
    static var script: String {
        func pattern(_ ranges: [ClosedRange<UInt32>]) -> String {
            func code(_ code: UInt32) -> String { "\\u{\(String(code, radix: 16))}" }
            return "/[\(ranges.map { "\(code($0.lowerBound))-\(code($0.upperBound))" }.joined())]/u"
        }
        let rows = rows.map { "[\($0.first), \"\($0.letters)\"]" }.joined(separator: ", ")
        return """
            const rows = [\(rows)];
            const pairs = "\(pairs)";
            const dropped = \(pattern(dropped));
            const unspaced = \(pattern(unspaced));
            const katakana = \(pattern(katakana));
            const voiced = "\(voiced)";
            const halfVoiced = "\(halfVoiced)";
            """
    }
}
