/// The names of all templates of a set, in the order of their bytes.
///
/// Names are compared as bytes: two that only look the same are two.
struct TemplateCatalogue: Sendable {
    let names: [String]
    private let indices: [[UInt8]: Int]

    /// - Parameter names: No two the same, in the order in which their templates are kept.
    init(_ names: [[UInt8]]) {
        self.names = names.map { String(decoding: $0, as: UTF8.self) }
        indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// Where a template is kept.
    func index(of name: [UInt8]) -> Int? { indices[name] }
}
