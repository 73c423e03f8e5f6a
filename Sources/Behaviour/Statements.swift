extension Scribe {
    /// Writes what a script does in an element.
    mutating func write(_ steps: [Step], in element: String) {
        for step in steps {
            switch step {
            case .set(let name, let text):
                let value = write(text)
                line("set(\(element), \"\(name)\", \(value));")
            case .say(let text):
                let value = write(text)
                line("say(\(element), \(value));")
            case .part(let name, let steps) where steps.count == 1:
                write(steps, in: "part(\(element), \"\(name)\")")
            case .part(let name, let steps):
                let variable = unusedName(camelCase(name))
                line("const \(variable) = part(\(element), \"\(name)\");")
                write(steps, in: variable)
            case .each(let name, let steps):
                loop(over: "\(element), \"\(name)\"", as: camelCase(name)) { scribe, variable in
                    scribe.write(steps, in: variable)
                }
            }
        }
    }

    private func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
