import Foundation
import Markdown
import SourceText
import Testing
import Widgets

@testable import Preview
@testable import Site

/// The gallery's way from an address to a widget, and back to what an author copies.
@Suite struct GalleryTests {
    private static let english = GalleryTheme(templates: [], languages: ["en"]).languages[0]

    /// What an author who copies the directive has set as the label.
    private static func label(in directive: String) -> (text: String?, codes: [String]) {
        let label = Setting("label", .text, "Any text.")
        let document = Document(SourceFile(path: "a.md", text: "# A\n\n\(directive)\nMore\n"), from: 0, extensions: nil)
        var found = document.diagnostics
        guard document.directives.count == 1, let body = document.directives.first?.body else {
            return (nil, ["no directive"])
        }
        let settings = Schema("a widget", noun: "option", [label]).read(body, diagnostics: &found)
        return (settings[label], found.map(\.problem.code))
    }

    /// From the address to the directive and back to the text.
    private static func wayAround(_ text: String) throws -> (text: String?, codes: [String]) {
        let kind = try #require(Widgets.kind(named: "radial-clock"))
        let address = GalleryAddress([("label", text)]).text
        let read = try #require(GalleryAddress(target: "/_gallery/radial-clock\(address)"))
        #expect(read.options.map(\.text).elementsEqual([text]) { $0.utf8.elementsEqual($1.utf8) })
        return label(in: Specimen(of: kind, read.options, in: english).directive)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x7F
    }

    @Test func everyCharacterComesThrough() throws {
        // All before the ideographs, the edges of planes, and of the rest some.
        let all = (UInt32(1)...0x10FFFF).filter { $0 < 0x3200 || $0 & 0xFFFF >= 0xFFF0 || $0 % 251 == 0 }
            .compactMap(Unicode.Scalar.init).filter { !Self.isControl($0) }
        for start in stride(from: 0, to: all.count, by: 2000) {
            var text = ""
            text.unicodeScalars.append(contentsOf: all[start..<min(start + 2000, all.count)])
            let (read, codes) = try Self.wayAround(text)
            #expect(read?.utf8.elementsEqual(text.utf8) == true, "from \(start): \(codes)")
        }
    }

