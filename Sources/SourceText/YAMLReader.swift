import CYAML

/// YAML by libyaml's events: only here is libyaml known.
struct YAMLReader {
    /// Deeper than anybody nests settings. libyaml itself slows down on thousands of open brackets.
    static let maximumDepth = 16
    /// 64 KB: more is no setting but a mistake.
    static let maximumSize = 65_536

    private let excerpt: Excerpt
    /// Where each character begins, in bytes. libyaml counts characters, and its lines end at more than LF and CR.
    private let offsets: [Int]
    private var parser = yaml_parser_t()

    /// Reads a mapping. Text that holds nothing but comments is an empty one.
    /// - Throws: The first problem of syntax, at its place.
    static func mapping(of excerpt: Excerpt) throws(Failure) -> [SettingNode.Entry] {
        guard excerpt.text.count <= maximumSize else {
            throw Failure(SettingsProblem.tooLarge(limit: maximumSize), at: excerpt.place(of: 0..<0))
        }
        var reader = YAMLReader(excerpt: excerpt)
        return try reader.readDocument()
    }

    private init(excerpt: Excerpt) {
        self.excerpt = excerpt
        offsets = excerpt.text.indices.filter { excerpt.text[$0] & 0xC0 != 0x80 } + [excerpt.text.count]
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
            var firstLines: [[UInt8]: Int] = [:]
            while true {
                let next = try nextEvent()
                if next.kind == YAML_MAPPING_END_EVENT { return .mapping(entries, event.place) }
                guard case .text(let name, _, let place) = try node(from: next, depth: depth + 1) else {
                    throw Failure(SettingsProblem.nameIsNotText, at: next.place)
                }
                if let first = firstLines.updateValue(place.line, forKey: Array(name.utf8)) {
                    throw Failure(SettingsProblem.repeated(name: name, firstLine: first), at: place)
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
        let place = excerpt.place(of: offset(of: event.start_mark)..<offset(of: event.end_mark))
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

    private func offset(of mark: yaml_mark_t) -> Int { offsets[min(Int(mark.index), offsets.count - 1)] }

    private func syntaxFailure() -> Failure {
        let problem = parser.problem.map { String(cString: $0) } ?? "the text cannot be read"
        if parser.error == YAML_READER_ERROR {
            let offset = min(parser.problem_offset, excerpt.text.count)
            return Failure(SettingsProblem.controlCharacter, at: excerpt.place(of: offset..<offset))
        }
        var offset = offset(of: parser.problem_mark)
        let rest = excerpt.text[offset...]
        // What is open at the end is at fault where it was opened.
        let isOpen = parser.context != nil && rest.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
        if isOpen { offset = self.offset(of: parser.context_mark) }
        let character = excerpt.text[offset...].first.map { Character(Unicode.Scalar($0)) }
        let cause: SettingsProblem.Cause =
            if isOpen, let character, "\"'[{".contains(character) {
                .open(character)
            } else if problem.hasPrefix("mapping values are not allowed") {
                .colon
            } else if character == "\t" {
                .tab
            } else if let character, "@`%&*!|>'\"[]{},".contains(character) {
                .character(character)
            } else {
                .other(problem)
            }
        return Failure(SettingsProblem.syntax(cause), at: excerpt.place(of: offset..<offset))
    }
}

extension Unicode.Scalar {
    /// Whether it is no part of a text: a NUL would end it for C, and nobody sees the others.
    fileprivate var isControl: Bool { value < 0x20 && self != "\n" && self != "\t" || value == 0x7F }
}
