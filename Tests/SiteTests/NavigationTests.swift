import Testing

@testable import Site

@Suite struct NavigationTests {
    private static func tree(_ pages: [(path: String, title: String, weight: Int)], languages: [String] = ["en"])
        -> PageTree
    {
        let entries = pages.map {
            PageEntry(page: SitePath($0.path), title: $0.title, description: nil, weight: $0.weight)
        }
        return PageTree(entries, siteTitle: "Clocks", languages: languages)
    }

    private static let small = tree(
        [
            ("index.html", "Home", 0), ("b.html", "B", 0), ("guide/index.html", "A guide", 0),
            ("guide/y.html", "Step 10", 0),
            ("guide/x.html", "Step 9", 0), ("guide/deep/z.html", "Z", -1), ("ja/index.html", "家", 0),
            ("ja/b.html", "ビー", 0),
        ], languages: ["en", "ja"])

    @Test func numeralsAreComparedAsNumbersWhateverTheirWidth() {
        let titles = [
            "Step 10", "step 9", "Step 09b", "Step", "Ａ１０", "ａ2", "Step 18446744073709551616", "第2章", "第１０章", "10",
        ]
        #expect(
            titles.sorted { NaturalOrder($0) < NaturalOrder($1) } == [
                "10", "Step", "step 9", "Step 09b", "Step 10", "Step 18446744073709551616", "第2章", "第１０章", "ａ2", "Ａ１０",
            ])
        for title in titles { #expect(!(NaturalOrder(title) < NaturalOrder(title))) }
    }

    @Test func theWholeSiteIsReadFromItsFirstPageToItsLast() {
        var (page, read) = (SitePath("index.html"), ["index.html"])
        while let next = Self.small.page(after: page) {
            #expect(Self.small.page(before: next.page)?.page == page)
            page = next.page
            read.append(page.text)
        }
        let expected = [
            "index.html", "guide/index.html", "guide/deep/index.html", "guide/deep/z.html", "guide/x.html",
            "guide/y.html",
            "b.html",
        ]
        // Weight -1 is of a page in the folder, not of the folder, whose title is `deep`.
        #expect(read == expected)
        #expect(Self.small.page(before: SitePath("index.html")) == nil)
        #expect(Self.small.page(after: SitePath("ja/index.html"))?.title == "ビー")
    }

    @Test func aBranchIsOpenedAlongTheWayToThePage() {
        let branch = Self.small.branch(in: SitePath(""), to: SitePath("guide/deep/z.html"))
        #expect(branch.entries.map(\.title) == ["A guide", "B"])
        #expect(branch.way == SitePath("guide/index.html"))
        #expect(branch.below.first?.entries.map(\.title) == ["deep", "Step 9", "Step 10"])
        #expect(branch.below.first?.below.first?.entries.map(\.title) == ["Z"])
        #expect(Self.small.branch(in: SitePath(""), to: SitePath("b.html")).below.isEmpty)
        let path = Self.small.path(to: SitePath("guide/deep/z.html"), from: SitePath(""))
        #expect(path.map(\.title) == ["Home", "A guide", "deep"])
        #expect(Self.small.path(to: SitePath("ja/b.html"), from: SitePath("ja")).map(\.title) == ["家"])
        #expect(Self.small.path(to: SitePath("index.html"), from: SitePath("")).isEmpty)
    }

    /// However many pages a folder has, a page lists 50 before it, 50 after it, and then the folder's index.
    @Test(arguments: [(0, 51), (49, 100), (500, 101), (999, 51)])
    func aListIsNeverLonger(_ number: Int, _ count: Int) {
        let pages = (0..<1000).map { ("all/\($0).html", "Page \($0)", 0) }
        let branch = Self.tree(pages).branch(in: SitePath("all"), to: SitePath("all/\(number).html"))
        #expect(branch.entries.count == count && branch.entries.contains { $0.page.text == "all/\(number).html" })
        #expect(branch.rest?.page == SitePath("all/index.html"))
    }
}
