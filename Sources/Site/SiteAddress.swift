import SourceText

/// The public address of a site, such as `https://example.org/clocks/`.
struct SiteAddress: Sendable {
    /// It ends in a slash.
    let text: String

    /// Nil for what is no address of a folder on a host.
    init?(_ text: String) {
        guard let scheme = text.scheme, ["http", "https"].contains(scheme), text.hasPrefix("\(scheme)://"),
            let host = text.host, !host.isEmpty,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.contains(where: { "?#\\\"<>".contains($0) })
        else { return nil }
        self.text = text.hasSuffix("/") ? text : text + "/"
    }

    /// What stands before addresses from the top of the host: `/clocks/`, or `/`.
    var path: String {
        let rest = text.firstRange(of: "//").map { text[$0.upperBound...] } ?? ""
        return String(rest.firstIndex(of: "/").map { rest[$0...] } ?? "/")
    }

    /// The address of a file of the site. That of a folder's page is the folder's.
    func address(of file: SitePath) -> String {
        let parts = (file.name == "index.html" ? file.folder.parts : file.parts).map { String($0).percentEncoded }
        return text + parts.joined(separator: "/") + (file.name == "index.html" && !parts.isEmpty ? "/" : "")
    }
}

extension Form<SiteAddress> {
    /// The address of a folder on the web.
    static let webFolder = Form(
        "an address such as https://example.org/clocks/",
        schema: .text("https?://[!$-.0-;=@-\\[\\]-~][!$-;=@-\\[\\]-~]*")
    ) { (text: String) in SiteAddress(text) }
}
