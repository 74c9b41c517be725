"""What a seat cannot know reaches neither its page, its storage nor its socket."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Take
from .device import DESKTOP
from .guests import QUICK, Guest, join, lay

PRESSES, VERSIONS = 60, 11


def compared(his: Guest, public: Guest) -> set[int]:
    """The versions of the table that both have seen."""
    return known(his, 0).keys() & known(public, 0).keys()


def known(guest: Guest, of: int) -> dict[int, Any]:
    """By version, what this guest's socket said about a seat."""
    return {
        frame["version"]: frame["play"]["view"]["seats"][of]
        for frame in guest.frames
        if frame["type"] == "table" and frame["play"] and not frame["play"]["result"]
    }


def opened(guest: Guest) -> set[str]:
    """The parts of the dice that everybody is shown once all promises are closed."""
    tables = [frame["table"] for frame in guest.frames if frame["type"] == "table"]
    assert not any(table["contributions"] for table in tables if not table["promises"])
    return {part for table in tables for part in table["contributions"]}


def told(guest: Guest) -> list[dict[str, Any]]:
    """Every event of the game that this guest's socket brought."""
    return [
        line["event"]
        for frame in guest.frames
        if frame["type"] == "table"
        for line in frame["log"]
        if line["kind"] == "game"
    ]


@pytest.mark.long(40)
@pytest.mark.parametrize("game", ["cincinnati", "reibach"])
def test_the_other_seat_is_as_dark_as_to_the_public(take: Take, game: str) -> None:
    hers, his, public = (take(**DESKTOP, **QUICK) for _ in range(3))
    code = lay(hers, game, seats=3, bots=["greedy"])
    his_seat = join(his, code, "Ben")
    ann, ben, watcher = Guest(hers, code, 1), Guest(his, code, 2), Guest(public, code)
    ann.begin()
    pressed = 0
    while (pressed < PRESSES or len(compared(ben, watcher)) < VERSIONS) and not ann.over:
        pressed += ann.step() + ben.step()
    for guest in (ann, ben, watcher):
        guest.page.wait_for_timeout(300)
    chairs = [guest.page.locator("[data-at=seat-0]") for guest in (ann, ben, watcher)]
    hers_told, his_told, public_told = (chair.first.text_content() for chair in chairs)
    assert his_told == public_told != hers_told
    mine, his_view, all_see = known(ann, 0), known(ben, 0), known(watcher, 0)
    both = compared(ben, watcher)
    assert len(both) >= VERSIONS
    assert all(his_view[version] == all_see[version] for version in both)
    assert any(mine[version] != all_see[version] for version in both & mine.keys())
    unseen = [line for line in told(ben) if line in told(ann) and line not in told(watcher)]
    assert [line for line in unseen if line.get("seat") == 0] == []
    kept = ben.page.evaluate("() => Object.entries({...localStorage, ...sessionStorage})")
    allowed = (
        "greenbaize",
        "greenbaize-tables",
        f"greenbaize-part-{code}-{his_seat}",
        f"greenbaize-dice-{code}",
        "PARAGLIDE_LOCALE",
    )
    assert {name for name, _ in kept} <= set(allowed)
    own = ann.page.evaluate("(key) => localStorage.getItem(key)", f"greenbaize-part-{code}-0")
    assert own
    assert own in opened(ben)
    assert all(own not in value for name, value in kept if name != f"greenbaize-dice-{code}")
