import Markdown
import SourceText
import Widgets

// The steps by which an article's text becomes HTML.
extension Body {
    /// The widgets of a document, their options checked. A directive of no kind is an error in an article.
    static func widgets(
        of document: Document, as dialect: Dialect, diagnostics: inout [Diagnostic]
    ) -> [PlacedWidget] {
        let tables = [OptionTable.name, DiagnosticTable.name]
        return document.directives.compactMap { directive in
            guard !tables.contains(directive.name) else { return nil }
            guard let kind = Widgets.kind(named: directive.name) else {
                if dialect == .article {
                    let nearest = (Widgets.kinds.map { $0.name } + tables).nearest(to: directive.name)
                    let problem = SiteProblem.unknownDirective(name: directive.name, nearest: nearest)
                    diagnostics.append(Diagnostic(problem, at: directive.place))
                }
                return nil
            }
            let settings = kind.schema.read(directive.body, diagnostics: &diagnostics)
            return PlacedWidget(
                widget: kind.init(settings, at: directive.place, diagnostics: &diagnostics), directive: directive,
                words: settings.spokenWords, place: settings.place(of:))
        }
    }

    /// Puts widgets and tables in the places of their directives.
    /// - Parameter prefix: What ids of widgets begin with.
    static func replaceDirectives(
        in document: Document, by widgets: [PlacedWidget], _ bindings: Bindings, ids prefix: String,
        _ language: Language, diagnostics: inout [Diagnostic]
    ) {
        var next = 0
        document.replaceDirectives { directive in
            switch directive.name {
            case DiagnosticTable.name:
                return DiagnosticTable.markup(directive.body, in: language, diagnostics: &diagnostics)
            case OptionTable.name:
                return OptionTable(directive.body, at: directive.place, diagnostics: &diagnostics)?.markup(in: language)
            default:
                guard next < widgets.count, widgets[next].directive.place == directive.place else { return nil }
                let widget = widgets[next].widget
                next += 1
                return widget.markup(showing: bindings.value(for: widget), in: language, id: "\(prefix)\(next)")
            }
        }
    }

    /// Checks HTML that stays HTML: its links, and what the policy of a page makes of it.
    static func examineRawHTML(
        in document: Document, _ surroundings: any Surroundings, _ policy: PolicyCheck,
        diagnostics: inout [Diagnostic]
    ) {
        var forbidden: [Diagnostic] = []
        document.examineRawHTML(
            { policy.check($0, diagnostics: &forbidden) },
            address: { surroundings.address(of: $0, &diagnostics) })
        diagnostics += forbidden
    }

    /// What ids of widgets begin with: nothing that an id of a heading begins with.
    static func prefix(besides headings: [Heading]) -> String {
        var prefix = "clock-"
        func isTaken(_ heading: Heading) -> Bool {
            heading.id.hasPrefix(prefix) && heading.id.dropFirst(prefix.count).first?.isNumber == true
        }
        while headings.contains(where: isTaken) { prefix = "a-" + prefix }
        return prefix
    }

    /// A heading, and beside it a link to it, which is no part of its text.
    static func markup(of heading: Heading, _ inner: String, in language: Language) -> String {
        let label = language["heading-link"].replacing("{title}", with: heading.text).escapedForMarkup
        return """
            <div class="heading"><h\(heading.level) id="\(heading.id)">\(inner)</h\(heading.level)>\
            <a class="anchor" href="#\(heading.id.percentEncoded)" aria-label="\(label)"></a></div>

            """
    }

    static func readout(
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
