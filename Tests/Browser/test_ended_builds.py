"""A build that somebody ends says so, ends by the signal, and leaves the old site; the next build tidies up."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from requirement import Missing, refuse
from serving.workshop import gnomon

SENTENCE = "gnomon: stopped before the end; the next build clears away what this one has begun\n"


def tree(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_whoever_ends_a_build_hears_of_it(tmp_path: Path, number: signal.Signals) -> None:
    for site, pages in {"Old": 3, "New": 400}.items():
        for page in range(pages):
            path = tmp_path / site / f"Content/{page % 10}/{page}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"# {site} {page}\n\n{site}.\n")
    try:
        program = gnomon()
    except Missing as missing:
        refuse(str(missing))
    build = [program, "build", "--output", "out"]
    subprocess.run([*build, "Old"], cwd=tmp_path, check=True, capture_output=True)
    old = tree(tmp_path / "out")
    ended = 0
    for _ in range(5):
        running = subprocess.Popen([*build, "New"], cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        # The build is at work when its folder is there; nothing tells when that is.
        while running.poll() is None and not (tmp_path / ".out.gnomon").exists():
            time.sleep(0.001)
        running.send_signal(number)
        _, complaint = running.communicate()
        if running.returncode == -number:
            ended += 1
            assert complaint == SENTENCE
            assert tree(tmp_path / "out") == old
        again = subprocess.run([*build, "Old"], cwd=tmp_path, check=True, capture_output=True, text=True)
        if running.returncode == -number:
            assert "cleared away what a stopped build had left" in again.stdout
        assert tree(tmp_path / "out") == old and not (tmp_path / ".out.gnomon").exists()
    assert ended > 0
