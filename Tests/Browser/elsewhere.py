"""Widgets outside of Gnomon's sites: what `gnomon widget` makes, in pages of other makers."""

import subprocess
import sys
from pathlib import Path

import pytest

from requirement import Missing, refuse
from serving.workshop import gnomon


def widget(*words: object, folder: Path) -> str:
    """What the command prints; it is to have nothing to say beside that."""
    try:
        run = subprocess.run([gnomon(), "widget", *map(str, words)], capture_output=True, text=True, cwd=folder)
    except Missing as missing:
        refuse(str(missing))
    if run.returncode or run.stderr:
        pytest.fail(f"gnomon widget ended with {run.returncode}:\n{run.stderr}", pytrace=False)
    return run.stdout


def page(body: str, style: str = "") -> str:
    """A page as somebody writes it by hand."""
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>A page</title>\n'
        f"<style>{style}</style>\n</head>\n<body>\n<h1>A page</h1>\n{body}</body>\n</html>\n"
    )


def tool(name: str, *words: str, folder: Path) -> None:
    """Runs a site generator of requirements.txt."""
    path = Path(sys.executable).with_name(name)
    if not path.exists():
        refuse(f"{name} is not installed: pip install -r Tests/Browser/requirements.txt")
    run = subprocess.run([path, *words], capture_output=True, text=True, cwd=folder)
    assert run.returncode == 0, run.stdout + run.stderr
