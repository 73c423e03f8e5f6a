import CYAML

/// YAML by libyaml's events: only here is libyaml known.
struct YAMLReader {
    /// Deeper than anybody nests settings. libyaml itself slows down on thousands of open brackets.
    static let maximumDepth = 16
    /// 64 KB: more is no setting but a mistake.
    static let maximumSize = 65_536

    private let excerpt: Excerpt
    private var parser = yaml_parser_t()

    /// Reads a mapping. Text that holds nothing but comments is an empty one.
    /// - Throws: The first problem of syntax, at its place.
    static func mapping(of excerpt: Excerpt) throws(Failure) -> [SettingNode.Entry] {
        guard excerpt.text.count <= maximumSize else {
            throw Failure(SettingsProblem.tooLarge(limit: maximumSize), at: excerpt.place(line: 0, column: 0))
        }
        var reader = YAMLReader(excerpt: excerpt)
        return try reader.readDocument()
    }

    private init(excerpt: Excerpt) {
        self.excerpt = excerpt
    }

    private mutating func readDocument() throws(Failure) -> [SettingNode.Entry] {
        yaml_parser_initialize(&parser)
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        // The bytes must stay where they are until the last event has been read.
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(excerpt.text.count, 1))
        defer { text.deallocate() }
        _ = text.initialize(from: excerpt.text)
        yaml_parser_set_input_string(&parser, text.baseAddress, excerpt.text.count)

        var root: SettingNode?
        while true {
            let event = try nextEvent()
            switch event.kind {
            case YAML_STREAM_END_EVENT:
                return try entries(of: root)
            case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT, YAML_DOCUMENT_END_EVENT:
                continue
            default:
                guard root == nil else { throw Failure(SettingsProblem.severalDocuments, at: event.place) }
                root = try node(from: event, depth: 0)
            }
        }
    }

    private func entries(of root: SettingNode?) throws(Failure) -> [SettingNode.Entry] {
        switch root {
        case nil, .text("", isQuoted: false, _): return []
        case .mapping(let entries, _): return entries
        case .text(_, _, let place), .list(_, let place): throw Failure(SettingsProblem.notMapping, at: place)
        }
    }

    private mutating func node(from event: Event, depth: Int) throws(Failure) -> SettingNode {
        guard depth < Self.maximumDepth else {
            throw Failure(SettingsProblem.tooDeep(limit: Self.maximumDepth), at: event.place)
        }
        switch event.kind {
        case YAML_SEQUENCE_START_EVENT:
            var items: [SettingNode] = []
            while true {
                let next = try nextEvent()
                if next.kind == YAML_SEQUENCE_END_EVENT { return .list(items, event.place) }
                items.append(try node(from: next, depth: depth + 1))
            }
        case YAML_MAPPING_START_EVENT:
            var entries: [SettingNode.Entry] = []
            while true {
                let next = try nextEvent()
                if next.kind == YAML_MAPPING_END_EVENT { return .mapping(entries, event.place) }
                guard case .text(let name, _, let place) = try node(from: next, depth: depth + 1) else {
                    throw Failure(SettingsProblem.nameIsNotText, at: next.place)
                }
                if let first = entries.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
                    throw Failure(SettingsProblem.repeated(name: name, firstLine: first.place.line), at: place)
                }
                let value = try node(from: nextEvent(), depth: depth + 1)
                entries.append(SettingNode.Entry(name: name, place: place, value: value))
            }
        default:
            return .text(event.text, isQuoted: event.isQuoted, event.place)
        }
    }

    /// What an event says, copied out of libyaml's memory.
    private struct Event {
        let kind: yaml_event_type_t
        let place: Place
        var text = ""
        var isQuoted = false
    }

    private mutating func nextEvent() throws(Failure) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { throw syntaxFailure() }
        defer { yaml_event_delete(&event) }
        let (start, end) = (event.start_mark, event.end_mark)
        let length = start.line == end.line ? Int(end.column) - Int(start.column) : 1
        let place = excerpt.place(line: Int(start.line), column: Int(start.column), length: length)
        var read = Event(kind: event.type, place: place)
        var isMarked = false
        switch event.type {
        case YAML_ALIAS_EVENT:
            throw Failure(SettingsProblem.anchor, at: place)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            read.text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            if read.text.unicodeScalars.contains(where: \.isControl) {
                throw Failure(SettingsProblem.controlCharacter, at: place)
            }
            read.isQuoted = scalar.style != YAML_PLAIN_SCALAR_STYLE
            isMarked = scalar.anchor != nil || scalar.tag != nil
        case YAML_SEQUENCE_START_EVENT:
            isMarked = event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
        case YAML_MAPPING_START_EVENT:
            isMarked = event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
        default: break
        }
        if isMarked { throw Failure(SettingsProblem.anchor, at: place) }
        return read
    }

    private func syntaxFailure() -> Failure {
        if parser.error == YAML_READER_ERROR {
            // There libyaml knows the byte alone.
            let before = excerpt.text.prefix(Int(parser.problem_offset))
            let line = before.count { $0 == UInt8(ascii: "\n") }
            let column = String(decoding: before.suffix(while: { $0 != UInt8(ascii: "\n") }), as: UTF8.self).count
            return Failure(SettingsProblem.controlCharacter, at: excerpt.place(line: line, column: column))
        }
        let mark = parser.problem_mark
        let problem = parser.problem.map { String(cString: $0) } ?? "the text cannot be read"
        let place = excerpt.place(line: Int(mark.line), column: Int(mark.column))
        let character = place.text.dropFirst(place.column - 1).first
        let cause: SettingsProblem.Cause =
            if problem.hasPrefix("mapping values are not allowed") {
                .colon
            } else if character == "\t" {
                .tab
            } else if let character, "@`%&*!|>'\"[]{},".contains(character) {
                .character(character)
            } else {
                .other(problem)
            }
        return Failure(SettingsProblem.syntax(cause), at: place)
    }
}

extension Unicode.Scalar {
    /// Whether it is no part of a text: a NUL would end it for C, and nobody sees the others.
    fileprivate var isControl: Bool { value < 0x20 && self != "\n" && self != "\t" || value == 0x7F }
}

extension ArraySlice<UInt8> {
    /// The longest end of which all bytes are such.
    fileprivate func suffix(while isSuch: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !isSuch($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
