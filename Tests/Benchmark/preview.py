"""Measures `gnomon serve`: from saving an article until its new page has been fetched, and memory."""

import re
import statistics
import subprocess
import time
from http.client import HTTPConnection
from pathlib import Path

SAVES = 100


class Preview:
    """A preview of a site that can be asked for pages."""

    def __init__(self, gnomon: Path, root: Path) -> None:
        self.content = root / "Content"
        self.process = subprocess.Popen([gnomon, "serve", root], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        port = next(int(found[1]) for line in self.process.stdout if (found := re.search(r"http://[^/]+:(\d+)/", line)))
        self.connection = HTTPConnection("127.0.0.1", port)

    def get(self, path: str) -> bytes:
        self.connection.request("GET", path)
        return self.connection.getresponse().read()

    def milliseconds(self, path: str, saved: str, shown: str) -> float:
        """Saves an article and fetches its page until that shows what was saved."""
        page = f"/{path.removesuffix('.md')}.html"
        start = time.perf_counter()
        (self.content / path).write_text(saved, encoding="utf-8")
        while shown.encode() not in self.get(page):
            pass
        return (time.perf_counter() - start) * 1000

    def peak(self) -> int:
        """The memory that it has needed so far, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0]) * 1024


def rows(gnomon: Path, root: Path, count: int) -> list[str]:
    """What the preview of a site of so many articles takes."""
    start = time.perf_counter()
    preview = Preview(gnomon, root)
    try:
        ready = time.perf_counter() - start
        article = sorted(path.relative_to(preview.content).as_posix() for path in preview.content.rglob("*.md"))[count // 2]
        text = (preview.content / article).read_text(encoding="utf-8")
        times = sorted(preview.milliseconds(article, f"{text}\nSaved {n}.\n", f"Saved {n}.") for n in range(SAVES))
        titled = preview.milliseconds(article, re.sub("(?m)^title: .*", "title: Renamed", text, count=1), "<title>Renamed")
        preview.get("/_gnomon/search/en/start.js")
        return [
            f"preview of {count} articles: ready after {ready:.1f} s",
            f"  an article saved and its page fetched: {statistics.median(times):.1f} ms at the median,"
            f" {times[SAVES * 9 // 10]:.1f} ms at the 90th percentile; with another title {titled:.0f} ms",
            f"  peak memory, the search asked for: {preview.peak() / 1e6:.0f} MB",
        ]
    finally:
        preview.process.kill()
        preview.process.wait()
