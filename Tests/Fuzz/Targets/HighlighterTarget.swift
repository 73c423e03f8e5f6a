import SourceText

@testable import Markdown

extension FuzzTarget {
    /// Code in the languages that are known; the first line says which.
    static let highlighter = FuzzTarget(name: "highlighter") { bytes in
        let name = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let language =
            CodeLanguage.named(String(decoding: name, as: UTF8.self))
            ?? CodeLanguage.all[Int(name.first ?? 0) % CodeLanguage.all.count]
        let code = Array(String(decoding: bytes.dropFirst(name.count + 1), as: UTF8.self).utf8)
        var at = 0
        for token in Highlighter.tokens(of: code, in: language) {
            guard token.range.lowerBound >= at, !token.range.isEmpty, token.range.upperBound <= code.count else {
                return "\(language.name): a token at \(token.range) after \(at)"
            }
            at = token.range.upperBound
        }
        let marks = (0..<8).map { code.count >> $0 & 1 == 1 }
        for isMarked in [[], marks] {
            let html = Highlighter.html(code, in: language, isMarked: isMarked)
            if html != Highlighter.html(code, in: language, isMarked: isMarked) {
                return "a second run prints otherwise"
            }
            guard String(validating: html, as: UTF8.self) != nil else { return "what is printed is not UTF-8" }
            if text(of: html) != code { return "\(language.name): what is shown is not the code" }
        }
        return nil
    }

    /// What is left of HTML without its tags, entities resolved.
    private static func text(of html: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var isTag = false
        for byte in html {
            if byte == UInt8(ascii: "<") { isTag = true }
            if !isTag { text.append(byte) }
            if byte == UInt8(ascii: ">") { isTag = false }
        }
        // Not as a string, in which an accent makes one character of itself and the semicolon before it.
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].map { (Array($0.utf8), Array($1.utf8)) }
        return entities.reduce(text) { text, entity in text.replacing(entity.0, with: entity.1) }
    }
}
