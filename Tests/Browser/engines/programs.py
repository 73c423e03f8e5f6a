"""Where the browsers are."""

import glob
import shutil
from pathlib import Path

from requirement import Missing


def find(package: str, *names: str) -> str:
    """The first program of these names, which may be patterns of paths; else a sentence that names the package."""
    for name in names:
        for path in [shutil.which(name), *sorted(glob.glob(name))]:
            if path and not is_stub(Path(path)):
                return path
    raise Missing(f"{names[0]} is not installed: apt-get install {package}")


def is_stub(path: Path) -> bool:
    """On Ubuntu some browsers' names are small scripts that ask for a snap instead of starting anything."""
    with path.open("rb") as file:
        head = file.read(4096)
    return head.startswith(b"#!") and b"/snap/bin" in head and not Path("/snap/bin", path.name).exists()
