import Drawing

/// What a script does so that a drawing follows the state.
indirect enum Step {
    /// Sets an attribute.
    case set(String, Text)
    /// Sets an element's text.
    case say(Text)
    /// Does so in the element of a class.
    case part(String, [Step])
    /// Does so in each element of a class.
    case each(String, [Step])

    /// The texts that are set.
    var texts: [Text] {
        switch self {
        case .set(_, let text), .say(let text): [text]
        case .part(_, let steps), .each(_, let steps): steps.flatMap(\.texts)
        }
    }

    private var isSaying: Bool {
        if case .say = self { true } else { false }
    }

    /// What has to be done for a part.
    /// - Precondition: What follows the state has a class, and text that does has its element to itself.
    static func following(_ part: Part, depth: Int = 0) -> [Step] {
        switch part {
        case .fixed: []
        case .text(let text): text.followsState ? [.say(text)] : []
        case .repeated(_, let part):
            following(part(.index(depth: depth + 1)), depth: depth + 1).map { step in
                guard case .part(let name, let steps) = step else {
                    preconditionFailure("what is repeated and follows the state needs a class")
                }
                return .each(name, steps)
            }
        case .element(let element): following(element, depth: depth)
        }
    }

    private static func following(_ element: Part.Element, depth: Int) -> [Step] {
        let own = element.attributes.filter(\.value.followsState).map { Step.set($0.name, $0.value) }
        let inner = element.content.flatMap { following($0, depth: depth) }
        let says = inner.filter(\.isSaying)
        let others = inner.filter { !$0.isSaying }
        precondition(says.isEmpty || element.content.count == 1, "text that follows the state needs its own element")
        // At the top a class is unique in the drawing; within a repetition it is only in its own element.
        let mine = own + says + (depth > 0 ? others : [])
        let rest = depth > 0 ? [] : others
        guard !mine.isEmpty else { return rest }
        guard let name = element.part else {
            preconditionFailure("<\(element.name)> follows the state, so it needs a class")
        }
        return [.part(name, mine)] + rest
    }
}
