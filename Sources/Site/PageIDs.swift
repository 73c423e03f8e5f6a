import Markdown

/// What fragments of addresses can name on a page: its ids, and the names of its anchors, as its HTML has them.
struct PageIDs: Sendable, Equatable {
    /// One after the other, each with a line break behind it: a page has many, and all pages' are kept.
    private var text: [UInt8] = []

    /// Reads them out of HTML.
    init(of html: [UInt8]...) {
        for html in html {
            HTMLTag.forEach(in: html) { tag in
                for attribute in tag.attributes where !attribute.value.isEmpty {
                    guard
                        html.isHTMLName(attribute.name, "id")
                            || html.isHTMLName(attribute.name, "name") && html.isHTMLName(tag.name, "a")
                    else { continue }
                    text += html.htmlValue(attribute.value).utf8
                    text.append(UInt8(ascii: "\n"))
                }
            }
        }
    }

    /// Each of them.
    var all: [String] { text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } }
}
