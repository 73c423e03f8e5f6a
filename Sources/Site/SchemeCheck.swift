import Markdown
import SourceText

/// What becomes of the links and images of a text.
protocol Addressing {
    /// The address of a link; nil for none.
    func address(of link: Destination, _ diagnostics: inout [Diagnostic]) -> String?

    /// What becomes of an image; nil for none.
    func result(of image: Destination, _ diagnostics: inout [Diagnostic]) -> ImageResult?
}

/// Lets every address through but those whose scheme is not on a short list: a browser knows many, and some run scripts.
struct SchemeCheck: Addressing {
    private static let allowed: Set<String> = ["http", "https", "mailto", "tel"]

    func address(of link: Destination, _ diagnostics: inout [Diagnostic]) -> String? {
        guard let scheme = link.text.scheme, !Self.allowed.contains(scheme.lowercased()) else { return link.text }
        diagnostics.append(Diagnostic(SiteProblem.scheme(scheme), at: link.place))
        return nil
    }

    func result(of image: Destination, _ diagnostics: inout [Diagnostic]) -> ImageResult? {
        address(of: image, &diagnostics).map { ImageResult(address: $0) }
    }
}

extension String {
    /// What stands before the colon of an address, if it is a scheme as RFC 3986 has it.
    var scheme: String? {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = self[..<colon]
        guard let first = scheme.first, first.isASCII, first.isLetter,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return String(scheme)
    }

    /// The host of `https://host/path` or `//host/path`.
    var host: String? {
        guard let start = firstRange(of: "//")?.upperBound else { return nil }
        return String(self[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" })
    }
}
