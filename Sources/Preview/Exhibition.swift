import Site
import SourceText

/// What the preview has to show: the last good site, and what is wrong since then. Answers requests, and knows no socket.
struct Exhibition {
    private let site: OpenSite
    /// Tells the site from all others, also from those of another run; pages carry it.
    private(set) var build = "none"
    /// The build that differs in its styles alone.
    private var styledFrom: String?
    /// The report of what is wrong now; empty if nothing is.
    private(set) var problems = ""
    /// Every widget with controls.
    let gallery = Gallery()
    private let hosts: AllowedHosts
    private let run: String
    private var number = 0

    /// - Parameter run: Tells this run of the preview from others: letters and digits.
    init(of site: OpenSite, hosts: AllowedHosts, run: String) {
        (self.site, self.hosts, self.run) = (site, hosts, run)
    }

    /// The site has been read without errors.
    /// - Returns: Whether pages have to hear of it.
    mutating func show(_ change: OpenSite.Change) -> Bool {
        let isMended = !problems.isEmpty
        problems = ""
        guard change != .none else { return isMended }
        number += 1
        styledFrom = change == .styles ? build : nil
        build = "\(run)-\(number)"
        return true
    }

    /// Takes the report of a build that failed.
    /// - Returns: Whether pages have to hear of it.
    mutating func show(problems report: String) -> Bool {
        defer { problems = report }
        return report != problems
    }

    /// The state as an event of the stream (WHATWG HTML, server-sent events).
    var event: [UInt8] {
        let state = JSON.object([
            ("build", .text(build)), ("styledFrom", .text(styledFrom)), ("problems", .text(problems)),
        ])
        // In a string of JSON there are no line breaks.
        return Array("data: \(state.document.replacing("\n", with: ""))\n\n".utf8)
    }

    /// The answer to a request. That to HEAD has a body too, which is not sent.
    func reply(to request: Request) -> Reply {
        guard hosts.contains(request.host) else {
            return reply(421, "This preview does not answer to that name; --allow-host NAME lets it.")
        }
        guard request.method != .other else {
            var refusal = reply(405, "A preview is only for reading.")
            refusal.headers.append(.init(name: "Allow", value: "GET, HEAD"))
            return refusal
        }
        guard let path = RequestPath(request.target) else { return missing() }
        if path.text.utf8.starts(with: "_preview/".utf8) { return own(path) }
        // As long as the address; a path never begins with two slashes here.
        let folder = "\(Substring(request.target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }))/"
        let parts = path.text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        if parts.first == Gallery.folder {
            return parts.count == 1 && !path.isFolder ? redirect(to: folder) : gallery(parts, path, request.target)
        }
        guard site.hasPages else { return reply(503, "There is no page yet.") }
        // On its host the site may be in a folder, and so it is here.
        guard let path = RequestPath(site.base).map({ path.within($0) }) ?? path else {
            return path.text.isEmpty ? redirect(to: site.base) : missing()
        }
        switch site[path.text] {
        case .folder where path.isFolder: return file(path.text.isEmpty ? "index.html" : "\(path.text)/index.html")
        case .folder: return redirect(to: folder)
        case .file where !path.isFolder, .failed where !path.isFolder: return file(path.text)
        default: return missing()
        }
    }

    private func redirect(to address: String) -> Reply {
        var redirect = reply(302, "This is a folder.")
        redirect.headers.append(.init(name: "Location", value: address))
        return redirect
    }

    private func gallery(_ parts: [String], _ path: RequestPath, _ target: String) -> Reply {
        guard !path.isFolder || parts.count == 1 else { return missing() }
        let surroundings = Gallery.Surroundings(
            title: site.title, home: site.base, tag: PreviewPage.tag(build: build, isDraft: false))
        let policy = PreviewPage.galleryPolicy
        switch gallery.answer(Array(parts.dropFirst()), target: target, in: surroundings) {
        case .page(let bytes):
            return Reply(status: 200, headers: headers(ContentType.html, policy: policy), body: bytes)
        case .frame(let bytes):
            let headers = headers(ContentType.html, policy: policy.adding("'self'", to: "frame-ancestors"))
            return Reply(status: 200, headers: headers, body: bytes)
        case .file(let bytes, let type):
            return Reply(status: 200, headers: headers(type, policy: policy), body: bytes)
        case .unreadable: return reply(400, "What stands behind the question mark is not UTF-8.")
        case .missing: return missing()
        }
    }

    private func file(_ path: String, status: Int = 200) -> Reply {
        let bytes: [UInt8]
        switch site[path] {
        case .file(let content): bytes = content
        case .failed(let diagnostic): return reply(500, diagnostic.problem.sentence)
        default: return missing()
        }
        let type = ContentType.of(path)
        let isPage = type == ContentType.html
        let body =
            isPage ? PreviewPage.page(bytes, build: build, isDraft: site.isDraft(path), under: policy) : bytes
        return Reply(status: status, headers: headers(type), body: body)
    }

    private func missing() -> Reply {
        if case .file = site["404.html"] { return file("404.html", status: 404) }
        return reply(404, "There is no such page.")
    }

    private func own(_ path: RequestPath) -> Reply {
        switch path.text {
        case "_preview/events" where !path.isFolder:
            return Reply(status: 200, headers: headers("text/event-stream"), body: event, isStream: true)
        case "_preview/reload.js", "_preview/preview.css":
            let bytes = Theme.builtIn(String(path.text.dropFirst()))
            return Reply(status: 200, headers: headers(ContentType.of(path.text)), body: bytes)
        default: return missing()
        }
    }

    private func reply(_ status: Int, _ sentence: String) -> Reply {
        Reply(status: status, headers: headers(ContentType.html), body: PreviewPage.own(sentence, build: build))
    }

    /// The policy of the site’s pages.
    private var policy: Policy { site.policy }

    /// As a good host would send them; and nobody keeps a copy, since the next one may be other.
    private func headers(_ type: String, policy: Policy? = nil) -> [Reply.Header] {
        let policy = (policy ?? PreviewPage.policy(self.policy)).header
        return [
            .init(name: "Content-Type", value: type), .init(name: "X-Content-Type-Options", value: "nosniff"),
        ] + (policy.isEmpty ? [] : [.init(name: "Content-Security-Policy", value: policy)]) + [
            .init(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
            .init(name: "Cache-Control", value: "no-store"),
        ]
    }
}
