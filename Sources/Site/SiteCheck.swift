import Markdown
import SourceText

/// Looks at finished pages for what a build does not mind: `gnomon check`.
struct SiteCheck: Sendable {
    private let isActive: Bool
    /// How many bytes a page may have after gzip; nil for as many as it likes.
    private let budget: Int?
    /// The pages that readers begin with, to which nothing has to link.
    private let homes: Set<SitePath>
    private var articles: [(page: SitePath, source: String)] = []
    private var linked: Set<SitePath> = []

    /// A check of a site; one that is not active finds nothing.
    init(_ settings: SiteSettings, isActive: Bool) {
        self.isActive = isActive
        budget = settings.sizeBudget
        let folders = [SitePath("")] + settings.languages.dropFirst().map { SitePath($0) }
        homes = Set(folders.map { $0.appending("index.html") })
    }

    /// What was seen on a page.
    struct Findings: Sendable {
        /// The article, if the page is that of one.
        fileprivate var article: (page: SitePath, source: String)?
        /// The pages that its text has links to.
        fileprivate var linked: Set<SitePath> = []
        fileprivate var diagnostics: [Diagnostic] = []
    }

    /// Looks at the page of an article, of which the article's own text is a part: its links count.
    func findings(
        at page: [UInt8], of rendered: RenderedArticle, from spool: Spool, in sources: SourceFolder
    ) throws(SystemFailure) -> Findings? {
        // What is wrong with the file was reported when it was read for its page.
        var ignored: [Diagnostic] = []
        let article = rendered.article
        guard isActive, let source = sources.readText(article.source, diagnostics: &ignored) else { return nil }
        var findings = Findings()
        // Nobody comes by a page for addresses that lead to nothing.
        if !article.isForMissing {
            findings.article = (article.page, source.path)
            findings.note(linksIn: try spool.read(rendered.text.opening), on: article.page)
            findings.note(linksIn: try spool.read(rendered.text.body), on: article.page)
        }
        findings.diagnostics = problems(of: page, in: source)
        return findings
    }

    /// Looks at a page that Gnomon makes by itself.
    func findings(at page: [UInt8], of path: SitePath, in sources: SourceFolder) -> Findings? {
        guard isActive else { return nil }
        // The lists around the text hold pages of the whole site.
        let text = String(decoding: page, as: UTF8.self)
        let main = text.firstRange(of: "<main")?.lowerBound ?? text.startIndex
        let end = text[main...].firstRange(of: "</main>")?.lowerBound ?? text.endIndex
        var findings = Findings()
        findings.note(linksIn: Array(text[main..<end].utf8), on: path)
        findings.diagnostics = problems(of: page, in: SourceFile(path: sources.path(of: path.folder), bytes: []))
        return findings
    }

    /// Takes what was seen on a page.
    mutating func take(_ findings: Findings?, diagnostics: inout [Diagnostic]) {
        guard let findings else { return }
        if let article = findings.article { articles.append(article) }
        linked.formUnion(findings.linked)
        diagnostics += findings.diagnostics
    }

    /// Reports the articles that no other article and no page of Gnomon's links to. The lists of neighbours do not count:
    /// nobody who begins at the home page comes by a page that is in one of them only. Where an article has errors, its
    /// links are not all known.
    func finish(diagnostics: inout [Diagnostic]) {
        guard !diagnostics.hasErrors else { return }
        for (page, source) in articles where !linked.contains(page) && !homes.contains(page) {
            diagnostics.append(Diagnostic(CheckProblem.unlinkedPage(page: page.text), at: Place(file: source)))
        }
    }

    private func problems(of html: [UInt8], in source: SourceFile) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var ids: [String: Int] = [:]
        var level = 0
        lazy var places = SourcePlaces(source)
        HTMLTag.forEach(in: html) { tag in
            if let id = html.value(of: "id", in: tag) {
                ids[id, default: 0] += 1
                if ids[id] == 2 { found.append(Diagnostic(CheckProblem.repeatedID(id), at: Place(file: source.path))) }
            }
            switch html.htmlName(tag.name) {
            case "img" where html.value(of: "alt", in: tag)?.allSatisfy(\.isWhitespace) ?? true:
                let address = html.value(of: "src", in: tag) ?? ""
                let problem = CheckProblem.imageWithoutText(address.percentDecoded)
                found.append(Diagnostic(problem, at: places.image(address)))
            case let name where ["h1", "h2", "h3", "h4", "h5", "h6"].contains(name):
                let next = Int(name.dropFirst()) ?? 1
                if next > level + 1 {
                    let text = Self.text(from: tag.range.upperBound, in: html)
                    let problem = CheckProblem.headingOrder(text: text, level: next, before: level)
                    found.append(Diagnostic(problem, at: places.heading(text)))
                }
                level = next
            default: break
            }
        }
        if let budget {
            let size = Compression.gzip.compressed(html)?.count ?? html.count
            if size > budget {
                let problem = CheckProblem.pageOverBudget(size: size, budget: budget)
                found.append(Diagnostic(problem, at: Place(file: source.path)))
            }
        }
        return found
    }

    /// The text of a heading whose content begins at a byte.
    private static func text(from start: Int, in bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var isTag = false
        for (offset, byte) in bytes[start...].enumerated() {
            if byte == UInt8(ascii: "<") {
                if bytes[(start + offset)...].starts(with: "</h".utf8) { break }
                isTag = true
            } else if byte == UInt8(ascii: ">"), isTag {
                isTag = false
            } else if !isTag {
                text.append(byte)
            }
        }
        return text.htmlValue(text.indices)
    }
}

extension SiteCheck.Findings {
    fileprivate mutating func note(linksIn html: [UInt8], on page: SitePath) {
        HTMLTag.forEach(in: html) { tag in
            guard html.isHTMLName(tag.name, "a"), let address = html.value(of: "href", in: tag),
                !address.contains(":"), !address.hasPrefix("//")
            else { return }
            let path = address.prefix { $0 != "#" && $0 != "?" }
            guard !path.isEmpty, let target = page.folder.resolving(String(path).percentDecoded), target != page else {
                return
            }
            linked.insert(target)
            // An address of a folder is that of its index.
            linked.insert(target.appending("index.html"))
        }
    }
}

extension [UInt8] {
    /// The value of an attribute; nil if the tag has none of that name. Of two the first counts.
    fileprivate func value(of name: StaticString, in tag: HTMLTag) -> String? {
        tag.attributes.first { isHTMLName($0.name, name) }.map { htmlValue($0.value) }
    }
}
