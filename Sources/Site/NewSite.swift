/// A small finished site to begin with.
public enum NewSite {
    /// Where its files stand among the templates.
    static let folder = "new/"

    /// Its files, by their paths in the folder of articles.
    private static var files: [(path: SitePath, bytes: [UInt8])] {
        Theme.builtIn.filter { $0.name.hasPrefix(folder) }.map { template in
            (SitePath(String(template.name.dropFirst(folder.count))), template.file.bytes)
        }
    }

    /// Makes it in a folder, which is made if need be.
    /// - Returns: Whether it did: where something is already, nothing is touched.
    public static func make(in folder: String) throws(SystemFailure) -> Bool {
        if let kind = FileSystem.kind(of: folder) {
            guard case .folder = kind, try FileSystem.names(in: folder).isEmpty else { return false }
        }
        for (path, bytes) in files {
            let file = SourceFolder.path(of: SourceFolder.content, in: folder) + "/" + path.text
            try FileSystem.makeFolder(FileSystem.split(file).folder)
            try FileSystem.replace(file, with: bytes)
        }
        return true
    }
}
