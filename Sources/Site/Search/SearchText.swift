/// What is searched of an article.
struct SearchText: Sendable {
    /// From the top of the site.
    let address: String
    let title: String
    let sections: [SearchIndex.Section]

    init(of article: Article, _ body: Body) {
        address = article.page.address(from: SitePath(""))
        title = article.title(withHeading: body.title)
        let hasOwnHeading = article.frontMatter.title == nil
        sections = body.passages.enumerated().map { number, passage in
            // The heading that is the title stands for the page.
            let heading = number == 0 && hasOwnHeading ? nil : passage.heading
            return SearchIndex.Section(id: heading?.id ?? "", heading: heading?.text ?? "", text: passage.text)
        }
    }

    /// - Parameter sections: The headings, and what follows each.
    init(address: String, title: String, sections: [SearchIndex.Section]) {
        (self.address, self.title, self.sections) = (address, title, sections)
    }
}
