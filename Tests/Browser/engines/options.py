"""What a test may ask of a page before it is opened."""

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Options:
    """The defaults are the same on every machine: neither its language nor its time zone may reach a test."""

    width: int = 1000
    height: int = 800
    locale: str = "en-US"
    timezone: str = "UTC"
    dark: bool = False
    reduced_motion: bool = False
    javascript: bool = True
    forced_colors: bool = False
    touch: bool = False

    def allow(self, engine: str, *names: str) -> None:
        """What an engine cannot do is an error, not a skip: the test would check nothing and nobody would see it."""
        for field in fields(self):
            if field.name not in names and getattr(self, field.name) != field.default:
                raise ValueError(f"{engine} cannot open a page with {field.name}={getattr(self, field.name)}")
