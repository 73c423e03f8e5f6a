import CCompression

/// gzip and Brotli for files that a host can send as they are. Only this file knows zlib and libbrotli.
///
/// The same bytes in are the same bytes out: no time, name or system gets into a header.
enum Compression: CaseIterable {
    case gzip
    case brotli

    /// What is added to the name of the file.
    var ending: String {
        switch self {
        case .gzip: ".gz"
        case .brotli: ".br"
        }
    }

    /// Whether compressing a file of this name is worth while: pictures and fonts are compressed already.
    static func suits(_ path: SitePath) -> Bool {
        let name = path.name.lowercased()
        return path != Manifest.file && endings.contains(where: name.hasSuffix)
    }

    private static let endings = [".html", ".css", ".js", ".svg", ".xml", ".json", ".txt"]

    /// The bytes compressed as far as they go; nil where that saves nothing.
    func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        let result =
            switch self {
            case .gzip: Self.gzip(bytes)
            case .brotli: Self.brotli(bytes)
            }
        return result.flatMap { $0.count < bytes.count ? $0 : nil }
    }

    /// RFC 1952, level 9, with no time and an unknown system in the header.
    private static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard bytes.count < Int(Int32.max), gnomon_deflate_init_gzip(&stream) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var header = gz_header()
        header.os = 255
        var input = bytes
        // With room for a header that is longer than zlib's own.
        let limit = 64 + Int(deflateBound(&stream, UInt(bytes.count)))
        let result = withUnsafeMutablePointer(to: &header) { header in
            [UInt8](unsafeUninitializedCapacity: limit) { output, count in
                input.withUnsafeMutableBufferPointer { input in
                    deflateSetHeader(&stream, header)
                    stream.next_in = input.baseAddress
                    stream.avail_in = UInt32(input.count)
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(limit)
                    count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
                }
            }
        }
        return result.isEmpty ? nil : result
    }

    /// RFC 7932, quality 11, the largest common window.
    private static func brotli(_ bytes: [UInt8]) -> [UInt8]? {
        var size = BrotliEncoderMaxCompressedSize(bytes.count)
        guard size > 0 else { return nil }
        let result = [UInt8](unsafeUninitializedCapacity: size) { output, count in
            let isDone = BrotliEncoderCompress(
                BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &size,
                output.baseAddress)
            count = isDone == BROTLI_TRUE ? size : 0
        }
        return result.isEmpty ? nil : result
    }
}
