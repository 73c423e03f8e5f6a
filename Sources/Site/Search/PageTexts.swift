/// The texts of pages in files of a few kilobytes: several short pages in one, a long page in several.
///
/// A page's number says where its text is: eight times the file's number and its place in it. The further parts of a long
/// page have the files that follow.
struct PageTexts {
    /// How many bytes a file has about.
    static let size = 6000
    /// How many pages a file has at most.
    static let pagesPerFile = 8
    /// How many parts a page has at most.
    static let partsPerPage = 16

    private var full: [(name: String, bytes: [UInt8])] = []
    private var open: [UInt8] = []
    private var openPages = 0
    private var fileNumber = 0

    /// Adds a page.
    /// - Returns: Its number, and its sections by parts.
    mutating func add(address: String, title: String, sections: [SearchIndex.Section])
        -> (number: Int, parts: [[SearchIndex.Section]])
    {
        let parts = Self.parts(of: sections)
        let records = parts.map { Self.record(address, title, $0, isPart: parts.count > 1) }
        if openPages == Self.pagesPerFile || openPages > 0 && open.count + records[0].count > Self.size { close() }
        if parts.count > 1, openPages > 0 { close() }
        let number = fileNumber * Self.pagesPerFile + openPages
        for record in records {
            open += openPages > 0 ? [UInt8(ascii: ",")] : []
            open += record
            openPages += 1
            if records.count > 1 { close() }
        }
        return (number, parts)
    }

    /// Gives away the files that are full.
    mutating func takeFull() -> [(name: String, bytes: [UInt8])] {
        defer { full = [] }
        return full
    }

    /// Gives away the last file.
    mutating func takeRest() -> [(name: String, bytes: [UInt8])] {
        if openPages > 0 { close() }
        return takeFull()
    }

    private mutating func close() {
        full.append(("pages-\(fileNumber)", [UInt8(ascii: "[")] + open + [UInt8(ascii: "]")]))
        fileNumber += 1
        (open, openPages) = ([], 0)
    }

    private static func record(
        _ address: String, _ title: String, _ sections: [SearchIndex.Section], isPart: Bool
    ) -> [UInt8] {
        func quoted(_ text: String) -> String { "\"\(text.escapedForJSON)\"" }
        let texts = sections.map { "[\(quoted($0.id)),\(quoted($0.heading)),\(quoted($0.text))]" }
        return Array(
            "[\(quoted(address)),\(quoted(title)),[\(texts.joined(separator: ","))]\(isPart ? ",1" : "")]".utf8)
    }

    /// Divides the sections among as many parts as they need, and long ones at a space.
    private static func parts(of sections: [SearchIndex.Section]) -> [[SearchIndex.Section]] {
        func bytes(_ section: SearchIndex.Section) -> Int {
            section.id.utf8.count + section.heading.utf8.count + section.text.utf8.count + 9
        }
        let all = sections.reduce(0) { $0 + bytes($1) }
        guard all > size + size / 2 else { return [sections] }
        // Half of a part can stay empty where the next section does not fit.
        let limit = max(size, 2 * all / (partsPerPage - 1))
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
