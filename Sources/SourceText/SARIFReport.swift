extension Report {
    /// The report as SARIF 2.1.0 (OASIS, 27 March 2020), one run with a rule for each code that occurs.
    var sarif: String {
        let codes = Set(diagnostics.map(\.problem.code) + [stop?.code].compactMap(\.self)).sorted()
        let notifications = stop.map { stop -> [JSON] in
            [
                .object([
                    ("descriptor", .object([("id", .text(stop.code))])),
                    ("level", .text("error")),
                    ("message", .object([("text", .text(stop.sentence))])),
                ])
            ]
        }
        let driver: JSON = .object([
            ("name", .text("gnomon")),
            ("version", .text(version)),
            ("rules", .list(codes.map(rule))),
        ])
        let run: JSON = .object([
            ("tool", .object([("driver", driver)])),
            (
                "invocations",
                .list([
                    .object([
                        ("executionSuccessful", .flag(stop == nil)),
                        ("exitCode", .number(Int(status))),
                        ("toolExecutionNotifications", .list(notifications ?? [])),
                    ])
                ])
            ),
            ("columnKind", .text("unicodeCodePoints")),
            ("results", .list(diagnostics.map { $0.result(codes) })),
        ])
        return JSON.object([
            ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .text("2.1.0")),
            ("runs", .list([run])),
        ]).document
    }

    private func rule(_ code: String) -> JSON {
        var members: [(name: String, value: JSON)] = [("id", .text(code))]
        if let explanation = explanations[code] {
            members += [
                ("shortDescription", .object([("text", .text(explanation.meaning))])),
                ("help", .object([("text", .text("\(explanation.remedy)\n\nFor example:\n\n\(explanation.example)"))])),
                ("defaultConfiguration", .object([("level", .text(explanation.severity.rawValue))])),
            ]
        }
        members.append(("properties", .object([("documentation", .text(Explanation.address(of: code)))])))
        return .object(members)
    }
}

extension Diagnostic {
    fileprivate func result(_ codes: [String]) -> JSON {
        .object([
            ("ruleId", .text(problem.code)),
            ("ruleIndex", .number(codes.firstIndex(of: problem.code))),
            ("level", .text(problem.severity.rawValue)),
            ("message", .object([("text", .text(message))])),
            ("locations", .list([.object([("physicalLocation", place.physicalLocation)])])),
        ])
    }
}

extension Place {
    fileprivate var physicalLocation: JSON {
        var location: [(name: String, value: JSON)] = [
            ("uri", .text(path.hasPrefix("/") ? "file://\(path.encodedAsURI)" : path.encodedAsURI))
        ]
        if !path.hasPrefix("/") { location.append(("uriBaseId", .text("%SRCROOT%"))) }
        var region: [(name: String, value: JSON)] = [
            ("startLine", .number(line)), ("startColumn", .number(codePointColumn(column))),
        ]
        if let endColumn { region.append(("endColumn", .number(codePointColumn(endColumn)))) }
        return .object([("artifactLocation", .object(location)), ("region", .object(region))])
    }

    /// SARIF counts code points, where our columns are what readers take for characters.
    private func codePointColumn(_ column: Int) -> Int {
        let before = text.prefix(column - 1)
        return before.unicodeScalars.count + 1 + (column - 1 - before.count)
    }
}

extension String {
    /// A path as a reference of RFC 3986. A colon is encoded, since `a:b.md` would begin with a scheme.
    fileprivate var encodedAsURI: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: encoded.append(byte)
            default: encoded += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
