"""One page in any engine. Tests are written against this and run in all three."""

import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, NamedTuple

from .keys import chord
from .options import Options
from .problems import Problem


class ScriptError(Exception):
    """JavaScript threw, or the document went away while it ran."""


class Box(NamedTuple):
    """A rectangle in CSS pixels of the viewport; y goes down."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Page(ABC):
    """A page with cookies and storage of its own. Coordinates are CSS pixels of the viewport."""

    engine: str
    native: Any
    at: tuple[float, float] = (0, 0)

    @abstractmethod
    def goto(self, url: str) -> None:
        """Open an address and wait for its load event."""

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def viewport(self, width: int, height: int) -> None: ...

    @abstractmethod
    def screenshot(self, path: Path) -> None: ...

    @property
    @abstractmethod
    def problems(self) -> list[Problem]:
        """Everything found since the page was opened; the list is a copy."""

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def _run(self, script: str) -> str:
        """Await a JavaScript expression whose value is text."""

    @abstractmethod
    def _move(self, x: float, y: float) -> None: ...

    @abstractmethod
    def down(self) -> None:
        """Press the primary button where the mouse is."""

    @abstractmethod
    def up(self) -> None: ...

    @abstractmethod
    def wheel(self, dx: float, dy: float) -> None:
        """Turn the mouse wheel where the mouse is; down is positive."""

    @abstractmethod
    def key_down(self, key: str) -> None: ...

    @abstractmethod
    def key_up(self, key: str) -> None: ...

    def evaluate(self, script: str, *args: Any) -> Any:
        """The value, through JSON, of an expression; a function is called with the arguments; a promise is awaited."""
        given = ", ".join(json.dumps(arg) for arg in args)
        call = f"typeof it === 'function' ? await it({given}) : await it"
        return json.loads(
            self._run(f"(async () => {{ const it = ({script}\n); return JSON.stringify({call}) ?? 'null'; }})()")
        )

    def wait_for(self, script: str, *args: Any, seconds: float = 10) -> Any:
        """The first true value of a script.

        Asked from outside, not by a timer in the page: a test may have stopped the page's clock, a hidden page's timers
        are slowed down, and a navigation would take the timer with it. An error counts as false until the time is up.
        """
        deadline, last = time.monotonic() + seconds, "it was never true"
        while time.monotonic() < deadline:
            try:
                if value := self.evaluate(script, *args):
                    return value
            except ScriptError as error:
                last = str(error)
            time.sleep(0.01)
        raise TimeoutError(f"{self.engine} waited {seconds:g} s for {script}: {last}")

    def box(self, selector: str) -> Box:
        """Where the first element that matches is drawn. `>>>` steps into a shadow root."""
        script = """(selector) => {
            const within = (root, part) => (root.shadowRoot ?? root).querySelector(part.trim());
            const box = selector.split(">>>").reduce(within, document).getBoundingClientRect();
            return [box.x, box.y, box.width, box.height];
        }"""
        return Box(*self.evaluate(script, selector))

    def move(self, x: float, y: float, steps: int = 1) -> None:
        """Move the mouse in a straight line; each step is an event."""
        x0, y0 = self.at
        for step in range(1, steps + 1):
            self._move(x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps)
        self.at = (x, y)

    def click(self, x: float, y: float) -> None:
        self.drag((x, y))

    def drag(self, start: tuple[float, float], *through: tuple[float, float], steps: int = 1) -> None:
        """Press at the first point, move through the others, release at the last."""
        self.move(*start)
        self.down()
        for point in through:
            self.move(*point, steps=steps)
        self.up()

    def press(self, keys: str) -> None:
        """Press and release: `ArrowUp`, `a`, `Shift+Tab`, `Control++`."""
        held = chord(keys)
        for key in held:
            self.key_down(key)
        for key in reversed(held):
            self.key_up(key)

    def type(self, text: str) -> None:
        for character in text:
            self.press(character)


class Engine(ABC):
    """One browser for the whole run."""

    name: str

    @abstractmethod
    def page(self, options: Options) -> Page: ...

    def load_problems(self, url: str) -> list[Problem]:
        """Everything that goes wrong while an address is opened, from its first byte on."""
        page = self.page(Options())
        try:
            page.goto(url)
            return page.problems
        finally:
            page.close()

    @abstractmethod
    def close(self) -> None: ...
