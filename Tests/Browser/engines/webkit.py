"""WebKitGTK, driven by its WebDriver in a window of an X server of its own."""

import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options as DriverOptions
from selenium.webdriver.webkitgtk.service import Service

from . import actions
from .display import Display
from .options import Options
from .page import Engine, Page, ScriptError
from .problems import LISTENER, Problem, once_each
from .programs import find

# The driver runs nothing before a page's own scripts and cannot read the console. This hears what happens after load.
LISTEN = f"""() => {{
    const heard = window.gnomonProblems = [];
    const note = (kind, text) => heard.push([location.href, kind, String(text)]);
    ({LISTENER})((text) => note("policy", text));
    addEventListener("error", (event) => event.error && note("error", event.error));
    addEventListener("unhandledrejection", (event) => note("error", event.reason));
    const original = console.error;
    console.error = (...words) => {{ note("console", words.join(" ")); original.apply(console, words); }};
}}"""
# file:///a.js:2:14: CONSOLE JS ERROR text; the place and the source are not always there.
CONSOLE = re.compile(r"^.*\bCONSOLE (?:([A-Z ]+) )?ERROR .*$", re.MULTILINE)
# A page may have broken its own storage; a frame in it has one of its own making.
CLEAR = """() => {
  const frame = document.documentElement.appendChild(document.createElement("iframe"));
  frame.contentWindow.localStorage.clear();
  frame.contentWindow.sessionStorage.clear();
  frame.remove();
}"""
NARROWEST = 447


class WebKitPage(Page):
    """The one window of a process. Cookies and storage are emptied between tests instead of having a context each."""

    engine = "webkit"

    def __init__(self, driver: WebKitGTK, options: Options) -> None:
        self.native, self._problems = driver, list[Problem]()
        self.viewport(options.width, options.height)

    def _collect(self) -> None:
        heard = self.evaluate("() => (window.gnomonProblems ?? []).splice(0)")
        self._problems += [Problem(self.engine, *problem) for problem in heard]

    @property
    def problems(self) -> list[Problem]:
        """Since the last load event of `goto` or `reload`; `load_problems` of the engine hears what comes before."""
        self._collect()
        return once_each(self._problems)

    def goto(self, url: str) -> None:
        self._collect()
        here, there = urlsplit(self.native.current_url), urlsplit(url)
        if (here.scheme, here.netloc) != (there.scheme, there.netloc):
            self._forget()
        self.native.get(url)
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self._collect()
        self.native.refresh()
        self.evaluate(LISTEN)

    def viewport(self, width: int, height: int) -> None:
        if width < NARROWEST:
            raise ValueError(f"a window of WebKitGTK's browser is at least {NARROWEST} px wide, not {width}")
        inside = self.evaluate("[innerWidth, innerHeight]")
        outside = self.native.get_window_size()
        frame = (outside["width"] - inside[0], outside["height"] - inside[1])
        self.native.set_window_size(width + frame[0], height + frame[1])
        self.wait_for("(w, h) => innerWidth === w && innerHeight === h", width, height)

    def screenshot(self, path: Path) -> None:
        self.native.save_screenshot(str(path))

    def close(self) -> None:
        self.native.execute(Command.W3C_CLEAR_ACTIONS)
        self._forget()
        self.native.get("about:blank")

    def _forget(self) -> None:
        if not self.native.current_url.startswith("about:"):
            self.native.delete_all_cookies()
            self.evaluate(CLEAR)

    def _run(self, script: str) -> str:
        try:
            return self.native.execute_script(f"return {script}")
        except WebDriverException as error:
            raise ScriptError(error.msg) from None

    def _act(self, sources: list[actions.Action]) -> None:
        self.native.execute(Command.W3C_ACTIONS, {"actions": sources})

    def _move(self, x: float, y: float) -> None:
        # The driver cuts fractions off; the nearest whole pixel is a smaller error.
        self._act(actions.move(round(x), round(y)))

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


class WebKit(Engine):
    name = "webkit"

    def __init__(self) -> None:
        self._driver = find("webkit2gtk-driver", "WebKitWebDriver")
        self._browser = find("webkit2gtk-driver", "MiniBrowser", "/usr/lib/*/webkit*gtk-*/MiniBrowser")
        self._display = Display()
        self._home = tempfile.TemporaryDirectory(prefix="gnomon-webkit-", ignore_cleanup_errors=True)
        self._sessions: dict[Any, WebKitGTK] = {}

    def page(self, options: Options) -> WebKitPage:
        options.allow(self.name, "width", "height", "timezone", "dark", "reduced_motion")
        looks = (options.timezone, options.dark, options.reduced_motion)
        if looks not in self._sessions:
            self._sessions[looks] = self._start(*looks)
        return WebKitPage(self._sessions[looks], options)

    def _start(self, timezone: str, dark: bool, reduced_motion: bool) -> WebKitGTK:
        chosen = DriverOptions()
        chosen.binary_location = self._browser
        for argument in ["--automation", f"--time-zone={timezone}", *(["--dark-mode"] if dark else [])]:
            chosen.add_argument(argument)
        service = Service(self._driver, env=self._environment(reduced_motion))
        return WebKitGTK(options=chosen, service=service)

    def _environment(self, reduced_motion: bool = False) -> dict[str, str]:
        """A home of its own, so that neither the reader's settings nor what an earlier run stored reaches a page."""
        home = Path(self._home.name, "still" if reduced_motion else "moving")
        settings = home / "config" / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(f"[Settings]\ngtk-enable-animations={int(not reduced_motion)}\n")
        folders = {f"XDG_{kind.upper()}_HOME": str(home / kind) for kind in ("config", "data", "cache", "state")}
        plain = {
            "DISPLAY": self._display.name,
            "LC_ALL": "C",
            "TZ": "UTC",
            "NO_AT_BRIDGE": "1",
            "HOME": str(home),
        }
        return os.environ | folders | plain

    def load_problems(self, url: str) -> list[Problem]:
        """By the console of a browser without a driver.

        Under a driver the session is a private one, whose console WebKit does not print, and a listener comes too late.
        """
        command = [self._browser, "--enable-write-console-messages-to-stdout=true", "--exit-after-load", url]
        run = subprocess.run(command, env=self._environment(), capture_output=True, text=True, timeout=60)
        if run.returncode != 0:
            raise RuntimeError(f"{self._browser} ended with {run.returncode} on {url}:\n{run.stderr}")
        return [
            Problem(self.name, url, kind(found[1]), found[0]) for found in CONSOLE.finditer(run.stdout + run.stderr)
        ]

    def close(self) -> None:
        for driver in self._sessions.values():
            driver.quit()
        self._display.close()
        self._home.cleanup()


def kind(source: str | None) -> str:
    return {"SECURITY": "policy", "JS": "error"}.get(source or "", "console")
