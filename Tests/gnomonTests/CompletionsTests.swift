import Foundation
import Testing

@testable import gnomon

/// What the Tab key offers, by asking the shells.
@Suite struct CompletionsTests {
    /// What bash would offer after some words, the last of which is being written.
    private static func offers(_ words: [String], in program: Program) throws -> [String] {
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source completions
            COMP_WORDS=(gnomon \(list)) COMP_CWORD=\(words.count)
            _gnomon
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        try program.write(script, to: "ask")
        let result = try program.run("$GNOMON completions bash > completions && bash ask")
        #expect(result.complaint == "")
        return result.output.split(separator: "\n").map(String.init).sorted()
    }

    @Test(arguments: [
        (["b"], ["build"]), (["--v"], ["--version"]), (["help", "wi"], ["widget"]),
        (
            ["build", "--"],
            [
                "--compress", "--dry-run", "--format", "--gallery", "--help", "--jobs", "--output", "--strict",
                "--timing",
            ]
        ),
        (["build", "--format", "s"], ["sarif"]), (["build", "--format", "=", "s"], ["sarif"]),
        (["build", "--format", "="], ["github", "json", "sarif", "text"]), (["build", "--output", "a"], ["a folder"]),
        (["build", ""], ["a folder", "other"]), (["diff", "a folder", "o"], ["other"]),
        (["explain", "unknown-op"], ["unknown-option"]), (["explain", "a", "u"], []),
        (["schema", "f"], ["front-matter"]), (["completions", ""], ["bash", "fish", "zsh"]),
        (["widget", "clock-p"], ["clock-picker"]), (["widget", "clock-picker", "--st"], ["--step"]),
        (["widget", "clock-picker", "--la"], ["--label", "--language"]),
        (["widget", "clock-picker", "--linked", ""], ["false", "true"]),
        (["widget", "clock-picker", "--language", ""], ["en", "ja"]), (["widget", "clock-picker", "--value", ""], []),
        (["widget", "clock-picker", "--output", "ask"], ["ask"]), (["man", ""], []), (["nothing", ""], []),
    ])
    func inBash(_ words: [String], _ expected: [String]) throws {
        let program = try Program(["a folder/x": "", "other/x": ""])
        #expect(try Self.offers(words, in: program) == expected)
    }

    /// fish and zsh are asked where they are installed.
    @Test(arguments: [("fish", "fish --no-execute"), ("zsh", "zsh -n")])
    func otherShellsCanReadTheirs(_ shell: String, _ check: String) throws {
        let program = try Program()
        let result = try program.run(
            "$GNOMON completions \(shell) > completions; ! command -v \(shell) >/dev/null || \(check) completions")
        #expect(result.status == 0 && result.complaint == "")
        let text = try #require(program.text("completions"))
        for command in Command.all {
            #expect(text.contains(command.name))
            for option in command.options { #expect(text.contains(option.name.dropFirst(2))) }
        }
    }
}

@Suite struct ManualTests {
    @Test func everyCommandOptionAndStatusIsInIt() {
        let page = Manual.page.replacing("\\-", with: "-")
        for command in Command.all {
            #expect(page.contains(".SS gnomon \(command.name)\n\(command.summary)"))
            for option in command.options { #expect(page.contains("\\fB\(option.name)\\fR")) }
        }
        for status in Command.statuses { #expect(page.contains(".B \(status.status.rawValue)\n")) }
    }

    /// groff and mandoc are asked where they are installed.
    @Test(arguments: ["groff -man -ww -Tutf8 gnomon.1 >/dev/null", "mandoc -T lint -W error gnomon.1"])
    func formattersHaveNothingToSay(_ formatter: String) throws {
        let name = formatter.prefix { $0 != " " }
        let result = try Program().run(
            "$GNOMON man > gnomon.1 && { ! command -v \(name) >/dev/null || \(formatter); }")
        #expect(result.status == 0 && result.output + result.complaint == "")
    }
}