    @Test func randomTextsComeThrough() throws {
        let pieces = [
            "\n", "\t", " ", "  ", "#", " #", ":", ": ", "-", "- ", "?", "{", "}", "[", "]", ",", "&", "*", "!", "|",
            ">", "'",
            "\"", "%", "@", "`", "```", "~~~", "\\", "\\n", "+", "=", "&amp;", "%41", "a", "Z", "0", "10:10", "---",
            "...",
            "null", "true", "~", "é", "e\u{301}", "時計", "🕰️", "👩‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{A0}", "\u{85}", "\u{2028}", "\u{2029}",
            "\u{FEFF}", "\u{202E}", "\u{200B}", "\u{FFFE}", "\u{10FFFF}", "<b>", "</pre>",
        ]
        var chance = SystemRandomNumberGenerator()
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 1...12, using: &chance)).map { _ in
                pieces.randomElement(using: &chance) ?? ""
            }.joined()
            let (read, codes) = try Self.wayAround(text)
            #expect(read?.utf8.elementsEqual(text.utf8) == true, "\(text.debugDescription): \(codes)")
        }
    }

    @Test func whatNoSettingMayHoldIsSaidAndNotLost() throws {
        let kind = try #require(Widgets.kind(named: "radial-clock"))
        for scalar in (UInt32(0)...0x7F).compactMap(Unicode.Scalar.init) where Self.isControl(scalar) {
            let text = "a\(scalar)b"
            #expect(try Self.wayAround(text).codes == ["control-character"], "\(scalar.value)")
            let specimen = Specimen(of: kind, [("label", text)], in: Self.english)
            #expect(specimen.diagnostics.map(\.problem.code) == ["control-character"])
            #expect(specimen.diagnostics.first?.place.line == 2)
            #expect(specimen.wrongOptions == ["label"])
        }
    }

    /// What a build only warns of is shown, and the warning beside it.
    @Test func aWarningLeavesTheWidget() throws {
        let gallery = Gallery()
        let desk = try Self.page("clock-picker?min=11%3A00&value=10%3A10", of: gallery)
        #expect(desk.contains("[value-outside]\n  value: 10:10\n") && desk.contains("<iframe"))
        let frame = try Self.page("_frame/clock-picker?min=11%3A00&value=10%3A10", of: gallery)
        #expect(!frame.contains("value-outside") && frame.contains("<clock-picker"))
    }

    private static func page(_ path: String, of gallery: Gallery) throws -> String {
        let parts = path.prefix { $0 != "?" }.split(separator: "/").map(String.init)
        let surroundings = Gallery.Surroundings(title: "A", home: "/", tag: "")
        return switch gallery.answer(parts, target: "/_gallery/\(path)", in: surroundings) {
        case .page(let bytes), .frame(let bytes): String(decoding: bytes, as: UTF8.self)
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    @Test(arguments: [
        (
            "?valeu=1", "unknown-option",
            "clock-picker.md:2:1: error: clock-picker has no option ‘valeu’; did you mean ‘value’?"
        ),
        ("?step=7", "wrong-value", "clock-picker.md:2:7: error: step must be 1, 2, 3"),
        ("?value=1&value=2", "repeated-name", "clock-picker.md:3:1: error: "),
        ("?view.speed=2", "wrong-value", "address:1:12: error: speed must be 0, 1, 10, 60, 600 or 3600, not ‘2’"),
        ("?view.time=2026-02-30T00%3A00", "wrong-value", "address:1:11: error: time must be"),
        ("?view.hue=1", "unknown-setting", "address:1:1: error: the view has no setting ‘hue’"),
    ])
    func badValuesShowTheDiagnosticOfABuild(_ query: String, _ code: String, _ start: String) throws {
        let gallery = Gallery()
        for path in ["clock-picker", "_frame/clock-picker"] {
            let page = try Self.page(path + query, of: gallery)
            let report = try #require(page.firstMatch(of: #/<pre class="report" tabindex="0">([^<]*)/#)?.1)
            #expect(report.hasPrefix(start))
            #expect(report.contains("[\(code)]\n  "))
            #expect(!page.contains("<clock-picker") && !page.contains("<iframe"))
        }
    }

    @Test func presetsAreRightAndStandStill() throws {
        for kind in Widgets.kinds {
            let presets = GalleryPreset.all(of: kind.name)
            #expect(presets.count > 4)
            #expect(Set(presets.map(\.title)).count == presets.count)
            for preset in presets {
                let specimen = Specimen(of: kind, preset.options, in: Self.english)
                #expect(specimen.diagnostics.map(\.text) == [], "\(kind.name), \(preset.title)")
                // What is not written would be the present time.
                #expect(["value", "start"].contains(preset.options.first?.name))
            }
        }
    }

    @Test(arguments: [
        ("2026-03-29T01:59", true), ("2026-03-29T01:59:50", true), ("2026-03-29T01:59:50Z", true),
        ("2026-03-29T01:59:50+02:00", true), ("2026-03-29T01:59-11:30", true), ("2026-03-29", false),
        ("2026-03-29T25:00", false), ("2026-03-29T01:59:50+2:00", false), ("2026-03-29T01:59:50+25:00", false),
        ("now", false), ("2026-03-29T01:59:50ZZ", false), ("2026-02-29T00:00", false), ("+01:00", false),
    ])
    func timesOfTheStage(_ time: String, _ isRight: Bool) {
        let view = GalleryView(GalleryAddress([("view.time", time)]), languages: ["en"])
        #expect(view.time == (isRight ? time : nil))
        #expect(view.wrong == (isRight ? [] : ["time"]))
    }
}
