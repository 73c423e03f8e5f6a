/// A piece of YAML as it was written: nothing is guessed, so `no`, `1.10` and `10:30` are the text that they look like.
public indirect enum SettingNode: Sendable {
    /// A word, a number, a sentence. `isQuoted` tells `""` from nothing at all.
    case text(String, isQuoted: Bool, Place)
    /// `[a, b]`, or lines that begin with a hyphen.
    case list([SettingNode], Place)
    /// `name: value`, several times.
    case mapping([Entry], Place)

    /// A name and its value.
    public struct Entry: Sendable {
        /// The name.
        public let name: String
        /// Where the name stands.
        public let place: Place
        /// What is set.
        public let value: SettingNode

        /// Text that was set under a name.
        package init(name: String, place: Place, value: SettingNode) {
            (self.name, self.place, self.value) = (name, place, value)
        }
    }

    /// Where it begins.
    public var place: Place {
        switch self {
        case .text(_, _, let place), .list(_, let place), .mapping(_, let place): place
        }
    }
}
