import Markdown
import SourceText
import Widgets

/// An article's text as HTML, with its widgets.
public struct Body: Sendable {
    /// The HTML.
    public let html: [UInt8]
    /// The kinds of widgets in it, each once.
    let kinds: [any Widget.Type]
    /// The scripts that they need beside their kinds' own.
    let scripts: [SharedScript]
    /// How many widgets there are.
    public let widgetCount: Int
    /// Whether there are blocks of code.
    let hasCode: Bool
    /// The heading of level 1 that an article opens with. It is not in `html`.
    let opening: [UInt8]
    /// The text of the first heading of an article, readouts with their values.
    let title: String?
    /// The table of contents of an article.
    let contents: Contents
    /// The text of an article, for search.
    let passages: [Passage]

    /// How a text is to be read.
    public enum Dialect: Sendable {
        /// An article of a site: raw HTML is shown as text unless it is allowed, and a directive of no known kind is an error.
        case article
        /// Gnomon's dialect in a pipe: as in an article, but unknown directives stay code blocks.
        case fragment
        /// CommonMark alone, raw HTML passed, with directives and the role.
        case commonMark
        /// The same and all that GitHub adds to it, printed as GitHub does.
        case gitHub

        fileprivate func extensions(in language: Language, autolinks: Bool) -> Extensions? {
            switch self {
            case .article, .fragment: .article(Words(language), autolinks: autolinks)
            case .commonMark: nil
            case .gitHub: .gitHub
            }
        }

        fileprivate var passesHTML: Bool { self == .commonMark || self == .gitHub }
    }

    /// What a site and an article say about how the text is to be read.
    struct Options: Sendable {
        /// The month of the article, if it has a date.
        var month: Month?
        /// Whether bare addresses become links in an article.
        var autolinks = true
        /// Whether raw HTML in an article is HTML.
        var allowsHTML = false
        /// What the page may load.
        var policy = Policy.strict
    }

    /// Renders a text. What an earlier step puts in, the later ones take as it is, so their order matters: values come
    /// before headings, which are named by them, and code before HTML, which is shown as code.
    /// - Parameters:
    ///   - file: UTF-8.
    ///   - start: Where the Markdown begins, in bytes.
    ///   - language: The language of the page.
    ///   - surroundings: Where links lead, and what files hold.
    ///   - diagnostics: Gets what is wrong.
    init(
        _ file: SourceFile, from start: Int = 0, as dialect: Dialect, in language: Language,
        options: Options = Options(), surroundings: any Surroundings, diagnostics: inout [Diagnostic]
    ) {
        let document = Document(
            file, from: start, extensions: dialect.extensions(in: language, autolinks: options.autolinks))
        diagnostics += document.diagnostics

        let widgets = Self.widgets(of: document, as: dialect, diagnostics: &diagnostics)
        let bindings = Bindings(widgets, in: options.month, diagnostics: &diagnostics)
        document.replaceRoles { Self.readout($0, bindings, language, diagnostics: &diagnostics) }
        var headings: [Heading] = []
        var passages: [Passage] = []
        if dialect == .article {
            headings = document.nameHeadings(besidesHTML: options.allowsHTML, diagnostics: &diagnostics)
            var spoken = widgets[...]
            passages = document.passages {
                spoken.first?.directive.place == $0.place ? spoken.removeFirst().words : []
            }
        }
        Self.replaceDirectives(
            in: document, by: widgets, bindings, ids: Self.prefix(besides: headings), language,
            diagnostics: &diagnostics)
        document.replaceIncludes { surroundings.text(of: $0, &diagnostics) }
        var renderer = CodeRenderer(label: language["code"])
        if !dialect.passesHTML {
            document.replaceCodeBlocks { renderer.markup(of: $0, diagnostics: &diagnostics) }
            if options.allowsHTML {
                Self.examineRawHTML(
                    in: document, surroundings, PolicyCheck(policy: options.policy), diagnostics: &diagnostics)
            } else if let (place, count) = document.showRawHTML(&renderer), dialect == .article {
                diagnostics.append(Diagnostic(SiteProblem.rawHTML(count: count), at: place))
            }
            document.replaceDestinations(
                link: { surroundings.address(of: $0, &diagnostics) },
                image: { surroundings.result(of: $0, &diagnostics) })
        }
        let opening = document.replaceHeadings { heading, inner in Self.markup(of: heading, inner, in: language) }

        self.passages = passages
        self.opening = Array((opening ?? "").utf8)
        html = document.html
        hasCode = renderer.isUsed
        let names = Set(widgets.map { type(of: $0.widget).name })
        kinds = Widgets.kinds.filter { names.contains($0.name) }
        let needed = Set(widgets.flatMap { $0.widget.scripts.map(\.name) })
        scripts = SharedScript.all.filter { needed.contains($0.name) }
        widgetCount = widgets.count
        title = headings.first.map(\.text)
        contents = Contents(of: headings)
    }
}

extension Words {
    /// What an article’s page has to say itself, in a language.
    fileprivate init(_ language: Language) {
        self.init(
            alerts: Dictionary(
                uniqueKeysWithValues: ["note", "tip", "important", "warning", "caution"].map {
                    ($0, language["alert-\($0)"])
                }),
            table: language["table"], footnotes: language["footnotes"], footnote: language["footnote"],
            back: language["footnote-back"])
    }
}
