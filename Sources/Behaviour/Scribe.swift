import Geometry

/// Writes formulas down as JavaScript. What is used twice, is named, or does not change within the loop at hand gets a
/// `const`, as far out as it can go.
///
/// First all formulas are looked over (`expect`), then they are written: only then is it known what is used twice.
struct Scribe {
    /// The names of what the caller has to supply, in order of appearance.
    private(set) var states: [String] = []
    /// What is written so far in the function and in the loops around the present place.
    private var blocks: [[String]] = [[]]
    /// The names in the function and in the loops around the present place.
    private var names: [Set<String>]
    private var uses: [ObjectIdentifier: Int] = [:]
    private var constants: [ObjectIdentifier: String] = [:]

    /// - Parameter taken: Names that are not to be used for constants.
    init(taken: [String]) {
        names = [JavaScript.reserved.union(taken)]
    }

    /// The lines of the function.
    var lines: [String] { blocks[0] }

    private var depth: Int { blocks.count - 1 }

    private static func indexName(_ depth: Int) -> String { ["i", "j", "k"][depth - 1] }

    /// Adds a line at the present place.
    mutating func line(_ code: String) { blocks[depth].append(code) }

    /// Adds a loop.
    /// - Parameters:
    ///   - parts: The arguments that say over what.
    ///   - wanted: A name for one of them.
    ///   - body: Writes what is done to it.
    mutating func loop(over parts: String, as wanted: String, body: (inout Scribe, _ variable: String) -> Void) {
        blocks.append([])
        names.append([])
        let variable = unusedName(wanted)
        let index = Self.indexName(depth)
        body(&self, variable)
        let inner = blocks.removeLast()
        names.removeLast()
        blocks[depth] += ["each(\(parts), (\(variable), \(index)) => {"] + inner.map { "  " + $0 } + ["});"]
    }

    /// Looks over a formula that will be written.
    mutating func expect(_ formula: Formula) {
        guard case .written(let operation) = formula.value else { return }
        let uses = self.uses[ObjectIdentifier(operation), default: 0] + 1
        self.uses[ObjectIdentifier(operation)] = uses
        guard uses == 1 else { return }
        if case .state(let name) = operation.kind, names[0].insert(name).inserted { states.append(name) }
        for operand in operation.operands { expect(operand) }
    }

    /// A name like the wanted one that nothing in sight has.
    mutating func unusedName(_ wanted: String) -> String { unusedName(wanted, at: depth) }

    private mutating func unusedName(_ wanted: String, at home: Int) -> String {
        var name = wanted
        var number = 1
        while names.contains(where: { $0.contains(name) }) {
            number += 1
            name = "\(wanted)\(number)"
        }
        names[home].insert(name)
        return name
    }

    /// The JavaScript of a formula.
    /// - Parameter place: How tightly its surroundings bind.
    mutating func write(_ formula: Formula, in place: Tightness = .anything) -> String {
        guard case .written(let operation) = formula.value else {
            return literal(formula.number ?? 0, in: place)
        }
        let id = ObjectIdentifier(operation)
        if let name = constants[id] { return name }
        switch operation.kind {
        case .state(let name): return name
        case .index(let depth): return Self.indexName(depth)
        case .named(let name, let inner): return bind(operation, name) { $0.write(inner) }
        default:
            guard uses[id, default: 1] > 1 || operation.depth < depth else { return expression(operation, in: place) }
            return bind(operation, "t") { $0.expression(operation, in: .anything) }
        }
    }

    /// Writes a `const` in the block that the value belongs to, so that what it needs goes there too. The names of the
    /// blocks further in stay taken: one of them would hide it.
    private mutating func bind(_ operation: Operation, _ wanted: String, to value: (inout Scribe) -> String) -> String {
        let home = operation.depth
        let inner = blocks[(home + 1)...]
        blocks.removeLast(inner.count)
        let code = value(&self)
        blocks += inner
        let name = unusedName(wanted, at: home)
        constants[ObjectIdentifier(operation)] = name
        blocks[home].append("const \(name) = \(code);")
        return name
    }
}
