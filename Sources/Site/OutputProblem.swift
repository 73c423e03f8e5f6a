/// Why a folder cannot be the output.
public enum OutputProblem: Error, Equatable {
    /// Something in it that is neither ours nor kept; `name` is what stands at the top and could be kept.
    case foreignFile(path: String, output: String, name: String, settings: String)
    /// Something foreign in a folder that is kept, but holds files of ours as well.
    case mixedFolder(path: String, folder: String, settings: String)
    /// A list of files that is not as Gnomon writes it.
    case unreadableManifest(path: String, output: String)
    /// A symbolic link to nothing.
    case danglingLink(output: String)
    /// An output that lies in a folder of sources.
    case liesInSources(output: String, sources: String)
    /// An output that is, or holds, a folder of sources.
    case holdsSources(output: String, sources: String)

    /// Whether the output that was named can never be one, whatever stands there.
    public var isWrongUsage: Bool {
        switch self {
        case .liesInSources, .holdsSources: true
        case .foreignFile, .mixedFolder, .unreadableManifest, .danglingLink: false
        }
    }

    /// A stable name, such as `foreign-file`.
    public var code: String {
        switch self {
        case .foreignFile: "foreign-file"
        case .mixedFolder: "mixed-folder"
        case .unreadableManifest: "unreadable-manifest"
        case .danglingLink: "dangling-output"
        case .liesInSources: "output-in-sources"
        case .holdsSources: "output-holds-sources"
        }
    }

    /// What is wrong, and what to do about it.
    public var sentence: String {
        switch self {
        case .foreignFile(let path, let output, let name, let settings):
            """
            \(path) is not Gnomon’s, and \(output) would be replaced as a whole; name ‘\(name)’ under ‘keep’ in \
            \(settings), or choose another folder with --output
            """
        case .mixedFolder(let path, let folder, let settings):
            """
            \(path) is not Gnomon’s, and ‘\(folder)’, which is kept, holds pages of the site as well; move one of them, \
            and let \(settings) keep only what is not Gnomon’s
            """
        case .unreadableManifest(let path, let output):
            """
            \(path) is not a list of files as Gnomon writes it, so nobody can tell what is Gnomon’s in \(output); bring \
            back the one that the last build wrote, or empty the folder
            """
        case .danglingLink(let output):
            "\(output) is a link to nothing; make the folder that it leads to, or choose another with --output"
        case .liesInSources(let output, let sources):
            """
            the pages cannot go to \(output): it lies in \(sources), and the next build would take them for sources; \
            choose another folder with --output
            """
        case .holdsSources(let output, let sources):
            """
            the pages cannot go to \(output): it holds the sources in \(sources), and everything in it would be replaced; \
            choose another folder with --output
            """
        }
    }
}
