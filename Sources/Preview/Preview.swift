import Site
import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `gnomon serve`: builds a site into memory, serves it, and builds it again when a source changes.
public final class Preview {
    private let options: Options
    private let voice: Voice
    private let loop: EventLoop
    private let watcher: Watcher?
    private var exhibition: Exhibition
    private let site: OpenSite
    private var sources: SourceListing
    /// Files that may have changed since the site was last read; nil where that is not known.
    private var changed: Set<String>? = []
    /// Whether files or folders came or went.
    private var isListChanged = false
    /// Whether it is to be read after a pause.
    private var isDue = false
    private var isPolling = false

    /// How a preview is done.
    public struct Options: Sendable {
        /// The folder that holds Content.
        public let root: String
        /// The address to listen at.
        public var host = "127.0.0.1"
        /// The port; nil for the next that is free, from 8000.
        public var port: Int?
        /// Names beside those of this machine that it may be asked for under.
        public var allowedHosts: [String] = []
        /// Whether drafts are shown.
        public var includesDrafts = true
        /// Whether it looks for changes by itself, where the system does not tell of them.
        public var isPolling = false

        /// A preview as it is done where nothing else is said.
        public init(root: String) { self.root = root }
    }

    /// What a preview has to say.
    public enum News {
        /// It can be looked at.
        case serving(address: String)
        /// The address can be reached from other machines.
        case isPublic(host: String)
        /// A build is done, with what it warns of.
        case built(pages: Int, warnings: [Diagnostic])
        /// There is no new site; whether there is an older one to show.
        case failed(report: String, hasPages: Bool)
        /// The system lets no more folders be watched.
        case polling
    }

    /// Who hears the news.
    public struct Voice {
        /// Tells a person.
        public let tell: (News) -> Void
        /// What is wrong, as a text for a person.
        public let report: ([Diagnostic], Builder.Stop) -> String

        /// Somebody who hears the news.
        public init(tell: @escaping (News) -> Void, report: @escaping ([Diagnostic], Builder.Stop) -> String) {
            (self.tell, self.report) = (tell, report)
        }
    }

    /// Why nothing can be served.
    public enum Stop: Error {
        /// Another program has the port.
        case portTaken(Int)
        /// The system does not let it listen there.
        case cannotListen(host: String, port: Int, reason: String)
    }

    /// What is not yet whole or in its place will be soon.
    private static let pause = 25
    /// An editor that has moved a file away will be back with the new one.
    private static let longPause = 200
    private static let firstPort = 8000
    private static let lastPort = 8099

    /// A preview that is not yet seen.
    public init(_ options: Options, voice: Voice) throws(SystemFailure) {
        guard let loop = EventLoop() else { throw SystemFailure("wait for", "requests") }
        (self.options, self.voice, self.loop) = (options, voice, loop)
        watcher = options.isPolling ? nil : Watcher()
        let isAny = ["0.0.0.0", "::"].contains(options.host)
        let own = isAny ? [] : [options.host.contains(":") ? "[\(options.host)]" : options.host]
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        site = try OpenSite(root: options.root, includesDrafts: options.includesDrafts)
        exhibition = Exhibition(
            of: site, hosts: AllowedHosts(own + options.allowedHosts), run: "\(now.tv_sec)\(now.tv_nsec / 1000)")
        sources = SourceListing(root: options.root)
    }

    /// Serves until the program is ended.
    /// - Parameter opened: Is told the address when it can be looked at.
    public func run(opened: (_ address: String) -> Void = { _ in }) throws(Stop) {
        Self.endOnSignals()
        Self.allowManyConnections()
        let port = try listen()
        watch()
        changed = nil
        build()
        if let watcher { loop.whenReadable(watcher.file) { [self] in hear(watcher.events()) } }
        let name = options.host.contains(":") ? "[\(options.host)]" : options.host
        let machine = name == "0.0.0.0" ? "127.0.0.1" : name == "[::]" ? "[::1]" : name
        let address = "http://\(machine):\(port)\(site.base)"
        if !["127.0.0.1", "::1", "localhost"].contains(options.host) { voice.tell(.isPublic(host: options.host)) }
        voice.tell(.serving(address: address))
        opened(address)
        loop.run()
    }

