"""Where figures are taken, and how they are told and kept in results.md."""

import os
import platform
import subprocess
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path

from greenbaize.build import command, compiled
from greenbaize.version import VERSION

TITLES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
RESULTS = Path(__file__).resolve().parent / "results.md"


def machine() -> str:
    """What it was measured on."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = names[0] if names else platform.machine()
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def measured() -> str:
    """What was measured, of which commit, how it was compiled, where and when."""
    built = f"compiled by `{' '.join(command())}`" if compiled() else "interpreted"
    return f"Greenbaize {VERSION} at commit {commit()}, {built}; {machine()}; {date.today()}"


def commit() -> str:
    """The commit that lies in the checkout; a plus says that files differ from it."""
    said = [
        subprocess.run(["git", *words], cwd=RESULTS.parent, capture_output=True, text=True).stdout
        for words in (
            ["rev-parse", "--short=10", "HEAD"],
            ["status", "--porcelain", "--", ":/", f":(exclude,top)bench/{RESULTS.name}"],
        )
    ]
    head, changed = (text.strip() for text in said)
    return f"{head or 'unknown'}{'+' if changed else ''}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table in Markdown, the first column to the left and the others to the right."""
    rule = f"|---|{'---:|' * (len(head) - 1)}"
    first, *rest = [f"| {' | '.join(line)} |" for line in (head, *rows)]
    return [first, rule, *rest]


def keep(section: str, text: str, page: Path = RESULTS) -> None:
    """Put figures between the marks of their section in results.md; the others stay."""
    before, start, rest = page.read_text().partition(f"<!-- {section} -->\n")
    _, end, after = rest.partition("<!-- end -->")
    if not end:
        raise OSError(f"{page} has no place for {section}.")
    page.write_text(f"{before}{start}{text}{end}{after}")


def kinds(database: str) -> list[str]:
    """The kinds of database that are asked for."""
    return list(TITLES) if database == "both" else [database]


def ms(seconds: float) -> str:
    """Milliseconds."""
    return f"{seconds * 1000:.1f} ms"
