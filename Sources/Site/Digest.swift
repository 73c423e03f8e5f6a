import CDigest

/// SHA-256. Only this file knows libmd.
enum Digest {
    /// The digest of some bytes as 64 lower-case hexadecimal digits.
    static func sha256(_ bytes: [UInt8]) -> String {
        var context = SHA2_CTX()
        SHA256Init(&context)
        SHA256Update(&context, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256Final(&digest, &context)
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// What stands behind an address so that caches keep a file only as long as it stays the same: 10 digits.
    static func version(of bytes: [UInt8]) -> String { String(sha256(bytes).prefix(10)) }
}
