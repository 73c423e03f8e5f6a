import Behaviour
import Drawing
import Geometry

/// A wheel of a widget: a list of labels on a drum.
package struct Wheel {
    package static let drum = Drum(radius: 90, visible: 9)
    /// The width of a picture with two wheels, and its height; a little more than the drum for what marks the focus.
    private static let (width, height): (Formula, Formula) = (300, 190)
    /// The height of such a picture for a width of one.
    static let proportion = height / width
    /// How far the middle of a wheel is from that of the picture, and its width.
    private static let (place, column): (Formula, Formula) = (70, 132)

    /// The class that the script knows it by.
    let name: String
    /// How far it is turned, in rows.
    let turn: Formula
    /// The first row of the list; infinite where it has none.
    var first: Formula = 0
    /// The last row.
    let last: Formula
    /// How many labels there are.
    let count: Formula
    /// The labels: of row `n` it is the one at `n` modulo `count`.
    let labels: Words

    /// A wheel at rest.
    /// - Parameter label: What stands on a row, which is in 0 ..< count.
    init(
        _ name: String, at row: Formula, first: Formula = 0, last: Formula, count: Int, label: (_ row: Int) -> String
    ) {
        self.init(name: name, turn: row, first: first, last: last, count: Formula(count)) { number in
            label((number % count + count) % count)
        }
    }

    /// A wheel that knows the labels in sight alone: as many as there are rows, each in the place where its row looks.
    private init(
        name: String, turn: Formula, first: Formula, last: Formula, count: Formula, label: (_ number: Int) -> String
    ) {
        let visible = Self.drum.visible
        let top = Int(turn.rounded.number ?? 0) - visible / 2
        var labels = Array(repeating: "", count: visible)
        for number in top..<(top + visible) { labels[(number % visible + visible) % visible] = label(number) }
        self.init(
            name: name, turn: turn, first: first, last: last, count: Formula(visible), labels: .known(labels))
    }

    /// A wheel with all that the script has to supply.
    init(name: String, turn: Formula, first: Formula, last: Formula, count: Formula, labels: Words) {
        (self.name, self.turn, self.first, self.last, self.count) = (name, turn, first, last, count)
        self.labels = labels
    }

    /// The rows, with what can be pressed behind them.
    private func drawing(x: Formula) -> Part {
        let top = -Self.height / 2 + 2
        return .group(
            "wheel \(name)",
            [
                .element("rect", "hit").with("x", -Self.column / 2).with("y", top).with("width", Self.column)
                    .with("height", Self.height - 4).with("rx", 6),
                rows,
            ]
        ).with("transform", "translate(\(x))")
    }

    private var rows: Part {
        .repeated(Self.drum.visible) { index in
            let row = Self.drum.row(index, turn: turn)
            return .element("text", "row", [.text("\(labels, at: row.number.wrapped(in: count))")])
                .with("transform", "translate(0 \(row.y)) scale(1 \(row.height))")
                .with("opacity", row.height)
                .with("display", "\(row.number.isWithin(first, last), "inline", otherwise: "none")")
        }
    }

    /// A picture of two wheels, with a band across the middle where the chosen rows are.
    static func picture(_ left: Wheel, _ right: Wheel) -> Part {
        .svg(
            "drum", viewBox: "\(-width / 2) \(-height / 2) \(width) \(height)",
            [
                .element("rect", "band").with("x", -width / 2 + 2).with("y", -drum.rowHeight / 2)
                    .with("width", width - 4).with("height", drum.rowHeight).with("rx", 6),
                left.drawing(x: -place), right.drawing(x: place),
            ])
    }

    /// A picture of two wheels alike, anywhere between rows, which the script has to draw the same.
    package static func picture(turn: Formula, first: Formula, last: Formula, labels: [String]) -> Part {
        let wheel = Wheel(
            name: "any", turn: turn, first: first, last: last, count: Formula(labels.count), labels: .known(labels))
        return picture(wheel, wheel)
    }

    /// What all scripts with wheels call.
    static var functions: String {
        let turn = Formula.unknown("turn")
        let (first, last) = (Formula.unknown("first"), Formula.unknown("last"))
        let wheel = Wheel(
            name: "wheel", turn: turn, first: first, last: last, count: .unknown("count"), labels: .unknown("labels"))
        return [
            JavaScript.update("drawWheel", wheel.rows, words: ["labels"]),
            JavaScript.function(
                "turnWheel", drum.turn(from: turn, draggedBy: .unknown("y"), first: first, last: last)),
            JavaScript.function(
                "pressWheel", drum.row(pressedAt: .unknown("y"), turn: turn, first: first, last: last)),
            JavaScript.function("rowInMiddle", Drum.row(inMiddleAt: turn, first: first, last: last)),
            JavaScript.function(
                "restOfWheel", Drum.rest(of: turn, speed: .unknown("speed"), first: first, last: last)),
            JavaScript.function(
                "glideWheel", Drum.gliding(from: turn, to: .unknown("rest"), after: .unknown("seconds"))),
        ].joined(separator: "\n")
    }
}
