"""Reibach & Co and its referee, side by side, move for move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greenbaize.engine.seats import PUBLIC
from greenbaize.games.reibach import GAME
from greenbaize.games.reibach.box import KINDS
from greenbaize.games.reibach.view import named

from .agreement import CHUNKS, Both, agree
from .reibach import Referee

VERBS = ("base", "open", "extend", "joker", "risk", "deal", "turn", "draw")


class ReibachAndReferee(Both):
    """One game, and the referee of the same game."""

    GAME = GAME

    def call_referee(self) -> Referee:
        return Referee(self.seats, self.options)

    def laid_out(self) -> dict[str, object]:
        view = GAME.view(self.state, PUBLIC)
        seats = view["seats"]
        return {
            "first": view.get("first"),
            "turn": view.get("turn"),
            "points": view["points"],
            "display": view["display"],
            "dollars": view["dollars"],
            "deck": view["deck"],
            "hands": self.heaps("hand"),
            "known": self.heaps("known"),
            "bases_laid": self.heaps("bases"),
            "uncovered": [seat["uncovered"] for seat in seats],
            "rows": [
                {name: [row["length"], row["closed"]] for name, row in seat["rows"].items()}
                for seat in seats
            ],
            "scorings": view["scorings"],
            "totals": [seat["total"] for seat in seats],
        }

    def heaps(self, name: str) -> list[list[str]]:
        """Everybody's cards of one sort, as the state holds them."""
        return [sorted(named(heap)) for heap in getattr(self.state, name)[: self.seats]]

    def compare(self) -> None:
        super().compare()
        self.compare_views()

    def compare_views(self) -> None:
        """What every seat and everybody sees of every seat.

        While the game runs, bases, known cards and counts of them are forgotten, unless there is
        perfect memory; only the base just laid is shown.
        """
        laid_by, laid = self.referee.base_shown_now() or (None, None)
        for viewer in [*range(self.seats), PUBLIC]:
            view = GAME.view(self.state, viewer)
            assert ("unseen" in view) == self.referee.views_remember()
            for seat, chair in enumerate(view["seats"]):
                assert chair.get("shown") == (laid if seat == laid_by else None)
                assert chair["cards"] == len(self.referee.hands[seat])
                self.compare_cards(chair.get("hand"), self.referee.hands[seat], seat == viewer)
                self.compare_told(chair.get("known"), self.referee.known_in_views(seat))
                self.compare_told(chair.get("bases"), self.referee.bases_in_views(seat))

    def compare_cards(self, mine: list[str] | None, theirs: list[str], shown: bool) -> None:
        """What a view shows is right, and what it may not show is not there."""
        assert (None if mine is None else sorted(mine)) == (sorted(theirs) if shown else None)

    def compare_told(self, mine: list[str] | None, theirs: list[str] | None) -> None:
        """What all may be told, or nothing."""
        assert (None if mine is None else sorted(mine)) == theirs

    def near_misses(self) -> Iterator[str]:
        """Some random words of all kinds."""
        yield from ("blind", "pass", f"take {self.chance.randint(0, 4)}")
        yield f"first {self.chance.randint(0, 6)}"
        for verb in VERBS:
            yield f"{verb} {self.chance.choice(KINDS)}"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(ReibachAndReferee, chunk)


def test_a_difference_is_noticed() -> None:
    both = ReibachAndReferee(3)
    for ply in both.play_on():
        if ply > 90 and both.referee.hands[1] and both.referee.rows[0]:
            break
    both.compare()
    referee = both.referee
    hand = referee.hands[1]
    hand.append("oil")
    differs(both)
    with pytest.raises(AssertionError):
        both.compare_views()
    hand.pop()
    both.compare_views()
    referee.totals[0] += 1
    differs(both)
    referee.totals[0] -= 1
    row = next(iter(referee.rows[0].values()))
    row.append("joker")
    differs(both)
    row.pop()
    referee.bases_laid[1].append("gold")
    differs(both)
    referee.bases_laid[1].pop()
    referee.deck["art"] += 1
    differs(both)
    referee.deck["art"] -= 1
    both.compare()


def differs(both: ReibachAndReferee) -> None:
    with pytest.raises(AssertionError):
        both.compare()
