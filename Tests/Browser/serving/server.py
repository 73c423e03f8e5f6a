"""A site over HTTP, with the policy that it tells a host to send."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple
from urllib.parse import parse_qsl, quote

from .folder import Folder

RECEIVED = b'<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Received</title><p>Received</p></html>\n'


class Post(NamedTuple):
    """What one form sent; the fields are in the order of the body, since a form may send a name twice."""

    path: str
    fields: list[tuple[str, str]]


class Handler(SimpleHTTPRequestHandler):
    """Files, and any POST. A POST is recorded before it is answered: who has seen the answer finds the record."""

    def __init__(self, *args: object, folder: Folder, posts: list[Post]) -> None:
        self.folder, self.posts = folder, posts
        super().__init__(*args, directory=str(folder.root))

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.folder.base).removeprefix("/"))

    def end_headers(self) -> None:
        if policy := self.folder.policy:
            self.send_header("Content-Security-Policy", policy)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        kind = self.headers.get_content_type()
        if kind != "application/x-www-form-urlencoded":
            return self.send_error(415, f"only urlencoded forms are recorded, not {kind}")
        self.posts.append(Post(self.path, parse_qsl(body, keep_blank_values=True)))
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(RECEIVED)))
        self.end_headers()
        self.wfile.write(RECEIVED)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: what matters is what the page does."""


class Server:
    """Serves on a free port of this machine while it is open."""

    def __init__(self, folder: Folder) -> None:
        self.folder, self.posts = folder, list[Post]()
        handler = partial(Handler, folder=folder, posts=self.posts)
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    def __str__(self) -> str:
        """The address, without a slash at its end."""
        return f"http://127.0.0.1:{self._http.server_port}"

    def url(self, page: str = "index.html") -> str:
        return f"{self}{self.folder.base}{quote(page)}"

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()
