/// The manual page gnomon(1), in the macros of man(7). It is made from the table of commands.
enum Manual {
    static var page: String {
        let synopses = Command.all.map { ".B gnomon\n\(operand("\($0.name) \($0.usage)"))\n" }
        let commands = Command.all.map { command in
            let operands = command.operands.filter(\.isListed).map { operand in
                ".TP\n.I \(operand.name)\none of \(escaped(operand.choices.joined(separator: ", ")))\n"
            }
            let options = (command.options + [Command.helpOption]).map { option in
                let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
                return ".TP\n\\fB\(escaped(option.name))\\fR\(value)\n\(escaped(option.summary))\n"
            }
            return """
                .SS gnomon \(escaped(command.name))
                \(escaped(command.summary))
                \(operands.joined())\(options.joined())
                """
        }
        let examples = Command.all.map { ".TP\n\\fB\(escaped($0.example))\\fR\n\(escaped($0.summary))\n" }
        let statuses = Command.statuses.map { ".TP\n.B \($0.status.rawValue)\n\(escaped($0.meaning))\n" }
        return """
            .TH GNOMON 1 "" "gnomon \(Gnomon.version)" "User Commands"
            .SH NAME
            gnomon \\- make web pages from Markdown articles with working clocks in them
            .SH SYNOPSIS
            \(synopses.joined(separator: ".br\n")).SH DESCRIPTION
            Gnomon reads Markdown articles in a folder named Content and makes a folder of HTML pages of them.
            A fenced block with the name of a widget in braces is a clock on its page.
            .SH COMMANDS
            \(commands.joined()).SS gnomon help
            .TP
            \\fBgnomon help\\fR [\\fICOMMAND\\fR]
            Say what there is, or more about a command.
            .TP
            .B gnomon \\-\\-version
            Print the version.
            .SH EXIT STATUS
            \(statuses.joined()).SH ENVIRONMENT
            .TP
            .B SOURCE_DATE_EPOCH
            Nothing that is written depends on the present time; a value that is no number is refused.
            .SH EXAMPLES
            \(examples.joined())
            """
    }

    /// What follows a command's name, with what is to be replaced in italics.
    private static func operand(_ usage: String) -> String {
        let words = usage.split(separator: " ").map { word -> String in
            let letters = word.filter { $0.isLetter }
            let isName = !letters.isEmpty && letters.allSatisfy(\.isUppercase)
            return isName ? "\\fI\(escaped(String(word)))\\fR" : escaped(String(word))
        }
        return words.joined(separator: " ")
    }

    /// Text of which nothing is a macro or an escape. Hyphens stay what can be typed.
    private static func escaped(_ text: String) -> String {
        let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&\(safe)" : safe
    }
}
