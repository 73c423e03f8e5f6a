"""What a test needs from the machine."""

import os

import pytest


class Missing(Exception):
    """A program or folder that a test needs is not there; the message is a sentence that says how to get it."""


def refuse(sentence: str) -> None:
    """Skip where somebody works with what they have, but fail in CI: there a skipped check would go unnoticed for good."""
    if os.environ.get("CI") == "true":
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence)
