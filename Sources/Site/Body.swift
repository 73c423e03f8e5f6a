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

    /// Renders a text.
    /// - Parameters:
    ///   - file: UTF-8.
    ///   - start: Where the Markdown begins, in bytes.
    ///   - language: The language of the page.
    ///   - month: The month of the article, if it has a date.
    ///   - autolinks: Whether bare addresses become links in an article.
    ///   - allowsHTML: Whether raw HTML in an article is HTML.
    ///   - surroundings: Where links lead, and what files hold.
    ///   - diagnostics: Gets what is wrong.
    init(
        _ file: SourceFile, from start: Int = 0, as dialect: Dialect, in language: Language,
        month: Month? = nil, autolinks: Bool = true, allowsHTML: Bool = false, surroundings: any Surroundings,
        diagnostics: inout [Diagnostic]
    ) {
        let document = Document(
            file, from: start, extensions: dialect.extensions(in: language, autolinks: autolinks))
        diagnostics += document.diagnostics
        var found: [Diagnostic] = []

        let tables = [OptionTable.name, DiagnosticTable.name]
        let widgets = document.directives.compactMap { directive -> PlacedWidget? in
            guard !tables.contains(directive.name) else { return nil }
            guard let kind = Widgets.kind(named: directive.name) else {
                if dialect == .article {
                    let nearest = (Widgets.kinds.map { $0.name } + tables).nearest(to: directive.name)
                    let problem = SiteProblem.unknownDirective(name: directive.name, nearest: nearest)
                    found.append(Diagnostic(problem, at: directive.place))
                }
                return nil
            }
            let settings = kind.schema.read(directive.body, diagnostics: &found)
            return PlacedWidget(
                widget: kind.init(settings, at: directive.place, diagnostics: &found), directive: directive,
                words: settings.spokenWords, place: settings.place(of:))
        }
        let bindings = Bindings(widgets, in: month, diagnostics: &found)

        document.replaceRoles { Self.readout($0, bindings, language, diagnostics: &found) }
        let headings = dialect == .article ? document.nameHeadings(besidesHTML: allowsHTML, diagnostics: &found) : []
        let prefix = Self.prefix(besides: headings)

        var spoken = widgets[...]
        passages =
            dialect == .article
            ? document.passages { spoken.first?.directive.place == $0.place ? spoken.removeFirst().words : [] } : []

        var next = 0
        document.replaceDirectives { directive in
            if directive.name == DiagnosticTable.name {
                return DiagnosticTable.markup(directive.body, in: language, diagnostics: &found)
            }
            guard directive.name != OptionTable.name else {
                return OptionTable(directive.body, at: directive.place, diagnostics: &found)?.markup(in: language)
            }
            guard next < widgets.count, widgets[next].directive.place == directive.place else { return nil }
            let widget = widgets[next].widget
            next += 1
            return widget.markup(showing: bindings.value(for: widget), in: language, id: "\(prefix)\(next)")
        }
        document.replaceIncludes { surroundings.text(of: $0, &found) }
        var renderer = CodeRenderer(label: language["code"])
        if !dialect.passesHTML { document.replaceCodeBlocks { renderer.markup(of: $0, diagnostics: &found) } }
        if allowsHTML {
            var forbidden: [Diagnostic] = []
            document.examineRawHTML(
                { PolicyCheck.check($0, diagnostics: &forbidden) }, address: { surroundings.address(of: $0, &found) })
            found += forbidden
        } else if !dialect.passesHTML, let (place, count) = document.showRawHTML(&renderer), dialect == .article {
            found.append(Diagnostic(SiteProblem.rawHTML(count: count), at: place))
        }
        if !dialect.passesHTML {
            document.replaceDestinations(
                link: { surroundings.address(of: $0, &found) }, image: { surroundings.result(of: $0, &found) })
        }
        let opening = document.replaceHeadings { heading, inner in Self.markup(of: heading, inner, in: language) }

        diagnostics += found
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

    /// What ids of widgets begin with: nothing that an id of a heading begins with.
    private static func prefix(besides headings: [Heading]) -> String {
        var prefix = "clock-"
        func isTaken(_ heading: Heading) -> Bool {
            heading.id.hasPrefix(prefix) && heading.id.dropFirst(prefix.count).first?.isNumber == true
        }
        while headings.contains(where: isTaken) { prefix = "a-" + prefix }
        return prefix
    }

    /// A heading, and beside it a link to it, which is no part of its text.
    private static func markup(of heading: Heading, _ inner: String, in language: Language) -> String {
        let label = language["heading-link"].replacing("{title}", with: heading.text).escapedForMarkup
        return """
            <div class="heading"><h\(heading.level) id="\(heading.id)">\(inner)</h\(heading.level)>\
            <a class="anchor" href="#\(heading.id.percentEncoded)" aria-label="\(label)"></a></div>

            """
    }

    private static func readout(
        _ role: Role, _ bindings: Bindings, _ language: Language, diagnostics: inout [Diagnostic]
    ) -> RoleResult? {
        let problem: SiteProblem
        do throws(FormatProblem) {
            let readout = try Readout(role.text)
            do throws(SiteProblem) {
                guard !readout.reference.isEmpty else { throw .emptyRole }
                let shared = try bindings.shared(readout.reference)
                if let letter = readout.format?.letters.subtracting(shared.kind.letters(of: shared.value)).min() {
                    throw .formatOfOtherKind(letter: letter, reference: readout.reference, kind: shared.kind)
                }
                return RoleResult(
                    html: readout.markup(of: shared.value, in: language),
                    text: readout.text(of: shared.value, in: language))
            } catch {
                problem = error
            }
        } catch {
            problem = .format(error)
        }
        diagnostics.append(Diagnostic(problem, at: role.place))
        return nil
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
