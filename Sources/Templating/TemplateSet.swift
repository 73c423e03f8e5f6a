import SourceText

/// Templates, compiled once and filled in as often as needed.
///
///     var diagnostics: [Diagnostic] = []
///     let page = SourceFile(path: "Templates/page.html", text: "<h1>{{title}}</h1>")
///     let templates = TemplateSet([("page.html", page)], diagnostics: &diagnostics)
///     try templates.render("page.html", ["title": "Clocks & dials"])  // <h1>Clocks &amp; dials</h1>
///
/// The language is Mustache with inheritance and without lambdas. A name that the data does not have writes nothing.
public struct TemplateSet: Sendable {
    private let templates: [Template]
    private let catalogue: TemplateCatalogue

    /// Compiles templates.
    /// - Parameters:
    ///   - files: Each under the name that partials, parents and `render` know it by, such as `pages/page.html`. Of two
    ///     with the same name the later is used, and the earlier is not looked at.
    ///   - diagnostics: Gets all problems of all files, of one file at most 20, each at its tag. With errors among them
    ///     the set can still be rendered: tags with a problem write nothing.
    public init(_ files: [(name: String, file: SourceFile)], diagnostics: inout [Diagnostic]) {
        let latest = Dictionary(files.map { (Array($0.name.utf8), $0.file) }) { _, later in later }
        let sorted = latest.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        let catalogue = TemplateCatalogue(sorted.map(\.key))
        var templates: [Template] = []
        for (index, (_, file)) in sorted.enumerated() {
            var parser = TemplateParser(file, index: index, catalogue: catalogue)
            templates.append(Template(name: catalogue.names[index], file: file, nodes: parser.parse()))
            diagnostics += parser.diagnostics
        }
        (self.templates, self.catalogue) = (templates, catalogue)
    }

    /// Fills in a template.
    /// - Returns: UTF-8.
    /// - Throws: `TemplateProblem` at its tag when a list or an object stands where text is wanted, or when partials
    ///   are nested more than 100 levels deep or write more than 10 million pieces; also when there is no template of
    ///   that name.
    public func render(_ name: String, _ data: TemplateValue) throws(Failure) -> [UInt8] {
        var output: [UInt8] = []
        try render(name, data, into: &output)
        return output
    }

    /// Fills in a template and appends the result to `output`, which stays as it was if that fails.
    /// - Throws: What the other `render` throws.
    public func render(_ name: String, _ data: TemplateValue, into output: inout [UInt8]) throws(Failure) {
        guard let index = catalogue.index(of: Array(name.utf8)) else {
            let problem = TemplateProblem.unknownTemplate(name: name, nearest: catalogue.names.nearest(to: name))
            throw Failure(problem, at: Place(file: name))
        }
        let length = output.count
        var renderer = TemplateRenderer(
            templates, from: index, data: data, writer: TemplateWriter(appendingTo: output))
        // The renderer has it now, and would have to copy it if it stayed here too.
        output = []
        defer { output = renderer.writer.output }
        do {
            try renderer.write(templates[index].nodes)
        } catch {
            renderer.writer.discard(after: length)
            throw error
        }
    }
}

/// A compiled template.
struct Template: Sendable {
    let name: String
    let file: SourceFile
    let nodes: [TemplateNode]
}

extension SourceFile {
    /// The place of some bytes.
    func place(of range: Range<Int>) -> Place {
        place(at: range.lowerBound, length: String(decoding: bytes[range], as: UTF8.self).count)
    }
}
