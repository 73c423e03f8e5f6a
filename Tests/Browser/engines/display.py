"""A screen that nobody looks at, for an engine that cannot run without one."""

import os
import subprocess

from .programs import find


class Display:
    """An X server. It picks a free number by itself and says so when it is ready."""

    def __init__(self, width: int = 1600, height: int = 1600) -> None:
        read, write = os.pipe()
        command = [
            find("xvfb", "Xvfb"),
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{width}x{height}x24",
            "-nolisten",
            "tcp",
        ]
        self._server = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.name = f":{number}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
