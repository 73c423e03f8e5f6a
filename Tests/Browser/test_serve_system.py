"""What `gnomon serve` asks of the system and is asked by it: ports, addresses, signals, connections."""

import resource
import signal
import socket
import subprocess

import pytest

from requirement import refuse
from serving.workshop import gnomon

CHROMIUM = pytest.mark.parametrize("engine", ["chromium"], indirect=True)


def test_a_port_that_is_taken(serve, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        (tmp_path / "Content").mkdir()
        run = subprocess.run([gnomon(), "serve", tmp_path, "--port", str(port)], capture_output=True, text=True)
        assert run.returncode == 3
        assert f"port {port} is taken" in run.stderr


def test_without_a_port_the_next_free_one_is_taken_and_printed(serve):
    first, second = (serve({"index.md": f"# {name}\n"}, "--host", "127.0.0.1") for name in ("One", "Two"))
    assert first.address != second.address
    assert b"One" in first.page("index.html") and b"Two" in second.page("index.html")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_well(serve, number):
    preview = serve({"index.md": "# Home\n"})
    stream = preview.connect()
    stream.sendall(b"GET /_preview/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert stream.recv(15) == b"HTTP/1.1 200 OK"
    assert preview.end(number) == 0
    assert sorted(path.name for path in preview.root.iterdir()) == ["Content"], "nothing is written"


@CHROMIUM
def test_the_site_is_served_where_it_will_be(serve, page):
    preview = serve({
        "site.yml": "base: https://u.github.io/repo/\nhtml: true\n", "a.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
        "index.md": '# Home\n\n![A picture](/a.svg)\n\n<a href="b.md">B</a>\n', "b.md": "# B\n",
    })  # fmt: skip
    assert preview.address.endswith("/repo/")
    host = preview.address.removesuffix("repo/")
    page.goto(host)
    assert page.evaluate("location.href") == preview.address
    assert page.evaluate("document.querySelector('img').complete && [...document.links].at(-1).href").startswith(host)
    page.goto(preview.address + "none")
    page.goto(page.evaluate("document.querySelector('.site-name').href"))
    assert page.evaluate("document.title") == "Clocks"
    # A mistake that would show only on the host shows here.
    assert preview.get("/b.html")[0] == 404
    assert preview.get("/repo/b.html")[0] == 200
    preview.save("index.md", "# Home\n\nSaved\n")
    page.wait_for("document.querySelector('main').innerText.includes('Saved')")


def test_bad_requests_over_a_socket(serve):
    preview = serve({"index.md": "# Home\n"})
    home = preview.page("index.html")
    assert preview.get("/", Host="evil.test")[0] == 421
    assert preview.get("/%2e%2e/%2e%2e/etc/passwd")[0] == 404
    assert preview.get("/", method="POST")[0] == 405
    status, body = preview.get("/index.html", method="HEAD")
    assert (status, body) == (200, b"")
    stream = b"GET /_preview/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for request in (
        b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 4096, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 9000,
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50,
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", stream, stream + b"more", stream * 9,
    ):  # fmt: skip
        with preview.connect() as connection:
            try:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65536):
                    pass
            except OSError:
                pass  # The preview may hang up whenever it likes.
    assert preview.page("index.html") == home


def test_many_connections_that_say_little_stop_nothing(serve):
    allow_files(1100)
    preview = serve({"index.md": "# Home\n"})
    slow = [preview.connect() for _ in range(1000)]
    for byte in b"GET / HTTP":
        for connection in slow:
            connection.send(bytes([byte]))
    preview.save("index.md", "# Other\n")
    preview.built()
    assert b"Other" in preview.page("index.html")
    for connection in slow:
        connection.close()
    assert preview.get("/")[0] == 200


def allow_files(count):
    """Lets this process have so many files open, as far as the system does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < count:
        if hard != resource.RLIM_INFINITY and hard < count:
            refuse(f"the system lets this process have {hard} open files, not {count}: ulimit -Hn {count}")
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))
