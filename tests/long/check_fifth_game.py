"""A game more passes the checks of the page's types, as it is."""

from __future__ import annotations

from pathlib import Path

from tests.build.fifth_game import make_package, make_page, tool


def test_the_types_of_the_page_fit(tmp_path: Path) -> None:
    make_page(make_package(tmp_path))
    checked = tool(tmp_path, "website.py", "run", "check")
    assert checked.returncode == 0, checked.stdout
