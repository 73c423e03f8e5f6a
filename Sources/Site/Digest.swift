import CDigest

/// SHA-256. Only this file knows libmd.
enum Digest {
    /// The digest of some bytes as 64 lower-case hexadecimal digits.
    static func sha256(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// How a policy names what it lets into a page: `sha256-` and the digest in Base64 (Content Security Policy Level 3).
    static func policySource(_ bytes: [UInt8]) -> String { "sha256-" + base64(digest(of: bytes)) }

    /// Bytes in Base64 (RFC 4648).
    static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
            for place in 0...3 {
                text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digest(of bytes: [UInt8]) -> [UInt8] {
        var context = SHA2_CTX()
        SHA256Init(&context)
        SHA256Update(&context, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256Final(&digest, &context)
        return digest
    }

    /// What stands behind an address so that caches keep a file only as long as it stays the same: 10 digits.
    static func version(of bytes: [UInt8]) -> String { String(sha256(bytes).prefix(10)) }
}
