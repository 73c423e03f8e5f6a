/// Where addresses are seen from: relative to a page, so that a site works anywhere. Only what a host sends for other
/// addresses, such as 404.html, needs them from the top of the host.
struct Standpoint: Sendable {
    /// The page.
    let page: SitePath
    /// What stands before addresses from the top of the site, such as `/` or `/clocks/`; nil for relative ones.
    let root: String?
    /// The folder that relative addresses begin in.
    let folder: SitePath

    init(page: SitePath, root: String? = nil) {
        (self.page, self.root) = (page, root)
        folder = root == nil ? page.folder : SitePath("")
    }

    /// The address of a file of the site.
    func address(of file: SitePath) -> String { within(file.address(from: folder)) }

    /// What leads to the top of the site when the path of a file follows: nothing, `../` or `/clocks/`.
    var top: String { root ?? String(repeating: "../", count: folder.parts.count) }

    /// An address that was made for `folder`.
    func within(_ address: String) -> String { root.map { $0 + address } ?? address }
}

extension SiteSettings {
    /// Whether a page is one that a host sends for addresses that lead to nothing. Some hosts look for the nearest, so each
    /// language may have one.
    func isForMissing(_ page: SitePath) -> Bool {
        page.name == PageRenderer.missing.name
            && (page.folder.text.isEmpty
                || languages.dropFirst().contains { $0.utf8.elementsEqual(page.folder.text.utf8) })
    }

    /// From where a page sees others.
    func standpoint(of page: SitePath) -> Standpoint {
        Standpoint(page: page, root: isForMissing(page) ? base?.path ?? "/" : nil)
    }
}
