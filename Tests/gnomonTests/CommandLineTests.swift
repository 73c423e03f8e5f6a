import Site
import Testing

@testable import gnomon

@Suite struct CommandLineTests {
    private static func complaint(_ words: String) -> String? {
        do throws(UsageError) {
            _ = try Invocation(words.split(separator: " ").map(String.init))
            return nil
        } catch {
            return error.sentence
        }
    }

    @Test(arguments: [
        ("biuld", "there is no command ‘biuld’; did you mean ‘build’?"),
        ("frobnicate", "there is no command ‘frobnicate’; ‘gnomon --help’ lists what there is"),
        ("--verison", "there is no option ‘--verison’; did you mean ‘--version’?"),
        ("build --ouput x", "there is no option ‘--ouput’; did you mean ‘--output’?"),
        ("build --output", "--output wants a DIR after it"),
        ("build --output=", "--output wants a DIR after it"),
        ("build a b", "build has no use for ‘b’; see ‘gnomon help build’"),
        ("render a.md", "render has no use for ‘a.md’; see ‘gnomon help render’"),
        ("render --commonmark=false", "--commonmark is there or not; it takes no value"),
        ("render --commonmark=", "--commonmark is there or not; it takes no value"),
        ("build --help=x", "--help is there or not; it takes no value"),
        ("build --output=/ x --outptu=/", "there is no option ‘--outptu’; did you mean ‘--output’?"),
        ("build --format xml", "there is no format ‘xml’; the formats are text, json, github, sarif"),
        ("render --format srif", "there is no format ‘srif’; did you mean ‘sarif’?"),
        ("diff a b --format sarif", "there is no format ‘sarif’; the formats are text, json"),
        ("diff", "diff wants a folder OLD and one NEW after it"), ("diff a", "diff wants a folder NEW after it"),
        ("diff a b c", "diff has no use for ‘c’; see ‘gnomon help diff’"),
        ("explain a b", "explain has no use for ‘b’; see ‘gnomon help explain’"),
        ("help biuld", "there is no command ‘biuld’; did you mean ‘build’?"),
        ("serve a b", "serve has no use for ‘b’; see ‘gnomon help serve’"),
        ("build --jobs 0", "--jobs wants a number from 1 to 1000, not ‘0’"),
        ("serve --port 65536", "--port wants a number from 0 to 65535, not ‘65536’"),
        ("serve --port=http", "--port wants a number from 0 to 65535, not ‘http’"),
    ])
    func sentence(_ words: String, _ expected: String) {
        #expect(Self.complaint(words) == expected)
    }

    @Test(arguments: [
        ("build", ".", "Site"), ("build docs", "docs", "docs/Site"), ("build docs/ --output out/", "docs", "out"),
        ("build --output=out", ".", "out"), ("build ./", ".", "Site"), ("build ./docs//", "docs", "docs/Site"),
        ("build . --output ./out/.", ".", "out"), ("build /docs/", "/docs", "/docs/Site"), ("build /", "/", "/Site"),
        ("build ../a", "../a", "../a/Site"),
    ])
    func foldersOfABuild(_ words: String, _ root: String, _ output: String) throws {
        guard
            case .build(root, output, Builder.Options(), .text, false) = try Invocation(
                words.split(separator: " ").map(String.init))
        else {
            Issue.record("\(words) is not a build of \(root) into \(output)")
            return
        }
    }

    @Test func aRootThatIsEmptyIsNone() {
        let words = ["build", ""]
        #expect(throws: UsageError.missingValue(option: "build", value: "ROOT")) { try Invocation(words) }
    }

    @Test func everyCommandHasItsHelpWithAnExample() {
        for command in Command.all {
            #expect(
                Command.overview.contains("gnomon \(command.name) ") && command.help.contains("gnomon \(command.name)"))
            for option in command.options { #expect(command.help.contains(option.summary)) }
        }
    }
}
