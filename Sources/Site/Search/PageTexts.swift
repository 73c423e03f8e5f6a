/// The texts of pages in files of a few kilobytes: several short pages in one, a long page in several.
///
/// A page's number says where its text is: eight times the file's number and its place in it. The further parts of a long
/// page have the files that follow.
struct PageTexts {
    /// How many bytes a file has about.
    static let size = 6000
    /// How many pages a file has at most.
    static let pagesPerFile = 8

    private var full: [(name: String, bytes: [UInt8])] = []
    private var open: [UInt8] = []
    private var openPages = 0
    private var fileNumber = 0

    /// Adds a page.
    /// - Parameter records: Its parts, as `SearchPage` has them.
    /// - Returns: Its number.
    mutating func add(_ records: [[UInt8]]) -> Int {
        if openPages == Self.pagesPerFile || openPages > 0 && open.count + records[0].count > Self.size { close() }
        if records.count > 1, openPages > 0 { close() }
        let number = fileNumber * Self.pagesPerFile + openPages
        for record in records {
            open += openPages > 0 ? [UInt8(ascii: ",")] : []
            open += record
            openPages += 1
            if records.count > 1 { close() }
        }
        return number
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
}
