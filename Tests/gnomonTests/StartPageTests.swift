import Foundation
import Testing

@testable import gnomon

/// Whoever follows the page “Start here” to the letter sees what it says.
@Suite struct StartPageTests {
    private static func text(_ path: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Content/\(path)")
        return try String(contentsOf: file.standardized, encoding: .utf8)
    }

    /// How long a build took and which version it was are not the same each time.
    private static func settled(_ text: String) -> String {
        text.replacing(#/after [\d.]+ m?s/#, with: "after a while").replacing(#/\d+\.\d+\.\d+/#, with: "X")
    }

    @Test(arguments: ["start.md", "ja/start.md"])
    func eachCommandAnswersAsThePageSays(_ path: String) throws {
        let program = try Program()
        var (ran, answered, answer) = (0, 0, "")
        for fence in try Self.text(path).matches(of: #/\n(`{3,})(\w+)(?: title="([^"]+)")?\n((?s).*?\n)\1\n/#) {
            let (language, body) = (fence.output.2, String(fence.output.4))
            switch (language, fence.output.3) {
            case ("markdown", let file?): try program.write(body, to: String(file))
            // What needs a password and what never ends is tried elsewhere: by Scripts/trial and in browsers.
            case ("sh", _) where body.contains("sudo") || body.contains("serve"): break
            case ("sh", _):
                answer = try program.run("gnomon() { \"$GNOMON\" \"$@\"; }; { \(body) } 2>&1").output
                ran += 1
            case ("text", _):
                #expect(Self.settled(answer) == Self.settled(body), "\(path)")
                answered += 1
            default: Issue.record("\(path) has a fence of \(language) that is not tried")
            }
        }
        #expect(ran == 7 && answered == 6)
        let page = try #require(program.text("clocks/Site/tea.html"))
        #expect(page.contains("<clock-picker") && page.contains("<clock-value"))
    }
}
