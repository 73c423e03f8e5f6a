"""A client for WebDriver BiDi, as small as these tests need it."""

import itertools
import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

Event = dict[str, Any]


class BiDiError(Exception):
    """The browser refused a command."""


class BiDi:
    """Commands are answered in turn; events that arrive meanwhile go to `listeners` of the tab they are about."""

    def __init__(self, address: str) -> None:
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(connect(address, max_size=None))
        self._numbers = itertools.count(1)
        self.listeners: dict[str, Callable[[str, Event], None]] = {}

    def call(self, method: str, **params: Any) -> Event:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=60))
            if message["type"] == "event":
                self._tell(message["method"], message["params"])
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise BiDiError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def _tell(self, method: str, params: Event) -> None:
        tab = params.get("source", {}).get("context")
        if tab in self.listeners:
            self.listeners[tab](method, params)

    def close(self) -> None:
        self._stack.close()
