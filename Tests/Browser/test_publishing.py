"""The workflows that the documentation gives away, and the one for releases, hold under a checker of other people's."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import REPOSITORY
from requirement import refuse

PAGES = ["publishing/index.md", "ja/publishing/index.md"]


def blocks(page: str) -> list[str]:
    """What is to be copied out of a page: its fenced blocks of YAML and of nginx’s language."""
    return re.findall(r"^```(?:yaml|text)\n(.*?)^```$", (REPOSITORY / "Content" / page).read_text(), re.S | re.M)


def test_both_languages_say_the_same() -> None:
    assert len(blocks(PAGES[0])) == 3
    assert blocks(PAGES[0]) == blocks(PAGES[1])


def zizmor(workflow: str, folder: Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which("zizmor", path=str(Path(sys.executable).parent)) or shutil.which("zizmor")
    if not program:
        refuse("zizmor is not installed: pip install -r Tests/Browser/requirements.txt")
    file = folder / ".github/workflows/publish.yml"
    file.parent.mkdir(parents=True)
    file.write_text(workflow)
    return subprocess.run([program, "--offline", "--persona=auditor", file], capture_output=True, text=True)


def test_the_workflow_for_github_is_safe(tmp_path: Path) -> None:
    run = zizmor(blocks(PAGES[0])[0], tmp_path)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("name", sorted(file.name for file in (REPOSITORY / ".github/workflows").glob("*.yml")))
def test_the_workflows_of_gnomon_are_safe(tmp_path: Path, name: str) -> None:
    run = zizmor((REPOSITORY / ".github/workflows" / name).read_text(), tmp_path)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("schema, block", [("github-workflows", 0), ("gitlab-ci", 1)])
def test_the_jobs_are_what_their_hosts_ask_for(tmp_path: Path, schema: str, block: int) -> None:
    checker = shutil.which("check-jsonschema", path=str(Path(sys.executable).parent)) or shutil.which("check-jsonschema")
    if not checker:
        refuse("check-jsonschema is not installed: pip install -r Tests/Browser/requirements.txt")
    file = tmp_path / "job.yml"
    file.write_text(blocks(PAGES[0])[block])
    own = sorted((REPOSITORY / ".github/workflows").glob("*.yml")) if block == 0 else []
    command = [checker, "--builtin-schema", f"vendor.{schema}"]
    run = subprocess.run([*command, file, *own], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    file.write_text(file.read_text().replace("script:", "scrpt:").replace("runs-on:", "run-on:"))
    assert subprocess.run([*command, file], capture_output=True).returncode != 0


@pytest.mark.parametrize("safe, unsafe", [("permissions: {}", "permissions: write-all"), ("@08c6903", "@v5 # 08c6903")])
def test_the_checker_objects(tmp_path: Path, safe: str, unsafe: str) -> None:
    workflow = blocks(PAGES[0])[0]
    assert safe in workflow
    assert zizmor(workflow.replace(safe, unsafe), tmp_path).returncode != 0
