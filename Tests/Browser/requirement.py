"""What a test needs from the machine."""

import os
from typing import NoReturn

import pytest


class Missing(Exception):
    """A program or folder that a test needs is not there; the message is a sentence that says how to get it."""


def refuse(sentence: str) -> NoReturn:
    """Skip where somebody works with what they have, but fail in CI, where a skipped check would never be noticed."""
    if os.environ.get("CI") == "true":
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence)
