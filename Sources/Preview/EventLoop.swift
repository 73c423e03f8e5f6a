import CEvent

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Waits for what happens, and answers requests: libevent, without threads. Only this file knows it.
///
/// One lives as long as the program; what libevent is given points to it.
final class EventLoop {
    private let base: OpaquePointer
    private let http: OpaquePointer
    private var listener: OpaquePointer?
    private var actions: [Action] = []
    /// Connections that stay open for more, with what hears that they are closed.
    private var streams: [OpaquePointer: (request: OpaquePointer, hearing: OpaquePointer)] = [:]
    private var answer: (Request) -> Reply = { _ in Reply(status: 503, headers: [], body: []) }

    /// A connection that says nothing for so many seconds is closed.
    private static let patience: Int32 = 20
    /// More bytes than these are no header of a browser.
    private static let maximumHeaders = 16_384
    /// A body is read before it is refused.
    private static let maximumBody = 65_536
    /// So many pages can be looked at. A browser shows few at a time.
    private static let maximumStreams = 256
    private static let methods = [
        EVHTTP_REQ_GET, EVHTTP_REQ_POST, EVHTTP_REQ_HEAD, EVHTTP_REQ_PUT, EVHTTP_REQ_DELETE, EVHTTP_REQ_OPTIONS,
        EVHTTP_REQ_TRACE, EVHTTP_REQ_CONNECT, EVHTTP_REQ_PATCH,
    ]

    /// What is done when something happens.
    private final class Action {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Nil if the system has no memory for one.
    init?() {
        guard let base = event_base_new(), let http = evhttp_new(base) else { return nil }
        (self.base, self.http) = (base, http)
        evhttp_set_timeout(http, Self.patience)
        evhttp_set_max_headers_size(http, Self.maximumHeaders)
        evhttp_set_max_body_size(http, Self.maximumBody)
        // All, so that each gets our answer.
        evhttp_set_allowed_methods(http, UInt16(Self.methods.reduce(0) { $0 | $1.rawValue }))
    }

    /// Listens for requests. Throws the system's number for the reason if it cannot.
    /// - Parameter port: 0 for any that is free.
    /// - Returns: The port.
    func listen(at address: String, port: Int, _ answer: @escaping (Request) -> Reply) throws(ListenFailure) -> Int {
        self.answer = answer
        guard let socket = evhttp_bind_socket_with_handle(http, address, UInt16(port)) else {
            throw ListenFailure(reason: errno)
        }
        let own = Unmanaged.passUnretained(self).toOpaque()
        evhttp_set_gencb(
            http,
            { request, context in
                guard let request, let context else { return }
                Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue().respond(to: request)
            }, own)
        // Connections have it from here: an answer must not wait for what the browser says of its beginning.
        var isOn: Int32 = 1
        setsockopt(
            evhttp_bound_socket_get_fd(socket), Int32(IPPROTO_TCP), TCP_NODELAY, &isOn,
            socklen_t(MemoryLayout<Int32>.size))
        listener = evhttp_bound_socket_get_listener(socket)
        // Without this, a system that gives no more connections is asked again at once and for ever.
        evconnlistener_set_error_cb(listener) { listener, context in
            guard let context else { return }
            let loop = Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue()
            evconnlistener_disable(listener)
            loop.after(milliseconds: 200) { _ = evconnlistener_enable(loop.listener) }
        }
        return Self.port(of: evhttp_bound_socket_get_fd(socket)) ?? port
    }

    /// Why nothing can be heard at a port.
    struct ListenFailure: Error {
        let reason: Int32
        var isTaken: Bool { reason == EADDRINUSE }
    }

    /// Does something each time that a file has something to read.
    func whenReadable(_ file: Int32, _ body: @escaping () -> Void) {
        let action = Action(body)
        actions.append(action)
        let event = event_new(
            base, file, Int16(EV_READ | EV_PERSIST), Self.perform, Unmanaged.passUnretained(action).toOpaque())
        event_add(event, nil)
    }

