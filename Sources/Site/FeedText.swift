import Drawing
import Markdown
import Widgets

/// The text of an article as feeds have it: its addresses are absolute, and its widgets still pictures.
struct FeedText {
    private let theme: Theme
    private let base: SiteAddress
    /// The style of pages, which sets the colours of pictures.
    private let style: StyleRules

    init(_ theme: Theme, base: SiteAddress) {
        (self.theme, self.base) = (theme, base)
        style = StyleRules(theme.files.first { $0.path.name == "page.css" }?.bytes ?? [])
    }

    /// Rewrites the HTML of an article.
    /// - Parameters:
    ///   - html: The text, as the page has it.
    ///   - page: The page.
    func text(_ html: [UInt8], of page: SitePath) -> String {
        var text: [UInt8] = []
        var done = 0
        /// Everything up to a place is left as it is, what comes up to `end` becomes something else.
        func replace(_ range: Range<Int>, by new: String) {
            text += html[done..<range.lowerBound]
            text += new.utf8
            done = range.upperBound
        }
        HTMLTag.forEach(in: html) { tag in
            guard tag.range.lowerBound >= done else { return }
            let name = html.htmlName(tag.name)
            if let kind = Widgets.kind(named: name) {
                let end = html.end(of: name, after: tag.range.upperBound)
                let markup = String(decoding: html[tag.range.lowerBound..<end], as: UTF8.self)
                replace(tag.range.lowerBound..<end, by: picture(of: markup, kind))
                return
            }
            if name == "a", tag.attributes.contains(where: { html.isClass($0, "anchor") }) {
                replace(tag.range.lowerBound..<html.end(of: name, after: tag.range.upperBound), by: "")
                return
            }
            for attribute in tag.attributes {
                let isAddress = html.isHTMLName(attribute.name, "href") || html.isHTMLName(attribute.name, "src")
                guard isAddress, !attribute.value.isEmpty else { continue }
                replace(attribute.value, by: absolute(html.htmlValue(attribute.value), on: page).escapedForMarkup)
            }
        }
        text += html[done...]
        return String(decoding: text, as: UTF8.self)
    }

    /// An address that does not depend on where it stands.
    private func absolute(_ address: String, on page: SitePath) -> String {
        if address.scheme != nil || address.hasPrefix("//") { return address }
        let end = address.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? address.endIndex
        let path = String(address[..<end]).percentDecoded
        let file = path.isEmpty ? page : page.folder.resolving(path)
        return file.map { base.address(of: $0) + address[end...] } ?? address
    }

    private func picture(of markup: String, _ kind: any Widget.Type) -> String {
        let label = markup.firstRange(of: "class=\"label\">").map { markup[$0.upperBound...].prefix { $0 != "<" } }
        let time = markup.firstRange(of: "class=\"time\">").map { markup[$0.upperBound...].prefix { $0 != "<" } }
        // Both are written as HTML already.
        let title = [label, time].compactMap(\.self).joined(separator: ", ")
        let picture = StillPicture(
            of: markup, kind: kind.name, title: kind.name, page: style,
            style: StyleRules(theme.bundles.style(of: [kind])))
        guard let picture else { return title }
        return "<img alt=\"\(title)\" src=\"data:image/svg+xml;base64,\(Digest.base64(picture.bytes))\">"
    }
}

extension [UInt8] {
    /// Where an element ends that holds none of its own name; the end of the text where it is not closed.
    fileprivate func end(of name: String, after start: Int) -> Int {
        let tag = Array("</\(name)>".utf8)
        var place = start
        while place + tag.count <= count {
            if self[place] == tag[0], self[place..<place + tag.count].elementsEqual(tag) { return place + tag.count }
            place += 1
        }
        return count
    }

    fileprivate func isClass(_ attribute: HTMLTag.Attribute, _ name: String) -> Bool {
        isHTMLName(attribute.name, "class") && self[attribute.value].elementsEqual(name.utf8)
    }
}
