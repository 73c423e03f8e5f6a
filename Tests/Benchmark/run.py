"""Measures builds of sites of several sizes: Gnomon, the floor (floor.c) and, where it is installed, Hugo.

They take turns, so that a busy machine is busy for all, and each writes into a fresh folder: a file system is slow to use
again what was removed a moment ago. Seconds belong to a machine; the ratios are what can be compared, and `--record` keeps
them in ratios.txt with the commit. It is a benchmark, not a test: it asserts nothing of time."""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import corpus
import preview

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
LARGEST_PREVIEW = 10_000
SCRATCH = REPOSITORY / ".build/bench"
AIMS = """Aims: 10,000 articles within 1.5 times the floor and at least 8 times faster than Hugo; at most 64 MB and less than
4 KB an article beyond; time and bytes of a page at 50,000 within 10 % of those at 1,000; a build over an unchanged site no
slower than the first, writing nothing; 10 articles under 20 ms; gnomon --version under 3 ms."""


@dataclass
class Run:
    """What a process took: seconds, seconds of all cores, bytes of memory at its peak."""

    wall: float
    cpu: float
    peak: int
    output: str


def run(*command: object) -> Run:
    words = [str(word) for word in command]
    # A process counts the memory of the one that it was forked from, so a small one stands between.
    peak = SCRATCH / "peak"
    start = time.perf_counter()
    process = subprocess.Popen(["time", "-o", peak, "-f", "%M", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(words)} ended with status {process.returncode}\n{output}")
    return Run(wall, usage.ru_utime + usage.ru_stime, int(peak.read_text()) * 1024, output)


def least_wall(count: int, *command: object) -> float:
    """The least milliseconds of many runs of what takes few."""
    words = [str(word) for word in command]
    times = []
    for number in range(count):
        own = [word.replace("NUMBER", str(number)) for word in words]
        start = time.perf_counter()
        subprocess.run(own, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def best(runs: list[Run]) -> Run:
    """The least of each: whatever else the machine does only adds."""
    return Run(min(r.wall for r in runs), min(r.cpu for r in runs), min(r.peak for r in runs), runs[0].output)


def pages(root: Path, count: int, text: str) -> None:
    """So many articles of one text."""
    content = root / "Content"
    content.mkdir(parents=True)
    for number in range(count):
        (content / f"page-{number}.md").write_text(f"# Page {number}\n\n{text}\n")


class Table:
    """Rows of numbers under each other, printed as they come."""

    def __init__(self) -> None:
        print(f"{'articles':>8} {'what':<16} {'wall s':>8} {'CPU s':>8} {'peak MB':>8} {'MB out':>8} {'pages/s':>8}")

    def row(self, count: int, what: str, run: Run, bytes_out: int) -> None:
        print(
            f"{count:>8} {what:<16} {run.wall:>8.3f} {run.cpu:>8.3f} {run.peak / 1e6:>8.1f} {bytes_out / 1e6:>8.1f}"
            f" {count / run.wall:>8.0f}",
            flush=True,
        )


class Bench:
    def __init__(self, gnomon: Path, hugo: str | None, rounds: int) -> None:
        self.gnomon, self.hugo, self.rounds = gnomon, hugo, rounds
        self.floor = SCRATCH / "floor"
        self.table = Table()
        self.ratios: list[str] = []

    def note(self, ratio: str) -> None:
        self.ratios.append(ratio)

    def measure(self, count: int, with_hugo: bool) -> tuple[Run, int]:
        """Measures one size; gives Gnomon's best and the bytes that it wrote."""
        root = SCRATCH / str(count)
        source = corpus.write(count, root)
        with_hugo = with_hugo and self.hugo is not None
        if with_hugo:
            corpus.write(count, root / "hugo", hugo=True)
            shutil.copytree(HERE / "hugo", root / "hugo", dirs_exist_ok=True)

        # The floor's pages are as large as Gnomon's, with a part of what is there once for a site.
        run(self.gnomon, "build", root, "--output", root / "first")
        bytes_out = size(root / "first")
        pages, html = map(int, run(self.floor, root / "Content", "-").output.split())
        padding = (bytes_out - html) // pages

        runs: dict[str, list[Run]] = {"gnomon": [], "floor": [], "hugo": [], "gnomon again": []}
        for number in range(self.rounds):
            site = root / f"gnomon-{number}"
            runs["gnomon"].append(run(self.gnomon, "build", root, "--output", site))
            runs["floor"].append(run(self.floor, root / "Content", root / f"floor-{number}", "-x", padding))
            runs["gnomon again"].append(run(self.gnomon, "build", root, "--output", site, "--format", "json"))
            if with_hugo:
                fresh = root / f"hugo-{number}"
                runs["hugo"].append(run(self.hugo, "--quiet", "--source", root / "hugo", "--destination", fresh))

        bests = {what: best(list) for what, list in runs.items() if list}
        for what, least in bests.items():
            place = root / ("gnomon-0" if what == "gnomon again" else f"{what}-0")
            self.table.row(count, what, least, size(place))
        gnomon, floor = bests["gnomon"], bests["floor"]
        self.note(f"{count} articles of {source / count:.0f} bytes, pages of {bytes_out / count:.0f} bytes")
        self.note(f"  wall, of the floor's: {gnomon.wall / floor.wall:.2f}")
        self.note(f"  CPU, of the floor's: {gnomon.cpu / floor.cpu:.2f}")
        if with_hugo:
            self.note(f"  Hugo's wall, of Gnomon's: {bests['hugo'].wall / gnomon.wall:.2f}")
            self.note(f"  Hugo's CPU, of Gnomon's: {bests['hugo'].cpu / gnomon.cpu:.2f}")
        again = bests["gnomon again"]
        written = len(json.loads(again.output)["result"]["written"])
        self.note(f"  again over the same site, of the first: {again.wall / gnomon.wall:.2f}, {written} files written")
        self.note(f"  peak memory: {gnomon.peak / 1e6:.0f} MB")
        if count <= LARGEST_PREVIEW:
            for row in preview.rows(self.gnomon, root, count):
                self.note(row)
        shutil.rmtree(root)
        return gnomon, bytes_out

    def compare(self, small: tuple[int, Run, int], large: tuple[int, Run, int]) -> None:
        (few, run_of_few, bytes_of_few), (many, run_of_many, bytes_of_many) = small, large
        time_of_page = run_of_many.cpu / many / (run_of_few.cpu / few)
        bytes_of_page = bytes_of_many / many / (bytes_of_few / few)
        memory = (run_of_many.peak - run_of_few.peak) / (many - few)
        self.note(f"{many} articles beside {few}")
        self.note(f"  CPU of a page: {time_of_page:.2f}; bytes of a page: {bytes_of_page:.2f}")
        self.note(f"  memory for each further article: {memory:.0f} bytes")

    def long(self) -> None:
        """Long pages: many of 20 KB, and one of 4 MB among short ones."""
        paragraph = "The hand turns, the shadow moves and the hour is read from the dial. " * 6
        for count in (1000, 5000):
            root = SCRATCH / "long"
            pages(root, count, "\n\n".join([paragraph] * 48))
            built = run(self.gnomon, "build", root, "--output", root / "Site")
            self.note(f"{count} pages of 20 KB: peak memory {built.peak / 1e6:.0f} MB, CPU of a page {built.cpu / count * 1000:.2f} ms")
            shutil.rmtree(root)
        root = SCRATCH / "one"
        pages(root, 1000, paragraph)
        without = run(self.gnomon, "build", root, "--output", root / "first")
        (root / "Content/huge.md").write_text("# Huge\n\n" + "\n\n".join([paragraph] * 9500))
        built = run(self.gnomon, "build", root, "--output", root / "second")
        self.note(f"1000 pages of 0.4 KB: {without.wall:.2f} s; with one of 4 MB among them {built.wall:.2f} s")
        shutil.rmtree(root)

    def short(self) -> None:
        """What takes milliseconds, the best of many."""
        root = SCRATCH / "10"
        corpus.write(10, root)
        self.note(f"10 articles: {least_wall(30, self.gnomon, 'build', root, '--output', root / 'NUMBER'):.1f} ms")
        shutil.rmtree(root)
        version, nothing = least_wall(100, self.gnomon, "--version"), least_wall(100, "true")
        self.note(f"gnomon --version: {version:.1f} ms, where a program that does nothing takes {nothing:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures builds of sites of several sizes.")
    parser.add_argument("counts", nargs="*", type=int, default=[1000, 10000], metavar="COUNT")
    parser.add_argument("--rounds", type=int, default=3, help="how often each takes its turn (3)")
    parser.add_argument("--hugo", default=shutil.which("hugo"), help="the program, else the one in PATH")
    parser.add_argument("--hugo-up-to", type=int, default=10000, help="the largest site for Hugo (10000)")
    parser.add_argument("--record", action="store_true", help="keep the ratios in Tests/Benchmark/ratios.txt")
    arguments = parser.parse_args()

    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    libraries = ["-lcmark", "-lpthread"]
    subprocess.run(["cc", "-O2", "-o", SCRATCH / "floor", HERE / "floor.c", *libraries], check=True)
    gnomon = REPOSITORY / ".build/release/gnomon"
    load = os.getloadavg()[0]
    bench = Bench(gnomon, arguments.hugo, arguments.rounds)
    measured = []
    for count in sorted(arguments.counts):
        measured.append((count, *bench.measure(count, count <= arguments.hugo_up_to)))
    if len(measured) > 1:
        bench.compare(measured[0], measured[-1])
    bench.long()
    bench.short()
    shutil.rmtree(SCRATCH)

    git = ["git", "-C", str(REPOSITORY)]
    commit = subprocess.run([*git, "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True).stdout.strip()
    if subprocess.run([*git, "diff", "--quiet", "HEAD", "--", "Sources", "Templates", "Package.swift"]).returncode:
        commit += " with changes"
    versions = "no Hugo"
    if arguments.hugo:
        text = subprocess.run([arguments.hugo, "version"], capture_output=True, text=True).stdout
        versions = f"Hugo {re.findall(r'[0-9]+[.][0-9.]+', text)[0]}"
    head = (
        f"Measured at {commit} on {os.cpu_count()} cores ({platform.machine()}), load {load:.1f} at the start; {versions};"
        f" best of {arguments.rounds}.\n{AIMS}\n"
    )
    text = head + "\n" + "\n".join(bench.ratios) + "\n"
    print("\n" + text, end="")
    if arguments.record:
        (HERE / "ratios.txt").write_text(text)


main()
