import Markdown
import SourceText

/// The links and images of one article. Fragments that they name are kept until the ids of all pages are known.
final class ArticleLinks: Addressing {
    private let links: Links
    private let pictures: Pictures
    private let article: Article
    private var images = 0
    /// Links that name a part of the article's own page.
    private var ownFragments: [(destination: Destination, fragment: String)] = []
    /// Links that name a part of another one.
    private var fragments: [FragmentLink] = []

    init(of article: Article, links: Links, pictures: Pictures) {
        (self.article, self.links, self.pictures) = (article, links, pictures)
    }

    func address(of link: Destination, _ diagnostics: inout [Diagnostic]) -> String? {
        let target = links.target(of: link, in: article.source, becoming: article.page, diagnostics: &diagnostics)
        if let file = target?.file, let fragment = target?.fragment.flatMap(FragmentLink.name) {
            if file == article.page {
                ownFragments.append((link, fragment))
            } else {
                fragments.append(FragmentLink(from: article.source, at: link.spot, to: file, fragment: fragment))
            }
        }
        return target?.address
    }

    func result(of image: Destination, _ diagnostics: inout [Diagnostic]) -> ImageResult? {
        guard
            let target = links.target(of: image, in: article.source, becoming: article.page, diagnostics: &diagnostics)
        else { return nil }
        // The first picture is likely seen at once; to wait for it would only be slow.
        var attributes = images > 0 ? " loading=\"lazy\"" : ""
        images += 1
        if let file = target.file {
            switch pictures.size(of: file) {
            case .known(let size):
                attributes = " width=\"\(size.width)\" height=\"\(size.height)\"" + attributes
            case .unreadable(let format):
                diagnostics.append(Diagnostic(SiteProblem.unreadablePicture(format: format.rawValue), at: image.place))
            case .otherKind: break
            }
        } else if let host = target.address.host {
            diagnostics.append(Diagnostic(SiteProblem.foreignImage(host: host), at: image.place))
        }
        return ImageResult(address: target.address, attributes: attributes)
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
