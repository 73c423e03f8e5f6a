"""Key names, as in KeyboardEvent.key, and what WebDriver wants in their place."""

NAMED = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Alt": "\ue00a",
    "Escape": "\ue00c",
    "Space": " ",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
    "Meta": "\ue03d",
}


def code(key: str) -> str:
    """`ArrowUp` -> U+E013; a single character stands for itself."""
    if len(key) == 1:
        return key
    if key not in NAMED:
        raise ValueError(f"no key is called {key!r}; there are {', '.join(NAMED)} and single characters")
    return NAMED[key]


def chord(text: str) -> list[str]:
    """`Shift+Tab` -> Shift, Tab; `+` -> +; `Control++` -> Control, +."""
    held, plus, last = text.rpartition("+")
    if plus and not last:
        held, last = held.rstrip("+"), "+"
    return [*(key for key in held.split("+") if key), last]
