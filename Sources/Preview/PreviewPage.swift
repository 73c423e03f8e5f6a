import Site

/// A page as the preview sends it: with the script that reloads it, and a policy that lets that listen.
enum PreviewPage {
    /// The policy of pages, and what the preview needs beside it.
    static func policy(_ policy: Policy) -> Policy { policy.adding("'self'", to: "connect-src") }
    /// That of the gallery, which shows its own pages in frames.
    static let galleryPolicy = policy(.strict).adding("'self'", to: "frame-src")

    /// What is put into a page.
    static func tag(build: String, isDraft: Bool) -> String {
        "<script defer src=\"/_preview/reload.js\" data-build=\"\(build)\"\(isDraft ? " data-draft" : "")></script>\n"
    }

    /// Puts it into a page, before the end of its head.
    static func page(_ html: [UInt8], build: String, isDraft: Bool, under policy: Policy) -> [UInt8] {
        let tag = Array(tag(build: build, isDraft: isDraft).utf8)
        // As a template prints it.
        func printed(_ policy: Policy) -> [UInt8] {
            Array(policy.text.replacing("&", with: "&amp;").replacing("'", with: "&#39;").utf8)
        }
        var page = html
        if let place = page.firstRange(of: printed(policy)) {
            page.replaceSubrange(place, with: printed(Self.policy(policy)))
        }
        let end = page.firstRange(of: Array("</head>".utf8))?.lowerBound ?? page.endIndex
        page.insert(contentsOf: tag, at: end)
        return page
    }

    /// A page that is not of the site.
    static func own(_ sentence: String, build: String) -> [UInt8] {
        let html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="color-scheme" content="light dark">
            <title>\(sentence)</title>
            </head>
            <body>
            <h1>\(sentence)</h1>
            </body>
            </html>

            """
        return page(Array(html.utf8), build: build, isDraft: false, under: .strict)
    }
}

extension [UInt8] {
    /// Where some bytes first stand.
    fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
        guard let first = other.first, count >= other.count else { return nil }
        for start in 0...count - other.count where self[start] == first {
            if self[start..<start + other.count] == other[...] { return start..<start + other.count }
        }
        return nil
    }
}
