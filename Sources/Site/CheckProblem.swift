import SourceText

/// What `gnomon check` finds on pages that a build has nothing against.
enum CheckProblem: Problem, Equatable {
    /// Two elements of a page with one id.
    case repeatedID(String)
    /// An image without alternative text, by its address.
    case imageWithoutText(String)
    /// A heading more than one level below the one before it; 0 is the top of the page.
    case headingOrder(text: String, level: Int, before: Int)
    /// A page that no article links to.
    case unlinkedPage(page: String)
    /// A page that is larger than `size-budget` allows, in bytes after gzip.
    case pageOverBudget(size: Int, budget: Int)

    var code: String {
        switch self {
        case .repeatedID: "repeated-id"
        case .imageWithoutText: "image-without-text"
        case .headingOrder: "heading-order"
        case .unlinkedPage: "unlinked-page"
        case .pageOverBudget: "page-over-budget"
        }
    }

    var severity: Severity {
        switch self {
        case .imageWithoutText, .headingOrder, .unlinkedPage: .warning
        default: .error
        }
    }

    var sentence: String {
        switch self {
        case .repeatedID(let id): "the page has the id ‘\(id)’ more than once"
        case .imageWithoutText(let address): "the image ‘\(address)’ has no alternative text"
        case .headingOrder(let text, let level, 0): "the page begins with ‘\(text)’, a heading of level \(level)"
        case .headingOrder(let text, let level, let before):
            "‘\(text)’ is a heading of level \(level) after one of level \(before)"
        case .unlinkedPage(let page): "no article links to \(page)"
        case .pageOverBudget(let size, let budget):
            "the page has \(size) bytes after gzip, and ‘size-budget’ is \(budget)"
        }
    }

    var remedy: String? {
        switch self {
        case .repeatedID: "rename one of them"
        case .imageWithoutText: "write what it shows between the brackets, as in ‘![A clock at noon](noon.svg)’"
        case .headingOrder(_, _, let before): "make it a heading of level \(before + 1)"
        case .unlinkedPage: "link to it where readers come by, or make it a draft"
        case .pageOverBudget: "split the article, or raise the budget in site.yml"
        }
    }
}