    private func listen() throws(Stop) -> Int {
        let ports = options.port.map { $0...$0 } ?? Self.firstPort...Self.lastPort
        for port in ports {
            do throws(EventLoop.ListenFailure) {
                return try loop.listen(at: options.host, port: port) { [self] in exhibition.reply(to: $0) }
            } catch {
                if error.isTaken, port < ports.upperBound { continue }
                if error.isTaken { throw .portTaken(port) }
                let reason = String(cString: strerror(error.reason))
                throw .cannotListen(host: options.host, port: port, reason: reason)
            }
        }
        throw .portTaken(ports.upperBound)
    }

    // MARK: - Building

    /// Watches all folders of the sources, before they are read: what changes while they are is heard of.
    private func watch() {
        let top = options.root.isEmpty ? "." : options.root
        var isComplete = false
        repeat {
            sources = SourceListing(root: options.root)
            isComplete = watcher?.watch([top] + sources.folders) ?? false
            // A folder that came in between is not watched yet.
        } while isComplete && SourceListing(root: options.root).folders != sources.folders
        if !isComplete, !isPolling {
            isPolling = true
            if !options.isPolling { voice.tell(.polling) }
            poll()
        }
    }

    /// Looks every second, where the system does not tell.
    private func poll() {
        loop.after(milliseconds: 1000) { [self] in
            if SourceListing(root: options.root) != sources {
                (changed, isListChanged) = (nil, true)
                update()
            }
            poll()
        }
    }

    /// A file that was saved is read at once; all that the system has to tell by then is one change.
    private func hear(_ events: [Watcher.Event]) {
        var isReady = false
        var isAway = false
        var isRelevant = false
        for event in events {
            guard let path = event.path else {
                (changed, isListChanged, isReady) = (nil, true, true)
                continue
            }
            let parts = path.utf8.split(separator: UInt8(ascii: "/"))
            let name = parts.last.map { String(Substring($0)) } ?? ""
            let folder = String(decoding: path.utf8.dropLast(name.utf8.count + 1), as: UTF8.self)
            if folder.utf8.elementsEqual(options.root.utf8), !sources.folders.contains(folder) {
                guard SourceListing.top.contains(name) else { continue }
            } else if SourceListing.isLeftOut(name, isFolder: event.isFolder) {
                continue
            }
            let (isThere, wasThere) = (SourceListing.exists(path), sources.contains(path))
            // What came and went again at once was never part of the site.
            guard isThere || wasThere || event.isFolder else { continue }
            isRelevant = true
            changed?.insert(path)
            isListChanged = isListChanged || event.isFolder || isThere != wasThere
            isAway = isAway || wasThere && !isThere
            // A file that is new may be about to take the place of another.
            isReady = isReady || event.isWhole && isThere && wasThere
        }
        if isReady, !isAway { return update() }
        guard isRelevant || isReady, !isDue else { return }
        isDue = true
        loop.after(milliseconds: isAway ? Self.longPause : Self.pause) { [self] in
            if isDue { update() }
        }
    }

    private func update() {
        isDue = false
        if isListChanged { watch() }
        isListChanged = false
        build()
    }

    private func build() {
        var diagnostics: [Diagnostic] = []
        let isNews: Bool
        do throws(Builder.Stop) {
            let summary = try site.update(changed, diagnostics: &diagnostics)
            exhibition.gallery.renew(templates: site.templates, languages: site.languages)
            isNews = exhibition.show(summary.change)
            voice.tell(.built(pages: summary.pages, warnings: diagnostics))
        } catch {
            let report = voice.report(diagnostics, error)
            isNews = exhibition.show(problems: report)
            voice.tell(.failed(report: report, hasPages: site.hasPages))
        }
        changed = []
        if isNews { loop.send(exhibition.event) }
    }

    // MARK: - The system

    /// Ends at once, also in the middle of a build: nothing is left to be cleared away.
    private static func endOnSignals() {
        for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
    }

    /// A shell allows some hundred open files; each connection is one.
    private static func allowManyConnections() {
        var limit = rlimit()
        #if canImport(Glibc)
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let kind = RLIMIT_NOFILE
        #endif
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 8192))
        setrlimit(kind, &limit)
    }
}
