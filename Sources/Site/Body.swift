import Markdown
import SourceText
import Widgets

/// An article's text as HTML, with its widgets.
public struct Body: Sendable {
    /// The HTML.
    public let html: [UInt8]
    /// The names of the kinds of widgets in it, each once, sorted.
    public let kinds: [String]
    /// The names of scripts that they need beside their kinds' own, each once, sorted.
    public let scripts: [String]
    /// How many widgets there are.
    public let widgetCount: Int
    /// The text of the first heading, readouts with their values.
    public let title: String?

    /// How a text is to be read.
    public enum Dialect: Sendable {
        /// An article of a site: raw HTML is shown as text, and a directive of no known kind is an error.
        case article
        /// Gnomon's dialect in a pipe: as in an article, but unknown directives stay code blocks.
        case fragment
        /// CommonMark alone, raw HTML passed, with directives and the role.
        case commonMark
    }

    /// Renders a text.
    /// - Parameters:
    ///   - file: UTF-8.
    ///   - start: Where the Markdown begins, in bytes.
    ///   - language: The language of the page.
    ///   - links: Turns destinations into addresses, and reports those that lead nowhere.
    ///   - diagnostics: Gets what is wrong.
    init(
        _ file: SourceFile, from start: Int = 0, as dialect: Dialect, in language: Language,
        links: (Destination, inout [Diagnostic]) -> String,
        diagnostics: inout [Diagnostic]
    ) {
        let document = Document(file, from: start)
        diagnostics += document.diagnostics
        var found: [Diagnostic] = []

        let widgets = document.directives.compactMap { directive -> PlacedWidget? in
            guard directive.name != OptionTable.name else { return nil }
            guard let kind = Widgets.kind(named: directive.name) else {
                if dialect == .article {
                    let nearest = (Widgets.kinds.map { $0.name } + [OptionTable.name]).nearest(to: directive.name)
                    let problem = SiteProblem.unknownDirective(name: directive.name, nearest: nearest)
                    found.append(Diagnostic(problem, at: directive.place))
                }
                return nil
            }
            let settings = kind.schema.read(directive.body, diagnostics: &found)
            return PlacedWidget(
                widget: kind.init(settings, at: directive.place, diagnostics: &found), directive: directive,
                valuePlace: settings.place(of: "value"))
        }
        let bindings = Bindings(widgets, diagnostics: &found)

        var next = 0
        document.replaceDirectives { directive in
            guard directive.name != OptionTable.name else {
                return OptionTable(directive.body, at: directive.place, diagnostics: &found)?.markup(in: language)
            }
            guard next < widgets.count, widgets[next].directive.place == directive.place else { return nil }
            let widget = widgets[next].widget
            next += 1
            return widget.markup(showing: bindings.value(for: widget), in: language, id: "clock-\(next)")
        }
        document.replaceRoles { Self.readout($0, bindings, language, diagnostics: &found) }
        if dialect != .commonMark { document.showRawHTML() }
        if dialect != .commonMark { document.replaceDestinations { links($0, &found) } }

        diagnostics += found
        html = document.html
        kinds = Set(widgets.map { type(of: $0.widget).name }).sorted()
        scripts = Set(widgets.flatMap(\.widget.scripts)).sorted()
        widgetCount = widgets.count
        title = document.title
    }

    private static func readout(
        _ role: Role, _ bindings: Bindings, _ language: Language, diagnostics: inout [Diagnostic]
    ) -> RoleResult? {
        let problem: SiteProblem
        do throws(FormatProblem) {
            let readout = try Readout(role.text)
            guard !readout.name.isEmpty else {
                diagnostics.append(Diagnostic(SiteProblem.emptyRole, at: role.place))
                return nil
            }
            do throws(Bindings.UnknownBinding) {
                let value = try bindings.value(named: readout.name)
                if let format = readout.format, format.needsDate, value.date == nil {
                    let problem = SiteProblem.formatNeedsDate(format: format.pattern, name: readout.name)
                    diagnostics.append(Diagnostic(problem, at: role.place))
                    return nil
                }
                return RoleResult(
                    html: readout.markup(of: value, in: language), text: readout.text(of: value, in: language))
            } catch {
                problem = .unknownBinding(name: readout.name, nearest: error.nearest)
            }
        } catch {
            problem = .format(error)
        }
        diagnostics.append(Diagnostic(problem, at: role.place))
        return nil
    }
}
