import Foundation
import SourceText
import Testing

@testable import Preview
@testable import Site

/// What is asked for, and what is answered; no socket is needed for that.
@Suite final class RequestTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: root) }

    /// A site of two pages, one of them a draft, with a picture.
    private func exhibition(allowing hosts: [String] = [], settings: String = "") throws -> Exhibition {
        let files = [
            "site.yml": settings, "index.md": "# Home\n", "guide/a b.md": "---\ndraft: true\n---\n\n# Draft\n",
            "guide/é.md": "# E\n",
            "guide/clock.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
        ]
        for (path, text) in files {
            let url = root.appending(path: "Content/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        var diagnostics: [Diagnostic] = []
        let site = try OpenSite(root: root.path, includesDrafts: true)
        let summary = try site.update(nil, diagnostics: &diagnostics)
        var exhibition = Exhibition(of: site, hosts: AllowedHosts(hosts), run: "r")
        let isNews = exhibition.show(summary.change)
        #expect(isNews)
        return exhibition
    }

    @Test(arguments: [
        ("/", 200), ("/index.html", 200), ("/index.html?v=1#a", 200), ("/guide/", 200), ("/guide/a%20b.html", 200),
        ("/guide/%C3%A9.html", 200), ("/guide/clock.svg", 200), ("/_gnomon/page.css?v=0123456789", 200),
        ("/_preview/reload.js", 200), ("/_preview/preview.css", 200), ("/_preview/events", 200), ("/guide", 302),
        // What is not there, by whatever name.
        ("/none.html", 404), ("/index.html/", 404), ("/guide/e%CC%81.html", 404), ("/INDEX.html", 404),
        ("/_preview/", 404), ("/_preview/../index.html", 404), ("/_preview/preview/reload.js", 404),
        // Out of the root, or somewhere else than the address looks.
        ("/../etc/passwd", 404), ("/guide/../index.html", 404), ("/./index.html", 404),
        ("/%2e%2e/etc/passwd", 404), ("/%2E./index.html", 404), ("/guide%2Fclock.svg", 404),
        ("/guide%2f..%2findex.html", 404), ("/%252e%252e/etc/passwd", 404), ("/..%5cindex.html", 404),
        ("/guide\\clock.svg", 404), ("/guide%5Cclock.svg", 404), ("//index.html", 404), ("//evil.test/", 404),
        ("/guide//clock.svg", 404), ("/index.html%00", 404), ("/index.html%00.png", 404), ("/%0d%0aX: y", 404),
        ("/%", 404), ("/%4", 404), ("/%zz", 404), ("/%ff%fe", 404), ("/%c0%ae%c0%ae/", 404), ("/%+41", 404),
        // Other forms of a target.
        ("http://localhost/index.html", 404), ("*", 404), ("", 404), ("index.html", 404),
    ])
    func paths(_ target: String, _ status: Int) throws {
        let reply = try exhibition().reply(to: Request(method: .get, target: target, host: "localhost:8000"))
        #expect(reply.status == status)
        let location = reply.headers.first { $0.name == "Location" }?.value
        #expect(location == (status == 302 ? "\(target)/" : nil))
    }

    @Test(arguments: [
        ("localhost", 200), ("LOCALHOST:8000", 200), ("127.0.0.1:1", 200), ("[::1]:65535", 200), ("[::1]", 200),
        ("preview.test:80", 200), ("Preview.Test", 200),
        (nil, 421), ("", 421), (":8000", 421), ("evil.test", 421), ("evil.test:8000", 421),
        ("localhost.evil.test", 421),
        ("evil-localhost", 421), ("localhost:", 200), ("localhost:x", 421), ("localhost:8000:8000", 421),
        ("localhost:8000@evil.test", 421), ("127.0.0.1.evil.test", 421), ("127.0.0.2", 421), ("0.0.0.0:8000", 421),
        ("::1", 421), ("localhost, evil.test", 421), ("localhost\u{0}", 421), (" localhost", 421), ("localhost.", 421),
    ])
    func hosts(_ host: String?, _ status: Int) throws {
        let exhibition = try self.exhibition(allowing: ["preview.test"])
        for target in ["/", "/_preview/events", "/guide/clock.svg"] {
            #expect(exhibition.reply(to: Request(method: .get, target: target, host: host)).status == status)
        }
    }

    @Test func nothingButReading() throws {
        let reply = try exhibition().reply(to: Request(method: .other, target: "/", host: "localhost"))
        #expect(reply.status == 405)
        #expect(reply.headers.contains(.init(name: "Allow", value: "GET, HEAD")))
        let head = try exhibition().reply(to: Request(method: .head, target: "/", host: "localhost"))
        #expect(head.status == 200)
    }

    @Test(arguments: [
        ("/", "text/html; charset=utf-8"), ("/none", "text/html; charset=utf-8"),
        ("/guide/clock.svg", "image/svg+xml; charset=utf-8"), ("/_gnomon/page.css", "text/css; charset=utf-8"),
        ("/_preview/reload.js", "text/javascript; charset=utf-8"), ("/_preview/events", "text/event-stream"),
    ])
    func headersAreThoseOfAGoodHost(_ target: String, _ type: String) throws {
        let reply = try exhibition().reply(to: Request(method: .get, target: target, host: "localhost"))
        let headers = Dictionary(uniqueKeysWithValues: reply.headers.map { ($0.name, $0.value) })
        #expect(headers["Content-Type"] == type)
        #expect(headers["X-Content-Type-Options"] == "nosniff")
        #expect(headers["Cache-Control"] == "no-store")
        #expect(
            headers["Content-Security-Policy"] == """
                default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; \
                form-action 'self'; connect-src 'self'; frame-ancestors 'none'
                """)
    }

    /// On GitHub Pages the site of a project is in a folder, and a mistake that matters only there shows here too.
    @Test(arguments: [
        ("/", 302, "/repo/"), ("/repo", 302, "/repo/"), ("/repo/", 200, nil), ("/repo/index.html", 200, nil),
        ("/repo/guide", 302, "/repo/guide/"), ("/repo/guide/", 200, nil), ("/repo/guide/clock.svg?v=1", 200, nil),
        ("/%72epo/", 200, nil), ("/_preview/events", 200, nil), ("/_gallery", 302, "/_gallery/"),
        ("/_gallery/", 200, nil),
        ("/index.html", 404, nil), ("/guide/clock.svg", 404, nil), ("/repository/index.html", 404, nil),
        ("/repo/repo/", 404, nil), ("/repo/../index.html", 404, nil),
    ])
    func theSiteIsServedWhereItWillBe(_ target: String, _ status: Int, _ location: String?) throws {
        let exhibition = try self.exhibition(settings: "base: https://u.github.io/repo/\n")
        let reply = exhibition.reply(to: Request(method: .get, target: target, host: "localhost"))
        #expect(reply.status == status)
        #expect(reply.headers.first { $0.name == "Location" }?.value == location)
    }

    @Test(arguments: [
        ("/_gallery/", 200, "'none'", "text/html; charset=utf-8"),
        ("/_gallery/clock-picker", 200, "'none'", "text/html; charset=utf-8"),
        ("/_gallery/clock-picker?label=%00&a=%F0%9F%95%B0", 200, "'none'", "text/html; charset=utf-8"),
        ("/_gallery/_frame/digital-clock?view.theme=dark", 200, "'self'", "text/html; charset=utf-8"),
        ("/_gallery/_script/digital-clock", 200, "'none'", "text/javascript; charset=utf-8"),
        ("/_gallery/_files/page.css", 200, "'none'", "text/css; charset=utf-8"),
        ("/_gallery/_files/time-range.css", 200, "'none'", "text/css; charset=utf-8"),
        ("/_gallery/_files/stage.js", 200, "'none'", "text/javascript; charset=utf-8"),
        ("/_gallery/clock-picker?label=%FF", 400, nil, "text/html; charset=utf-8"),
        ("/_gallery/clock", 404, nil, "text/html; charset=utf-8"),
        ("/_gallery/_files/desk.html", 404, nil, "text/html; charset=utf-8"),
        ("/_gallery/_frame/", 404, nil, "text/html; charset=utf-8"),
        ("/_gallery/clock-picker/", 404, nil, "text/html; charset=utf-8"),
        ("/_gallery/a/clock-picker", 404, nil, "text/html; charset=utf-8"),
    ])
    func onlyTheGalleryHasFrames(_ target: String, _ status: Int, _ ancestors: String?, _ type: String) throws {
        let reply = try self.exhibition().reply(to: Request(method: .get, target: target, host: "localhost"))
        #expect(reply.status == status)
        let headers = Dictionary(uniqueKeysWithValues: reply.headers.map { ($0.name, $0.value) })
        #expect(headers["Content-Type"] == type)
        #expect(
            headers["Content-Security-Policy"] == """
                default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; \
                form-action 'self'; connect-src 'self'; \(ancestors == nil ? "" : "frame-src 'self'; ")\
                frame-ancestors \(ancestors ?? "'none'")
                """)
    }

    @Test func aDraftIsMarkedAndAnotherPageIsNot() throws {
        let exhibition = try self.exhibition()
        func text(_ target: String) -> String {
            String(
                decoding: exhibition.reply(to: Request(method: .get, target: target, host: "localhost")).body,
                as: UTF8.self)
        }
        let script = "<script defer src=\"/_preview/reload.js\" data-build=\"r-1\""
        #expect(text("/guide/a%20b.html").contains("\(script) data-draft></script>\n</head>"))
        #expect(text("/").contains("\(script)></script>\n</head>"))
        #expect(text("/").contains("form-action &#39;self&#39;; connect-src &#39;self&#39;\">"))
    }

    @Test func beforeThereIsAPageItSaysSo() throws {
        let site = try OpenSite(root: "/nowhere", includesDrafts: true)
        var exhibition = Exhibition(of: site, hosts: AllowedHosts(), run: "r")
        let news = (0..<2).map { _ in exhibition.show(problems: "a.md:1:1: error\n") }
        #expect(news == [true, false])
        let reply = exhibition.reply(to: Request(method: .get, target: "/", host: "localhost"))
        #expect(reply.status == 503)
        #expect(String(decoding: exhibition.event, as: UTF8.self).contains(#""problems": "a.md:1:1: error\u000a""#))
    }
}
