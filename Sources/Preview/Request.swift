/// What a browser asks for, as far as the preview looks at it.
struct Request {
    enum Method { case get, head, other }

    let method: Method
    /// What stands after the method: `/guide/a.html?v=1`, still encoded.
    let target: String
    /// The header `Host`; nil if there is none.
    let host: String?
}

/// What the preview answers.
struct Reply: Equatable {
    let status: Int
    /// Names and values, in the order in which they are sent.
    var headers: [Header]
    let body: [UInt8]
    /// Whether the connection stays open for more.
    var isStream = false

    /// The phrase of a status (RFC 9110, 15).
    var phrase: String {
        switch status {
        case 200: "OK"
        case 302: "Found"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 421: "Misdirected Request"
        default: "Service Unavailable"
        }
    }

    struct Header: Equatable {
        let name: String
        let value: String
    }
}
