/// Bare addresses, as GitHub’s specification has them (6.9, autolinks), and where it is silent as cmark-gfm does.
enum Autolink {
    /// The address that has its first `:` or `w` at a place.
    /// - Parameter start: Where it may begin at the earliest.
    static func address(in text: [UInt8], at place: Int, after start: Int) -> Range<Int>? {
        text[place] == UInt8(ascii: ":") ? url(text, place, start) : www(text, place, start)
    }

    private static func www(_ text: [UInt8], _ place: Int, _ start: Int) -> Range<Int>? {
        guard text[place...].prefix(4).map({ $0 | 0x20 }) == Array("www.".utf8),
            place == start || text[place - 1].isASCIISpace || "*_~(".utf8.contains(text[place - 1]),
            let domain = domain(text, place + 1, isShort: false)
        else { return nil }
        let end = end(of: text, from: domain, start: place)
        return end > place + 4 ? place..<end : nil
    }

    private static func url(_ text: [UInt8], _ place: Int, _ start: Int) -> Range<Int>? {
        guard text[place...].starts(with: Array("://".utf8)) else { return nil }
        var scheme = place
        while scheme > start, place - scheme < 6, text[scheme - 1].isASCIILetter { scheme -= 1 }
        guard ["http", "https", "ftp"].contains(String(decoding: text[scheme..<place], as: UTF8.self).lowercased()),
            let domain = domain(text, place + 3, isShort: true)
        else { return nil }
        let end = end(of: text, from: domain, start: scheme)
        return end > place + 3 ? scheme..<end : nil
    }

    /// Where a domain ends: letters, digits, `-`, `_` and dots, no `_` in the last two parts.
    private static func domain(_ text: [UInt8], _ start: Int, isShort: Bool) -> Int? {
        guard start < text.count, text[start...].firstIsHost else { return nil }
        var (underscores, underscoresBefore, dots) = (0, 0, 0)
        var at = start
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "_"): underscores += 1
            case UInt8(ascii: "."):
                (underscoresBefore, underscores) = (underscores, 0)
                dots += 1
            case UInt8(ascii: "-"): break
            default: if !text[at...].firstIsHost { return result() }
            }
            at += 1
            // No name is that long, and each would be looked at again from its next part.
            if at - start > 1000 { return nil }
        }
        return result()

        func result() -> Int? {
            if underscores + underscoresBefore > 0, dots <= 10 { return nil }
            return isShort || dots > 0 ? at : nil
        }
    }

    /// Where an address ends: before white space, `<` or Japanese punctuation, without punctuation at its end.
    private static func end(of text: [UInt8], from domain: Int, start: Int) -> Int {
        var end = domain
        while end < text.count, !text[end].isASCIISpace, text[end] != UInt8(ascii: "<"), !text[end...].isEndOfJapanese {
            end += 1
        }
        return trimmed(text, start, end)
    }

    private static func trimmed(_ text: [UInt8], _ start: Int, _ limit: Int) -> Int {
        var end = limit
        /// How many more brackets are closed than opened.
        var (round, square) = (0, 0)
        for byte in text[start..<end] {
            switch byte {
            case UInt8(ascii: "("): round -= 1
            case UInt8(ascii: ")"): round += 1
            case UInt8(ascii: "["): square -= 1
            case UInt8(ascii: "]"): square += 1
            default: break
            }
        }
        while end > start {
            switch text[end - 1] {
            case UInt8(ascii: ")"):
                guard round > 0 else { return end }
                round -= 1
                end -= 1
            case UInt8(ascii: "]"):
                guard square > 0 else { return end }
                square -= 1
                end -= 1
            case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
            case UInt8(ascii: ";"):
                var before = end - 1
                while before > start, text[before - 1].isASCIILetter { before -= 1 }
                end = before < end - 1 && before > start && text[before - 1] == UInt8(ascii: "&") ? before - 1 : end - 1
            default: return end
            }
        }
        return end
    }

    /// The e-mail address around an `@`.
    /// - Parameter start: Where it may begin at the earliest.
    static func mail(in text: [UInt8], at place: Int, after start: Int) -> (range: Range<Int>, scheme: String?)? {
        var first = place
        var scheme: String?
        while first > start {
            let byte = text[first - 1]
            if byte.isASCIILetter || byte.isASCIIDigit || ".+-_".utf8.contains(byte) {
                first -= 1
            } else if byte == UInt8(ascii: ":"), scheme == nil,
                let found = ["mailto", "xmpp"].first(where: { text[start..<(first - 1)].ends(with: $0) })
            {
                scheme = found
                first -= found.utf8.count + 1
                break
            } else {
                break
            }
        }
        guard place - first > (scheme.map { $0.utf8.count + 1 } ?? 0) else { return nil }
        var end = place + 1
        var dots = 0
        while end < text.count {
            let byte = text[end]
            if byte == UInt8(ascii: "."), end + 1 < text.count,
                text[end + 1].isASCIILetter || text[end + 1].isASCIIDigit
            {
                dots += 1
            } else if byte == UInt8(ascii: "@") {
                return nil
            } else if !byte.isASCIILetter, !byte.isASCIIDigit, byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_"),
                byte != UInt8(ascii: "/") || scheme != "xmpp"
            {
                break
            }
            end += 1
        }
        guard dots > 0, text[end - 1].isASCIILetter || text[end - 1].isASCIIDigit else { return nil }
        return (first..<end, scheme)
    }
}

extension ArraySlice<UInt8> {
    /// Whether it begins with a character that can stand in a domain: neither space nor punctuation.
    fileprivate var firstIsHost: Bool {
        guard let first else { return false }
        // What follows the first byte of a character goes with it.
        if first & 0xC0 == 0x80 { return true }
        if first < 0x80 { return first.isASCIILetter || first.isASCIIDigit }
        guard let scalar = firstScalar else { return false }
        return !scalar.isPunctuation && !scalar.properties.isWhitespace
    }

    /// Whether it begins with what ends a Japanese sentence or clause, which no address goes on over.
    fileprivate var isEndOfJapanese: Bool {
        guard first == 0xE3 || first == 0xEF, let scalar = firstScalar else { return false }
        return "、。」』】〉》〕）［］｝，．！？；：".unicodeScalars.contains(scalar)
    }

    fileprivate func ends(with scheme: String) -> Bool {
        let length = scheme.utf8.count
        guard count >= length, suffix(length).map({ $0 | 0x20 }) == Array(scheme.utf8) else { return false }
        let before = dropLast(length).last ?? 0
        return !before.isASCIILetter && !before.isASCIIDigit
    }

    /// The character at the start.
    var firstScalar: Unicode.Scalar? {
        var decoder = UTF8()
        var iterator = prefix(4).makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
        return nil
    }

    /// The character at the end.
    var lastScalar: Unicode.Scalar? {
        guard let start = suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
        return self[start...].firstScalar
    }
}

extension Unicode.Scalar {
    /// Punctuation as CommonMark has it.
    var isPunctuation: Bool {
        if isASCII { return UInt8(value).isASCIIPunctuation }
        return switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
