"""Firefox, driven by WebDriver BiDi, which it speaks by itself: no driver has to be installed."""

import base64
import json
import os
import re
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

from . import actions
from .bidi import BiDi, BiDiError, Event
from .options import Options
from .page import Engine, Page, ScriptError
from .problems import LISTENER, TURN, Problem, once_each
from .programs import find

# A test run neither reports nor fetches anything, and opens no page of Firefox's own.
QUIET = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
}


class FirefoxPage(Page):
    engine = "firefox"

    def __init__(self, bidi: BiDi, options: Options) -> None:
        self.native, self._problems = bidi, list[Problem]()
        self._user = bidi.call("browser.createUserContext")["userContext"]
        say = {"type": "channel", "value": {"channel": "policy"}}
        bidi.call("script.addPreloadScript", functionDeclaration=LISTENER, arguments=[say], userContexts=[self._user])
        bidi.call("emulation.setTimezoneOverride", timezone=options.timezone, userContexts=[self._user])
        bidi.call("emulation.setLocaleOverride", locale=options.locale, userContexts=[self._user])
        self.tab: str = bidi.call("browsingContext.create", type="tab", userContext=self._user)["context"]
        bidi.listeners[self.tab] = self._hear
        self._url = "about:blank"
        self.viewport(options.width, options.height)

    def _hear(self, method: str, event: Event) -> None:
        if method == "script.message":
            self._problems.append(Problem(self.engine, self._url, "policy", event["data"]["value"]))
        elif event["level"] == "error":
            kind = "console" if event["type"] == "console" or "Content-Security-Policy" in event["text"] else "error"
            frame = next(iter(event.get("stackTrace", {}).get("callFrames", [])), None)
            place = f" ({frame['url']}:{frame['lineNumber'] + 1})" if frame and frame["url"] else ""
            self._problems.append(Problem(self.engine, self._url, kind, event["text"] + place))

    @property
    def problems(self) -> list[Problem]:
        self._run(TURN)
        return once_each(self._problems)

    def goto(self, url: str) -> None:
        self._url = url
        self.native.call("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def reload(self) -> None:
        self.native.call("browsingContext.reload", context=self.tab, wait="complete")

    def viewport(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.native.call("browsingContext.setViewport", context=self.tab, viewport=size)

    def screenshot(self, path: Path) -> None:
        shot = self.native.call("browsingContext.captureScreenshot", context=self.tab)
        Path(path).write_bytes(base64.b64decode(shot["data"]))

    def close(self) -> None:
        self.native.listeners.pop(self.tab)
        self.native.call("browser.removeUserContext", userContext=self._user)

    def _run(self, script: str) -> str:
        # Caught in the page, since Firefox gives no message for an error of a promise that has no stack.
        safe = f"({script}).then((value) => [value, ''], (error) => ['', `${{error}}`])"
        target = {"context": self.tab}
        try:
            answer = self.native.call("script.evaluate", expression=safe, target=target, awaitPromise=True)
        except BiDiError as error:
            raise ScriptError(str(error)) from None
        if answer["type"] == "exception":
            raise ScriptError(answer["exceptionDetails"]["text"])
        value, error = (item["value"] for item in answer["result"]["value"])
        if error:
            raise ScriptError(error)
        return value

    def _act(self, sources: list[actions.Action]) -> None:
        self.native.call("input.performActions", context=self.tab, actions=sources)

    def _move(self, x: float, y: float) -> None:
        self._act(actions.move(x, y))

    def down(self) -> None:
        self._act(actions.down())

    def up(self) -> None:
        self._act(actions.up())

    def wheel(self, dx: float, dy: float) -> None:
        self._act(actions.wheel(self.at, dx, dy))

    def key_down(self, key: str) -> None:
        self._act(actions.key("keyDown", key))

    def key_up(self, key: str) -> None:
        self._act(actions.key("keyUp", key))


class FirefoxProcess:
    """One process with its profile. Dark pages and reduced motion are settings of the whole process."""

    def __init__(self, program: str, dark: bool, reduced_motion: bool) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="gnomon-firefox-", ignore_cleanup_errors=True)
        settings: dict[str, Any] = QUIET | {
            "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
            "ui.prefersReducedMotion": int(reduced_motion),
        }
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items())
        Path(self._profile.name, "user.js").write_text("".join(lines))
        command = [program, "-headless", "--no-remote", "-profile", self._profile.name, "--remote-debugging-port", "0"]
        environment = os.environ | {"MOZ_CRASHREPORTER_DISABLE": "1"}
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.bidi = BiDi(self._address() + "/session")
        self.bidi.call("session.new", capabilities={})
        self.bidi.call("session.subscribe", events=["log.entryAdded", "script.message"])

    def _address(self) -> str:
        assert self._process.stderr
        said = []
        for line in self._process.stderr:
            said.append(line)
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                # Somebody has to go on reading, or Firefox stops when the pipe is full.
                threading.Thread(target=self._process.stderr.read, daemon=True).start()
                return found[1]
        raise RuntimeError("Firefox did not start:\n" + "".join(said[-20:]))

    def close(self) -> None:
        self.bidi.close()
        self._process.terminate()
        self._process.wait()
        self._profile.cleanup()


class Firefox(Engine):
    name = "firefox"

    def __init__(self) -> None:
        self._program = find("firefox-esr", "firefox-esr", "firefox")
        self._processes: dict[tuple[bool, bool], FirefoxProcess] = {}

    def page(self, options: Options) -> FirefoxPage:
        options.allow(self.name, "width", "height", "locale", "timezone", "dark", "reduced_motion")
        looks = (options.dark, options.reduced_motion)
        if looks not in self._processes:
            self._processes[looks] = FirefoxProcess(self._program, *looks)
        return FirefoxPage(self._processes[looks].bidi, options)

    def close(self) -> None:
        for process in self._processes.values():
            process.close()
