/// Files that tell hosts how to send the site.
enum Hosting {
    /// Tells GitHub Pages to leave the site as it is.
    static let noJekyll = SitePath(".nojekyll")

    /// Headers for Netlify and Cloudflare Pages, which read this file and do not send it.
    static let headers = SitePath("_headers")

    /// The headers of all pages, and how long browsers may keep styles and scripts.
    ///
    /// A rule cannot see `?v=`: an hour is safe also for an address without it. Pages have no rule, since both hosts have
    /// browsers ask for each page anew, and two rules for one file would be joined to a value that means nothing.
    static func headerFile(_ policy: Policy) -> [UInt8] {
        let line = policy.header.isEmpty ? "" : "  Content-Security-Policy: \(policy.header)\n"
        return Array(
            """
            /*
            \(line)  X-Content-Type-Options: nosniff
            /\(Theme.folder.text)/*
              Cache-Control: public, max-age=3600

            """.utf8)
    }
}
