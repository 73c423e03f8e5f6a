"""What a page must not do: log an error, throw, or break its policy."""

from dataclasses import dataclass

# Runs before the page's own scripts where an engine can do that. `say` takes one line of text.
LISTENER = """(say) => addEventListener("securitypolicyviolation", (event) => say(
    `${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`.trim() +
    (event.sourceFile ? ` (${event.sourceFile}:${event.lineNumber})` : "")
))"""

# Events arrive in order: after a task of the page, and its answer, there is none that is still on its way.
TURN = """new Promise((ok) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => ok("");
    port2.postMessage(0);
})"""


@dataclass(frozen=True)
class Problem:
    """One finding; `kind` is console, error (uncaught) or policy."""

    engine: str
    page: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.engine} {self.kind}: {' '.join(self.text.split())}"


def once_each(problems: list[Problem]) -> list[Problem]:
    """A violation breaks the page's policy and the host's, and each is an event and a line in the console.

    The line is kept only where no event arrived.
    """
    heard = any(problem.kind == "policy" for problem in problems)
    kept = [problem for problem in problems if not (heard and problem.kind == "console" and is_policy(problem.text))]
    return list(dict.fromkeys(kept))


def is_policy(text: str) -> bool:
    return "content security policy" in text.lower().replace("-", " ")
