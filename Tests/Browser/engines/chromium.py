"""Chromium, driven by Playwright. The installed browser is used; Playwright downloads none."""

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Playwright, sync_playwright

from .options import Options
from .page import Engine, Page, ScriptError
from .problems import LISTENER, TURN, Problem, once_each
from .programs import find


class ChromiumPage(Page):
    engine = "chromium"

    def __init__(self, context: BrowserContext, javascript: bool) -> None:
        self._context, self._javascript, self._problems = context, javascript, list[Problem]()
        context.expose_binding("gnomonProblem", lambda source, text: self._note("policy", text, source["page"].url))
        context.add_init_script(f"({LISTENER})(window.gnomonProblem)")
        self.native = context.new_page()
        self.native.on("console", self._hear)
        self.native.on("pageerror", lambda error: self._note("error", str(error)))

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "assert"):
            self._note("console", f"{message.text} ({message.location['url']}:{message.location['lineNumber'] + 1})")

    def _note(self, kind: str, text: str, url: str | None = None) -> None:
        self._problems.append(Problem(self.engine, url or self.native.url, kind, text))

    @property
    def problems(self) -> list[Problem]:
        if self._javascript:
            self._run(TURN)
        return once_each(self._problems)

    def goto(self, url: str) -> None:
        self.native.goto(url)

    def reload(self) -> None:
        self.native.reload()

    def viewport(self, width: int, height: int) -> None:
        self.native.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path) -> None:
        self.native.screenshot(path=path)

    def close(self) -> None:
        self._context.close()

    def _run(self, script: str) -> str:
        try:
            return self.native.evaluate(script)
        except Error as error:
            raise ScriptError(error.message) from None

    def _move(self, x: float, y: float) -> None:
        self.native.mouse.move(x, y)

    def down(self) -> None:
        self.native.mouse.down()

    def up(self) -> None:
        self.native.mouse.up()

    def wheel(self, dx: float, dy: float) -> None:
        self.native.mouse.wheel(dx, dy)

    def key_down(self, key: str) -> None:
        self.native.keyboard.down(key)

    def key_up(self, key: str) -> None:
        self.native.keyboard.up(key)


class Chromium(Engine):
    name = "chromium"

    def __init__(self) -> None:
        program = find("chromium", "chromium", "google-chrome", "google-chrome-stable")
        self._playwright: Playwright = sync_playwright().start()
        # Chromium's sandbox refuses to run as root, which is who runs in most containers.
        alone = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.browser: Browser = self._playwright.chromium.launch(executable_path=program, args=alone)

    def page(self, options: Options) -> ChromiumPage:
        context = self.browser.new_context(
            viewport={"width": options.width, "height": options.height},
            locale=options.locale,
            timezone_id=options.timezone,
            color_scheme="dark" if options.dark else "light",
            reduced_motion="reduce" if options.reduced_motion else "no-preference",
            forced_colors="active" if options.forced_colors else "none",
            java_script_enabled=options.javascript,
            has_touch=options.touch,
        )
        return ChromiumPage(context, options.javascript)

    def close(self) -> None:
        self.browser.close()
        self._playwright.stop()
