"""Three browser engines behind one interface. Each starts when it is first asked for and lives to the end."""

from collections.abc import Callable

from .chromium import Chromium
from .firefox import Firefox
from .page import Engine
from .webkit import WebKit

STARTERS: dict[str, Callable[[], Engine]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


class Engines:
    """The engines that this run has started."""

    def __init__(self) -> None:
        self._started: dict[str, Engine] = {}

    def get(self, name: str) -> Engine:
        if name not in self._started:
            self._started[name] = STARTERS[name]()
        return self._started[name]

    def close(self) -> None:
        for engine in self._started.values():
            engine.close()
        self._started.clear()
