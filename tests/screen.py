"""A screen to print on in tests."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType


def printed(drawn: RenderableType) -> list[str]:
    """What stands on the screen."""
    out = Console(file=io.StringIO(), width=80, highlight=False)
    out.print(drawn)
    assert isinstance(out.file, io.StringIO)
    return [line.rstrip() for line in out.file.getvalue().splitlines()]
