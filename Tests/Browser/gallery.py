"""Addresses and frames of the gallery."""

import re
from urllib.parse import urlencode

KINDS = ("clock-picker", "time-range", "radial-clock", "month-picker", "digital-clock")


def address(preview, kind, **options):
    """The page of a kind; names with `_` for `-`, and `view_time` for `view.time`."""
    named = {re.sub("^view-", "view.", name.replace("_", "-")): text for name, text in options.items()}
    return f"{preview.address}_gallery/{kind}?{urlencode(named)}"


def frame(preview, kind, **options):
    return address(preview, f"_frame/{kind}", **options)


def in_frames(script):
    """Whether something is true in all frames, of `inside`, the document."""
    return f"""(() => {{
      const frames = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument);
      return frames.length === 4 && frames.every(inside => !!({script}));
    }})()"""
