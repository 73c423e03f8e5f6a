/// A path within Content or within the site, with `/` between its parts and none in front: `guide/picker.md`.
///
/// Compared and hashed by its bytes: to Swift’s `String` a composed and a decomposed é are equal, to a disk they are not.
struct SitePath: Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    /// The parts between the slashes. By bytes: a slash before a combining accent is still one.
    var parts: [Substring] { text.partsOfPath }

    /// The path of the folder, empty at the top.
    var folder: SitePath { SitePath(text.utf8.lastIndex(of: Self.slash).map { String(text[..<$0]) } ?? "") }

    /// The folders that it lies in, from the innermost outwards, without the top.
    var folders: [SitePath] {
        text.utf8.indices.reversed().filter { text.utf8[$0] == Self.slash }.map { SitePath(String(text[..<$0])) }
    }

    private static let slash = UInt8(ascii: "/")

    /// The last part.
    var name: String {
        text.utf8.lastIndex(of: Self.slash).map { String(text[text.utf8.index(after: $0)...]) } ?? text
    }

    /// The first part: what stands at the top.
    var top: SitePath { SitePath(text.utf8.firstIndex(of: Self.slash).map { String(text[..<$0]) } ?? text) }

    /// A path within this folder.
    func appending(_ part: String) -> SitePath { SitePath(text.isEmpty ? part : "\(text)/\(part)") }

    /// The path that a relative address leads to from this folder, or nil if it leads out at the top.
    func resolving(_ address: String) -> SitePath? {
        var parts = address.utf8.first == UInt8(ascii: "/") ? [] : parts
        for part in address.partsOfPath where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            guard parts.popLast() != nil else { return nil }
        }
        return SitePath(parts.joined(separator: "/"))
    }

    /// The address of this file for a page that lies in `folder`, percent-encoded.
    func address(from folder: SitePath) -> String {
        // By bytes: a page has a hundred of them.
        let slash = Self.slash
        let (own, other) = (Array(text.utf8), Array(folder.text.utf8))
        // Where the folders that both lie in end, behind a slash.
        var common = 0
        for (place, byte) in own.enumerated() {
            if byte == slash, place == other.count || other[place] == slash { common = place + 1 }
            guard place < other.count, other[place] == byte else { break }
        }
        let below = other.dropFirst(common)
        let up = below.isEmpty ? 0 : below.count { $0 == slash } + 1
        var address: [UInt8] = []
        for _ in 0..<up { address += "../".utf8 }
        for byte in own[common...] {
            if byte == slash { address.append(byte) } else { address.appendPercentEncoded(byte) }
        }
        // The folder itself has no slash behind it.
        if own.isEmpty, up > 0 { address.removeLast() }
        if address.isEmpty { return "." }
        // `a:b.html` alone would be read as the scheme `a`.
        let isLikeScheme = address.contains(UInt8(ascii: ":")) && !address.contains(slash)
        return (isLikeScheme ? "./" : "") + String(decoding: address, as: UTF8.self)
    }
}

extension SitePath: Hashable, Comparable {
    static func == (left: SitePath, right: SitePath) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    static func < (left: SitePath, right: SitePath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// What stands between the slashes.
    fileprivate var partsOfPath: [Substring] {
        utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// A part of a path as an address has it: what is not unreserved in RFC 3986 is percent-encoded, once.
    var percentEncoded: String {
        var encoded: [UInt8] = []
        for byte in utf8 { encoded.appendPercentEncoded(byte) }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// The text behind percent-encoding; what is not UTF-8 after that stays encoded.
    var percentDecoded: String {
        guard utf8.contains(0x25) else { return self }
        var bytes: [UInt8] = []
        var rest = Substring(self).utf8
        while let byte = rest.popFirst() {
            if byte == 0x25, case let digits = String(Substring(rest.prefix(2))), digits.utf8.count == 2,
                digits.allSatisfy(\.isHexDigit), let code = UInt8(digits, radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? self
    }
}

extension [UInt8] {
    /// A byte of a part of a path, as `percentEncoded` has it.
    fileprivate mutating func appendPercentEncoded(_ byte: UInt8) {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E, 0x3A, 0x40, 0x21, 0x2C: append(byte)
        default: append(contentsOf: [0x25, digit(byte >> 4), digit(byte & 15)])
        }
    }
}
