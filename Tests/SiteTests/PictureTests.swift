import Foundation
import Testing

@testable import Site

/// Pictures that other programs wrote, each with its size in its name.
@Suite struct PictureTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    private static func picture(_ name: String) throws -> (bytes: [UInt8], format: PictureSize.Format) {
        let url = folder.appending(path: name)
        return (Array(try Data(contentsOf: url)), try #require(PictureSize.Format(rawValue: url.pathExtension)))
    }

    @Test func allFormatsAreThere() {
        #expect(
            Set(Self.names.map { URL(filePath: $0).pathExtension }) == Set(PictureSize.Format.allCases.map(\.rawValue)))
    }

    @Test(arguments: names)
    func theSizeIsRead(_ name: String) throws {
        let (bytes, format) = try Self.picture(name)
        let size = try #require(PictureSize(of: bytes, as: format), "\(name) has no size")
        #expect(name.contains("\(size.width)x\(size.height)."), "\(name) is \(size.width)x\(size.height)")
        for other in PictureSize.Format.allCases where ![format, .jpg, .jpeg].contains(other) {
            #expect(PictureSize(of: bytes, as: other) == nil, "\(name) passes for \(other)")
        }
    }

    /// Whatever is cut off or changed, there is a size or none, and no crash.
    @Test(arguments: names)
    func brokenFilesAreBorne(_ name: String) throws {
        let (bytes, format) = try Self.picture(name)
        #expect(PictureSize(of: [], as: format) == nil && PictureSize(of: Array(bytes.prefix(9)), as: format) == nil)
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x7F, 0xFF] {
                var broken = bytes
                broken[index] = byte
                let size = PictureSize(of: broken, as: format) ?? PictureSize(of: Array(bytes[..<index]), as: format)
                #expect(size.map { $0.width > 0 && $0.height > 0 } ?? true)
            }
        }
    }

    @Test(arguments: [
        "<svg/>", "<svg width='0' height='5'/>", "<svg width='1e9' height='5'/>", "<svg width='a' height='b'/>",
        "<svg viewBox='0 0 0 0'/>", "<svg viewBox='0 0 nan inf'/>", "<svg width=\"5", "<p>",
        "<svg width='-5' height='5'/>", "", "<!--",
    ])
    func anSVGWithoutALengthHasNoSize(_ text: String) {
        #expect(PictureSize(of: Array(text.utf8), as: .svg) == nil)
    }
}
