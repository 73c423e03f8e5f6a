import Site
import Widgets

/// The shells that completions are printed for. What they offer is made from the table of commands.
enum Shell: String, CaseIterable {
    case bash
    case fish
    case zsh

    /// The script that the shell is to read.
    var completions: String {
        switch self {
        case .bash: bash
        case .fish: fish
        case .zsh: zsh
        }
    }

    /// The words that come first.
    static let first: [(word: String, summary: String)] =
        Command.all.map { ($0.name, $0.summary) } + [
            ("help", "Say more about a command."), ("--help", "Say what there is."),
            ("--version", "Print the version."),
        ]
}

extension Command {
    /// All options, with those of a kind of widget as its directive has them.
    func options(of kind: (any Widget.Type)?) -> [Option] {
        let own = options + [Self.helpOption]
        guard let kind else { return own }
        let names = Set(kind.options.map { "--\($0.name)" })
        return kind.options.map { option in
            // Hundreds of names are no help.
            let choices = option.choices.map { $0.count <= 100 ? $0 : [] } ?? []
            return Option(name: "--\(option.name)", value: "VALUE", summary: option.summary, choices: choices)
        } + own.filter { !names.contains($0.name) }
    }

    /// The kinds whose options the command takes besides its own.
    var kinds: [any Widget.Type] { name == "widget" ? Widgets.kinds : [] }
}

// MARK: - bash

extension Shell {
    private var bash: String {
        let commands = Command.all.map { command in
            "    \(command.name))\n\(bashCase(command))        ;;\n"
        }
        return """
            # Completions of gnomon for bash, printed by `gnomon completions bash`.
            _gnomon() {
              local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words='' files='' kind=''
              # bash takes `=` for a word of its own.
              if [[ $word == = ]]; then word=''; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
              if (( COMP_CWORD == 1 )); then
                words='\(Self.first.map(\.word).joined(separator: " "))'
              else
                case ${COMP_WORDS[1]} in
                help) (( COMP_CWORD == 2 )) && words='\(Command.all.map(\.name).joined(separator: " "))' ;;
            \(commands.joined())    esac
              fi
              COMPREPLY=()
              [[ -z $files ]] || compopt -o filenames 2>/dev/null
              while IFS= read -r word; do
                COMPREPLY+=("$word")
              done < <(if [[ -n $files ]]; then compgen -A "$files" -- "$word"; else compgen -W "$words" -- "$word"; fi)
            }
            complete -F _gnomon gnomon

            """
    }

    private func bashCase(_ command: Command) -> String {
        var lines: [String] = []
        if !command.kinds.isEmpty {
            lines.append("kind=${COMP_WORDS[2]}")
            lines.append("case $kind in")
            for kind in command.kinds { lines += ["\(kind.name))"] + bashOptions(command, kind) + [";;"] }
            lines += ["*)"] + bashOptions(command, nil) + [";;", "esac"]
        } else {
            lines += bashOptions(command, nil)
        }
        return lines.map { "        \($0)\n" }.joined()
    }

    private func bashOptions(_ command: Command, _ kind: (any Widget.Type)?) -> [String] {
        let options = command.options(of: kind)
        var lines = ["case $before in"]
        for option in options where option.value != nil {
            lines.append("\(option.name)) \(bashWords(option.choices, option.value)) ;;")
        }
        let operands = command.operands.first.map { bashWords($0.choices, "DIR") } ?? ":"
        // An operand that is one of a few words is the second word of all.
        let isAtPlace = command.operands.first?.choices.isEmpty ?? true
        lines.append(
            "*) if [[ $word == -* ]]; then words='\(options.map(\.name).joined(separator: " "))'; "
                + (isAtPlace ? "else \(operands); fi ;;" : "elif (( COMP_CWORD == 2 )); then \(operands); fi ;;"))
        return lines + ["esac"]
    }

    private func bashWords(_ choices: [String], _ value: String?) -> String {
        if !choices.isEmpty { return "words='\(choices.joined(separator: " "))'" }
        return value == "DIR" ? "files=directory" : value == "FILE" ? "files=file" : ":"
    }
}

// MARK: - fish

