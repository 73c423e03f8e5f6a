import Foundation
import SourceText
import Testing

@testable import Site

/// The index of the search. What a browser finds with it is tested in Tests/Browser/test_search.py.
@Suite struct SearchTests {
    /// Foundation knows Unicode's own decompositions.
    @Test func foldingIsCompatibilityDecompositionWithoutMarks() {
        let ranges: [ClosedRange<UInt32>] = [
            0xC0...0x17F, 0x1E00...0x1EFF, 0x386...0x3CE, 0x400...0x45F, 0x2080...0x2089, 0x2160...0x216B,
            0x2460...0x246B, 0x30A1...0x30F4, 0xFB00...0xFB04, 0xFF10...0xFF5A, 0xFF66...0xFF9D,
        ]
        // Unicode does not take these apart.
        let letters = "đħıŋłøŧßæœþðĸŀŉſẚ".unicodeScalars.map(\.value)
        for code in ranges.joined() where Unicode.Scalar(code)?.properties.isAlphabetic == true {
            let text = String(Character(Unicode.Scalar(code)!))
            guard !letters.contains(text.lowercased().unicodeScalars.first!.value) else { continue }
            let plain = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
                !(0x300...0x36F ~= $0.value)
            }
            let wanted = String(String.UnicodeScalarView(plain)).precomposedStringWithCanonicalMapping.lowercased()
                .applyingTransform(.hiraganaToKatakana, reverse: true)!.replacing("ς", with: "σ")
            #expect(folded(text) == wanted, "U+\(String(code, radix: 16))")
        }
    }

    @Test(arguments: [
        ("Élan vital, naïve café", "elan vital naive cafe"), ("E\u{301}lan", "elan"), ("Straße", "strasse"),
        ("ｃｌｏｃｋ　１２", "clock 12"), ("clock-picker_a.b", "clock picker a b"),
        ("ﾄｹｲ", "とけ けい い"), ("トケイ", "とけ けい い"), ("とけい", "とけ けい い"), ("ｶﾞｷﾞﾊﾟ", "がぎ ぎぱ ぱ"),
        ("か\u{3099}", "が"), ("ヴ", "ゔ"), ("ｳﾞ", "ゔ"), ("SVGの針", "svg の針 針"), ("時", "時"), ("", ""), ("…", ""),
        ("𠮷野家", "𠮷野 野家 家"), ("Ёлка", "елка"), ("Ώρα", "ωρα"), ("①ﬁn Ⅻ", "1fin xii"), ("so\u{AD}ft", "soft"),
    ])
    func aTextHasItsTerms(_ text: String, _ terms: String) {
        #expect(Tokenizer.terms(of: text).joined(separator: " ") == terms)
    }

    @Test func aLongWordIsCut() {
        #expect(Tokenizer.terms(of: String(repeating: "a", count: 1000)) == [String(repeating: "a", count: 32)])
    }

    @Test func titlesWeighMoreThanHeadingsAndHeadingsMoreThanText() {
        var index = SearchIndex(in: SitePath("x"))
        func section(_ heading: String, _ text: String) -> SearchIndex.Section {
            SearchIndex.Section(id: "a", heading: heading, text: text)
        }
        let often = String(repeating: "gear ", count: 500)
        _ = index.add(SearchPage(SearchText(address: "a.html", title: "Text", sections: [section("Other", often)])))
        _ = index.add(
            SearchPage(SearchText(address: "b.html", title: "Heading", sections: [section("A gear", "Nothing.")])))
        _ = index.add(
            SearchPage(
                SearchText(
                    address: "c.html", title: "A title that has the gear", sections: [section("Other", "Nothing.")])))
        _ = index.add(
            SearchPage(SearchText(address: "d.html", title: "Gear", sections: [section("Other", "Nothing.")])))
        var files: [String: String] = [:]
        index.finish { files[$0.path.text] = String(decoding: $0.bytes, as: UTF8.self) }
        // Levels are letters, pages the digits after them: `#` is 0, what comes next is how many pages further.
        #expect(files["x/start.js"]?.contains("gear ~'{&z%w$") == true)
    }

    /// UTF-16 is what JavaScript sorts by.
    @Test func termsAreInTheOrderOfUTF16() {
        var terms = TermTable()
        let words = ["\u{FB50}", "𠮷", "あ", "z", "a", "ab", "\u{FFDC}", "𐐨", "é", "\u{E000}"]
        for word in words { _ = terms.number(of: Array(word.utf8)) }
        let sorted = terms.sorted.map { String(decoding: terms[$0], as: UTF8.self) }
        #expect(sorted == words.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) })
    }

    @Test func allTermsHaveTheirNumbersAgain() {
        var terms = TermTable()
        let numbers = (0..<5000).map { terms.number(of: Array("word\($0)".utf8)) }
        #expect(numbers == Array(0..<5000))
        #expect((0..<5000).map { terms.number(of: Array("word\($0)".utf8)) } == numbers)
    }

    @Test func postingsComeBack() {
        var postings = Postings()
        let all = (0..<3000).map { Postings.Posting(page: $0 * $0 / 7 * 8 + $0, level: $0 % 16, part: $0 % 5) }
        for posting in all { postings.add(posting) }
        #expect(postings.all == all)
    }

    /// Pages of one letter's text, of a megabyte without a space, and of nothing: no file grows without end.
    @Test func filesStaySmall() throws {
        var index = SearchIndex(in: SitePath("x"))
        var files: [SearchIndex.File] = []
        for text in ["a", String(repeating: "日本語", count: 30_000), "", String(repeating: "words ", count: 3_000)] {
            let section = SearchIndex.Section(id: "a", heading: "A", text: text)
            files += index.add(SearchPage(SearchText(address: "a.html", title: "A", sections: [section, section])))
        }
        index.finish { files.append($0) }
        #expect(files.map(\.bytes.count).max()! < 90_000)
        let names = files.filter { $0.path.name.hasPrefix("pages-") }.map(\.path.name)
        #expect(names == names.indices.map { "pages-\($0).js" })
        #expect(files.allSatisfy { String(validating: $0.bytes, as: UTF8.self) != nil })
    }

    @Test func draftsAndOtherLanguagesAreNotInIt() throws {
        let workshop = try Workshop([
            "site.yml": "title: S\nlanguages: [en, ja]\n", "index.md": "# One\n\nfirst\n", "b.md": "# Two\n\nsecond\n",
            "c.md": "---\ndraft: true\n---\n# Three\n\nthird\n", "ja/index.md": "# 日本\n\n唯一\n",
        ])
        try workshop.build()
        let start = try #require(workshop.text("_gnomon/search/en/start.js"))
        #expect(start.contains("second "))
        #expect(!start.contains("third"))
        #expect(workshop.text("_gnomon/search/ja/start.js") == nil, "one page needs no search")
        #expect(workshop.text("index.html")?.contains("search-button.en.js") == true)
        #expect(workshop.text("ja/index.html")?.contains("search-button") == false)
    }

    private func folded(_ text: String) -> String {
        var folded: [UInt32] = []
        Folding.fold(text, into: &folded)
        return String(String.UnicodeScalarView(folded.compactMap(Unicode.Scalar.init)))
    }
}
