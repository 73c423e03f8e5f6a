import Foundation

/// As much of JSON Schema (draft 4) as the published schema of SARIF uses.
struct JSONSchema {
    private let root: [String: Any]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// Where a document breaks the schema, each with the keyword that it breaks.
    func violations(of document: String) throws -> [String] {
        try violations(JSONSerialization.jsonObject(with: Data(document.utf8)), root, "")
    }

    private func violations(_ value: Any, _ schema: [String: Any], _ path: String) throws -> [String] {
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            let definitions = root["definitions"] as? [String: [String: Any]]
            return try definitions?[name].map { try violations(value, $0, path) } ?? ["\(path): no \(reference)"]
        }
        var found: [String] = []
        func expect(_ holds: Bool, _ keyword: String) { if !holds { found.append("\(path): \(keyword)") } }
        if let type = schema["type"] as? String { expect(Self.types(of: value).contains(type), "type \(type)") }
        if let choices = schema["enum"] as? [AnyHashable] {
            expect((value as? AnyHashable).map(choices.contains) ?? false, "enum")
        }
        for keyword in ["anyOf", "oneOf"] {
            guard let options = schema[keyword] as? [[String: Any]] else { continue }
            let matches = try options.count { try violations(value, $0, path).isEmpty }
            expect(keyword == "anyOf" ? matches > 0 : matches == 1, keyword)
        }
        if let object = value as? [String: Any] {
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            for name in schema["required"] as? [String] ?? [] { expect(object[name] != nil, "required \(name)") }
            for (name, member) in object.sorted(by: { $0.key < $1.key }) {
                if let property = properties[name] {
                    found += try violations(member, property, "\(path)/\(name)")
                } else if let property = schema["additionalProperties"] as? [String: Any] {
                    found += try violations(member, property, "\(path)/\(name)")
                } else {
                    expect(schema["additionalProperties"] as? Bool != false, "no property \(name)")
                }
            }
        }
        if let list = value as? [Any] {
            if let minimum = schema["minItems"] as? Int { expect(list.count >= minimum, "minItems") }
            if schema["uniqueItems"] as? Bool == true {
                expect(Set(try list.map(Self.bytes)).count == list.count, "uniqueItems")
            }
            if let items = schema["items"] as? [String: Any] {
                for (index, item) in list.enumerated() { found += try violations(item, items, "\(path)/\(index)") }
            }
        }
        if let text = value as? String, let pattern = schema["pattern"] as? String {
            expect(text.range(of: pattern, options: .regularExpression) != nil, "pattern")
        }
        if let text = value as? String, ["uri", "uri-reference"].contains(schema["format"] as? String) {
            expect(URL(string: text, encodingInvalidCharacters: false) != nil, "format")
        }
        if !(value is String), let number = value as? Double {
            if let minimum = schema["minimum"] as? Double { expect(number >= minimum, "minimum") }
            if let maximum = schema["maximum"] as? Double { expect(number <= maximum, "maximum") }
        }
        return found
    }

    /// The same for equal values.
    private static func bytes(_ value: Any) throws -> Data {
        try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    }

    private static func types(of value: Any) -> Set<String> {
        switch value {
        case is [String: Any]: ["object"]
        case is [Any]: ["array"]
        case is String: ["string"]
        case let number as NSNumber where number.objCType.pointee == 0x63: ["boolean"]
        case let number as NSNumber where number.doubleValue == number.doubleValue.rounded(): ["integer", "number"]
        case is NSNumber: ["number"]
        default: ["null"]
        }
    }
}
