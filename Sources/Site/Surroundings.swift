import Markdown
import SourceText

/// What a text finds around it: where its links and images lead, and the files that it shows parts of.
protocol Surroundings {
    /// The address of a link; nil for none.
    func address(of link: Destination, _ diagnostics: inout [Diagnostic]) -> String?

    /// What becomes of an image; nil for none.
    func result(of image: Destination, _ diagnostics: inout [Diagnostic]) -> ImageResult?

    /// The part of a file that a fence is to show; nil if there is none.
    func text(of include: Include, _ diagnostics: inout [Diagnostic]) -> String?
}

/// Lets every address through but those whose scheme is not on a short list: a browser knows many, and some run scripts.
struct SchemeCheck: Surroundings {
    private static let allowed: Set<String> = ["http", "https", "mailto", "tel"]

    func address(of link: Destination, _ diagnostics: inout [Diagnostic]) -> String? {
        guard let problem = Self.problem(with: link.text) else { return link.text }
        diagnostics.append(Diagnostic(problem, at: link.place))
        return nil
    }

    /// What is wrong with the scheme of an address; nil for nothing.
    static func problem(with address: String) -> SiteProblem? {
        address.scheme.flatMap { allowed.contains($0.lowercased()) ? nil : .scheme($0) }
    }

    func result(of image: Destination, _ diagnostics: inout [Diagnostic]) -> ImageResult? {
        address(of: image, &diagnostics).map { ImageResult(address: $0) }
    }

    /// Nobody knows where a text from a pipe lies, so it shows no files.
    func text(of include: Include, _ diagnostics: inout [Diagnostic]) -> String? { nil }
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
