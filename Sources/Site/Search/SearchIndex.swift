/// The index of the pages in one language, as scripts that a page loads when somebody searches. A search loads few of them,
/// whatever the number of pages:
///
///     en/start.js      version, number of pages, of leaves and of buckets, and the root of the tree
///     en/terms-0.js    a leaf of the tree: terms in order, each with its pages; or a node of it: what its children begin with
///     en/alike-0.js    a bucket: terms by their first letter and their length, where typing errors are looked for
///     en/pages-0.js    pages with their texts, for what is shown
///
/// Texts are given away as soon as a file is full; what stays in memory are the terms with their pages, some hundred bytes
/// for each page.
struct SearchIndex {
    /// A heading and what follows it.
    struct Section: Sendable {
        /// The heading's id and text; empty before the first one.
        let id: String
        let heading: String
        let text: String
    }

    typealias File = (path: SitePath, bytes: [UInt8])

    private let folder: SitePath
    private var terms = TermTable()
    private var postings: [Postings] = []
    private var texts = PageTexts()
    private var pageCount = 0
    private var digest = ""

    /// - Parameter folder: Where the files go in the site.
    init(in folder: SitePath) { self.folder = folder }

    /// Adds a page.
    /// - Returns: The files that are full.
    mutating func add(_ page: SearchPage) -> [File] {
        let number = texts.add(page.records)
        pageCount += 1
        page.terms.forEach { term, level, part in
            let own = terms.number(of: term, in: page.terms.table)
            if own == postings.count { postings.append(Postings()) }
            postings[own].add(Postings.Posting(page: number, level: level, part: part))
        }
        return files(texts.takeFull())
    }

    /// The files that are left when all pages are added.
    mutating func finish(_ write: (File) throws -> Void) rethrows {
        for file in files(texts.takeRest()) { try write(file) }
        let sorted = terms.sorted
        var tree = TermTree()
        for term in sorted {
            tree.add(terms[term], postings[term])
            for file in files(tree.takeFull()) { try write(file) }
        }
        let root = tree.finish()
        for file in files(tree.takeFull()) { try write(file) }
        let buckets = Buckets(terms, sorted) { postings[$0].count }
        for file in files(buckets.files) { try write(file) }
        let start = "[\"\(digest.prefix(10))\",\(pageCount),\(tree.leafCount),\(buckets.count),\(root)]"
        for file in files([("start", Array(start.utf8))]) { try write(file) }
    }

    /// Puts data into scripts that hand it over.
    private mutating func files(_ data: [(name: String, bytes: [UInt8])]) -> [File] {
        data.map { name, data in
            let bytes = Array("gnomonSearch.take(\"\(name)\",".utf8) + data + Array(");\n".utf8)
            digest = Digest.sha256(Array(digest.utf8) + bytes)
            return (folder.appending("\(name).js"), bytes)
        }
    }
}
