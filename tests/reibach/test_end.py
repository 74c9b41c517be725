"""The end: who has won."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError

from .positions import COLOURS, play, table, told


def finished(*totals: int, head_start: bool = False) -> list[int]:
    """The places when everybody ends with so much."""
    lines = [f"{COLOURS[seat]} total {total}" for seat, total in enumerate(totals)]
    match = table("\n".join(["pile 9", *lines]), options={"head_start": head_start})
    play(match, "blind", "draw dollar")
    assert match.scores() == list(totals)
    places: list[int] = match.view()["places"]
    assert places == match.places()
    return places


@pytest.mark.rule("5.1")
def test_the_highest_total_wins() -> None:
    assert finished(3, 12, -4, 5) == [3, 1, 4, 2]


@pytest.mark.rule("5.1")
def test_the_game_ends_with_the_third_scoring() -> None:
    match = table("pile 9")
    assert "places" not in match.view()
    assert match.view()["over"] is False
    events = play(match, "blind", "draw dollar")
    assert match.view()["over"] is True
    assert match.view()["scorings"] == 3
    assert told(match, events)[-1] == "Red and Blue shared the victory with $0 each."
    with pytest.raises(RefusedError, match="the game is over"):
        match.play(0, "take 1")
    with pytest.raises(RefusedError, match="the game is over"):
        match.play(HOUSE, "draw oil")


@pytest.mark.rule("5.2", "Q15")
@pytest.mark.parametrize(
    ("totals", "places"),
    [([7, 7], [1, 1]), ([7, 9, 9], [3, 1, 1]), ([2, 2, 3, 1], [2, 2, 1, 4]), ([-1] * 5, [1] * 5)],
)
def test_equal_totals_share_a_place(totals: list[int], places: list[int]) -> None:
    assert finished(*totals) == places


@pytest.mark.rule("Q15")
def test_rows_break_no_tie() -> None:
    match = table("pile 9\nred rows oil 3, art 1\nblue rows gold 1 x2")
    play(match, "blind", "draw dollar")
    assert match.scores() == [8, 8]
    assert match.places() == [1, 1]


@pytest.mark.rule("12.4")
def test_a_head_start_counts_at_the_end() -> None:
    match = table("pile 9", seats=3, options={"head_start": True})
    play(match, "blind", "draw dollar")
    assert match.scores() == [0, 1, 2]
    assert match.places() == [3, 2, 1]
