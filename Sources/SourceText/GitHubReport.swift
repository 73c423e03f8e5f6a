extension Report {
    /// The report as workflow commands of GitHub Actions, a line for each problem:
    ///
    ///     ::error file=Content/a.md,line=14,col=1,endColumn=6,title=unknown-option::clock-picker has no option …
    ///
    /// The log shows only the message, so the address is repeated there.
    var gitHub: String {
        let stopped = stop.map { ("error", [("title", $0.code)], "gnomon: \($0.sentence)") }
        return (diagnostics.map(\.command) + [stopped].compactMap(\.self)).map { kind, properties, message in
            let list = properties.map { "\($0.0)=\($0.1.escapedAsProperty)" }.joined(separator: ",")
            return "::\(kind) \(list)::\(message.escapedAsMessage)\n"
        }.joined()
    }
}

extension Diagnostic {
    /// The command, its properties and its message, not yet escaped.
    fileprivate var command: (kind: String, properties: [(String, String)], message: String) {
        var properties: [(String, String)] = []
        if !place.isInput { properties.append(("file", place.path)) }
        properties += [("line", String(place.line)), ("col", String(place.column))]
        if let end = place.endColumn { properties.append(("endColumn", String(end))) }
        properties.append(("title", problem.code))
        let more = "\(place.address) [\(problem.code)], \(Explanation.address(of: problem.code))"
        return (problem.severity.rawValue, properties, "\(message)\n\(more)")
    }
}

extension String {
    /// As the runner takes a message: %, CR and LF encoded.
    fileprivate var escapedAsMessage: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// As the runner takes a property: the colon and the comma encoded as well.
    fileprivate var escapedAsProperty: String {
        var escaped = ""
        for scalar in escapedAsMessage.unicodeScalars {
            switch scalar {
            case ":": escaped += "%3A"
            case ",": escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
