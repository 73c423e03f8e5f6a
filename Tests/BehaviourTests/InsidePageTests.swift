import Drawing
import Foundation
import Geometry
import Testing

@testable import Behaviour

// region: hand
/// A dial with one hand, which turns by six degrees a minute.
private func dial(minutes: Formula) -> Part {
    let hand = Part.line("hand", from: .zero, to: Point(x: 0, y: -80))
    return .svg("dial", viewBox: "-100 -100 200 200", [hand.rotated(minutes.wrapped(in: 60) * 6)])
}
// endregion

/// The documentation's page about how Gnomon works inside shows what the function above gives.
@Suite struct InsidePageTests {
    @Test(arguments: ["reference/inside.md", "ja/reference/inside.md"])
    func thePageShowsThePictureAndTheScript(_ path: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Content/\(path)")
        let page = try String(contentsOf: file.standardized, encoding: .utf8)
        #expect(page.contains("```html\n\(dial(minutes: 610).svg)\n```"))
        #expect(page.contains("```js\n\(JavaScript.update("drawDial", dial(minutes: .unknown("minutes"))))```"))
    }
}
