import Markdown
import SourceText
import Widgets

/// A directive whose options are checked.
struct PlacedWidget {
    let widget: any Widget
    let directive: Directive
    /// What it says in words.
    let words: [String]
    /// Where an option's value stands, if it is written.
    let place: (_ option: String) -> Place?
}

/// The values that widgets and readouts of one page share, as they are in the first frame.
struct Bindings {
    /// A value, or a part of one.
    struct Shared {
        let kind: ValueKind
        let value: ClockValue
    }

    private var values: [String: Shared] = [:]
    private var names: [String] = []
    /// The month of the article.
    private let month: Month?

    private struct Written {
        let value: ClockValue
        let place: Place
    }

    /// Brings together what the widgets of a page say. Two written values that differ are an error at both, and so are
    /// two kinds of values under one name, and clocks that show what there is not.
    /// - Parameter month: The month of the article, if it has a date.
    init(_ widgets: [PlacedWidget], in month: Month?, diagnostics: inout [Diagnostic]) {
        self.month = month
        var owners: [String: (kind: ValueKind, place: Place)] = [:]
        var writers: [String: Written] = [:]
        for placed in widgets {
            guard let name = placed.widget.bind, let kind = type(of: placed.widget).kind else { continue }
            let place = placed.place("bind") ?? placed.directive.place
            if let owner = owners[name] {
                if owner.kind != kind {
                    let problem = SiteProblem.twoKinds(
                        name: name, kind: kind, other: owner.kind, otherLine: owner.place.line)
                    diagnostics.append(Diagnostic(problem, at: place))
                    continue
                }
            } else {
                owners[name] = (kind, place)
                names.append(name)
                values[name] = Shared(kind: kind, value: placed.widget.initial(in: month))
            }
            let written = ["value", "start", "end"].lazy.compactMap { placed.place($0) }.first
            guard let value = placed.widget.written, let place = written else { continue }
            let second = Written(value: value, place: place)
            guard let first = writers[name] else {
                writers[name] = second
                values[name] = Shared(kind: kind, value: value)
                continue
            }
            guard first.value != second.value else { continue }
            for (here, there) in [(first, second), (second, first)] {
                let problem = SiteProblem.twoValues(
                    name: name, value: here.value.text, other: there.value.text, otherLine: there.place.line)
                diagnostics.append(Diagnostic(problem, at: here.place))
            }
        }
        for placed in widgets where type(of: placed.widget).kind == nil {
            checkFollower(placed, diagnostics: &diagnostics)
        }
    }

    /// A clock that only shows a value can show times.
    private func checkFollower(_ placed: PlacedWidget, diagnostics: inout [Diagnostic]) {
        guard let reference = placed.widget.bind else { return }
        let problem: SiteProblem
        do throws(SiteProblem) {
            let shared = try shared(reference)
            guard shared.kind != .time else { return }
            problem = .notATime(reference: reference, kind: shared.kind)
        } catch {
            problem = error
        }
        diagnostics.append(Diagnostic(problem, at: placed.place("bind") ?? placed.directive.place))
    }

    /// What a widget shows at first: what is written in it or in its group, else what its kind shows.
    func value(for widget: any Widget) -> ClockValue {
        if let written = widget.written { return written }
        let shared = widget.bind.flatMap { try? self.shared($0).value }
        return shared ?? widget.initial(in: month)
    }

    /// What a name stands for, or a name and a part, in the first frame.
    /// - Throws: What is wrong with the reference, with the name or the part that the author may have meant.
    func shared(_ text: String) throws(SiteProblem) -> Shared {
        let reference = ValueReference(text)
        guard let whole = values[reference.name] else {
            throw .unknownBinding(name: reference.name, nearest: names.nearest(to: reference.name))
        }
        guard let wanted = reference.part else { return whole }
        let parts = whole.kind.parts
        guard let found = parts.first(where: { $0.part.rawValue == wanted }) else {
            throw .unknownPart(
                name: reference.name, part: wanted, kind: whole.kind,
                nearest: parts.map(\.part.rawValue).nearest(to: wanted))
        }
        return Shared(kind: found.kind, value: whole.value.part(found.part))
    }
}
