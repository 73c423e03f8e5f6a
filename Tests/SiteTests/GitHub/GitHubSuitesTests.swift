import Testing

/// `gnomon render --gfm` and what others have published about GitHub's Markdown.
@Suite struct GitHubSuitesTests {
    /// Every example of an extension in GitHub's specification 0.29, but for the filter of tags.
    @Test(arguments: [("table", 8), ("strikethrough", 2), ("autolink", 11), ("disabled", 2)])
    func theSpecificationHolds(_ word: String, _ count: Int) throws {
        let examples = try PublishedExample.specification(word)
        #expect(examples.count == count)
        #expect(examples.filter { !$0.holds }.map(\.markdown) == [])
    }

    /// The fixtures of markdown-it, but for those where it and GitHub differ.
    @Test(arguments: [
        // 6 and 19, 20: what cmark takes for a list item or for a heading is none of a table's lines to GitHub.
        ("tables", 42, [6, 19, 20]),
        // 2 to 5 and 15: three tildes and more strike nothing (specification, 6.5). 14: one tilde does. 6: where struck and
        // strong text overlap, the strong text counts, whichever begins first.
        ("strikethrough", 15, [2, 3, 4, 5, 6, 14, 15]),
        ("strikethrough_single_tilde", 13, []),
        ("tasklists", 20, []),
        // 14: an alert without text; GitHub shows a quote.
        ("alerts", 16, [14]),
    ])
    func theFixturesHold(_ name: String, _ count: Int, _ others: [Int]) throws {
        let examples = try PublishedExample.fixtures(name)
        #expect(examples.count == count)
        #expect(examples.filter { !$0.holds }.map(\.number) == others)
    }
}
