import Foundation
import Testing

@testable import gnomon

/// The documentation's pages about the command line name what the table of commands names, and nothing else.
@Suite struct CommandLinePageTests {
    private static func page(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Content/\(path)").standardized
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: page(path), encoding: .utf8)
    }

    private static func sections(of path: String) throws -> [String: String] {
        let sections = try text(path).split(separator: "\n## gnomon ").dropFirst().map { section in
            (String(section.prefix { $0 != "\n" }), String(section))
        }
        return Dictionary(sections) { first, _ in first }
    }

    @Test(arguments: ["reference/command-line.md", "ja/reference/command-line.md"])
    func everyCommandHasItsSection(_ path: String) throws {
        #expect(try Set(Self.sections(of: path).keys) == Set(Command.all.map(\.name)))
    }

    /// A command's section shows what `gnomon help` prints. With GOLDEN=write it is put there.
    @Test func theEnglishPageShowsTheHelp() throws {
        let path = "reference/command-line.md"
        var text = try Self.text(path)
        for command in Command.all {
            let heading = "\n## gnomon \(command.name)\n\n```text\n"
            let start = try #require(text.firstRange(of: heading)?.upperBound, "no section of \(command.name)")
            let end = try #require(text[start...].firstRange(of: "```\n")?.lowerBound)
            if ProcessInfo.processInfo.environment["GOLDEN"] == "write" {
                text.replaceSubrange(start..<end, with: command.help)
            } else {
                #expect(text[start..<end] == command.help, "accept with GOLDEN=write")
            }
        }
        if try text != Self.text(path) { try text.write(to: Self.page(path), atomically: true, encoding: .utf8) }
    }

    @Test(arguments: Command.all.map(\.name))
    func theJapanesePageHasEveryOption(_ name: String) throws {
        let command = try #require(Command.all.first { $0.name == name })
        let section = try Self.sections(of: "ja/reference/command-line.md")[name] ?? ""
        #expect(section.contains("```text\n\(command.synopsis)\n```\n"))
        let rows = section.matches(of: #/\n\| `([^`]+)` \|/#).map { String($0.1) }
        let options = (command.options + [Command.helpOption]).map { option in
            [option.name, option.value].compactMap(\.self).joined(separator: " ")
        }
        #expect(rows == options)
    }

    @Test(arguments: ["reference/command-line.md", "ja/reference/command-line.md"])
    func everyExitStatusIsThere(_ path: String) throws {
        let page = try Self.text(path)
        for (status, meaning) in Command.statuses {
            let row = "\n| \(status.rawValue) |"
            #expect(page.contains(path.hasPrefix("ja") ? row : "\(row) \(meaning) |"))
        }
    }
}
