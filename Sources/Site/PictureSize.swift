/// The width and height of a picture in CSS pixels, as the first bytes of its file tell them.
struct PictureSize: Sendable, Equatable {
    let width: Int
    let height: Int

    /// Larger than any picture; a file that says so is broken.
    private static let maximum = 1_000_000

    init?(width: Int, height: Int) {
        guard (1...Self.maximum).contains(width), (1...Self.maximum).contains(height) else { return nil }
        (self.width, self.height) = (width, height)
    }

    /// A picture that is turned by a quarter when it is shown.
    var turned: PictureSize? { PictureSize(width: height, height: width) }

    /// What a file has to be, by the end of its name.
    enum Format: String, CaseIterable, Sendable {
        case png, jpg, jpeg, gif, webp, svg, avif
    }

    /// Reads the header of a file. Nil if it is another kind of file or broken, or if the header ends later than `bytes`.
    init?(of bytes: [UInt8], as format: Format) {
        let header = PictureHeader(bytes)
        let size: PictureSize? =
            switch format {
            case .png: header.png
            case .jpg, .jpeg: header.jpeg
            case .gif: header.gif
            case .webp: header.webp
            case .avif: header.avif
            case .svg: SVGHeader(bytes).size
            }
        guard let size else { return nil }
        self = size
    }
}

/// Reads numbers out of the header of a picture. What lies beyond the end is nil, so no file can lead it astray.
struct PictureHeader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// PNG (W3C, 11.2.1): IHDR comes first.
    var png: PictureSize? {
        guard has("\u{89}PNG\r\n\u{1A}\n", at: 0), has("IHDR", at: 12), let width = big(4, at: 16),
            let height = big(4, at: 20)
        else { return nil }
        return PictureSize(width: width, height: height)
    }

    /// GIF89a, 18: the logical screen.
    var gif: PictureSize? {
        guard has("GIF87a", at: 0) || has("GIF89a", at: 0), let width = little(2, at: 6), let height = little(2, at: 8)
        else { return nil }
        return PictureSize(width: width, height: height)
    }

    /// WebP (RFC 9649, 2.5 to 2.7).
    var webp: PictureSize? {
        guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
        if has("VP8X", at: 12), let width = little(3, at: 24), let height = little(3, at: 27) {
            return PictureSize(width: width + 1, height: height + 1)
        }
        if has("VP8L", at: 12), little(1, at: 20) == 0x2F, let bits = little(4, at: 21) {
            return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        if has("VP8 ", at: 12), has("\u{9D}\u{1}\u{2A}", at: 23), let width = little(2, at: 26),
            let height = little(2, at: 28)
        {
            return PictureSize(width: width & 0x3FFF, height: height & 0x3FFF)
        }
        return nil
    }

    /// JPEG (ITU T.81, B.2.2): the first frame header; before it Exif can say that the picture is turned.
    var jpeg: PictureSize? {
        guard has("\u{FF}\u{D8}", at: 0) else { return nil }
        var at = 2
        var isTurned = false
        while let mark = big(1, at: at), mark == 0xFF, let kind = big(1, at: at + 1) {
            switch kind {
            case 0xFF: at += 1  // fill bytes
            case 0x01, 0xD0...0xD8: at += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = big(2, at: at + 5), let width = big(2, at: at + 7) else { return nil }
                let size = PictureSize(width: width, height: height)
                return isTurned ? size?.turned : size
            default:
                guard let length = big(2, at: at + 2), length >= 2 else { return nil }
                if kind == 0xE1, has("Exif\0\0", at: at + 4) { isTurned = isTurned || isTurnedByExif(at: at + 10) }
                at += 2 + length
            }
        }
        return nil
    }

    /// Exif 2.3, 4.6.4: orientations 5 to 8 swap width and height. Browsers heed them.
    private func isTurnedByExif(at start: Int) -> Bool {
        let isLittle = has("II", at: start)
        func number(_ count: Int, at offset: Int) -> Int? {
            isLittle ? little(count, at: start + offset) : big(count, at: start + offset)
        }
        guard isLittle || has("MM", at: start), let directory = number(4, at: 4), let count = number(2, at: directory)
        else { return false }
        for entry in 0..<min(count, 100) where number(2, at: directory + 2 + entry * 12) == 0x0112 {
            return (5...8).contains(number(2, at: directory + 2 + entry * 12 + 8) ?? 0)
        }
        return false
    }

    /// AVIF (ISO 14496-12 and 23008-12): the largest extent that is declared; `irot` can turn the picture.
    var avif: PictureSize? {
        guard has("ftyp", at: 4) else { return nil }
        var largest: PictureSize?
        var isTurned = false
        for at in bytes.indices where bytes[at] == UInt8(ascii: "i") {
            if has("ispe", at: at), let width = big(4, at: at + 8), let height = big(4, at: at + 12),
                let size = PictureSize(width: width, height: height),
                largest.map({ $0.width * $0.height < size.width * size.height }) ?? true
            {
                largest = size
            } else if has("irot", at: at), let angle = big(1, at: at + 4) {
                isTurned = angle % 2 == 1
            }
        }
        return isTurned ? largest?.turned : largest
    }

    /// Whether these characters stand there, each one byte.
    private func has(_ text: String, at start: Int) -> Bool {
        var at = start
        for scalar in text.unicodeScalars {
            guard bytes.indices.contains(at), bytes[at] == UInt8(truncatingIfNeeded: scalar.value) else { return false }
            at += 1
        }
        return true
    }

    /// A number whose first byte is its highest.
    private func big(_ count: Int, at start: Int) -> Int? {
        guard start >= 0, start + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number whose first byte is its lowest.
    private func little(_ count: Int, at start: Int) -> Int? {
        guard start >= 0, start + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
