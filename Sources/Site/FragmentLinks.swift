import Markdown
import SourceText

/// A link to a part of a page, kept small: a site has many, and they can be checked only when all pages' ids are known.
struct FragmentLink: Sendable {
    /// The article that has it.
    let source: SitePath
    /// Where it stands there.
    let spot: Spot
    /// The page that it leads to.
    let page: SitePath
    /// The id that it names.
    let fragment: String

    init(from source: SitePath, at spot: Spot, to page: SitePath, fragment: String) {
        (self.source, self.spot, self.page, self.fragment) = (source, spot, page, fragment)
    }

    /// The id that the fragment of an address names; nil for the top of a page, and for words to be looked for there.
    static func name(_ fragment: String) -> String? {
        let end = fragment.firstRange(of: ":~:")?.lowerBound ?? fragment.endIndex
        let name = String(fragment[..<end]).percentDecoded
        return name.isEmpty || name.lowercased() == "top" ? nil : name
    }
}

/// Looks up what links name on pages.
enum FragmentLinks {
    /// For so many on a page the nearest id is looked for: one wrong link has one remedy, a thousand have none.
    private static let maximumHints = 100

    /// Those that name what is not there, in their order.
    /// - Parameters:
    ///   - ids: The ids in the text of an article, by its page.
    ///   - pageIDs: All ids of a page, also those around the text; nil if they are not known. Asked for only where those of the
    ///     text do not do.
    ///   - place: Where a link stands.
    static func missing(
        _ links: [FragmentLink], ids: (SitePath) -> PageIDs?, pageIDs: (SitePath) -> PageIDs?,
        place: (FragmentLink) -> Place
    ) -> [(link: FragmentLink, diagnostic: Diagnostic)] {
        var names: [SitePath: [String]] = [:]
        var missing: [(number: Int, link: FragmentLink)] = []
        for (page, links) in Dictionary(grouping: links.enumerated(), by: \.element.page) {
            let own = Set(ids(page)?.all ?? [])
            let open = links.filter { !own.contains($0.element.fragment) }
            guard !open.isEmpty, let known = pageIDs(page).map({ own.union($0.all) }) else { continue }
            names[page] = (own.isEmpty ? known : own).sorted()
            missing += open.filter { !known.contains($0.element.fragment) }.map { ($0.offset, $0.element) }
        }
        var hints: [SitePath: Int] = [:]
        return missing.sorted { $0.number < $1.number }.map { _, link in
            hints[link.page, default: 0] += 1
            let isHinted = hints[link.page, default: 0] <= maximumHints
            let problem = SiteProblem.missingFragment(
                fragment: link.fragment, page: link.page.text,
                nearest: isHinted ? names[link.page]?.nearest(to: link.fragment) : nil)
            return (link, Diagnostic(problem, at: place(link)))
        }
    }
}
