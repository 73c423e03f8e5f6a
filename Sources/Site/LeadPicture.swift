import SourceText
import Templating

/// The picture that stands for an article where somebody links to it: in previews of links, in feeds.
enum LeadPicture: Sendable {
    /// A file of the site, and its size if that is known.
    case file(SitePath, PictureSize?)
    /// One on another host.
    case elsewhere(String)

    /// Its public address.
    func address(at base: SiteAddress) -> String {
        switch self {
        case .file(let path, _): base.address(of: path)
        case .elsewhere(let address): address
        }
    }

    /// What a page says of it (ogp.me).
    func data(at base: SiteAddress) -> [String: TemplateValue] {
        guard case .file(_, let size?) = self else { return ["image": .text(address(at: base)), "card": "summary"] }
        return [
            "image": .text(address(at: base)), "imageWidth": .text(String(size.width)),
            "imageHeight": .text(String(size.height)),
            // X shows a picture across the card from 300 to 157 pixels on, and cuts it to 2:1.
            "card": size.width >= 300 && size.height >= 157 && size.width > size.height
                ? "summary_large_image" : "summary",
        ]
    }
}

extension ArticleSurroundings {
    /// The picture that an article names for itself, checked as one in its text is.
    func leadPicture(_ written: PlacedText, _ diagnostics: inout [Diagnostic]) -> LeadPicture? {
        guard let target = target(of: written.text, at: { written.place }, &diagnostics) else { return nil }
        func report(_ problem: SiteProblem) { diagnostics.append(Diagnostic(problem, at: written.place)) }
        guard let file = target.file else {
            let isOnWeb = ["http", "https"].contains(target.address.scheme?.lowercased())
            if !isOnWeb { report(.notAPicture(written.text)) }
            return isOnWeb ? .elsewhere(target.address) : nil
        }
        switch note(file) {
        case .known(let size): return .file(file, size)
        case .unreadable(let format): report(.unreadablePicture(format: format.rawValue))
        case .otherKind: report(.notAPicture(written.text))
        }
        return nil
    }
}
