import SourceText
import Widgets

/// All that an author can set, as JSON Schemas (draft 2020-12) for editors and other tools.
public enum SettingsSchemas {
    /// One of them.
    public struct Entry: Sendable {
        /// What it is called on the command line.
        public let name: String
        /// What it is for, in a line.
        public let summary: String
        private let schema: Schema

        init(_ name: String, _ summary: String, _ schema: Schema) {
            (self.name, self.summary, self.schema) = (name, summary, schema)
        }

        /// The JSON Schema.
        public var document: String { schema.json.document }
    }

    /// site.yml, front matter, and each kind of widget.
    public static let all =
        [
            Entry("site", "Content/site.yml", SiteSettings.schema),
            Entry("front-matter", "what stands before the text of an article", FrontMatter.schema),
        ] + Widgets.kinds.map { Entry($0.name, "the options of a widget", $0.schema) }

    /// Their names with what they are for, one a line.
    public static var list: String {
        let width = (all.map(\.name.count).max() ?? 0) + 2
        return all.map { $0.name + String(repeating: " ", count: width - $0.name.count) + $0.summary + "\n" }.joined()
    }
}
