extension String {
    /// The text as a name or a value of YAML on one line, which is read as the same text again: plain where nothing in it
    /// can be taken for YAML’s own, else between double quotation marks.
    ///
    ///     10:10              10:10
    ///     a: b # c           "a: b # c"
    ///     two<line break>    "two\n"
    ///
    /// What nobody sees is escaped (YAML 1.2.2, 5.7), so that what is copied is what is read. Control characters that no
    /// setting may hold are escaped too, and refused when they are read.
    package var asYAML: String {
        if isPlainYAML { return self }
        return "\"" + unicodeScalars.map { $0.escapedForYAML ?? String($0) }.joined() + "\""
    }

    /// Stricter than YAML: a letter or a digit first, nothing behind that begins something else.
    private var isPlainYAML: Bool {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last, first.isLetterOrDigit,
            last != " ", last != ":"
        else { return false }
        var before = first
        for scalar in unicodeScalars {
            guard scalar.isLetterOrDigit || " -_./:+".unicodeScalars.contains(scalar), before != ":" || scalar != " "
            else { return false }
            before = scalar
        }
        return true
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        default: false
        }
    }

    /// How it is written between double quotation marks; nil if as it is.
    fileprivate var escapedForYAML: String? {
        switch self {
        case "\"", "\\": "\\\(self)"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        case "\0": "\\0"
        default: isSeen ? nil : numbered
        }
    }

    /// Spaces that look like others, and what has no looks of its own, can only be told by their numbers. What joins the
    /// parts of an emoji, or keeps letters apart, is part of how they look.
    private var isSeen: Bool {
        if self == " " || self == "\u{3000}" || self == "\u{200C}" || self == "\u{200D}" { return true }
        if (0xE0020...0xE007F).contains(value) { return true }
        if properties.isNoncharacterCodePoint { return false }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
        default: return true
        }
    }

    private var numbered: String {
        let (mark, length) = value < 0x100 ? ("x", 2) : value < 0x10000 ? ("u", 4) : ("U", 8)
        let digits = String(value, radix: 16, uppercase: true)
        return "\\\(mark)\(String(repeating: "0", count: length - digits.count))\(digits)"
    }
}
