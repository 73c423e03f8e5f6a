import SourceText

/// What can be wrong with a template. Tags are quoted as they were written.
public enum TemplateProblem: Problem, Equatable {
    /// A tag that goes on to the next one, to the next line or to the end of the file.
    case unclosedTag(closing: String)
    /// A section, block or parent that is open at the end of the file.
    case unclosedSection(tag: String, closing: String)
    /// A closing tag of another name than what is open, which was opened on `line`.
    case mismatchedClosing(tag: String, open: String, line: Int, closing: String, isTypo: Bool)
    /// A closing tag where nothing is open.
    case strayClosing(tag: String)
    /// A tag without a name.
    case emptyTag
    /// A name with spaces, or with dots that do not stand between two parts.
    case badName(String)
    /// A name longer than anybody needs, in bytes.
    case longName(limit: Int)
    /// `{{= =}}` without two delimiters inside.
    case badDelimiters(limit: Int)
    /// A partial, parent or page that there is no template for.
    case unknownTemplate(name: String, nearest: String?)
    /// Inside a parent only what is in its blocks is written.
    case outsideBlock(tag: String, parent: String)
    /// Two blocks of the same name for one parent, the first of them on `firstLine`.
    case repeatedBlock(name: String, firstLine: Int)
    /// Sections, blocks and parents inside each other.
    case tooDeep(limit: Int)
    /// Partials inside each other, found when a page is rendered.
    case endless(name: String, limit: Int)
    /// More text and tags than a page can have, found when it is rendered.
    case tooMuch(limit: Int)
    /// A tag that wants text and finds several values.
    case notText(name: String, isList: Bool)

    /// A stable name that begins with `template-`.
    public var code: String {
        switch self {
        case .unclosedTag: "template-unclosed-tag"
        case .unclosedSection: "template-unclosed-section"
        case .mismatchedClosing: "template-mismatched-closing-tag"
        case .strayClosing: "template-stray-closing-tag"
        case .emptyTag: "template-empty-tag"
        case .badName, .longName: "template-bad-name"
        case .badDelimiters: "template-bad-delimiters"
        case .unknownTemplate: "template-unknown"
        case .outsideBlock: "template-outside-block"
        case .repeatedBlock: "template-repeated-block"
        case .tooDeep: "template-too-deep"
        case .endless, .tooMuch: "template-endless"
        case .notText: "template-not-text"
        }
    }

    /// What is wrong, with tags and names in ‘quotes’.
    public var sentence: String {
        switch self {
        case .unclosedTag: "a tag begins here and does not end"
        case .unclosedSection(let tag, _): "‘\(tag)’ is not closed"
        case .mismatchedClosing(let tag, let open, let line, _, _):
            "‘\(tag)’ cannot close ‘\(open)’, which is open since line \(line)"
        case .strayClosing(let tag): "‘\(tag)’ closes nothing: no section is open here"
        case .emptyTag: "a tag without a name"
        case .badName(let name): "‘\(name)’ is not a name"
        case .longName(let limit): "a name of more than \(limit) bytes"
        case .badDelimiters(let limit):
            "a tag that sets delimiters holds two, without ‘=’ and of at most \(limit) bytes each"
        case .unknownTemplate(let name, _): "there is no template ‘\(name)’"
        case .outsideBlock(let tag, let parent): "‘\(tag)’ is inside ‘\(parent)’ and in none of its blocks"
        case .repeatedBlock(let name, let line): "the block ‘\(name)’ is filled a second time, first on line \(line)"
        case .tooDeep(let limit): "sections nested more than \(limit) levels deep"
        case .endless(let name, let limit):
            "‘\(name)’ is nested more than \(limit) levels deep, most likely without end"
        case .tooMuch(let limit):
            "the page has more than \(limit / 1_000_000) million pieces of text and tags, most likely without end"
        case .notText(let name, let isList): "‘\(name)’ is \(isList ? "a list" : "an object"), not text"
        }
    }

    /// What to write instead, where that is known.
    public var remedy: String? {
        switch self {
        case .unclosedTag(let closing): "close it with ‘\(closing)’"
        case .unclosedSection(_, let closing): "close it with ‘\(closing)’"
        case .mismatchedClosing(_, _, _, let closing, isTypo: true): "did you mean ‘\(closing)’?"
        case .mismatchedClosing(_, _, _, let closing, isTypo: false): "write ‘\(closing)’ before it, or take it out"
        case .strayClosing: "take it out, or open a section of that name"
        case .emptyTag: "write a name, or ‘.’ for the value at hand"
        case .badName: "a name has no spaces, and dots only between its parts"
        case .longName: nil
        case .badDelimiters: "write them as in ‘{{=<% %>=}}’"
        case .unknownTemplate(_, let nearest?): "did you mean ‘\(nearest)’?"
        case .unknownTemplate(_, nil): nil
        case .outsideBlock: "only blocks are handed to a parent: put it into one, or outside"
        case .repeatedBlock: "keep one of them"
        case .tooDeep: nil
        case .endless: "put the tag that includes it into a section that ends"
        case .tooMuch: "let templates include each other, and lists stand in lists, only a few levels deep"
        case .notText(let name, isList: true): "go through it with ‘{{#\(name)}}’"
        case .notText(let name, isList: false): "name one of its values, as in ‘{{\(name).title}}’"
        }
    }
}