extension Shell {
    private var fish: String {
        var lines = [
            "# Completions of gnomon for fish, printed by `gnomon completions fish`.", "complete -c gnomon -f",
        ]
        for (word, summary) in Self.first where !word.hasPrefix("-") {
            lines.append("complete -c gnomon -n __fish_use_subcommand -a \(word) -d \(summary.quoted)")
        }
        for (word, summary) in Self.first where word.hasPrefix("--") {
            lines.append("complete -c gnomon -n __fish_use_subcommand -l \(word.dropFirst(2)) -d \(summary.quoted)")
        }
        let names = Command.all.map(\.name).joined(separator: " ")
        lines.append("complete -c gnomon -n '__fish_seen_subcommand_from help' -a '\(names)'")
        for command in Command.all {
            let seen = "__fish_seen_subcommand_from \(command.name)"
            for option in command.options(of: nil) { lines.append(fishOption(option, when: seen)) }
            for kind in command.kinds {
                let seen = "\(seen); and __fish_seen_subcommand_from \(kind.name)"
                let own = Set(command.options(of: nil).map(\.name))
                for option in command.options(of: kind) where !own.contains(option.name) {
                    lines.append(fishOption(option, when: seen))
                }
            }
            guard let operand = command.operands.first else { continue }
            if operand.choices.isEmpty {
                lines.append("complete -c gnomon -n '\(seen)' -a '(__fish_complete_directories)'")
            } else {
                let words = operand.choices.joined(separator: " ")
                let condition = "\(seen); and not __fish_seen_subcommand_from \(words)"
                lines.append("complete -c gnomon -n '\(condition)' -a '\(words)'")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func fishOption(_ option: Command.Option, when condition: String) -> String {
        let value =
            switch option.value {
            case nil: ""
            case "DIR": " -x -a '(__fish_complete_directories)'"
            case "FILE": " -r -F"
            default: option.choices.isEmpty ? " -x" : " -x -a '\(option.choices.joined(separator: " "))'"
            }
        return "complete -c gnomon -n '\(condition)' -l \(option.name.dropFirst(2))\(value) -d \(option.summary.quoted)"
    }
}

// MARK: - zsh

extension Shell {
    private var zsh: String {
        let first = Self.first.map { "    \("\($0.word):\($0.summary)".quoted)\n" }
        let commands = Command.all.map { command in
            "    \(command.name))\n\(zshCase(command))      ;;\n"
        }
        return """
            #compdef gnomon
            # Completions of gnomon for zsh, printed by `gnomon completions zsh`.
            _gnomon() {
              local -a first
              first=(
            \(first.joined())  )
              if (( CURRENT == 2 )); then
                _describe command first
                return
              fi
              local command=$words[2] kind=$words[3]
              shift words
              (( CURRENT-- ))
              case $command in
                help) _arguments '1:command:(\(Command.all.map(\.name).joined(separator: " ")))' ;;
            \(commands.joined())  esac
            }
            if [[ $funcstack[1] == _gnomon ]]; then _gnomon "$@"; else compdef _gnomon gnomon; fi

            """
    }

    private func zshCase(_ command: Command) -> String {
        guard !command.kinds.isEmpty else { return "      \(zshArguments(command, nil))\n" }
        let cases = command.kinds.map { "        \($0.name)) \(zshArguments(command, $0)) ;;\n" }
        return "      case $kind in\n\(cases.joined())        *) \(zshArguments(command, nil)) ;;\n      esac\n"
    }

    private func zshArguments(_ command: Command, _ kind: (any Widget.Type)?) -> String {
        let options = command.options(of: kind).map { option in
            let about = option.summary.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
            guard let value = option.value else { return "\(option.name)[\(about)]".quoted }
            return "\(option.name)=[\(about)]:\(value):\(zshWords(option.choices, value))".quoted
        }
        let operands = command.operands.enumerated().map { index, operand in
            "\(index + 1):\(operand.name):\(zshWords(operand.choices, "DIR"))".quoted
        }
        return (["_arguments"] + options + operands).joined(separator: " ")
    }

    private func zshWords(_ choices: [String], _ value: String) -> String {
        if !choices.isEmpty { return "(\(choices.map { $0.replacing(":", with: "\\:") }.joined(separator: " ")))" }
        return value == "DIR" ? "_files -/" : value == "FILE" ? "_files" : ""
    }
}

extension String {
    /// As a word that a shell leaves as it is.
    fileprivate var quoted: String {
        // fish takes a backslash before a quotation mark, bash and zsh do not: the typographic one serves all.
        "'\(replacing("'", with: "’"))'"
    }
}
