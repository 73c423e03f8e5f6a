import Markdown
import SourceText
import Synchronization

/// Files of the repository that articles show parts of, so that examples cannot rot.
final class IncludedFiles: Sendable {
    private let sources: SourceFolder
    /// The folder that no path may leave: the nearest one around the root that is a repository, else the root.
    private let repository: String
    /// What was read, by path: several fences often show parts of one file. And how many bytes that are.
    private let kept = Mutex<(files: [SitePath: IncludedFile], size: Int)>(([:], 0))
    /// A file of more bytes is not for reading.
    private static let maximumSize = 1_048_576
    /// When more than so many bytes are kept, all are forgotten.
    private static let maximumKept = 16 * maximumSize

    init(of sources: SourceFolder) {
        self.sources = sources
        let root = FileSystem.resolved(sources.root)
        var folder = root
        while FileSystem.kind(of: folder == "/" ? "/.git" : "\(folder)/.git") == nil, folder != "/" {
            folder = FileSystem.split(folder).folder
        }
        repository = folder == "/" ? root : folder
    }

    /// The text that a fence is to show. What keeps it from that is a diagnostic.
    func text(of include: Include, in article: SitePath, diagnostics: inout [Diagnostic]) -> String? {
        func fail(_ problem: IncludeProblem, _ attribute: CodeInfo.Attribute) -> String? {
            diagnostics.append(Diagnostic(problem, at: include.place(of: attribute)))
            return nil
        }
        guard let attribute = include.info["file"] else {
            for key in ["lines", "region"] {
                if let other = include.info[key] { return fail(.noFile(key: key), other) }
            }
            return nil
        }
        guard !include.hasBody else { return fail(.hasBody, attribute) }
        let file: IncludedFile
        do throws(IncludeProblem) {
            file = try read(attribute.value, from: article.folder)
        } catch {
            return fail(error, attribute)
        }
        let (lines, region) = (include.info["lines"], include.info["region"])
        do throws(IncludeProblem) {
            switch (lines, region) {
            case (nil, nil): return file.text
            case (let lines?, nil): return try file.text(ofLines: lines.value)
            case (nil, let region?): return try file.text(ofRegion: region.value)
            case (_?, let region?): return fail(.linesAndRegion, region)
            }
        } catch {
            return fail(error, lines ?? region ?? attribute)
        }
    }

    private func read(_ path: String, from folder: SitePath) throws(IncludeProblem) -> IncludedFile {
        let base = FileSystem.resolved(sources.path(of: folder))
        let place = FileSystem.resolved("\(base)/\(path)")
        let parts = place.utf8.split(separator: UInt8(ascii: "/"))
        guard path.utf8.first != UInt8(ascii: "/"),
            place.utf8.starts(with: (repository == "/" ? "/" : repository + "/").utf8),
            !parts.contains(where: { $0.elementsEqual(".git".utf8) })
        else { throw .outside(path: path) }
        if let file = kept.withLock({ $0.files[SitePath(place)] }) { return file }
        switch FileSystem.kind(of: place) {
        case .file(let size) where size > Self.maximumSize: throw .tooLarge(limit: Self.maximumSize)
        case .file: break
        default: throw .missing(path: path, nearest: nearest(to: path, at: place))
        }
        guard let bytes = try? FileSystem.read(place) else { throw .unreadable(path: path) }
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { throw .notText(path: path) }
        let file = IncludedFile(path, bytes)
        kept.withLock { kept in
            if kept.size + file.size > Self.maximumKept { kept = ([:], 0) }
            kept.files[SitePath(place)] = file
            kept.size += file.size
        }
        return file
    }

    /// A file in the same folder with a similar name, as the author would write it.
    private func nearest(to path: String, at place: String) -> String? {
        let (folder, name) = FileSystem.split(place)
        let files = (try? FileSystem.names(in: folder))?.filter { other in
            if case .file = FileSystem.kind(of: "\(folder)/\(other)") { true } else { false }
        }
        guard let best = files?.nearest(to: name) else { return nil }
        return path.utf8.contains(UInt8(ascii: "/")) ? "\(FileSystem.split(path).folder)/\(best)" : best
    }
}
