#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a site is made of, as the disk tells it without anything being read: which folders there are to watch, and
/// which files, each with what changes when it is written.
package struct SourceListing: Sendable, Equatable {
    /// The folders of Content and Templates, those above them first.
    package private(set) var folders: [String] = []
    /// By path. Compared by bytes.
    private var files: [SitePath: Stamp] = [:]

    private struct Stamp: Sendable, Equatable {
        let identity: FileSystem.Identity
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    /// Looks over the sources below a folder. What cannot be listed is left out: a build says what is wrong with it.
    package init(root: String) {
        for name in [SourceFolder.content, SourceFolder.templates] {
            look(into: SourceFolder.path(of: name, in: root), below: [])
        }
    }

    /// Whether there was a file of this path.
    package func contains(_ path: String) -> Bool { files[SitePath(path)] != nil }

    /// Whether something now stands at a path.
    package static func exists(_ path: String) -> Bool {
        FileSystem.kind(of: path, followingLinks: false) != nil
    }

    /// Whether a build leaves out what has this name: hidden things, and what editors leave beside a file.
    package static func isLeftOut(_ name: String, isFolder: Bool) -> Bool {
        SourceFolder.isLeftOut(name, isFolder ? .folder : nil)
    }

    /// The names at the root that matter.
    package static let top = [SourceFolder.content, SourceFolder.templates]

    private mutating func look(into folder: String, below ancestors: [FileSystem.Identity]) {
        guard case .folder = FileSystem.kind(of: folder), let identity = FileSystem.identity(of: folder),
            !ancestors.contains(identity)
        else { return }
        folders.append(folder)
        for name in (try? FileSystem.names(in: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard stat(path, &status) == 0 || lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                if !Self.isLeftOut(name, isFolder: true) { look(into: path, below: ancestors + [identity]) }
            } else if !Self.isLeftOut(name, isFolder: false) {
                #if canImport(Darwin)
                    let time = status.st_mtimespec
                #else
                    let time = status.st_mtim
                #endif
                files[SitePath(path)] = Stamp(
                    identity: FileSystem.Identity(status), size: Int(status.st_size), seconds: Int(time.tv_sec),
                    nanoseconds: Int(time.tv_nsec))
            }
        }
    }
}
