import Markdown
import SourceText

/// What one article finds around it. Fragments that they name are kept until the ids of all pages are known.
final class ArticleSurroundings: Surroundings {
    private let links: Links
    private let pictures: Pictures
    private let files: IncludedFiles
    let article: Article
    private let policy: Policy
    /// From where its page sees others.
    private let view: Standpoint
    private var images = 0
    /// How many bytes of other files it shows.
    private var shown = 0
    /// What was known of the pictures that it shows.
    private(set) var seenPictures: [SitePath: Pictures.Result] = [:]
    /// Whether it shows parts of other files.
    private(set) var showsFiles = false
    /// Where its links within the site lead, by what they say; nil where they lead nowhere.
    private(set) var seenLinks: [String: Links.Target?] = [:]
    /// Links that name a part of the article's own page.
    private var ownFragments: [(destination: Destination, fragment: String)] = []
    /// Links that name a part of another one.
    private var fragments: [FragmentLink] = []

    init(of article: Article, links: Links, pictures: Pictures, files: IncludedFiles, _ settings: SiteSettings) {
        (self.article, self.links, self.pictures, self.files) = (article, links, pictures, files)
        policy = settings.policy
        view = settings.standpoint(of: article.page)
    }

    func text(of include: Include, _ diagnostics: inout [Diagnostic]) -> String? {
        showsFiles = showsFiles || include.info["file"] != nil
        let text = files.text(of: include, in: article.source, diagnostics: &diagnostics)
        shown += text?.utf8.count ?? 0
        guard shown > SourceFile.maximumSize, let file = include.info["file"] else { return text }
        let problem = IncludeProblem.tooMuch(limit: SourceFile.maximumSize)
        diagnostics.append(Diagnostic(problem, at: include.place(of: file)))
        return nil
    }

    func address(of link: Destination, _ diagnostics: inout [Diagnostic]) -> String? {
        let target = target(of: link, &diagnostics)
        if let file = target?.file, let fragment = target?.fragment.flatMap(FragmentLink.name) {
            if file == article.page {
                ownFragments.append((link, fragment))
            } else {
                fragments.append(FragmentLink(from: article.source, at: link.spot, to: file, fragment: fragment))
            }
        }
        return target?.address
    }

    private func target(of destination: Destination, _ diagnostics: inout [Diagnostic]) -> Links.Target? {
        target(of: destination.text, at: { destination.place }, &diagnostics)
    }

    /// Where an address leads, noted down.
    /// - Parameter place: Where it is written; asked for only when something is wrong with it.
    func target(
        of written: String, at place: () -> Place, _ diagnostics: inout [Diagnostic]
    ) -> Links.Target? {
        let target = links.target(of: written, at: place, in: article.source, from: view, diagnostics: &diagnostics)
        if target == nil || target?.file != nil { seenLinks[written] = target }
        return target
    }

    func result(of image: Destination, _ diagnostics: inout [Diagnostic]) -> ImageResult? {
        guard let target = target(of: image, &diagnostics) else { return nil }
        // The first picture is likely seen at once; to wait for it would only be slow.
        var attributes = images > 0 ? " loading=\"lazy\"" : ""
        images += 1
        if let file = target.file {
            switch note(file) {
            case .known(let size):
                attributes = " width=\"\(size.width)\" height=\"\(size.height)\"" + attributes
            case .unreadable(let format):
                diagnostics.append(Diagnostic(SiteProblem.unreadablePicture(format: format.rawValue), at: image.place))
            case .otherKind: break
            }
        } else if let host = target.address.host, !policy.allows(target.address, as: "img-src") {
            diagnostics.append(Diagnostic(SiteProblem.foreignImage(host: host), at: image.place))
        }
        return ImageResult(address: target.address, attributes: attributes)
    }

    /// What is known of a picture that the article shows.
    func note(_ file: SitePath) -> Pictures.Result {
        let size = pictures.size(of: file)
        seenPictures[file] = size
        return size
    }

    /// The links whose fragments are to be looked up when the ids of all pages are known.
    /// - Parameter ids: Those of the article's own text: what is among them need not be looked up.
    func openFragments(besides ids: PageIDs) -> [FragmentLink] {
        guard !ownFragments.isEmpty else { return fragments }
        let known = Set(ids.all)
        let search = Destination.Search()
        return fragments
            + ownFragments.filter { !known.contains($0.fragment) }.map { destination, fragment in
                let spot = destination.searched(by: search).spot
                return FragmentLink(from: article.source, at: spot, to: article.page, fragment: fragment)
            }
    }
}