    /// Does something once, later.
    func after(milliseconds: Int, _ body: @escaping () -> Void) {
        var time = timeval(tv_sec: milliseconds / 1000, tv_usec: .init(milliseconds % 1000 * 1000))
        let action = Unmanaged.passRetained(Action(body)).toOpaque()
        event_base_once(
            base, -1, Int16(EV_TIMEOUT),
            { _, _, context in
                guard let context else { return }
                Unmanaged<Action>.fromOpaque(context).takeRetainedValue().body()
            }, action, &time)
    }

    private static let perform: event_callback_fn = { _, _, context in
        guard let context else { return }
        Unmanaged<Action>.fromOpaque(context).takeUnretainedValue().body()
    }

    /// Sends some bytes to all streams.
    func send(_ bytes: [UInt8]) {
        for (request, _) in streams.values { Self.withBuffer(of: bytes) { evhttp_send_reply_chunk(request, $0) } }
    }

    /// Waits and answers until the program ends.
    func run() { event_base_dispatch(base) }

    // MARK: - Requests

    private func respond(to request: OpaquePointer) {
        let method: Request.Method =
            switch evhttp_request_get_command(request) {
            case EVHTTP_REQ_GET: .get
            case EVHTTP_REQ_HEAD: .head
            default: .other
            }
        let host = evhttp_find_header(evhttp_request_get_input_headers(request), "Host")
        let target = evhttp_request_get_uri(request).map { String(cString: $0) } ?? ""
        let reply = answer(Request(method: method, target: target, host: host.map { String(cString: $0) }))
        let headers = evhttp_request_get_output_headers(request)
        for header in reply.headers { evhttp_add_header(headers, header.name, header.value) }
        if reply.isStream, method == .get, let connection = evhttp_request_get_connection(request) {
            guard streams.count < Self.maximumStreams else {
                return Self.withBuffer(of: []) { evhttp_send_reply(request, 503, nil, $0) }
            }
            evhttp_send_reply_start(request, Int32(reply.status), reply.phrase)
            Self.withBuffer(of: reply.body) { evhttp_send_reply_chunk(request, $0) }
            return keep(connection, of: request)
        }
        if method == .head, !reply.isStream { evhttp_add_header(headers, "Content-Length", String(reply.body.count)) }
        let body = method == .head ? [] : reply.body
        Self.withBuffer(of: body) { evhttp_send_reply(request, Int32(reply.status), reply.phrase, $0) }
    }

    /// Keeps a connection open until the other side closes it. While an answer is being sent libevent does not read, and
    /// would not bear anything to read: so this looks at the socket itself.
    private func keep(_ connection: OpaquePointer, of request: OpaquePointer) {
        let stream = evhttp_connection_get_bufferevent(connection)
        bufferevent_set_timeouts(stream, nil, nil)
        let hearing = event_new(
            base, bufferevent_getfd(stream), Int16(EV_READ | EV_PERSIST),
            { _, _, context in
                // It is closed, or says what nobody asked for.
                if let context { evhttp_connection_free(OpaquePointer(context)) }
            }, UnsafeMutableRawPointer(connection))
        guard let hearing else { return evhttp_connection_free(connection) }
        event_add(hearing, nil)
        streams[connection] = (request, hearing)
        evhttp_connection_set_closecb(
            connection,
            { connection, context in
                guard let connection, let context else { return }
                let loop = Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue()
                if let stream = loop.streams.removeValue(forKey: connection) { event_free(stream.hearing) }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func withBuffer(of bytes: [UInt8], _ body: (OpaquePointer) -> Void) {
        guard let buffer = evbuffer_new() else { return }
        defer { evbuffer_free(buffer) }
        evbuffer_add(buffer, bytes, bytes.count)
        body(buffer)
    }

    /// The port that a socket listens at.
    private static func port(of socket: Int32) -> Int? {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) == 0 }
        }
        guard isKnown else { return nil }
        // In both families the port stands behind the family, in the order of the network.
        return withUnsafeBytes(of: &address) { Int($0[2]) << 8 | Int($0[3]) }
    }
}
