"""What is wrong with a page, in one line."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest


@dataclass(frozen=True)
class Finding:
    page: str
    rule: str
    element: str

    def __str__(self) -> str:
        return f"{self.page}: {self.rule}: {' '.join(self.element.split())}"


def none_of(findings: Sequence[object]) -> None:
    """Fail with a line for each finding."""
    if findings:
        pytest.fail("\n".join([f"{len(findings)} found", *map(str, findings)]), pytrace=False)
