"""What Swift computes and what the printed script computes, compared in each engine to the last digit."""

import os
import subprocess
from pathlib import Path

import pytest

from conftest import REPOSITORY


@pytest.fixture(scope="session")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page that holds Swift's results and works them out again."""
    folder = tmp_path_factory.mktemp("agreement")
    tool = os.environ.get("GNOMON_AGREEMENT", REPOSITORY / ".build/release/agreement")
    subprocess.run([tool, folder], check=True)
    return folder / "index.html"


def test_swift_and_the_script_agree(page, cases):
    page.goto(cases.as_uri())
    result = page.wait_for("result", seconds=120)
    assert result["differences"] == []
    assert result["count"] == {
        "formula": 20_000,
        "drawing": 2_000,
        "face": 1_440,
        "free face": 1_000,
        "limit": 20_000,
        "drag": 1_000_000,
        "radial": 1_500,
        "digital time": 1_548,
        "digital date": 732,
        "digital pair": 500,
        "pose": 2_000,
        "time": 1_440,
        "month": 2_412,
        "month between rows": 2_412,
        "turn": 2_000,
        "drum": 200_000,
        "glide": 50_000,
        "choice": 20_000,
        "search": 24_537,
    }
