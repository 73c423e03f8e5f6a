import Geometry

/// A piece of a drawing: an element, text, or one part drawn several times.
public indirect enum Part: Sendable {
    /// An element of SVG.
    case element(Element)
    /// Text within an element.
    case text(Text)
    /// SVG already written: what no state and no option changes, written once.
    case fixed(String)
    /// Written out so many times in SVG, printed as one loop in JavaScript.
    case repeated(count: Int, part: @Sendable (_ index: Formula) -> Part)

    /// An element of SVG with its attributes and what is in it.
    public struct Element: Sendable {
        /// The element's name.
        public let name: String
        /// The class that style sheets and the script know it by. What follows the state has one of its own.
        public let part: String?
        /// Names and values, in the order in which they are written.
        public internal(set) var attributes: [(name: String, value: Text)] = []
        /// What is in it.
        public let content: [Part]
    }
}

extension Part {
    /// An element with a class and content.
    public static func element(_ name: String, _ part: String? = nil, _ content: [Part] = []) -> Part {
        .element(Element(name: name, part: part, content: content))
    }

    /// The same element with one attribute more. Only elements have attributes: anything else is returned as it is.
    public func with(_ name: String, _ value: Text) -> Part {
        guard case .element(var element) = self else { return self }
        element.attributes.append((name, value))
        return .element(element)
    }

    /// The same element with one attribute more.
    public func with(_ name: String, _ value: Formula) -> Part { with(name, Text(value)) }

    /// The same part already written, to be kept in a `static let`.
    public var fixed: Part { .fixed(svg) }

    /// One part, drawn `count` times.
    /// - Parameter part: Is given which one it is, counted from 0.
    public static func repeated(_ count: Int, _ part: @escaping @Sendable (_ index: Formula) -> Part) -> Part {
        .repeated(count: count, part: part)
    }

    /// The whole drawing.
    /// - Parameter viewBox: Its left and top edge, width and height.
    public static func svg(_ part: String, viewBox: Text, _ content: [Part]) -> Part {
        element("svg", part, content).with("viewBox", viewBox)
    }

    /// Parts together.
    public static func group(_ part: String, _ content: [Part]) -> Part { element("g", part, content) }

    /// A circle.
    public static func circle(_ part: String, at centre: Point = .zero, radius: Formula) -> Part {
        element("circle", part).with("cx", centre.x).with("cy", centre.y).with("r", radius)
    }

    /// A straight line.
    public static func line(_ part: String, from start: Point, to end: Point) -> Part {
        element("line", part).with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
    }

    /// An outline.
    public static func path(_ part: String, _ outline: Outline) -> Part {
        element("path", part).with("d", outline.data)
    }

    /// An upright rectangle.
    /// - Parameter corner: Its left upper corner.
    public static func rectangle(_ part: String, at corner: Point, width: Formula, height: Formula) -> Part {
        element("rect", part).with("x", corner.x).with("y", corner.y).with("width", width).with("height", height)
    }

    /// Words, set at a place.
    public static func words(_ part: String, at place: Point = .zero, _ words: Text) -> Part {
        element("text", part, [.text(words)]).with("x", place.x).with("y", place.y)
    }

    /// The same element, turned about the origin.
    /// - Parameter degrees: Clockwise.
    public func rotated(_ degrees: Formula) -> Part { with("transform", "rotate(\(degrees))") }
}

/// What a pen goes along, as SVG path data.
public struct Outline: Sendable {
    /// The commands.
    public private(set) var data: Text

    /// Nothing yet.
    public init() { data = Text(pieces: []) }

    /// Adds a straight line.
    public mutating func addLine(from start: Point, to end: Point) {
        data = "\(data)M\(start.x) \(start.y)L\(end.x) \(end.y)"
    }

    /// Adds a closed figure.
    public mutating func addPolygon(_ corners: [Point]) {
        for (index, corner) in corners.enumerated() {
            data = "\(data)\(index == 0 ? "M" : "L")\(corner.x) \(corner.y)"
        }
        data = "\(data)Z"
    }
}
