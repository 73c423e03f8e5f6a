"""`gnomon serve` as a process, and its files as an editor saves them."""

import os
import re
import signal
import socket
import subprocess
from http.client import HTTPConnection
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from urllib.parse import urlsplit

import pytest

from .workshop import gnomon

SCRIPT = re.compile(rb'<script defer src="/_preview/reload\.js"[^>]*></script>\n')
POLICY = b"; connect-src &#39;self&#39;"


class Preview:
    """A preview of a little site. What it prints is read line by line: a line is an event to wait for."""

    def __init__(self, root: Path, files: dict[str, str], *options: str) -> None:
        self.root, self.content = root, root / "Content"
        self.content.mkdir(parents=True)
        for name, text in files.items():
            self.save(name, text)
        self.process = subprocess.Popen(
            [gnomon(), "serve", str(root), *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.lines, self.complaints = Queue[str](), Queue[str]()
        for stream, queue in ((self.process.stdout, self.lines), (self.process.stderr, self.complaints)):
            Thread(target=lambda stream=stream, queue=queue: [queue.put(line) for line in stream], daemon=True).start()
        self.address = self.wait_for(r"Serving (http://\S+/) until")[1]

    def wait_for(self, pattern: str, seconds: float = 30) -> re.Match[str]:
        """The next line that matches."""
        while True:
            try:
                line = self.lines.get(timeout=seconds)
            except Empty:
                pytest.fail(f"the preview did not say {pattern!r}", pytrace=False)
            if match := re.search(pattern, line):
                return match

    def built(self) -> None:
        """Waits for the next build, good or bad."""
        self.wait_for(r"^Built|until that is mended$")

    def save(self, name: str, text: str) -> None:
        """Writes a file beside another and renames it over that, as many editors do."""
        path = self.content / name
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)

    def get(self, path: str, method: str = "GET", **headers: str) -> tuple[int, bytes]:
        """Asks for a path as it stands here, unlike a browser, which tidies it."""
        where = urlsplit(self.address)
        connection = HTTPConnection(where.hostname, where.port, timeout=30)
        connection.request(method, path, headers=headers)
        response = connection.getresponse()
        answer = response.status, response.read()
        connection.close()
        return answer

    def page(self, path: str) -> bytes:
        """A file of the site without what the preview adds."""
        status, body = self.get("/" + path)
        assert status == 200, f"{path}: {status}"
        return SCRIPT.sub(b"", body, count=1).replace(POLICY, b"", 1) if path.endswith(".html") else body

    def connect(self) -> socket.socket:
        where = urlsplit(self.address)
        return socket.create_connection((where.hostname, where.port), timeout=30)

    def end(self, number: int = signal.SIGINT) -> int:
        """Ends it by a signal; gives the exit status."""
        self.process.send_signal(number)
        return self.process.wait(timeout=30)

    def close(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
