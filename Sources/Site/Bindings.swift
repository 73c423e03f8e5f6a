import Markdown
import SourceText
import Widgets

/// A directive whose options are checked.
struct PlacedWidget {
    let widget: any Widget
    let directive: Directive
    /// Where its value stands, if one is written.
    let valuePlace: Place?
}

/// The values that widgets and readouts of one page share, as they are in the first frame.
struct Bindings {
    private var values: [String: ClockValue] = [:]
    private var names: [String] = []
    private var known: Set<String> = []

    private struct Written {
        let value: ClockValue
        let place: Place
    }

    /// Brings together what the widgets of a page say. Two written values that differ are an error at both.
    init(_ widgets: [PlacedWidget], diagnostics: inout [Diagnostic]) {
        var writers: [String: Written] = [:]
        for placed in widgets {
            guard let name = placed.widget.bind else { continue }
            if known.insert(name).inserted { names.append(name) }
            guard let value = placed.widget.written, let place = placed.valuePlace else { continue }
            let second = Written(value: value, place: place)
            guard let first = writers[name] else {
                writers[name] = second
                continue
            }
            guard first.value != second.value else { continue }
            for (here, there) in [(first, second), (second, first)] {
                let problem = SiteProblem.twoValues(
                    name: name, value: here.value.text, other: there.value.text, otherLine: there.place.line)
                diagnostics.append(Diagnostic(problem, at: here.place))
            }
        }
        values = writers.mapValues(\.value)
    }

    /// What a widget shows at first: what is written in it or in its group, else what clocks show.
    func value(for widget: any Widget) -> ClockValue {
        widget.written ?? widget.bind.flatMap { values[$0] } ?? ClockPicker.initial
    }

    /// What a readout shows at first.
    /// - Throws: The name that the author may have meant, if no widget has this one.
    func value(named name: String) throws(UnknownBinding) -> ClockValue {
        guard known.contains(name) else { throw UnknownBinding(nearest: names.nearest(to: name)) }
        return values[name] ?? ClockPicker.initial
    }

    struct UnknownBinding: Error {
        let nearest: String?
    }
}
