import Testing

/// What an article can get wrong about clocks that only show a time.
@Suite struct LiveClockInputTests {
    static let inputs: [BadInput] = [
        BadInput("a clock bound to nothing", "```{radial-clock}\nbind: meeting\n```\n", "2:7 unknown-binding"),
        BadInput(
            "a clock bound to another clock that only shows",
            "```{digital-clock}\nbind: m\n```\n\n```{radial-clock}\nbind: m\n```\n",
            "2:7 unknown-binding", "6:7 unknown-binding"),
        BadInput(
            "a clock bound to a part of a time",
            "```{clock-picker}\nbind: m\n```\n\n```{digital-clock}\nbind: m.start\n```\n", "6:7 unknown-part"),
        BadInput("a name with a blank", "```{digital-clock}\nbind: a b\n```\n", "2:7 wrong-value"),
        BadInput("a part with a dot", "```{digital-clock}\nbind: a.b.c\n```\n", "2:7 wrong-value"),
        BadInput("a time without seconds", "```{radial-clock}\nvalue: 10:10\n```\n", "2:8 wrong-value"),
        BadInput("a slant beyond fifteen", "```{digital-clock}\nslant: 16\n```\n", "2:8 wrong-value"),
        BadInput("a slant with a minus", "```{digital-clock}\nslant: -1\n```\n", "2:8 wrong-value"),
        BadInput("hours of neither kind", "```{digital-clock}\nhours: 6\n```\n", "2:8 wrong-value"),
        BadInput("a field's name", "```{digital-clock}\nname: a\n```\n", "2:1 unknown-option"),
        BadInput("a zone that there is not", "```{radial-clock}\ntimezone: Europe/Berln\n```\n", "2:11 wrong-value"),
        BadInput(
            "a bound clock with a value of its own",
            "```{clock-picker}\nbind: m\n```\n\n```{digital-clock}\nbind: m\nvalue: 10:10:30\n```\n", "7:8 bound-clock"),
    ]

    @Test(arguments: inputs) func input(_ input: BadInput) throws { try input.expectRefusal() }
}
