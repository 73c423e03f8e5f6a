extension Builder {
    /// What a build does, in this order. A build that stops leaves the last ones out.
    public enum Stage: Sendable {
        case survey
        case texts
        case pages
        case files
        case exchange

        /// What is done in it.
        public var summary: String {
            switch self {
            case .survey: "find the sources and read what articles say of themselves"
            case .texts: "read, parse and render the articles"
            case .pages: "fill in the templates and write the pages"
            case .files: "write the search and all other files"
            case .exchange: "write the list of files and put the new site in the place of the old"
            }
        }
    }
}
