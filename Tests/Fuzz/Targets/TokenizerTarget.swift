@testable import Site

extension FuzzTarget {
    /// What search makes of a text, and of a word that somebody looks for.
    static let tokenizer = FuzzTarget(name: "tokenizer") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        let terms = Tokenizer.terms(of: text)
        if terms != Tokenizer.terms(of: text) { return "a second run finds other terms" }
        for term in terms {
            let count = term.unicodeScalars.count
            if count == 0 || count > Tokenizer.longest { return "a term of \(count) characters" }
            let signs = term.utf8.filter { $0 < 0x30 || (0x3A...0x60).contains($0) || (0x7B...0x7F).contains($0) }
            if !signs.isEmpty { return "a term with signs or capitals: \(term)" }
            // Whoever copies a term into the search finds it.
            if Tokenizer.terms(of: term).first != term { return "\(term) becomes \(Tokenizer.terms(of: term))" }
        }
        return nil
    }
}
