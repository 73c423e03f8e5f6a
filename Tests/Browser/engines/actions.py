"""Input as WebDriver and WebDriver BiDi both take it: one event a call, since the browser remembers what is pressed."""

from typing import Any

from .keys import code

Action = dict[str, Any]


def pointer(**action: Any) -> list[Action]:
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]}]


def move(x: float, y: float) -> list[Action]:
    return pointer(type="pointerMove", x=x, y=y, duration=0)


def down() -> list[Action]:
    return pointer(type="pointerDown", button=0)


def up() -> list[Action]:
    return pointer(type="pointerUp", button=0)


def key(kind: str, name: str) -> list[Action]:
    return [{"type": "key", "id": "keyboard", "actions": [{"type": kind, "value": code(name)}]}]


def wheel(at: tuple[float, float], dx: float, dy: float) -> list[Action]:
    scroll = {"type": "scroll", "x": round(at[0]), "y": round(at[1]), "deltaX": dx, "deltaY": dy, "duration": 0}
    return [{"type": "wheel", "id": "wheel", "actions": [scroll]}]
