import Markdown
import Templating

/// The table of contents of a page: its headings of level 2, each with those of level 3 that follow it.
struct Contents: Sendable {
    /// A heading in the table.
    struct Entry: Sendable {
        let id: String
        let title: String
        var parts: [Entry] = []
    }

    private(set) var entries: [Entry] = []

    /// Nothing.
    init() {}

    /// Headings in quotes and lists are left out, and those without words.
    init(of headings: [Heading]) {
        for heading in headings where heading.isAtTop && !heading.text.isEmpty {
            let entry = Entry(id: heading.id, title: heading.text)
            switch heading.level {
            case 2: entries.append(entry)
            case 3 where entries.isEmpty: entries.append(entry)
            case 3: entries[entries.count - 1].parts.append(entry)
            default: break
            }
        }
    }

    /// Whether there is anything to choose from.
    var isUseful: Bool { entries.reduce(0) { $0 + 1 + $1.parts.count } > 1 }

    /// The table as templates have it.
    var data: TemplateValue { Self.list(entries) }

    private static func list(_ entries: [Entry]) -> TemplateValue {
        .list(
            entries.map { entry in
                .object([
                    "address": .text("#" + entry.id.percentEncoded), "title": .text(entry.title),
                    "hasParts": .flag(!entry.parts.isEmpty), "parts": list(entry.parts),
                ])
            })
    }
}
