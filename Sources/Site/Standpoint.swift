/// Where addresses are seen from: relative to a page, so that a site works anywhere. Only what a host sends for other
/// addresses, such as 404.html, needs them from the top of the host.
struct Standpoint: Sendable {
    /// The page.
    let page: SitePath
    /// What stands before addresses from the top of the site, such as `/` or `/clocks/`; nil for relative ones.
    var root: String?

    /// The address of a file of the site.
    func address(of file: SitePath) -> String { within(file.address(from: folder)) }

    /// The folder that relative addresses begin in.
    var folder: SitePath { root == nil ? page.folder : SitePath("") }

    /// An address that was made for `folder`.
    func within(_ address: String) -> String { root.map { $0 + address } ?? address }
}
