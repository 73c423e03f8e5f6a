import SourceText

/// A part of Gnomon that is given whatever bytes there are.
struct FuzzTarget: Sendable {
    /// The name of its folder in Corpus.
    let name: String
    /// Works on some bytes. What must not happen is a sentence about it; nil is all well.
    let fault: @Sendable ([UInt8]) -> String?

    static let all = [markdown, settings, templates, highlighter, tokenizer, requests]

    /// What is wrong with diagnostics about files: each has its place within one of them, and a code.
    static func fault(in diagnostics: [Diagnostic], about files: [SourceFile]) -> String? {
        for diagnostic in diagnostics {
            let (place, code) = (diagnostic.place, diagnostic.problem.code)
            guard let file = files.first(where: { $0.path == place.path }) else { return "\(code) is in no file" }
            guard file.lines.indices.contains(place.line - 1) else { return "\(code) is on no line: \(place.address)" }
            let text = String(decoding: file.bytes[file.lines[place.line - 1]], as: UTF8.self)
            // A diagnostic about a whole file shows no line.
            guard place.text == text || place.text.isEmpty else {
                return "\(code) shows another line: \(place.address)"
            }
            guard (1...text.count + 1).contains(place.column) else {
                return "\(code) is beside its line: \(place.address)"
            }
            if code.isEmpty || diagnostic.problem.sentence.isEmpty { return "a diagnostic says nothing" }
        }
        return nil
    }

    /// Two runs over the same bytes that have to come to the same.
    static func fault(unlessSame one: [Diagnostic], _ other: [Diagnostic]) -> String? {
        // Reports are in this order.
        let same = one.inOrder.elementsEqual(other.inOrder) {
            $0.place == $1.place && $0.problem.sentence == $1.problem.sentence
        }
        return same ? nil : "a second run reports something else"
    }
}
