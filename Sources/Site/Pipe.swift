import Markdown
import SourceText
import Widgets

/// Markdown in, the body's HTML out: what `gnomon render` does.
public enum Pipe {
    /// libcmark's version, such as `0.30.2`.
    public static var parserVersion: String { Document.parserVersion }

    /// Renders a text that comes from a pipe.
    /// - Parameters:
    ///   - bytes: The text.
    ///   - dialect: How it is to be read.
    ///   - diagnostics: Gets what is wrong, in a file called `-`.
    public static func render(_ bytes: [UInt8], as dialect: Body.Dialect, diagnostics: inout [Diagnostic]) -> [UInt8] {
        let file = SourceFile(path: "-", bytes: bytes)
        // CommonMark says what becomes of a NUL; a file of a site may have none.
        let encoding = file.encodingDiagnostic
        if let encoding, encoding.problem as? EncodingProblem != .nul {
            diagnostics.append(encoding)
            return []
        }
        let language = Theme.language("en", diagnostics: &diagnostics)
        return Body(file, as: dialect, in: language, surroundings: SchemeCheck(), diagnostics: &diagnostics).html
    }

    /// Reads all that standard input gives.
    public static func standardInput() throws(SystemFailure) -> [UInt8] { try FileSystem.readStandardInput() }
}
