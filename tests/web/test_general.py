"""Every game without a table of its own is played to its end on the general one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, alone, play_to_the_end, result_is_clear

GAMES = {"cincinnati": 3, "reibach": 2, "bells-and-hammers": 3}


@pytest.mark.long(40)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(take: Take, game: str) -> None:
    seats = GAMES[game]
    made_as = PHONE if game == "reibach" else DESKTOP
    device = take(**made_as, **QUICK)
    guest = alone(device, game, seats=seats, bots=["greedy"] * (seats - 1))
    play_to_the_end(guest)
    expect(guest.page.locator(".outcome > ol li")).to_have_count(seats)
    expect(guest.page.get_by_role("link", name="The story of the game")).to_be_visible()
    result_is_clear(guest.page)
