/// A page as the search has it: its terms, and its text as JavaScript. Made apart from all other pages.
struct SearchPage: Sendable {
    /// Its text, a long one in parts.
    let records: [[UInt8]]
    let terms: PageTerms

    init(_ text: SearchText) {
        let parts = Self.parts(of: text.sections)
        records = parts.map { Self.record(text.address, text.title, $0, isPart: parts.count > 1) }
        var terms = PageTerms()
        var tokenizer = Tokenizer()
        terms.count(text.title, as: .title, part: 0, with: &tokenizer)
        for (part, sections) in parts.enumerated() {
            for section in sections {
                terms.count(section.heading, as: .heading, part: part, with: &tokenizer)
                terms.count(section.text, as: .text, part: part, with: &tokenizer)
            }
        }
        self.terms = terms
    }

    private static func record(
        _ address: String, _ title: String, _ sections: [SearchIndex.Section], isPart: Bool
    ) -> [UInt8] {
        func quoted(_ text: String) -> String { "\"\(text.escapedForJSON)\"" }
        let texts = sections.map { "[\(quoted($0.id)),\(quoted($0.heading)),\(quoted($0.text))]" }
        return Array(
            "[\(quoted(address)),\(quoted(title)),[\(texts.joined(separator: ","))]\(isPart ? ",1" : "")]".utf8)
    }

    /// How many parts a page has at most.
    static let partsPerPage = 16

    /// Divides the sections among as many parts as they need, and long ones at a space.
    private static func parts(of sections: [SearchIndex.Section]) -> [[SearchIndex.Section]] {
        func bytes(_ section: SearchIndex.Section) -> Int {
            section.id.utf8.count + section.heading.utf8.count + section.text.utf8.count + 9
        }
        let all = sections.reduce(0) { $0 + bytes($1) }
        guard all > PageTexts.size + PageTexts.size / 2 else { return [sections] }
        // Half of a part can stay empty where the next section does not fit.
        let limit = max(PageTexts.size, 2 * all / (partsPerPage - 1))
        var parts: [[SearchIndex.Section]] = [[]]
        var used = 0
        for section in sections.flatMap({ pieces(of: $0, limit) }) {
            if used > 0, used + bytes(section) > limit, parts.count < partsPerPage {
                parts.append([])
                used = 0
            }
            parts[parts.count - 1].append(section)
            used += bytes(section)
        }
        return parts
    }

    private static func pieces(of section: SearchIndex.Section, _ limit: Int) -> [SearchIndex.Section] {
        var rest = section.text.utf8[...]
        var pieces: [SearchIndex.Section] = []
        while rest.count > limit {
            let end = rest.index(rest.startIndex, offsetBy: limit)
            let space = rest[rest.index(end, offsetBy: -limit / 4)..<end].lastIndex(of: UInt8(ascii: " "))
            // Without a space, before a character.
            var cut = space ?? end
            while rest[cut] & 0xC0 == 0x80 { cut = rest.index(before: cut) }
            pieces.append(section.with(text: String(Substring(rest[..<cut]))))
            rest = rest[cut...]
        }
        return pieces + [section.with(text: String(Substring(rest)))]
    }
}

extension SearchIndex.Section {
    fileprivate func with(text: String) -> Self { Self(id: id, heading: heading, text: text) }
}
