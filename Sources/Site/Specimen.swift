import Markdown
import SourceText
import Widgets

/// A widget as a gallery shows it: a directive alone on its page, and what the code of a build makes of it.
package struct Specimen {
    /// The kind of widget.
    package let kind: any Widget.Type
    /// The lines of the directive, its fence with them.
    package let directive: String
    /// What a build would report.
    package let diagnostics: [Diagnostic]
    private let body: Body
    private let language: Language
    private let file: SourceFile
    private let order: [String]

    /// - Parameters:
    ///   - kind: The kind of widget.
    ///   - options: What is set, as text: also what the kind does not have, for that is reported.
    ///   - language: The language of the page.
    package init(of kind: any Widget.Type, _ options: [(name: String, text: String)], in language: Language) {
        let names = kind.options.map(\.name)
        let known = names.flatMap { name in options.filter { $0.name == name } }
        let all = known + options.filter { !names.contains($0.name) }
        let lines = all.map { "\($0.name.asYAML): \($0.text.asYAML)\n" }
        directive = "```{\(kind.name)}\n\(lines.joined())```\n"
        (self.kind, self.language, order) = (kind, language, all.map(\.name))
        let written = SourceFile(path: "\(kind.name).md", text: directive)
        // What a build would not read is not read here.
        var found = [written.encodingDiagnostic].compactMap(\.self)
        file = found.isEmpty ? written : SourceFile(path: written.path, bytes: [])
        body = Body(file, as: .article, in: language, surroundings: SchemeCheck(), diagnostics: &found)
        diagnostics = found
    }

    /// The widget as a page has it.
    var html: [UInt8] { body.html }
    /// The scripts that it needs beside its kind’s own.
    var scripts: [SharedScript] { body.scripts }

    /// The widget for a page that has several.
    /// - Parameter id: What its ids begin with.
    func markup(id: String) -> String {
        var ignored: [Diagnostic] = []
        let document = Document(file, from: 0, extensions: nil)
        let widgets = Body.widgets(of: document, as: .article, diagnostics: &ignored)
        let bindings = Bindings(widgets, in: nil, diagnostics: &ignored)
        return widgets.map { $0.widget.markup(showing: bindings.value(for: $0.widget), in: language, id: id) }.joined()
    }

    /// The options that something is wrong with.
    package var wrongOptions: Set<String> {
        // The first line is the fence.
        Set(diagnostics.compactMap { order.indices.contains($0.place.line - 2) ? order[$0.place.line - 2] : nil })
    }
}
