/// A path within Content or within the site, with `/` between its parts and none in front: `guide/picker.md`.
///
/// Compared and hashed by its bytes: to Swift’s `String` a composed and a decomposed é are equal, to a disk they are not.
struct SitePath: Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    /// The parts between the slashes. By bytes: a slash before a combining accent is still one.
    var parts: [Substring] { text.partsOfPath }

    /// The path of the folder, empty at the top.
    var folder: SitePath { SitePath(parts.dropLast().joined(separator: "/")) }

    /// The folders that it lies in, from the innermost outwards, without the top.
    var folders: [SitePath] {
        let parts = parts
        return (1..<max(parts.count, 1)).reversed().map { SitePath(parts[..<$0].joined(separator: "/")) }
    }

    /// The last part.
    var name: String { String(parts.last ?? "") }

    /// The first part: what stands at the top.
    var top: SitePath { SitePath(String(parts.first ?? "")) }

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
        let own = parts
        let other = folder.parts
        let common = zip(own.dropLast(), other).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
        let up = Array(repeating: "..", count: other.count - common)
        let address = (up + own.dropFirst(common).map { String($0).percentEncoded }).joined(separator: "/")
        // `a:b.html` alone would be read as the scheme `a`.
        return address.isEmpty
            ? "." : own.count - common == 1 && up.isEmpty && address.contains(":") ? "./" + address : address
    }
}

extension SitePath: Hashable, Comparable {
    static func == (left: SitePath, right: SitePath) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    static func < (left: SitePath, right: SitePath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

extension String {
    /// What stands between the slashes.
    fileprivate var partsOfPath: [Substring] {
        utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// A part of a path as an address has it: what is not unreserved in RFC 3986 is percent-encoded, once.
    var percentEncoded: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E, 0x3A, 0x40, 0x21, 0x2C:
                encoded.append(byte)
            default: encoded += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
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
