#if canImport(CommonCrypto)
    import CommonCrypto
#else
    import CDigest
#endif

/// SHA-256. Only this file knows libcrypto, which has the processor do it where that can: five times as fast.
enum Digest {
    /// The digest of some bytes as 64 lower-case hexadecimal digits.
    static func sha256(_ bytes: [UInt8]) -> String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for byte in digest(of: bytes) {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
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
        #if canImport(CommonCrypto)
            var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
            CC_SHA256(bytes, CC_LONG(bytes.count), &digest)
        #else
            var context = SHA256_CTX()
            var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
            SHA256_Init(&context)
            SHA256_Update(&context, bytes, bytes.count)
            SHA256_Final(&digest, &context)
        #endif
        return digest
    }

    /// What stands behind an address so that caches keep a file only as long as it stays the same: 10 digits.
    static func version(of bytes: [UInt8]) -> String { String(sha256(bytes).prefix(10)) }
}
