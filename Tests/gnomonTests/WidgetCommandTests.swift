import Foundation
import Testing
import Widgets

@testable import gnomon

@Suite struct WidgetCommandTests {
    /// A mistake is told as one of a directive is, at its place in the command.
    @Test(arguments: [
        (
            "clock-picker --valeu 16:00",
            """
            command line:1:30: error: clock-picker has no option ‘valeu’; did you mean ‘value’? [unknown-option]
              gnomon widget clock-picker --valeu 16:00
                                           ^~~~~

            """
        ),
        (
            "clock-picker --step=7",
            """
            command line:1:35: error: step must be 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30, not ‘7’ [wrong-value]
              gnomon widget clock-picker --step=7
                                                ^

            """
        ),
        (
            "clock-picker --timezone Europe/Berlin",
            """
            command line:1:39: error: a time of any day is in no time zone; give the value a date, as in \
            2026-02-28T08:05, or leave out ‘timezone’ [timezone-without-date]
              gnomon widget clock-picker --timezone Europe/Berlin
                                                    ^~~~~~~~~~~~~

            """
        ),
        ("clock-piker", "gnomon: there is no widget ‘clock-piker’; did you mean ‘clock-picker’?\n"),
        ("", "gnomon: widget wants a NAME after it\n"),
        ("clock-picker --fromat svg", "gnomon: there is no option ‘--fromat’; did you mean ‘--format’?\n"),
        ("clock-picker --format pdf", "gnomon: there is no format ‘pdf’; ‘gnomon help widget’ lists what there is\n"),
        ("clock-picker --language jp", "gnomon: there is no language ‘jp’; did you mean ‘ja’?\n"),
        ("clock-picker --step 5 --step=5", "gnomon: --step is given twice; keep one of them\n"),
        ("clock-picker --assets a", "gnomon: --assets goes with ‘--format fragment’ only\n"),
        ("clock-picker --output", "gnomon: --output wants a FILE after it\n"),
        ("clock-picker a", "gnomon: widget has no use for ‘a’; see ‘gnomon help widget’\n"),
        ("clock-picker -x", "gnomon: there is no option ‘-x’; ‘gnomon --help’ lists what there is\n"),
    ])
    func mistakes(_ words: String, _ complaint: String) throws {
        let result = try Program().run("$GNOMON widget \(words)")
        #expect(result.complaint == complaint && result.status == 2 && result.output == "")
    }

    @Test func aWarningIsNoFailure() throws {
        let result = try Program().run("$GNOMON widget clock-picker --value 10:11 --step 5 --format svg")
        #expect(result.status == 0 && result.complaint.contains("[value-outside]") && result.output.hasPrefix("<svg"))
    }

    @Test func helpIsHelpUnlessTextFollows() throws {
        let program = try Program()
        #expect(try program.run("$GNOMON widget clock-picker --help").output.contains("Options of clock-picker:"))
        #expect(try program.run("$GNOMON widget --help").output == Command.all.first { $0.name == "widget" }?.help)
        let fragment = "$GNOMON widget clock-picker --help 'Turn it.' --format fragment"
        #expect(try program.run(fragment).output.contains(">Turn it.</span>"))
    }

    /// Else one of them could not be given.
    @Test func noWidgetHasAnOptionOfTheCommandsOwn() throws {
        let command = try #require(Command.all.first { $0.name == "widget" })
        for kind in Widgets.kinds {
            for option in kind.options { #expect(!command.options.contains { $0.name == "--\(option.name)" }) }
        }
    }

    @Test(arguments: [
        ("--assets static/clocks", "static/clocks/"), ("--assets a --output pages/x.html", "../a/"),
        ("--assets pages --output pages/x.html", ""), ("--assets .", ""), ("", ""), ("--base /a --assets b", "/a/"),
        ("--base https://example.org/ --assets b", "https://example.org/"), ("--base '\"x'", "&quot;x/"),
    ])
    func addressesOfAFragment(_ words: String, _ base: String) throws {
        let program = try Program(["pages/index.html": ""])
        let result = try program.run("$GNOMON widget clock-picker --format fragment \(words); cat pages/x.html || true")
        #expect(result.output.contains("href=\"\(base)gnomon.css\""))
        #expect(result.output.contains("src=\"\(base)gnomon.en.js\""))
        if let folder = words.firstMatch(of: #/--assets (\S+)/#)?.1 {
            #expect(program.text("\(folder)/gnomon.css") != nil && program.text("\(folder)/gnomon.en.js") != nil)
        }
    }

    /// Neither a device nor a link is replaced by a file.
    @Test func outputGoesWhereItIsSent() throws {
        let program = try Program(["file": "old"])
        let command = "$GNOMON widget clock-picker --format svg --output"
        let result = try program.run(
            "ln -s file link && \(command) link && \(command) /dev/null && ls -l && test -c /dev/null")
        #expect(result.status == 0 && result.output.contains("link -> file"))
        #expect(program.text("file")?.hasPrefix("<svg") == true)
        #expect(try program.run("\(command) no/such/folder.svg").status == 3)
    }

    @Test func eachKindCanBeExportedInEveryFormat() throws {
        let program = try Program()
        let starts = [("html", "<!DOCTYPE html>"), ("svg", "<svg xmlns="), ("fragment", "<div lang=\"ja\">")]
        for kind in Widgets.kinds {
            for (format, start) in starts {
                let result = try program.run("$GNOMON widget \(kind.name) --format \(format) --language ja")
                #expect(result.status == 0 && result.complaint == "" && result.output.hasPrefix(start))
                // An empty line would end the HTML within Markdown.
                #expect(format != "fragment" || !result.output.contains("\n\n"))
            }
        }
    }
}
