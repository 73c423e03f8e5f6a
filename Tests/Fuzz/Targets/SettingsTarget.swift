import SourceText
import Widgets

@testable import Site

extension FuzzTarget {
    /// YAML: the settings of a site, front matter, the options of each widget.
    static let settings = FuzzTarget(name: "settings") { bytes in
        let file = SourceFile(path: "Content/site.yml", bytes: bytes)
        if let encoding = file.encodingDiagnostic { return fault(in: [encoding], about: [file]) }
        func read() -> (diagnostics: [Diagnostic], html: [String]) {
            var diagnostics: [Diagnostic] = []
            _ = SiteSettings(file, diagnostics: &diagnostics)
            _ = FrontMatter.schema.read(Excerpt(of: file), diagnostics: &diagnostics)
            var html: [String] = []
            for kind in Widgets.kinds {
                let count = diagnostics.count
                let settings = kind.schema.read(Excerpt(of: file), diagnostics: &diagnostics)
                let widget = kind.init(settings, at: file.place(at: 0), diagnostics: &diagnostics)
                // A picture takes longer than all else, and is that of the defaults where there are mistakes.
                guard diagnostics.count == count else { continue }
                html.append(widget.markup(showing: widget.initial(in: nil), in: english, id: "clock-1"))
            }
            return (diagnostics, html)
        }
        let (one, other) = (read(), read())
        if one.html != other.html { return "a second run draws something else" }
        return fault(in: one.diagnostics, about: [file]) ?? fault(unlessSame: one.diagnostics, other.diagnostics)
    }
}
