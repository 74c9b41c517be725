"""What a seat cannot know reaches neither its page, its storage nor its socket."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Take
from .device import DESKTOP
from .guests import QUICK, Guest, join, lay, play_to_the_end

PRESSES = 40


def known(guest: Guest, of: int) -> dict[int, Any]:
    """By version, what this guest's socket said about a seat."""
    return {
        frame["version"]: frame["play"]["view"]["seats"][of]
        for frame in guest.frames
        if frame["type"] == "table" and frame["play"] and not frame["play"]["result"]
    }


@pytest.mark.long(40)
@pytest.mark.parametrize("game", ["cincinnati", "reibach"])
def test_the_other_seat_is_as_dark_as_to_the_public(take: Take, game: str) -> None:
    hers, his, public = (take(**DESKTOP, **QUICK) for _ in range(3))
    code = lay(hers, game, seats=3, bots=["greedy"])
    his_seat = join(his, code, "Ben")
    ann, ben, watcher = Guest(hers, code, 1), Guest(his, code, 2), Guest(public, code)
    ann.begin()
    pressed = 0
    while pressed < PRESSES and not ann.over:
        pressed += ann.step() + ben.step()
        chair = "[data-at=seat-0]"
        texts = [one.page.locator(chair).inner_text() for one in (ben, watcher)]
        if ben.frames[-1].get("version") == watcher.frames[-1].get("version"):
            assert texts[0] == texts[1] or ben.frames[-1] != watcher.frames[-1]
    mine, his_view, all_see = known(ann, 0), known(ben, 0), known(watcher, 0)
    both = his_view.keys() & all_see.keys()
    assert len(both) > 10
    assert all(his_view[version] == all_see[version] for version in both)
    assert any(mine[version] != all_see[version] for version in both & mine.keys())
    kept = ben.page.evaluate("() => Object.entries({...localStorage, ...sessionStorage})")
    allowed = (
        "greenbaize",
        "greenbaize-tables",
        f"greenbaize-part-{code}-{his_seat}",
        "PARAGLIDE_LOCALE",
    )
    assert {name for name, _ in kept} <= set(allowed)
    own = ann.page.evaluate("() => localStorage.getItem(`greenbaize-part-%s-0`)" % code)
    assert own and all(own not in value for _, value in kept)


def test_a_whole_game_keeps_its_secrets_to_the_end(take: Take) -> None:
    """Cards that Ann drew unseen are named on her page, and never on Ben's."""
    hers, his = (take(**DESKTOP, **QUICK) for _ in range(2))
    code = lay(hers, "reibach", seats=2)
    join(his, code, "Ben")
    ann, ben = Guest(hers, code, 3), Guest(his, code, 4)
    ann.begin()
    play_to_the_end(ann, ben)
    dealt = [
        line["event"]
        for frame in ben.frames
        if frame["type"] == "table"
        for line in frame["happened"]
        if line["event"].get("event") in ("dealt", "drew") and line["event"].get("seat") == 0
    ]
    assert dealt == []
