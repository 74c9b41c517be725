"""Whether everybody can use a page, as far as axe can tell."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@cache
def script() -> str:
    """The checker itself."""
    return AXE.read_text("utf-8")


def axe(page: Page) -> list[str]:
    """What bars somebody from using the page as it is now: nothing, if all is well."""
    page.evaluate(script())
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['impact']} {one['id']}: {one['help']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
